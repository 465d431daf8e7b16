"""How words of English and Dutch inflect, and the rules for the tiers of base forms and joined forms (see build.py).

Two relations: `INFLECTIONS` is wide, to find words that must be judged together (check.py); `RELATIONS`, for tiers, is
narrow: a base form must have the sources' word for it. In English, WordNet must list the base as the part of speech that
inflects so. OpenTaal's list has no parts of speech; there, a noun has a diminutive or an ending or last part of nouns, an
adjective a form in `e` and two degrees of comparison, and a verb an infinitive, a present in `t` and a past.
"""

import re
from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from source import Source

WORDNET = Path("/usr/share/wordnet")
VOWELS = "aeiouy"
RAISING = 2  # the rarest tier of an inflection that raises its base form

NOUN, VERB = "noun", "verb"


def english_inflections(word: str) -> Iterator[str]:
    """Yield strings that may be inflections of an English word."""
    yield from (word + ending for ending in ("s", "es", "ed", "ing", "er", "ers", "y"))
    if word[-1] in "ey":
        yield from (word[:-1] + ending for ending in ("ed", "ies", "ied", "ing", "er", "ier", "iest", "ily"))
    if word[-1] not in VOWELS and word[-2] in VOWELS:
        yield from (word + word[-1] + ending for ending in ("ed", "ing", "er", "ers", "y", "ies"))


def dutch_inflections(word: str) -> Iterator[str]:
    """Yield strings that may be inflections of a Dutch word."""
    endings = ("s", "e", "en", "er", "t", "te", "ten", "de", "den", "end", "ende", "je", "jes", "tje", "tjes", "etje")
    yield from (word + ending for ending in endings)
    yield "ge" + word
    yield from ("ge" + word + ending for ending in "td")
    if word[-1] not in VOWELS:
        stem = re.sub(r"(aa|ee|oo|uu)([^aeiou])$", lambda found: found[1][0] + found[2], word)
        if stem == word and word[-2] in VOWELS:
            stem = word + word[-1]
        yield from (stem + ending for ending in ("e", "en", "er", "ers", "end", "ende", "etje"))


INFLECTIONS = {"en": english_inflections, "nl": dutch_inflections}


@dataclass(frozen=True)
class Inflection:
    """A base form and an inflection of it.

    `is_noun`: the form may be a noun of its own (throes). `only_explains`: the form may belong to this base, but not so certainly
    that it raises it.
    """

    base: str
    form: str
    is_noun: bool = False
    only_explains: bool = False


@cache
def wordnet(file: str) -> frozenset[str]:
    """Return the first words of the lines of a WordNet file."""
    with open(WORDNET / file, encoding="utf-8") as lines:
        return frozenset(line.split(" ", 1)[0] for line in lines if not line.startswith(" "))


def english_forms(word: str, part: str) -> Iterator[str]:
    """Yield the regular inflections of an English word as a part of speech."""
    doubled = word + word[-1] if word[-1] not in VOWELS and word[-2] in VOWELS else word
    stem = word.removesuffix("e")
    changed = word[:-1] + "i" if word[-1] == "y" and word[-2] not in VOWELS else word
    if part in (NOUN, VERB):
        if changed != word or re.search("(?:s|x|z|ch|sh|o)$", word):
            yield changed + "es"
        if not word.endswith("s"):
            yield word + "s"
    if part == VERB:
        yield from (base + "ing" for base in (stem, doubled))
        yield from (base + "ed" for base in (changed.removesuffix("e"), doubled))


def english_relation(words: Collection[str]) -> Iterator[Inflection]:
    """Yield the base forms of a list with their regular inflections, by WordNet's parts of speech and exceptions."""
    for word in words:
        for part in (NOUN, VERB):
            if word not in wordnet(f"index.{part}"):
                continue
            for form in english_forms(word, part):
                if form not in words or form == word or form in wordnet(f"{part}.exc") and part != VERB:
                    continue
                yield Inflection(word, form, part == NOUN and form in wordnet("index.noun"))
    for part in (NOUN, VERB):
        with open(WORDNET / f"{part}.exc", encoding="utf-8") as lines:
            for form, *bases in map(str.split, lines):
                yield from (Inflection(base, form, only_explains=True) for base in bases if base in words and form in words)


class Dutch:
    """The regular inflections of the words of a Dutch list, by what else the list has."""

    NOUN_ENDING = re.compile(
        "(?:ing|heid|schap|teit|isme|tie|sie|gie|logie|ist|ant|ent|eur|aar|er|or|ier|ator|ling|erij|iteit|tor|nis|age|"
        "ture|uur|ade|iek|ment|eel|aat|atie|je|star|oog|graaf|foon|theek|eum|ium|ief|iet|aan|ein|oot|aris)$"
    )

    PREFIXES = {"ver", "ont", "her", "aan", "bij", "uit", "weg", "mee", "toe", "los", "terug", "neer", "rond", "open"}

    def __init__(self, words: Collection[str]) -> None:
        self.words = words

    def stems(self, word: str) -> list[str]:
        """Return how a word can be spelled before an ending that begins with a vowel."""
        if word[-1] in VOWELS:
            return [word]
        short = re.sub(r"(aa|ee|oo|uu)([^aeiou])$", lambda found: found[1][0] + found[2], word)
        soft = {"f": "v", "s": "z"}
        found = [short[:-1] + soft[short[-1]]] if short[-1] in soft else []
        if short == word and word[-1] not in "wx" and re.search(r"(?:^|[^aeiou])[aeiou].$", word):
            found.append(word + word[-1])
        return [*found, short]

    def has_diminutive(self, word: str) -> bool:
        """Return whether the list has a diminutive of a word."""
        if word + word[-1] + "etje" in self.words and word + word[-1] + "e" not in self.words:
            return True
        endings = ("je", "tje", "pje", word[-1] + "tje", "etje")
        return any(word + ending in self.words for ending in endings) or word[:-1] + "kje" in self.words

    @cache
    def is_noun(self, word: str) -> bool:
        """Return whether a word is a noun: by a diminutive, its own or that of its last part, or by its ending."""
        if self.has_diminutive(word):
            return True
        if re.search(self.NOUN_ENDING, word):
            return True
        firsts = (index for index in range(3, len(word) - 2) if word[:index] in self.words or word[index - 1] == "s")
        parts = (word[index:] for index in firsts if word[:index] not in self.PREFIXES)
        return any(part in self.words and self.has_diminutive(part) for part in parts)

    @cache
    def infinitives(self, stem: str) -> list[str]:
        """Return the infinitives whose stem a word may be."""
        present = stem if stem[-1] == "t" else stem + "t"
        if present not in self.words:
            return []
        return [base + "en" for base in dict.fromkeys(self.stems(stem)) if base + "en" in self.words]

    def is_weak(self, stem: str) -> bool:
        """Return whether a stem has a regular past tense."""
        return stem + "te" in self.words or stem + "de" in self.words

    def is_adjective(self, word: str) -> bool:
        """Return whether a word is an adjective: the list has its form in `e` and both degrees."""
        highest = word + ("t" if word[-1] == "s" else "st")
        return highest in self.words and any({base + "e", base + "er"} <= self.words for base in self.stems(word))

    def forms(self, word: str) -> Iterator[Inflection]:
        """Yield the inflections of a word."""
        if word[-1] not in VOWELS:
            yield from self.plurals(word)
            if self.is_adjective(word):
                yield from (Inflection(word, base + "e") for base in self.stems(word))
            if self.infinitives(word):
                yield from self.verb_forms(word)
        elif not re.search("(?:ee|zie|doe|ga|sta)$", word):
            yield Inflection(word, word + ("n" if word[-1] == "e" else "s"), only_explains=self.is_finite(word))
            yield Inflection(word, word + "s", only_explains=not (self.is_noun(word) or word.endswith("oe")))

    def is_finite(self, word: str) -> bool:
        """Return whether a word in `e` looks like the past of a verb, or like the form of a participle or adjective."""
        stem = word[:-1]
        return bool(self.infinitives(stem) or (stem[-1] in "td" and self.infinitives(stem[:-1])) or stem in self.words)

    def plurals(self, word: str) -> Iterator[Inflection]:
        """Yield the plurals of a noun. A verb's stem is one only if it has a diminutive."""
        is_noun = self.has_diminutive(word) if self.infinitives(word) else self.is_noun(word)
        if not (re.search("[^i]e[lmnr]$", word) and word + "s" in self.words):
            yield from (Inflection(word, base + "en", only_explains=not is_noun) for base in self.stems(word))
        is_unstressed = re.search("(?:e[lmnr]|aar|ier|eur|ist|ant|or|ator|ing)$", word) and re.search("[aeiou].*[aeiou]", word)
        is_plain = re.search("[^i]e[lmnr]$", word) and not self.infinitives(word) and not self.is_adjective(word)
        yield Inflection(word, word + "s", only_explains=not (is_unstressed and (is_noun or is_plain)))

    def verb_forms(self, stem: str) -> Iterator[Inflection]:
        """Yield the forms of a verb by its infinitive; the stem itself, which may be a noun, gives no tier.

        """
        for base in self.infinitives(stem):
            yield Inflection(base, stem, only_explains=True)
            for ending in ("t", "te", "ten", "de", "den"):
                form = stem + ending
                is_other = form + "en" in self.words or self.has_diminutive(form) or form + "s" in self.words
                yield Inflection(base, form, only_explains=is_other)
            if self.is_weak(stem):
                forms = ("ge" + stem + "d", "ge" + stem + "t", base + "d", base + "de")
                yield from (Inflection(base, form) for form in forms)

    def relation(self) -> Iterator[Inflection]:
        """Yield the base forms of the list with their regular inflections."""
        for word in self.words:
            for found in self.forms(word) if len(word) > 2 else ():
                if found.form in self.words and found.form != found.base:
                    yield found


# The strong and irregular verbs of Dutch: infinitive, past and participle.
STRONG_VERBS = """
bakken bakte gebakken,barsten barstte gebarsten,bederven bedierf bedorven,bedriegen bedroog bedrogen,beginnen begon begonnen,
bergen borg geborgen,bevelen beval bevolen,bewegen bewoog bewogen,bidden bad gebeden,bieden bood geboden,bijten beet gebeten,
binden bond gebonden,blazen blies geblazen,blijken bleek gebleken,blijven bleef gebleven,blinken blonk geblonken,
braden braadde gebraden,breken brak gebroken,brengen bracht gebracht,brouwen brouwde gebrouwen,buigen boog gebogen,
denken dacht gedacht,delven dolf gedolven,dingen dong gedongen,doen deed gedaan,dragen droeg gedragen,drijven dreef gedreven,
dringen drong gedrongen,drinken dronk gedronken,druipen droop gedropen,duiken dook gedoken,dunken docht gedocht,
dwingen dwong gedwongen,eten at gegeten,fluiten floot gefloten,gaan ging gegaan,gelden gold gegolden,genezen genas genezen,
genieten genoot genoten,geven gaf gegeven,gieten goot gegoten,glijden gleed gegleden,glimmen glom geglommen,graven groef gegraven,
grijpen greep gegrepen,hangen hing gehangen,hebben had gehad,heffen hief geheven,helpen hielp geholpen,heten heette geheten,
hijsen hees gehesen,houden hield gehouden,houwen hieuw gehouwen,jagen joeg gejaagd,kiezen koos gekozen,kijken keek gekeken,
kijven keef gekeven,klimmen klom geklommen,klinken klonk geklonken,knijpen kneep geknepen,komen kwam gekomen,kopen kocht gekocht,
krijgen kreeg gekregen,krijsen krees gekresen,krimpen kromp gekrompen,kruipen kroop gekropen,kunnen kon gekund,
kwijten kweet gekweten,lachen lachte gelachen,laden laadde geladen,laten liet gelaten,lezen las gelezen,liegen loog gelogen,
liggen lag gelegen,lijden leed geleden,lijken leek geleken,lopen liep gelopen,luiken look geloken,malen maalde gemalen,
melken molk gemolken,meten mat gemeten,mijden meed gemeden,moeten moest gemoeten,mogen mocht gemogen,nemen nam genomen,
nijgen neeg genegen,nijpen neep genepen,pluizen ploos geplozen,prijzen prees geprezen,raden raadde geraden,rijden reed gereden,
rijgen reeg geregen,rijten reet gereten,rijzen rees gerezen,roepen riep geroepen,ruiken rook geroken,scheiden scheidde gescheiden,
schelden schold gescholden,schenden schond geschonden,schenken schonk geschonken,scheppen schiep geschapen,scheren schoor geschoren,
schieten schoot geschoten,schijnen scheen geschenen,schijten scheet gescheten,schrijden schreed geschreden,
schrijven schreef geschreven,schrikken schrok geschrokken,schuilen school gescholen,schuiven schoof geschoven,slaan sloeg geslagen,
slapen sliep geslapen,slijpen sleep geslepen,slijten sleet gesleten,slinken slonk geslonken,sluipen sloop geslopen,
sluiten sloot gesloten,smelten smolt gesmolten,smijten smeet gesmeten,snijden sneed gesneden,snuiten snoot gesnoten,
snuiven snoof gesnoven,spannen spande gespannen,spijten speet gespeten,spinnen spon gesponnen,splijten spleet gespleten,
spreken sprak gesproken,springen sprong gesprongen,spruiten sproot gesproten,spugen spoog gespogen,spuiten spoot gespoten,
staan stond gestaan,steken stak gestoken,stelen stal gestolen,sterven stierf gestorven,stijgen steeg gestegen,stijven steef gesteven,
stinken stonk gestonken,stoten stootte gestoten,strijden streed gestreden,strijken streek gestreken,stuiven stoof gestoven,
treden trad getreden,treffen trof getroffen,trekken trok getrokken,vallen viel gevallen,vangen ving gevangen,varen voer gevaren,
vechten vocht gevochten,verdwijnen verdween verdwenen,vergeten vergat vergeten,verliezen verloor verloren,verslinden verslond verslonden,
verzinnen verzon verzonnen,vinden vond gevonden,vlechten vlocht gevlochten,vliegen vloog gevlogen,vouwen vouwde gevouwen,
vragen vroeg gevraagd,vreten vrat gevreten,vriezen vroor gevroren,vrijen vree gevreeen,waaien woei gewaaid,wassen waste gewassen,
wegen woog gewogen,werpen wierp geworpen,werven wierf geworven,weten wist geweten,weven weefde geweven,wijken week geweken,
wijten weet geweten,wijzen wees gewezen,willen wilde gewild,winden wond gewonden,winnen won gewonnen,worden werd geworden,
wreken wreekte gewroken,wrijven wreef gewreven,wringen wrong gewrongen,zeggen zei gezegd,zenden zond gezonden,zien zag gezien,
zijgen zeeg gezegen,zijn was geweest,zingen zong gezongen,zinken zonk gezonken,zinnen zon gezonnen,zitten zat gezeten,
zoeken zocht gezocht,zouten zoutte gezouten,zuigen zoog gezogen,zuipen zoop gezopen,zullen zou gezuld,zwellen zwol gezwollen,
zwelgen zwolg gezwolgen,zwemmen zwom gezwommen,zweren zwoer gezworen,zwerven zwierf gezworven,zwijgen zweeg gezwegen
"""
STRONG = {verb[0]: (verb[1], verb[2]) for verb in map(str.split, STRONG_VERBS.replace("\n", "").split(","))}
# The present of the verbs whose infinitive has one syllable.
SHORT_PRESENT = {
    "gaan": ("ga", "gaat"), "staan": ("sta", "staat"), "slaan": ("sla", "slaat"), "doen": ("doe", "doet"), "zien": ("zie", "ziet"),
}  # fmt: skip


def strong_pasts(past: str) -> Iterator[str]:
    """Yield a past and what may be its plural (bleef: bleven, kwam: kwamen, trok: trokken, ving: vingen, zei: zeiden)."""
    yield past
    short = re.sub(r"(aa|ee|oo|uu)([^aeiou])$", lambda found: found[1][0] + found[2], past)
    soft = {"f": "v", "s": "z"}.get(short[-1], short[-1])
    yield from (short[:-1] + soft + "en", short + "en", past + "n", past + "den")
    if re.search("[^aeiou][iou][^aeiou]$", past):
        yield past + past[-1] + "en"


# The finite forms of strong verbs other than the regular present, by their infinitives.
FINITE = {form: infinitive for infinitive, (past, _) in STRONG.items() for form in strong_pasts(past)} | {
    form: infinitive for infinitive, forms in SHORT_PRESENT.items() for form in forms
}


class Separable:
    """The joined forms of separable verbs, which occur only in subordinate clauses (dat het opvalt; wat mij aanga)."""

    PARTICLES = (
        "aan af bij binnen deel dicht door goed in klaar kwijt langs los mee na neer om op open rond samen schoon stil tegen terecht "
        "terug thuis toe uit vast vrij weg"
    ).split()
    SUFFIXES = frozenset("ster sters ende ande baar bare zaam zame loos loze ingen ings eren".split())

    def __init__(self, words: Collection[str]) -> None:
        self.dutch = Dutch(frozenset(words))
        self.sorted = sorted(words)

    def starting(self, start: str) -> Iterator[str]:
        """Yield the words of the list that begin with some letters, but for that word."""
        for index in range(bisect_right(self.sorted, start), len(self.sorted)):
            if not self.sorted[index].startswith(start):
                return
            yield self.sorted[index]

    @cache
    def is_separable(self, particle: str, stem: str) -> bool:
        """Return whether the list has the infinitive of a joined verb and a participle with `ge` after the particle."""
        verbs = self.dutch.infinitives(stem)
        if not any({verb, particle + verb} <= self.dutch.words for verb in verbs):
            return False
        sounds = {"f": "[fv]", "v": "[fv]", "s": "[sz]", "z": "[sz]"}
        letters = (sounds.get(letter, letter) for letter in re.sub(r"(.)\1", r"\1", re.sub("[aeiouy]+", "-", stem)))
        pattern = "".join("[aeiouy]+" if letter == "-" else letter + "+" for letter in letters)
        whole = re.compile(particle + "ge" + pattern + "(?:a?e?n|[dt])?")
        return any(whole.fullmatch(word) for word in self.starting(particle + "ge"))

    def is_strong(self, particle: str, form: str) -> bool:
        """Return whether the list has the infinitive of a joined strong verb whose form this is."""
        infinitive = FINITE.get(form)
        if infinitive is None or particle + infinitive not in self.dutch.words:
            return False
        if not form.endswith("en"):
            return True
        long = re.sub("([aeou])([^aeiou])$", r"\1\1\2", form[:-2])
        singulars = {form[:-1], form[:-2], long}
        joined = {one: particle + one for one in singulars}
        return not any(
            word in self.dutch.words and one not in FINITE or word + "t" in self.dutch.words for one, word in joined.items()
        )

    def is_noun(self, word: str) -> bool:
        """Return whether a joined form is also a noun: it has a diminutive or a plural, or begins two compounds."""
        if self.dutch.has_diminutive(word) or word + "s" in self.dutch.words:
            return True
        rests = (longer[len(word) :].removeprefix("s") for longer in self.starting(word))
        return sum(len(rest) > 3 and rest in self.dutch.words and rest not in self.SUFFIXES for rest in rests) > 1

    def parts(self, word: str) -> Iterator[tuple[str, str, str]]:
        """Yield the particles, stems and endings that a word can be made of."""
        for particle in self.PARTICLES:
            rest = word.removeprefix(particle)
            if rest != word:
                yield from (
                    (particle, rest.removesuffix(ending), ending)
                    for ending in ("", "t", "te", "ten", "de", "den")
                    if rest.endswith(ending) and len(rest) - len(ending) > 1
                )

    def is_joined(self, word: str) -> bool:
        """Return whether a word occurs only as a joined form."""
        if any(word.startswith(particle) and self.is_strong(particle, word[len(particle) :]) for particle in self.PARTICLES):
            return not self.is_noun(word)
        for particle, stem, ending in self.parts(word):
            rest = word.removeprefix(particle)
            stems = (stem for stem in (rest[:-2], rest[:-3]) if stem and self.dutch.is_weak(stem))
            if any(rest in self.dutch.infinitives(stem) for stem in stems):
                return False  # the infinitive is also the plural of the past (opletten)
            if len(stem) > 2 and particle + stem in self.dutch.words and self.is_separable(particle, stem):
                if not (ending.endswith("n") and word[:-1] not in self.dutch.words):
                    return not (self.is_noun(word) or ending == "t" and word + "en" in self.dutch.words)
        return False


def dutch_relation(words: Collection[str]) -> Iterator[Inflection]:
    """Yield the base forms of a list with their regular inflections."""
    yield from Dutch(frozenset(words)).relation()


def dutch_joined(words: Iterable[str], listed: Collection[str]) -> Iterator[str]:
    """Yield those of some words of a list that occur only as joined forms."""
    yield from filter(Separable(listed).is_joined, words)


def listed_relation(source: Source) -> Iterator[Inflection]:
    """Yield the base forms of a list with their inflections, where the packages tell them; a base is a form of its own."""
    for form, bases in source.bases.items():
        for base in bases:
            if base in source.bases:
                yield Inflection(base, form)


RELATIONS = {"en": english_relation, "nl": dutch_relation}
JOINED = {"nl": dutch_joined}


def rarer_bases(
    relation: Iterable[Inflection], tiers: dict[str, int], judged: Collection[str], weak: Collection[str]
) -> Iterator[Inflection]:
    """Yield the base forms that are rarer than an inflection of tier 1-2 that has no other base form as common.

    Judged words do not count, as bases nor as forms, nor do forms of `weak` and those that are only explained or nouns of their own.
    """
    by_form: dict[str, list[Inflection]] = {}
    for found in relation:
        by_form.setdefault(found.form, []).append(found)
    for form, found in by_form.items():
        tier = tiers[form]
        if tier > RAISING or form in judged or form in weak or min(tiers[one.base] for one in found) <= tier:
            continue
        best = min(found, key=lambda one: (tiers[one.base], one.only_explains, one.base, one.is_noun))
        if not (best.only_explains or best.is_noun or best.base in judged):
            yield best


def base_tiers(
    relation: Iterable[Inflection], tiers: dict[str, int], judged: Collection[str], weak: Collection[str]
) -> dict[str, int]:
    """Return the tiers of base forms that are rarer than their most common inflection of tier 1-2.

    An inflection raises only its most common base, and none if that is as common; one that may be a noun of its own counts one
    tier rarer. Judged words are not raised, and neither they nor those of `weak` raise others.
    """
    by_form: dict[str, list[Inflection]] = {}
    for found in relation:
        by_form.setdefault(found.form, []).append(found)
    raised: dict[str, int] = {}
    while more := raised_once(by_form, {**tiers, **raised}, judged, weak):
        raised |= more
    return raised


def raised_once(
    by_form: dict[str, list[Inflection]], tiers: dict[str, int], judged: Collection[str], weak: Collection[str]
) -> dict[str, int]:
    """Return the tiers of the base forms that are rarer than their forms; a base may be the form of another."""
    raised: dict[str, int] = {}
    for form, found in by_form.items():
        tier = tiers[form]
        if tier > RAISING or form in judged or form in weak or min(tiers[one.base] for one in found) <= tier:
            continue
        best = min(found, key=lambda one: (tiers[one.base], one.only_explains, one.base, one.is_noun))
        if best.only_explains or best.base in judged:
            continue
        tier += best.is_noun
        if tier < raised.get(best.base, tiers[best.base]):
            raised[best.base] = tier
    return raised
