#!/bin/sh
# Builds the Debian package from a staged `make install`, and prints its path.
#
# PROFILE is the profile of Cargo to build with. The package of another profile than `release` lies in a folder of that
# name. Exit status: 0 built; 1 not, and the reason was said.
set -u
umask 022

here=$(cd "$(dirname "$0")/.." && pwd) || exit 1
cd "$here" || exit 1
profile=${PROFILE:-release}
room=$here/target/deb
[ "$profile" = release ] || room=$room/$profile
stage=$room/stage

say() { printf '%s\n' "$*" >&2; }
has() { command -v "$1" >/dev/null 2>&1; }

has dpkg-deb || { say "make deb needs dpkg-deb, which Debian and its relatives have."; exit 1; }
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
architecture=$(dpkg --print-architecture) || exit 1

rm -rf "$room/stage" "$room"/*.deb
mkdir -p "$stage/DEBIAN" || exit 1
"${MAKE:-make}" --no-print-directory install DESTDIR="$stage" PREFIX=/usr PROFILE="$profile" >&2 || exit 1
program=$stage/usr/bin/ansage
! has strip || strip "$program" || exit 1
gzip -9n "$stage"/usr/share/man/man1/*.1 || exit 1
cat >"$stage/usr/share/doc/ansage/copyright" <<'TEXT'
Ansage is free software under the GNU General Public License, version 3 or any later version.
The text of version 3 is in the file LICENSE beside this one, and in /usr/share/common-licenses/GPL-3.
TEXT

# dpkg-shlibdeps (package dpkg-dev) knows which packages the program's libraries are from. It reads debian/control.
depends=
if has dpkg-shlibdeps; then
    mkdir -p "$room/shlibdeps/debian" || exit 1
    printf 'Source: ansage\n\nPackage: ansage\nArchitecture: any\n' >"$room/shlibdeps/debian/control" || exit 1
    depends=$(cd "$room/shlibdeps" && dpkg-shlibdeps -O -e"$program") || exit 1
    depends=${depends#shlibs:Depends=}
    rm -rf "$room/shlibdeps"
fi
[ -n "$depends" ] || depends='libasound2t64 | libasound2, libc6, libgcc-s1, libspeechd2'

name=$(git config user.name 2>/dev/null) && address=$(git config user.email 2>/dev/null) && maintainer="$name <$address>" ||
    maintainer='Ansage contributors <nobody@localhost>'

# The program loads libespeak-ng when it is there, and asks speech-dispatcher for the system's voice. BRLTTY is only
# suggested, because its rules for USB may take the serial port of a chess board for a Braille display.
cat >"$stage/DEBIAN/control" <<CONTROL || exit 1
Package: ansage
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Section: games
Priority: optional
Installed-Size: $(du -sk "$stage/usr" | cut -f 1)
Depends: $depends
Recommends: libespeak-ng1, espeak-ng-data, speech-dispatcher, stockfish
Suggests: brltty
Description: chess assistant for blind and visually disabled players
 Ansage speaks and understands moves in the words of Appendix D of the FIDE Laws
 of Chess, runs both clocks, keeps the blind player's score, and records the game
 so that an arbiter can settle a dispute. It works with its own voice, with a
 screen reader, and with a Braille display alone.
CONTROL
(cd "$stage" && find usr -type f | sort | xargs md5sum >DEBIAN/md5sums) || exit 1

package=$room/ansage_${version}_$architecture.deb
dpkg-deb --root-owner-group --build "$stage" "$package" >&2 || exit 1
rm -rf "$stage"
printf '%s\n' "$package"
