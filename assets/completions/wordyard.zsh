#compdef wordyard
# Completions of wordyard for zsh; made by tools/completions.
local -a commands
commands=(
  'hangman:play hangman'
  'twist:play twist'
  'ghost:play ghost'
  'daily:play daily'
  'table:play table'
  'practice:practise the words that are due'
  'play:play the game of a code'
  'replay:see a finished game again'
  'define:print the meanings of a word'
  'import:take FILE as a vocabulary'
  'export:print missed words, for Anki'
  'yard:print what has grown in the yard'
  'scores:print the high scores'
  'find:print the words made of LETTERS'
  'solve:Ghost\: evaluate each next letter'
  'guess:count the words that fit, e.g. _oo_'
  'texts:print the texts, to translate them'
)
_arguments -S \
  '--language=[de, en, es, fr or nl; by default as set, or the locale'\''s]:CODE:(de en es fr nl)' \
  '--words=[use the words in FILE, one per line]:FILE:_files' \
  '--player=[play under this name, this time only]:NAME: ' \
  '--theme=[auto, night, paper, contrast or mono]:NAME:(auto night paper contrast mono)' \
  '--plain[speak in lines of text, as for a screen reader]' \
  '--ascii[draw with ASCII characters only]' \
  '--no-mouse[leave the mouse to the terminal]' \
  '--seed=[deal the same games for the same N]:N: ' \
  '--data=[save games and scores in DIR]:DIR:_directories' \
  '--tables=[use the tables in DIR, not those in the folder of --data]:DIR:_directories' \
  '--guest=[play as a guest, with access to the games only]:NAME: ' \
  '--share[daily\: print the result instead of playing]' \
  '--relay[table\: carry this machine'\''s tables by ssh]' \
  '--move=[play\: answer a letter by post, and print the next one]:MOVE: ' \
  '--solve=[play\: answer it with words]:WORDS: ' \
  '--open[play\: a challenge whose phrase is in its letter]' \
  '--show[play\: print how the match of a letter stands]' \
  '--name=[import\: the name of the vocabulary, by default that of FILE]:NAME: ' \
  '--cast=[replay\: write a recording to FILE, for asciinema]:FILE:_files' \
  '--verify[scores\: play the games of each score again, and tell]' \
  '--missed=[guess\: letters that are not in the word]:LETTERS: ' \
  '--min-length=[find, solve\: words of N letters or more; by default 3 and 4]:N: ' \
  '--judge=[solve\: base, familiar, wide or rare; by default the language'\''s]:NAME:(base familiar wide rare)' \
  '--tier=[solve\: words of tiers 1 to N instead]:N: ' \
  '--super[solve\: letters are added at either end\: Superghost]' \
  '--json[daily, define, yard, scores, find, solve, guess\: print JSON]' \
  '--help[show this help and exit]' \
  '--version[show the version and exit]' \
  '1:command:{_describe command commands}' \
  '2:: :{ (( $words[(Ie)import] )) && _files }'
