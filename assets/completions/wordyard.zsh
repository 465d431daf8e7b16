#compdef wordyard
# Completions of wordyard for zsh; made by tools/completions.
local -a commands verbs options
local typed i
commands=(
  'hangman:play hangman'
  'twist:play twist'
  'ghost:play ghost'
  'daily:play daily'
  'table:play table'
  'practice:practise the words that are due'
  'play:play the game of a code'
  'post:matches by post'
  'serve:answer lines, for a chat'\''s bot'
  'replay:see a finished game again'
  'define:print the meanings of a word'
  'import:take FILE as a vocabulary'
  'export:print missed words, for Anki'
  'yard:print what has grown in the yard'
  'scores:print the high scores'
  'find:print the words made of LETTERS'
  'solve:Ghost\: evaluate each next letter'
  'guess:count the words that fit, e.g. _oo_'
  'doctor:look whether all is well'
  'texts:print the texts, to translate them'
)
for ((i = 2; i < CURRENT; i++)); do
  case $words[i] in
    (--language|--words|--player|--theme|--seed|--data|--tables|--guest|--milestones|--move|--solve|--from|--with|--name|--columns|--cast|--backup|--restore|--missed|--min-length|--judge|--tier) ((i++)) ;;
    (-*) ;;
    (*) typed+=${typed:+ }$words[i] ;;
  esac
done
options=(
  '--language=[de, en, es, fr or nl; by default as set, or the locale'\''s]:CODE:(de en es fr nl)'
  '--words=[use the words in FILE, one per line]:FILE:_files'
  '--player=[play under this name, this time only]:NAME: '
  '--theme=[auto, night, paper, contrast or mono]:NAME:(auto night paper contrast mono)'
  '--plain[speak in lines of text, as for a screen reader]'
  '--ascii[draw with ASCII characters only]'
  '--no-mouse[leave the mouse to the terminal]'
  '--seed=[deal the same games for the same N]:N: '
  '--data=[save games and scores in DIR]:DIR:_directories'
  '--tables=[use the tables in DIR, not those in the folder of --data]:DIR:_directories'
  '--guest=[play as a guest, with access to the games only]:NAME: '
  '--milestones=[add a line to FILE for each game that ends]:FILE:_files'
  '--help[show this help and exit]'
  '--version[show the version and exit]'
)
case ${typed%% *} in
  (daily) options+=(
    '--share[daily\: print the result instead of playing]'
    '--json[answer programs, in JSON; see wordyard-json(7)]'
  ) ;;
  (table) options+=(
    '--relay[table\: carry this machine'\''s tables by ssh]'
  ) ;;
  (practice) options+=(
    '--report[practice\: print what was practised]'
    '--json[answer programs, in JSON; see wordyard-json(7)]'
  ) ;;
  (play) options+=(
    '--move=[play, post\: answer a letter by post, and print the next one]:MOVE: '
    '--solve=[play, post\: answer it with words]:WORDS: '
    '--open[play, post\: a challenge whose phrase is in its letter]'
    '--show[play\: print how the match of a letter stands]'
    '--json[answer programs, in JSON; see wordyard-json(7)]'
  ) ;;
  (post) options+=(
    '--move=[play, post\: answer a letter by post, and print the next one]:MOVE: '
    '--solve=[play, post\: answer it with words]:WORDS: '
    '--open[play, post\: a challenge whose phrase is in its letter]'
    '--with=[post\: who plays the others; a comma between names]:NAME: '
    '--json[answer programs, in JSON; see wordyard-json(7)]'
  ) ;;
  (replay) options+=(
    '--cast=[replay\: write a recording to FILE, for asciinema]:FILE:_files'
    '--json[answer programs, in JSON; see wordyard-json(7)]'
  ) ;;
  (define) options+=(
    '--json[answer programs, in JSON; see wordyard-json(7)]'
  ) ;;
  (import) options+=(
    '--from=[import\: take every list in DIR, now and when it changes]:DIR:_directories'
    '--name=[import\: the name of the vocabulary, by default that of FILE]:NAME: '
    '--columns=[import\: what FILE'\''s columns are, e.g. word,-,meaning]:LIST: '
    '--update[import\: bring a vocabulary up to date from FILE]'
    '--dry-run[import\: tell all, and write nothing]'
    '--json[answer programs, in JSON; see wordyard-json(7)]'
  ) ;;
  (export) options+=(
    '--letter[export\: print a list as a letter]'
    '--json[answer programs, in JSON; see wordyard-json(7)]'
  ) ;;
  (yard) options+=(
    '--json[answer programs, in JSON; see wordyard-json(7)]'
  ) ;;
  (scores) options+=(
    '--verify[scores\: play the games of each score again, and tell]'
    '--json[answer programs, in JSON; see wordyard-json(7)]'
  ) ;;
  (find) options+=(
    '--min-length=[find, solve\: words of N letters or more; by default 3 and 4]:N: '
    '--json[answer programs, in JSON; see wordyard-json(7)]'
  ) ;;
  (solve) options+=(
    '--min-length=[find, solve\: words of N letters or more; by default 3 and 4]:N: '
    '--judge=[solve\: base, familiar, wide or rare; else the language'\''s]:NAME:(base familiar wide rare)'
    '--tier=[solve\: words of tiers 1 to N instead]:N: '
    '--super[solve\: letters are added at either end\: Superghost]'
    '--json[answer programs, in JSON; see wordyard-json(7)]'
  ) ;;
  (guess) options+=(
    '--missed=[guess\: letters that are not in the word]:LETTERS: '
    '--json[answer programs, in JSON; see wordyard-json(7)]'
  ) ;;
  (doctor) options+=(
    '--repair[doctor\: repair what can be repaired; nothing is removed]'
    '--backup=[doctor\: write all that is kept to FILE]:FILE:_files'
    '--restore=[doctor\: put what is in FILE there; asks]:FILE:_files'
    '--json[answer programs, in JSON; see wordyard-json(7)]'
  ) ;;
esac
_wordyard_argument() {
  case $typed in
    (post) verbs=(
      'list:print the matches by post'
      'new:begin a match by post'
      'show:print how a match stands'
      'move:move in it, and print its letter'
      'put-away:leave it until a letter comes'
    ); _describe command verbs ;;
    ('play') compadd -- $(wordyard post list --json 2>/dev/null | tr , "\n" | sed -n "s/^\"letter\":\"\(.*\)\"/\1/p") ;;
    ('post new') compadd -- $(echo hangman twist ghost ) ;;
    ('post show') compadd -- $(wordyard post list 2>/dev/null | cut -f 1) ;;
    ('post move') compadd -- $(wordyard post list 2>/dev/null | cut -f 1) ;;
    ('post put-away') compadd -- $(wordyard post list 2>/dev/null | cut -f 1) ;;
    ('replay') compadd -- $(wordyard replay --json 2>/dev/null | tr , "\n" | sed -n "s/.*\"id\"://p") ;;
    ('import') _files ;;
  esac
}
_arguments -S $options '1:command:{_describe command commands}' '*: :_wordyard_argument'
