# Completions of wordyard for fish; made by tools/completions.
complete -c wordyard -f
complete -c wordyard -n __fish_use_subcommand -a hangman -d 'play hangman'
complete -c wordyard -n __fish_use_subcommand -a twist -d 'play twist'
complete -c wordyard -n __fish_use_subcommand -a ghost -d 'play ghost'
complete -c wordyard -n __fish_use_subcommand -a daily -d 'play daily'
complete -c wordyard -n __fish_use_subcommand -a table -d 'play table'
complete -c wordyard -n __fish_use_subcommand -a practice -d 'practise the words that are due'
complete -c wordyard -n __fish_use_subcommand -a play -d 'play the game of a code'
complete -c wordyard -n __fish_use_subcommand -a replay -d 'see a finished game again'
complete -c wordyard -n __fish_use_subcommand -a define -d 'print the meanings of a word'
complete -c wordyard -n __fish_use_subcommand -a import -d 'take FILE as a vocabulary'
complete -c wordyard -n __fish_use_subcommand -a export -d 'print missed words, for Anki'
complete -c wordyard -n __fish_use_subcommand -a yard -d 'print what has grown in the yard'
complete -c wordyard -n __fish_use_subcommand -a scores -d 'print the high scores'
complete -c wordyard -n __fish_use_subcommand -a find -d 'print the words made of LETTERS'
complete -c wordyard -n __fish_use_subcommand -a solve -d 'Ghost: evaluate each next letter'
complete -c wordyard -n __fish_use_subcommand -a guess -d 'count the words that fit, e.g. _oo_'
complete -c wordyard -n __fish_use_subcommand -a texts -d 'print the texts, to translate them'
complete -c wordyard -n '__fish_seen_subcommand_from import' -F
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
complete -c wordyard -l share -d 'daily: print the result instead of playing'
complete -c wordyard -l relay -d 'table: carry this machine'\''s tables by ssh'
complete -c wordyard -l move -d 'play: answer a letter by post, and print the next one' -x
complete -c wordyard -l solve -d 'play: answer it with words' -x
complete -c wordyard -l open -d 'play: a challenge whose phrase is in its letter'
complete -c wordyard -l show -d 'play: print how the match of a letter stands'
complete -c wordyard -l name -d 'import: the name of the vocabulary, by default that of FILE' -x
complete -c wordyard -l cast -d 'replay: write a recording to FILE, for asciinema' -r -F
complete -c wordyard -l verify -d 'scores: play the games of each score again, and tell'
complete -c wordyard -l missed -d 'guess: letters that are not in the word' -x
complete -c wordyard -l min-length -d 'find, solve: words of N letters or more; by default 3 and 4' -x
complete -c wordyard -l judge -d 'solve: base, familiar, wide or rare; by default the language'\''s' -x -a 'base familiar wide rare'
complete -c wordyard -l tier -d 'solve: words of tiers 1 to N instead' -x
complete -c wordyard -l super -d 'solve: letters are added at either end: Superghost'
complete -c wordyard -l json -d 'daily, define, yard, scores, find, solve, guess: print JSON'
complete -c wordyard -l help -d 'show this help and exit'
complete -c wordyard -l version -d 'show the version and exit'
