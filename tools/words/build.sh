#!/bin/sh
# Build the word lists and the English meanings, after installing what is missing: the Debian packages scowl, wdutch and
# wordnet-base (apt-get, with sudo when not root) and wordfreq, at the version build.py pins, in a virtual environment
# under .build/words.
#   build.sh [en] [nl]           write words.txt and headwords.txt of each language and, with en, glosses.txt
#   build.sh --check [en] [nl]   check them instead
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

has_wordfreq() {
    "$1" - "$requirement" 2>/dev/null <<'EOF'
import importlib.metadata, sys
sys.exit("wordfreq==" + importlib.metadata.version("wordfreq") != sys.argv[1])
EOF
}

install_packages scowl wdutch wordnet-base
requirement=$(python3 "$here/build.py" --requirement)
python=python3
if ! has_wordfreq "$python"; then
    python=$venv/bin/python
    if ! has_wordfreq "$python"; then
        python3 -c 'import ensurepip, venv' 2>/dev/null || install_packages python3-venv
        python3 -m venv "$venv"
        "$python" -m pip install --quiet --disable-pip-version-check "$requirement"
    fi
fi

script=build.py
check=
if [ "${1:-}" = --check ]; then
    shift
    script=check.py
    check=--check
fi
"$python" -B "$here/$script" "$@"
case " ${*:-en} " in
*" en "*) "$python" -B "$here/glosses.py" $check ;;
esac
# shellcheck disable=SC2086 # nothing, or one word
"$python" -B "$here/headwords.py" $check "$@"
