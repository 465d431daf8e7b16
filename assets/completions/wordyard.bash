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
    --milestones) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    --move) return ;;
    --solve) return ;;
    --from) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- "$word"); return ;;
    --with) return ;;
    --name) return ;;
    --columns) return ;;
    --cast) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    --backup) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    --restore) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    --missed) return ;;
    --min-length) return ;;
    --judge) mapfile -t COMPREPLY < <(compgen -W 'base familiar wide rare' -- "$word"); return ;;
    --tier) return ;;
  esac
  local i line=
  for ((i = 1; i < COMP_CWORD; i++)); do
    case ${COMP_WORDS[i]} in
      --language|--words|--player|--theme|--seed|--data|--tables|--guest|--milestones|--move|--solve|--from|--with|--name|--columns|--cast|--backup|--restore|--missed|--min-length|--judge|--tier) ((i++)); [[ ${COMP_WORDS[i]} != = ]] || ((i++)) ;;
      -* | =) ;;
      *) line+=${line:+ }${COMP_WORDS[i]} ;;
    esac
  done
  local names='--language --words --player --theme --plain --ascii --no-mouse --seed --data --tables --guest --milestones --help --version' words=
  case ${line%% *} in
    daily) names+=' --share --json' ;;
    table) names+=' --relay' ;;
    practice) names+=' --report --json' ;;
    play) names+=' --move --solve --open --show --json' ;;
    post) names+=' --move --solve --open --with --json' ;;
    replay) names+=' --cast --json' ;;
    define) names+=' --json' ;;
    import) names+=' --from --name --columns --update --dry-run --json' ;;
    export) names+=' --letter --json' ;;
    yard) names+=' --json' ;;
    scores) names+=' --verify --json' ;;
    find) names+=' --min-length --json' ;;
    solve) names+=' --min-length --judge --tier --super --json' ;;
    guess) names+=' --missed --json' ;;
    doctor) names+=' --repair --backup --restore --json' ;;
  esac
  if [[ $word == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$names" -- "$word")
    return
  fi
  case $line in
    '') words='hangman twist ghost daily table practice play post serve replay define import export yard scores find solve guess doctor texts' ;;
    post) words='list new show move put-away' ;;
    'play') words=$(wordyard post list --json 2>/dev/null | tr , "\n" | sed -n "s/^\"letter\":\"\(.*\)\"/\1/p") ;;
    'post new') words=$(echo hangman twist ghost ) ;;
    'post show') words=$(wordyard post list 2>/dev/null | cut -f 1) ;;
    'post move') words=$(wordyard post list 2>/dev/null | cut -f 1) ;;
    'post put-away') words=$(wordyard post list 2>/dev/null | cut -f 1) ;;
    'replay') words=$(wordyard replay --json 2>/dev/null | tr , "\n" | sed -n "s/.*\"id\"://p") ;;
    'import') compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -F _wordyard wordyard
