# Completions of wordyard for bash; made by tools/completions.
_wordyard() {
  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
  # --theme=paper is three words.
  [[ $previous != = ]] || previous=${COMP_WORDS[COMP_CWORD-2]}
  [[ $word != = ]] || word=
  COMPREPLY=()
  case $previous in
    --language) mapfile -t COMPREPLY < <(compgen -W 'de en es fr nl' -- "$word"); return ;;
    --words) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    --player) return ;;
    --theme) mapfile -t COMPREPLY < <(compgen -W 'auto night paper contrast mono' -- "$word"); return ;;
    --seed) return ;;
    --data) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- "$word"); return ;;
    --tables) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- "$word"); return ;;
    --guest) return ;;
    --move) return ;;
    --solve) return ;;
    --name) return ;;
    --cast) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    --missed) return ;;
    --min-length) return ;;
    --judge) mapfile -t COMPREPLY < <(compgen -W 'base familiar wide rare' -- "$word"); return ;;
    --tier) return ;;
  esac
  if [[ $word == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W '--language --words --player --theme --plain --ascii --no-mouse --seed --data --tables --guest --share --relay --move --solve --open --show --name --cast --verify --missed --min-length --judge --tier --super --json --help --version' -- "$word")
    return
  fi
  local i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case ${COMP_WORDS[i]} in
      --language|--words|--player|--theme|--seed|--data|--tables|--guest|--move|--solve|--name|--cast|--missed|--min-length|--judge|--tier) ((i++)) ;;
      import) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
      -*) ;;
      *) return ;;
    esac
  done
  mapfile -t COMPREPLY < <(compgen -W 'hangman twist ghost daily table practice play replay define import export yard scores find solve guess texts' -- "$word")
}
complete -F _wordyard wordyard
