"""The German verbs whose forms are not regular: infinitive, third person, past, participle, other forms. Those with prefixes follow."""

STRONG = """
backen bäckt backte gebacken
befehlen befiehlt befahl befohlen befiehl befiehlst beföhle
beginnen beginnt begann begonnen begönne
beißen beißt biss gebissen
bergen birgt barg geborgen birg
bersten birst barst geborsten
bewegen bewegt bewog bewogen
biegen biegt bog gebogen
bieten bietet bot geboten
binden bindet band gebunden
bitten bittet bat gebeten
blasen bläst blies geblasen
bleiben bleibt blieb geblieben
braten brät briet gebraten brätst
brechen bricht brach gebrochen brich brichst
brennen brennt brannte gebrannt
bringen bringt brachte gebracht brächte brächten
denken denkt dachte gedacht dächte dächten
dreschen drischt drosch gedroschen
dringen dringt drang gedrungen
dürfen darf durfte gedurft darfst dürfte dürften dürftest
empfehlen empfiehlt empfahl empfohlen empfiehl empfiehlst
erlöschen erlischt erlosch erloschen
erschrecken erschrickt erschrak erschrocken
essen isst aß gegessen iss äße
fahren fährt fuhr gefahren
fallen fällt fiel gefallen
fangen fängt fing gefangen
fechten ficht focht gefochten
finden findet fand gefunden
flechten flicht flocht geflochten
fliegen fliegt flog geflogen
fliehen flieht floh geflohen
fließen fließt floss geflossen
fressen frisst fraß gefressen friss
frieren friert fror gefroren
gebären gebiert gebar geboren
geben gibt gab gegeben gib gibst
gedeihen gedeiht gedieh gediehen
gehen geht ging gegangen
gelingen gelingt gelang gelungen
gelten gilt galt gegolten giltst gälte gölte
genesen genest genas genesen
genießen genießt genoss genossen
geschehen geschieht geschah geschehen
gewinnen gewinnt gewann gewonnen gewönne
gießen gießt goss gegossen
gleichen gleicht glich geglichen
gleiten gleitet glitt geglitten
graben gräbt grub gegraben
greifen greift griff gegriffen
haben hat hatte gehabt hast hätte hätten hättest hättet
halten hält hielt gehalten hältst
hängen hängt hing gehangen
hauen haut hieb gehauen
heben hebt hob gehoben
heißen heißt hieß geheißen
helfen hilft half geholfen hilf hilfst hülfe
kennen kennt kannte gekannt
klingen klingt klang geklungen
kneifen kneift kniff gekniffen
kommen kommt kam gekommen
können kann konnte gekonnt kannst könnte könnten könntest könntet
kriechen kriecht kroch gekrochen
laden lädt lud geladen lädst
lassen lässt ließ gelassen lass
laufen läuft lief gelaufen
leiden leidet litt gelitten
leihen leiht lieh geliehen
lesen liest las gelesen lies
liegen liegt lag gelegen
lügen lügt log gelogen
mahlen mahlt mahlte gemahlen
meiden meidet mied gemieden
melken melkt molk gemolken
messen misst maß gemessen miss
misslingen misslingt misslang misslungen
mögen mag mochte gemocht magst möchte möchten möchtest möchtet
müssen muss musste gemusst musst müsste müssten müsstest müsstet
nehmen nimmt nahm genommen nimm nimmst
nennen nennt nannte genannt
pfeifen pfeift pfiff gepfiffen
preisen preist pries gepriesen
quellen quillt quoll gequollen
raten rät riet geraten rätst
reiben reibt rieb gerieben
reißen reißt riss gerissen
reiten reitet ritt geritten
rennen rennt rannte gerannt
riechen riecht roch gerochen
ringen ringt rang gerungen
rinnen rinnt rann geronnen
rufen ruft rief gerufen
saufen säuft soff gesoffen
saugen saugt sog gesogen
schaffen schafft schuf geschaffen
scheiden scheidet schied geschieden
scheinen scheint schien geschienen
schelten schilt schalt gescholten
scheren schert schor geschoren
schieben schiebt schob geschoben
schießen schießt schoss geschossen
schlafen schläft schlief geschlafen
schlagen schlägt schlug geschlagen
schleichen schleicht schlich geschlichen
schleifen schleift schliff geschliffen
schließen schließt schloss geschlossen
schlingen schlingt schlang geschlungen
schmeißen schmeißt schmiss geschmissen
schmelzen schmilzt schmolz geschmolzen
schneiden schneidet schnitt geschnitten
schreiben schreibt schrieb geschrieben
schreien schreit schrie geschrien geschrieen schrien
schreiten schreitet schritt geschritten
schweigen schweigt schwieg geschwiegen
schwellen schwillt schwoll geschwollen
schwimmen schwimmt schwamm geschwommen
schwinden schwindet schwand geschwunden
schwingen schwingt schwang geschwungen
schwören schwört schwor geschworen
sehen sieht sah gesehen sieh siehst
sein ist war gewesen bin bist sind seid sei seien wäre wären wärst wärest wärt
senden sendet sandte gesandt
singen singt sang gesungen
sinken sinkt sank gesunken
sinnen sinnt sann gesonnen
sitzen sitzt saß gesessen
sollen soll sollte gesollt sollst
speien speit spie gespien
spinnen spinnt spann gesponnen
sprechen spricht sprach gesprochen sprich sprichst
sprießen sprießt spross gesprossen
springen springt sprang gesprungen
stechen sticht stach gestochen stich
stehen steht stand gestanden stünde stünden
stehlen stiehlt stahl gestohlen stiehl
steigen steigt stieg gestiegen
sterben stirbt starb gestorben stirb stirbst stürbe
stinken stinkt stank gestunken
stoßen stößt stieß gestoßen
streichen streicht strich gestrichen
streiten streitet stritt gestritten
tragen trägt trug getragen
treffen trifft traf getroffen triff triffst
treiben treibt trieb getrieben
treten tritt trat getreten trittst
trinken trinkt trank getrunken
trügen trügt trog getrogen
tun tut tat getan tue tust täte täten
verbleichen verbleicht verblich verblichen
verderben verdirbt verdarb verdorben
verdrießen verdrießt verdross verdrossen
vergessen vergisst vergaß vergessen vergiss
verlieren verliert verlor verloren
verschwinden verschwindet verschwand verschwunden
verzeihen verzeiht verzieh verziehen
wachsen wächst wuchs gewachsen
wägen wägt wog gewogen
wiegen wiegt wog gewogen
waschen wäscht wusch gewaschen
weben webt wob gewoben
weichen weicht wich gewichen
weisen weist wies gewiesen
wenden wendet wandte gewandt
werben wirbt warb geworben wirb
werden wird wurde geworden wirst würde würden würdest würdet ward worden
werfen wirft warf geworfen wirf wirfst würfe
winden windet wand gewunden
wissen weiß wusste gewusst weißt wüsste wüssten wüsstest
wollen will wollte gewollt willst
wringen wringt wrang gewrungen
ziehen zieht zog gezogen
zwingen zwingt zwang gezwungen
"""
