#!/bin/sh
# Installs the built program, its man pages and its manual below a prefix, or takes them away again.
#
#   install.sh install
#   install.sh uninstall
#
# The Makefile passes PREFIX, an absolute folder, DESTDIR, which stands before it in a package's staging folder, and
# PROFILE, the profile of Cargo that the program was built with. Exit status: 0 done; 1 not, and the reason was said.
set -u
umask 022

here=$(cd "$(dirname "$0")/.." && pwd) || exit 1
cd "$here" || exit 1
built=${PROFILE:-release}
[ "$built" != dev ] || built=debug
built=${CARGO_TARGET_DIR:-target}/$built
prefix=${PREFIX:?}
into=${DESTDIR:-}$prefix
doc=share/doc/ansage

say() { printf '%s\n' "$*" >&2; }

case $prefix in
    /*) ;;
    *) say "PREFIX is an absolute folder, such as /usr/local, and not $prefix"; exit 1 ;;
esac

# What is installed: the mode, the file here, and its place below the prefix.
list() {
    printf '755\t%s\tbin/ansage\n' "$built/ansage"
    for page in locales/en/man/*.1; do printf '644\t%s\tshare/man/man1/%s\n' "$page" "${page##*/}"; done
    for file in README.md LICENSE; do printf '644\t%s\t%s/%s\n' "$file" "$doc" "$file"; done
    for file in locales/en/manual/*; do printf '644\t%s\t%s/manual/%s\n' "$file" "$doc" "${file##*/}"; done
}
tab=$(printf '\t')

case ${1:-} in
    install)
        list | while IFS=$tab read -r mode file place; do
            mkdir -p "$into/${place%/*}" && install -m "$mode" "$file" "$into/$place" || exit 1
        done || { say "$into: the program is not installed, see above."; exit 1; }
        # The manual lies beside the README there. What only the source has is named without a link.
        for page in README.md locales/en/manual/*.md; do
            sed -e 's,](locales/en/manual/,](manual/,g' \
                -e 's,\[\([^]]*\)\]([./]*\(hardware\|github\)/[^)]*),\1 (in the source),g' "$page" \
                >"$into/$doc/${page#locales/en/}" || exit 1
        done
        say "Installed: $into/bin/ansage"
        [ -z "${DESTDIR:-}" ] || exit 0
        case :$PATH: in
            *":$prefix/bin:"*) ;;
            *) say "Your shell does not look for programs in $prefix/bin. Add that folder to PATH." ;;
        esac
        ;;
    uninstall)
        list | while IFS=$tab read -r _ _ place; do
            rm -f "$into/$place" || exit 1
        done || { say "$into: not all of the program was removed, see above."; exit 1; }
        for folder in "$into/$doc/manual" "$into/$doc"; do
            [ ! -d "$folder" ] || rmdir "$folder" || exit 1
        done
        say "Removed: $into/bin/ansage"
        ;;
    *) say "install.sh install, or install.sh uninstall"; exit 1 ;;
esac
