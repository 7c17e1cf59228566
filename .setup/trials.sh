# Sourced by what is tried in a fresh root of Debian, after `trial` and `tried`: the command, and what it tries.
#
# mmdebstrap makes the root, and is installed where that is allowed. Where it is missing or cannot run, the trial is skipped.

say() { printf '%s\n' "$*"; }
fail() { say "$trial: $*"; exit 1; }
has() { command -v "$1" >/dev/null 2>&1; }
skip() { say "skipped: $trial, $tried. $*"; exit 0; }

begun='The fresh root is there.'

# The first thing in the fresh root. Nothing of the environment counts there, except how the network is reached.
begin() {
    say "$begun"
    unset $(env | sed -n 's/^\([A-Za-z_][A-Za-z0-9_]*\)=.*/\1/p' | grep -vi '_proxy$')
    export LC_ALL=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin
}

# Leaves where no root can be made, and makes the folder `room`.
prepare() {
    has dpkg-deb && has apt-get || skip 'This is not Debian or one of its relatives.'
    room=$(mktemp -d) || exit 1
    trap 'rm -rf "$room"' EXIT
    trap 'exit 1' INT TERM HUP
}

# in_fresh_root RELEASE OPTION...: makes the root with these options of mmdebstrap and shows what happened from `begin` on.
in_fresh_root() {
    release=$1
    shift
    if ! has mmdebstrap; then
        as_root=
        [ "$(id -u)" = 0 ] || as_root='sudo -n'
        { $as_root true && $as_root apt-get -q update &&
            $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-remove --no-install-recommends \
                -o DPkg::Lock::Timeout=120 install mmdebstrap uidmap; } >/dev/null 2>&1 </dev/null ||
            skip 'mmdebstrap is missing. Type:  sudo apt-get install --no-install-recommends mmdebstrap uidmap'
    fi
    # The root lies where the user that it is mapped to may look into, not in a private folder. Nothing is packed from it.
    TMPDIR=/tmp mmdebstrap --variant=minbase --format=null "$@" "$release" /dev/null >"$room/log" 2>&1 </dev/null
    outcome=$?
    if [ "$outcome" != 0 ] && ! grep -q "^$begun" "$room/log"; then
        skip "mmdebstrap cannot make one here: $(grep '^E: ' "$room/log" | tail -n 1)"
    fi
    sed -n "/^$begun/,\$p" "$room/log"
    [ "$outcome" = 0 ] || fail 'the trial failed, see above.'
}
