//! Give up what a game does not need, and try what the system refuses.
//!
//! Linux alone offers this; elsewhere the program says plainly that it does not. Files are given up before the first thread
//! begins, for a thread hands its limits on only to those it begins: what belongs to the system may be read, and written
//! the folders of journals, settings and data, of the user's session, of devices, and those that the command line names.
//! Starting other programs, and looking into others, is given up when a locked game begins, by all threads at once: until
//! then a speech service may have to be started. A list of what is refused is short; one of what is allowed would break
//! with every new version of a sound or speech library.

use super::arguments::values::BoardName;
use super::arguments::{Arguments, PlayArguments, ProgramCommand, SoundArguments};
use super::beginning;
use super::engine::engine_program;
#[cfg(target_os = "linux")]
use super::kept_journals::journal_folder;
use super::kept_journals::resolve_journal_path;
use super::settings::start;
#[cfg(target_os = "linux")]
use crate::journal_file::create_private_folder;
use ansage_compare::inspection::Restriction;
use ansage_game::joining::StationRole;
use ansage_sound::speech::driver::{PrivateAudio, PublicAudio};
use std::ffi::OsString;
#[cfg(target_os = "linux")]
use std::fs;
use std::io;
#[cfg(target_os = "linux")]
use std::path::Path;
use std::path::PathBuf;

#[cfg(target_os = "linux")]
mod linux {
    use super::{AllowedFolders, NamedFiles, Restriction};
    use landlock::{ABI, Access, AccessFs, Ruleset, RulesetAttr, RulesetCreatedAttr, RulesetError, path_beneath_rules};
    use seccompiler::{BpfProgram, SeccompAction, SeccompFilter, TargetArch, apply_filter_all_threads};
    use std::collections::BTreeMap;
    use std::fs::{self, File};
    use std::io::{self, ErrorKind};
    use std::process::{Command, Stdio};

    /// What belongs to the system, with its programs: a speech service is started where it does not run.
    const PROGRAMS: [&str; 11] =
        ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/opt", "/nix", "/gnu", "/snap", "/app"];
    /// What else of the system is read.
    const SYSTEM: [&str; 5] = ["/etc", "/proc", "/sys", "/run", "/var/lib"];
    /// Starting a program, and reading and writing the memory of another.
    const REFUSED: [libc::c_long; 5] = [
        libc::SYS_execve,
        libc::SYS_execveat,
        libc::SYS_ptrace,
        libc::SYS_process_vm_readv,
        libc::SYS_process_vm_writev,
    ];

    /// Files are given up. Where the kernel knows less of this, as much of it as it knows.
    pub(super) fn confine(wanted: &NamedFiles) -> Result<(), RulesetError> {
        let abi = ABI::V5;
        let read = AccessFs::ReadFile | AccessFs::ReadDir;
        let write = AccessFs::from_all(abi) & !(AccessFs::Execute | AccessFs::MakeChar | AccessFs::MakeBlock);
        let folders = AllowedFolders::from_named_files(wanted);
        Ruleset::default()
            .handle_access(AccessFs::from_all(abi))?
            .create()?
            .add_rules(path_beneath_rules(PROGRAMS, read | AccessFs::Execute))?
            .add_rules(path_beneath_rules(SYSTEM, read))?
            .add_rules(path_beneath_rules(folders.programs, read | AccessFs::Execute))?
            .add_rules(path_beneath_rules(folders.read, read))?
            .add_rules(path_beneath_rules(folders.write, write))?
            .add_rules(path_beneath_rules(["/dev"], write))?
            .restrict_self()
            .map(drop)
    }

    /// Starting and looking into other programs is given up, by all threads.
    pub(super) fn give_up_programs() -> io::Result<()> {
        let said = |error: &dyn std::fmt::Display| io::Error::other(error.to_string());
        let refused = SeccompAction::Errno(libc::EPERM as u32);
        let arch = TargetArch::try_from(std::env::consts::ARCH).map_err(|error| said(&error))?;
        let rules: BTreeMap<i64, Vec<_>> = REFUSED.into_iter().map(|call| (call, Vec::new())).collect();
        let filter = SeccompFilter::new(rules, SeccompAction::Allow, refused, arch).map_err(|error| said(&error))?;
        let filter = BpfProgram::try_from(filter).map_err(|error| said(&error))?;
        apply_filter_all_threads(&filter).map_err(|error| said(&error))
    }

    /// A folder that everybody may read and no game needs.
    const OUTSIDE: &str = "/";

    pub(super) fn file_restriction() -> Restriction {
        match File::open(OUTSIDE) {
            Err(error) if error.kind() == ErrorKind::PermissionDenied => Restriction::Refused,
            _ => Restriction::Open,
        }
    }

    pub(super) fn program_restriction() -> Restriction {
        // Without a filter nothing could refuse it: then no other process is begun to find that out.
        let status = fs::read_to_string("/proc/thread-self/status").unwrap_or_default();
        if !status.lines().any(|line| line.split_whitespace().eq(["Seccomp:", "2"])) {
            return Restriction::Open;
        }
        let Ok(own) = std::env::current_exe() else { return Restriction::Open };
        let mut other = Command::new(own);
        other.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        match other.status() {
            Err(error) if error.kind() == ErrorKind::PermissionDenied => Restriction::Refused,
            _ => Restriction::Open,
        }
    }
}

/// Whether the system keeps this process from files that it does not need. It is tried.
pub fn probe_file_restriction() -> Restriction {
    #[cfg(target_os = "linux")]
    {
        linux::file_restriction()
    }
    #[cfg(not(target_os = "linux"))]
    {
        Restriction::NotOffered
    }
}

/// Whether the system keeps this process from starting other programs. It is tried.
pub fn probe_program_restriction() -> Restriction {
    #[cfg(target_os = "linux")]
    {
        linux::program_restriction()
    }
    #[cfg(not(target_os = "linux"))]
    {
        Restriction::NotOffered
    }
}

/// The files that a command line names, by what is done with them.
#[derive(Debug, Default)]
struct NamedFiles {
    /// Only read.
    read: Vec<PathBuf>,
    /// Written, in a folder in which more is written beside them; or a device, which may come back there.
    written: Vec<PathBuf>,
    /// Folders for what is made on the way.
    folders: Vec<PathBuf>,
    /// Programs that may be started, beside those of the system.
    programs: Vec<PathBuf>,
    /// Whether the arbiter's desk may come in at a door beside the journal, or in the user's folder for such things.
    has_door: bool,
    /// Whether the journal is a new one in the usual folder.
    usual_journal: bool,
    /// Whether a sound card or a sound server is used.
    has_card: bool,
}

/// Gives up, for good, files that this command does not need. To be called before the first thread begins. A game, a lesson
/// and a joined station are confined; who works with files, and the arbiter's desk, which reads sheets from wherever they
/// lie, are not. Where the system does not do it the program goes on as it is, and `inspect` says so.
pub fn confine(arguments: &Arguments) {
    let Some(wanted) = wanted(arguments) else { return };
    #[cfg(target_os = "linux")]
    {
        // That it failed is seen by trying, and told then.
        let _ = linux::confine(&wanted);
    }
    #[cfg(not(target_os = "linux"))]
    drop(wanted);
}

/// Gives up, for good and for all threads, starting other programs and looking into them.
///
/// # Errors
/// What the system says; that it offers nothing of the kind.
pub fn give_up_programs() -> io::Result<()> {
    #[cfg(target_os = "linux")]
    {
        linux::give_up_programs()
    }
    #[cfg(not(target_os = "linux"))]
    {
        Err(io::ErrorKind::Unsupported.into())
    }
}

fn wanted(arguments: &Arguments) -> Option<NamedFiles> {
    let mut wanted = NamedFiles::default();
    match &arguments.command {
        Some(command) => wanted.runs(command, None)?,
        None => {
            wanted.written.extend(arguments.speech_log.clone());
            // Whatever the menu offers, with the settings that count for it.
            for choice in beginning::CHOICES {
                let offered = start::read_command_line(&["ansage", choice].map(OsString::from)).ok();
                if let Some(command) = offered.and_then(|offered| offered.command) {
                    wanted.runs(&command, Some(&arguments.audio))?;
                }
            }
        }
    }
    Some(wanted)
}

impl NamedFiles {
    /// What this command needs; `None` where it may need any file. `audio` is where it sounds, where that is not its own.
    fn runs(&mut self, command: &ProgramCommand, audio: Option<&PublicAudio>) -> Option<()> {
        let sounding = match command {
            ProgramCommand::Play(play) => self.plays(play),
            ProgramCommand::Host(host) => self.plays(&host.play),
            ProgramCommand::Practice(practice) => {
                self.programs.extend(engine_program(practice.engine.as_deref()));
                self.plays(&practice.play)
            }
            ProgramCommand::Learn(learn) => {
                self.folders.push(std::env::temp_dir());
                &learn.sounding
            }
            // The arbiter's desk reads sheets from wherever they lie.
            ProgramCommand::Join(join) if join.capacity != StationRole::Arbiter => {
                self.read.extend(join.code_file.clone());
                self.written.extend(join.board.as_ref().map(|board| match board {
                    BoardName::Tactile(path) => path.into(),
                    BoardName::Electronic(named) => PathBuf::from(&named.path),
                }));
                &join.sounding
            }
            _ => return None,
        };
        self.sounds(audio.unwrap_or(&sounding.audio), sounding.private_audio.as_ref());
        self.written.extend(sounding.speech_log.clone());
        Some(())
    }

    fn plays<'a>(&mut self, play: &'a PlayArguments) -> &'a SoundArguments {
        self.read.extend(play.arbiter_code_file.clone());
        self.read.extend(play.event.clone());
        self.usual_journal |= play.journal.is_none();
        self.has_door |= !play.scripted;
        self.written.extend(play.journal.as_deref().map(resolve_journal_path));
        let opponents = play.opponent_board.as_ref().map(|named| &named.path);
        self.written
            .extend([play.board.as_ref(), opponents, play.opponent_key.as_ref()].into_iter().flatten().map(Into::into));
        &play.sounding
    }

    fn sounds(&mut self, audio: &PublicAudio, private: Option<&PrivateAudio>) {
        self.has_card |= matches!(audio, PublicAudio::Default | PublicAudio::Named(_))
            || matches!(private, Some(PrivateAudio::Named(_)));
        if let PublicAudio::Wav(path) = audio {
            self.written.push(path.clone());
        }
    }
}

/// The variables of the environment that name files of libraries for sound and speech, and folders of libraries.
#[cfg(target_os = "linux")]
const READ_BY_LIBRARIES: [&str; 7] = [
    "ALSA_CONFIG_PATH",
    "ALSA_CONFIG_DIR",
    "ALSA_CONFIG_UCM",
    "ALSA_PLUGIN_DIR",
    "ESPEAK_DATA_PATH",
    "PULSE_COOKIE",
    "LD_LIBRARY_PATH",
];

/// What may be read and written beside what belongs to the system.
#[derive(Debug, Default)]
#[cfg(target_os = "linux")]
struct AllowedFolders {
    read: Vec<PathBuf>,
    write: Vec<PathBuf>,
    /// With what lies beside them: an engine reads its own files there.
    programs: Vec<PathBuf>,
}

#[cfg(target_os = "linux")]
impl AllowedFolders {
    fn from_named_files(wanted: &NamedFiles) -> AllowedFolders {
        let beside = |program: &PathBuf| fs::canonicalize(program).ok()?.parent().map(Path::to_owned);
        let programs = wanted.programs.iter().flat_map(|it| [it.parent().map(Path::to_owned), beside(it)]).flatten();
        // One at the root has nothing beside it that is its own.
        let programs = programs.filter(|folder| folder.parent().is_some());
        let (read, write) = (wanted.read.clone(), wanted.folders.clone());
        let mut folders = AllowedFolders { read, write, programs: programs.collect() };
        let variable = |name: &str| std::env::var_os(name);
        let named = READ_BY_LIBRARIES.into_iter().filter_map(variable);
        folders.read.extend(named.flat_map(|paths| std::env::split_paths(&paths).collect::<Vec<_>>()));
        folders.read.extend(std::env::current_exe());
        wanted.written.iter().for_each(|path| folders.allow_writing_file(path));
        if let Some(dirs) = directories::ProjectDirs::from("", "", "ansage") {
            // What is not there when the limit is set could never be made behind it.
            [dirs.data_dir(), dirs.config_dir(), dirs.cache_dir()].into_iter().for_each(|folder| folders.make(folder));
        }
        if let Some(dirs) = directories::BaseDirs::new() {
            folders.add_home_folders(&dirs, wanted.has_card);
        }
        if wanted.has_door {
            folders.write.extend(ansage_link::driver::user_socket_folder());
        }
        // The present folder is the last resort for a journal.
        if wanted.usual_journal && !journal_folder().is_some_and(|folder| takes_files(&folder)) {
            folders.write.push(PathBuf::from("."));
        }
        folders
    }

    /// What libraries for sound and speech keep in a home folder.
    fn add_home_folders(&mut self, dirs: &directories::BaseDirs, has_card: bool) {
        let (home, config) = (dirs.home_dir(), dirs.config_dir());
        let read = [home.join(".asoundrc"), home.join(".pulse-cookie"), config.join("alsa"), config.join("pipewire")];
        self.read.extend(read);
        self.read.push(config.join("speech-dispatcher"));
        self.write.push(dirs.cache_dir().join("speech-dispatcher"));
        // Libraries make the folder of the user's session where it is missing; where he has none they make theirs where
        // everybody does.
        let session = dirs.runtime_dir().filter(|folder| ensure_folder_exists(folder)).map(Path::to_owned);
        self.write.push(session.unwrap_or_else(std::env::temp_dir));
        let serves = std::env::var_os("PULSE_SERVER").is_some()
            || dirs.runtime_dir().is_some_and(|folder| folder.join("pulse").exists());
        // The cookie of a sound server is made where it is missing.
        if has_card && serves {
            self.make(&home.join(".config/pulse"));
        }
        self.write.extend([home.join(".config/pulse"), config.join("pulse")]);
    }

    fn make(&mut self, folder: &Path) {
        // Where it cannot be made nothing could be written to it either.
        let _ = fs::create_dir_all(folder);
        self.write.push(folder.to_owned());
    }

    /// A file, its folder, and both where a link leads to another place.
    fn allow_writing_file(&mut self, path: &Path) {
        for path in [Some(path.to_owned()), fs::canonicalize(path).ok()].into_iter().flatten() {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
            self.write.push(folder.to_owned());
            self.write.push(path);
        }
    }
}

/// Whether this folder is there; where it is not it is made, for its owner alone.
#[cfg(target_os = "linux")]
fn ensure_folder_exists(folder: &Path) -> bool {
    let mut made = fs::DirBuilder::new();
    std::os::unix::fs::DirBuilderExt::mode(&mut made, 0o700);
    folder.is_dir() || made.create(folder).is_ok()
}

/// Whether a file can be made in this folder.
#[cfg(target_os = "linux")]
fn takes_files(folder: &Path) -> bool {
    create_private_folder(folder).is_ok() && tempfile::tempfile_in(folder).is_ok()
}
