#!/bin/sh
# Build the word lists and the meanings, after installing what is missing: the Debian packages of the languages
# (apt-get, with sudo when not root) and their Python packages, at the versions build.py pins, in a virtual environment
# under .build/words.
#   build.sh [en] [nl] …           write words.txt, headwords.txt and, where there is a source, glosses.txt of each language
#   build.sh --check [en] [nl] …   check them instead
set -eu

here=$(cd "$(dirname "$0")" && pwd)
venv=$here/../../.build/words

as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

is_installed() {
    dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null | grep -qx installed
}

install_packages() {
    missing=
    for package in "$@"; do
        is_installed "$package" || missing="$missing $package"
    done
    [ -z "$missing" ] && return
    as_root apt-get update
    # shellcheck disable=SC2086 # one word each
    as_root apt-get install -y --no-install-recommends $missing
}

missing_requirements() {
    # shellcheck disable=SC2086 # one word each
    "$python" -B "$here/build.py" --missing $languages 2>/dev/null || echo any
}

script=build.py
check=
if [ "${1:-}" = --check ]; then
    shift
    script=check.py
    check=--check
fi
languages=$*

# shellcheck disable=SC2046,SC2086 # one word each
install_packages $(python3 -B "$here/build.py" --packages $languages)
python=python3
if [ -n "$(missing_requirements)" ]; then
    python=$venv/bin/python
    if [ ! -x "$python" ]; then
        python3 -c 'import ensurepip, venv' 2>/dev/null || install_packages python3-venv
        python3 -m venv "$venv"
    fi
    for requirement in $(missing_requirements); do
        # Of the denckring packages only the data files are read: what they depend on is not needed.
        case $requirement in
        denckring-*) alone=--no-deps ;;
        *) alone= ;;
        esac
        # shellcheck disable=SC2086 # nothing, or one word
        "$python" -m pip install --quiet --disable-pip-version-check $alone "$requirement"
    done
fi

"$python" -B "$here/$script" "$@"
# shellcheck disable=SC2086 # nothing, or one word
"$python" -B "$here/headwords.py" $check "$@"
# shellcheck disable=SC2086 # nothing, or one word
"$python" -B "$here/glosses.py" $check "$@"
# shellcheck disable=SC2086 # nothing, or one word
"$python" -B "$here/daily.py" "$@"
