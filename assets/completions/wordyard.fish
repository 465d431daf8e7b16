# Completions of wordyard for fish; made by tools/completions.
complete -c wordyard -f
# The words before the one that is completed, without options.
function __wordyard_line
  set -l line
  set -l skips 0
  for word in (commandline -opc)[2..-1]
    if test $skips = 1; set skips 0; continue; end
    if contains -- $word --language --words --player --theme --seed --data --tables --guest --milestones --move --solve --from --with --name --columns --cast --backup --restore --missed --min-length --judge --tier; set skips 1; continue; end
    string match -q -- "-*" $word; or set -a line $word
  end
  test "$line" = "$argv"
end
complete -c wordyard -n __wordyard_line -a hangman -d 'play hangman'
complete -c wordyard -n __wordyard_line -a twist -d 'play twist'
complete -c wordyard -n __wordyard_line -a ghost -d 'play ghost'
complete -c wordyard -n __wordyard_line -a daily -d 'play daily'
complete -c wordyard -n __wordyard_line -a table -d 'play table'
complete -c wordyard -n __wordyard_line -a practice -d 'practise the words that are due'
complete -c wordyard -n __wordyard_line -a play -d 'play the game of a code'
complete -c wordyard -n __wordyard_line -a post -d 'matches by post'
complete -c wordyard -n __wordyard_line -a serve -d 'answer lines, for a chat'\''s bot'
complete -c wordyard -n __wordyard_line -a replay -d 'see a finished game again'
complete -c wordyard -n __wordyard_line -a define -d 'print the meanings of a word'
complete -c wordyard -n __wordyard_line -a import -d 'take FILE as a vocabulary'
complete -c wordyard -n __wordyard_line -a export -d 'print missed words, for Anki'
complete -c wordyard -n __wordyard_line -a yard -d 'print what has grown in the yard'
complete -c wordyard -n __wordyard_line -a scores -d 'print the high scores'
complete -c wordyard -n __wordyard_line -a find -d 'print the words made of LETTERS'
complete -c wordyard -n __wordyard_line -a solve -d 'Ghost: evaluate each next letter'
complete -c wordyard -n __wordyard_line -a guess -d 'count the words that fit, e.g. _oo_'
complete -c wordyard -n __wordyard_line -a doctor -d 'look whether all is well'
complete -c wordyard -n __wordyard_line -a texts -d 'print the texts, to translate them'
complete -c wordyard -n '__wordyard_line post' -a list -d 'print the matches by post'
complete -c wordyard -n '__wordyard_line post' -a new -d 'begin a match by post'
complete -c wordyard -n '__wordyard_line post' -a show -d 'print how a match stands'
complete -c wordyard -n '__wordyard_line post' -a move -d 'move in it, and print its letter'
complete -c wordyard -n '__wordyard_line post' -a put-away -d 'leave it until a letter comes'
complete -c wordyard -n '__wordyard_line play' -a '(wordyard post list --json 2>/dev/null | tr , "\n" | sed -n "s/^\"letter\":\"\(.*\)\"/\1/p")'
complete -c wordyard -n '__wordyard_line post new' -a '(string split " " hangman twist ghost )'
complete -c wordyard -n '__wordyard_line post show' -a '(wordyard post list 2>/dev/null | cut -f 1)'
complete -c wordyard -n '__wordyard_line post move' -a '(wordyard post list 2>/dev/null | cut -f 1)'
complete -c wordyard -n '__wordyard_line post put-away' -a '(wordyard post list 2>/dev/null | cut -f 1)'
complete -c wordyard -n '__wordyard_line replay' -a '(wordyard replay --json 2>/dev/null | tr , "\n" | sed -n "s/.*\"id\"://p")'
complete -c wordyard -n '__wordyard_line import' -F
complete -c wordyard -l language -d 'de, en, es, fr or nl; by default as set, or the locale'\''s' -x -a 'de en es fr nl'
complete -c wordyard -l words -d 'use the words in FILE, one per line' -r -F
complete -c wordyard -l player -d 'play under this name, this time only' -x
complete -c wordyard -l theme -d 'auto, night, paper, contrast or mono' -x -a 'auto night paper contrast mono'
complete -c wordyard -l plain -d 'speak in lines of text, as for a screen reader'
complete -c wordyard -l ascii -d 'draw with ASCII characters only'
complete -c wordyard -l no-mouse -d 'leave the mouse to the terminal'
complete -c wordyard -l seed -d 'deal the same games for the same N' -x
complete -c wordyard -l data -d 'save games and scores in DIR' -x -a '(__fish_complete_directories)'
complete -c wordyard -l tables -d 'use the tables in DIR, not those in the folder of --data' -x -a '(__fish_complete_directories)'
complete -c wordyard -l guest -d 'play as a guest, with access to the games only' -x
complete -c wordyard -l milestones -d 'add a line to FILE for each game that ends' -r -F
complete -c wordyard -n '__fish_seen_subcommand_from daily' -l share -d 'daily: print the result instead of playing'
complete -c wordyard -n '__fish_seen_subcommand_from table' -l relay -d 'table: carry this machine'\''s tables by ssh'
complete -c wordyard -n '__fish_seen_subcommand_from play post' -l move -d 'play, post: answer a letter by post, and print the next one' -x
complete -c wordyard -n '__fish_seen_subcommand_from play post' -l solve -d 'play, post: answer it with words' -x
complete -c wordyard -n '__fish_seen_subcommand_from play post' -l open -d 'play, post: a challenge whose phrase is in its letter'
complete -c wordyard -n '__fish_seen_subcommand_from play' -l show -d 'play: print how the match of a letter stands'
complete -c wordyard -n '__fish_seen_subcommand_from import' -l from -d 'import: take every list in DIR, now and when it changes' -x -a '(__fish_complete_directories)'
complete -c wordyard -n '__fish_seen_subcommand_from post' -l with -d 'post: who plays the others; a comma between names' -x
complete -c wordyard -n '__fish_seen_subcommand_from import' -l name -d 'import: the name of the vocabulary, by default that of FILE' -x
complete -c wordyard -n '__fish_seen_subcommand_from import' -l columns -d 'import: what FILE'\''s columns are, e.g. word,-,meaning' -x
complete -c wordyard -n '__fish_seen_subcommand_from import' -l update -d 'import: bring a vocabulary up to date from FILE'
complete -c wordyard -n '__fish_seen_subcommand_from import' -l dry-run -d 'import: tell all, and write nothing'
complete -c wordyard -n '__fish_seen_subcommand_from replay' -l cast -d 'replay: write a recording to FILE, for asciinema' -r -F
complete -c wordyard -n '__fish_seen_subcommand_from scores' -l verify -d 'scores: play the games of each score again, and tell'
complete -c wordyard -n '__fish_seen_subcommand_from doctor' -l repair -d 'doctor: repair what can be repaired; nothing is removed'
complete -c wordyard -n '__fish_seen_subcommand_from doctor' -l backup -d 'doctor: write all that is kept to FILE' -r -F
complete -c wordyard -n '__fish_seen_subcommand_from doctor' -l restore -d 'doctor: put what is in FILE there; asks' -r -F
complete -c wordyard -n '__fish_seen_subcommand_from guess' -l missed -d 'guess: letters that are not in the word' -x
complete -c wordyard -n '__fish_seen_subcommand_from export' -l letter -d 'export: print a list as a letter'
complete -c wordyard -n '__fish_seen_subcommand_from practice' -l report -d 'practice: print what was practised'
complete -c wordyard -n '__fish_seen_subcommand_from find solve' -l min-length -d 'find, solve: words of N letters or more; by default 3 and 4' -x
complete -c wordyard -n '__fish_seen_subcommand_from solve' -l judge -d 'solve: base, familiar, wide or rare; else the language'\''s' -x -a 'base familiar wide rare'
complete -c wordyard -n '__fish_seen_subcommand_from solve' -l tier -d 'solve: words of tiers 1 to N instead' -x
complete -c wordyard -n '__fish_seen_subcommand_from solve' -l super -d 'solve: letters are added at either end: Superghost'
complete -c wordyard -n '__fish_seen_subcommand_from practice daily play post replay define export yard scores find solve guess import doctor' -l json -d 'answer programs, in JSON; see wordyard-json(7)'
complete -c wordyard -l help -d 'show this help and exit'
complete -c wordyard -l version -d 'show the version and exit'
