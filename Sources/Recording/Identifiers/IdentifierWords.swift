import JSON
import Records

/// Words that announce names, and words that are none; in small letters.
enum IdentifierWords {
  /// The words of a text, which stand between blanks.
  static func set(_ words: String) -> Set<Text> {
    Set(words.split(whereSeparator: \.isWhitespace).map { Text(String($0)) })
  }

  /// Titles that nothing else means.
  static let titles = set(
    "mr mrs ms mx dr prof mme mlle señor señora sra sig signora signor mevr mevrouw meneer")

  /// Titles that are also other words: only a capitalised word behind them is a name.
  static let nouns = set(
    """
    herr herrn frau hr fr m monsieur madame mademoiselle don doña sr dhr pan pani miss sir lady lord
    doctor professor doktor nurse schwester aunt uncle tante onkel oncle tía tío господин госпожа
    """)

  static let honours = ["さん", "様", "ちゃん", "先生", "小姐", "女士", "씨", "님"]

  /// Words of phrases behind which a name follows.
  static let introductions: [[String]] = [
    ["my", "name", "is"], ["my", "name's"], ["my", "name’s"], ["i", "am", "called"],
    ["i'm", "called"], ["is", "called"], ["call", "me"],
    ["mein", "name", "ist"], ["ich", "heiße"], ["ich", "heisse"], ["nennen", "sie", "mich"],
    ["je", "m'appelle"], ["je", "m’appelle"], ["mon", "nom", "est"],
    ["me", "llamo"], ["mi", "nombre", "es"], ["mi", "chiamo"], ["il", "mio", "nome", "è"],
    ["ik", "heet"], ["mijn", "naam", "is"], ["meu", "nome", "é"], ["me", "chamo"],
    ["jag", "heter"], ["jeg", "heter"], ["jeg", "hedder"], ["nazywam", "się"], ["меня", "зовут"],
    ["benim", "adım"],
  ]

  static let born = set("born geboren née né nacida nacido nata nato nascida nascido född født")

  static let months = set(
    """
    january february march april may june july august september october november december
    jan feb mar apr jun jul aug sep sept oct nov dec
    januar jänner februar märz mai juni juli oktober dezember
    janvier février mars avril juin juillet août septembre octobre novembre décembre
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre
    januari februari maart mei augustus
    """)

  static let particles = set(
    "von van de der den del della di da dos das du la le les el los las zu zur zum am und y al bin ten ter"
  )

  /// Behind the name of a street.
  static let streetsBehind = set(
    "street road avenue lane drive close court square crescent terrace st rd ave ln boulevard way")

  /// Before the name of a street.
  static let streetsBefore = set(
    "rue avenue boulevard place chemin allée impasse via viale piazza corso calle plaza avenida rua ulica ul"
  )

  static let streetEndings = [
    "straße", "strasse", "str", "gasse", "allee", "weg", "platz", "ufer", "damm", "straat", "laan",
    "plein", "gatan", "gata", "vej", "katu",
  ]

  /// Words of products, systems and assistive technology, of interfaces and of the calendar.
  static let product = set(
    """
    voiceover talkback nvda jaws narrator orca siri alexa cortana bixby zoomtext magnifier supernova
    brltty braille dragon switch control rotor dynamic type reader screenreader
    iphone ipad ipod apple watch mac macbook imac ios macos android pixel galaxy samsung huawei xiaomi
    nokia windows linux chromebook microsoft google chrome safari firefox edge opera
    bluetooth wifi wi-fi internet app store play paypal visa mastercard maestro
    whatsapp facebook instagram twitter youtube zoom teams skype gmail outlook word excel
    wcag aria html css pdf url
    settings back next previous cancel ok okay done home menu search help login log sign button link
    continue submit save send close open edit delete add remove buy pay checkout cart basket account
    profile accept agree allow deny confirm yes no more share download upload
    einstellungen zurück weiter abbrechen fertig suche hilfe menü taste schaltfläche
    monday tuesday wednesday thursday friday saturday sunday
    january february march april may june july august september october november december
    montag dienstag mittwoch donnerstag freitag samstag sonntag sonnabend
    januar februar märz mai juni juli oktober dezember
    english german french spanish italian dutch turkish polish russian arabic chinese japanese
    european british american deutsch englisch französisch
    christmas easter
    """)

  /// Words that begin sentences and labels and name nobody.
  static let common = set(
    """
    a an the this that these those there here it its he she they we you i him her them us me my your
    his their our is are was were be been do does did has have had can could will would shall should
    may might must not no yes and or but if then else when where while why what which who whose how
    because so as at by for from in into of off on onto out over to up with without about after
    again all also any both each every few first last many more most much never new now old once only
    other same some still such than too two three four five very well just maybe perhaps please
    thanks thank hello hi oh ah um hm ok okay good great fine sorry wait says said asks asked tells
    looks finds found taps swipes double tries tried cannot can't doesn't didn't isn't wasn't don't
    won't name names nothing something anything everything nobody somebody everybody participant moderator
    der die das ein eine einen einem einer und oder aber wenn dann nicht kein keine ja nein ich du er
    sie es wir ihr ist sind war hat haben mit ohne für von zu bei nach was wer wie wo warum
    le la les un une des et ou mais si je tu il elle nous vous ils elles est sont pas oui non que qui
    el los las una y o pero yo ella no sí es está que il lo gli uno ma io lui lei sono non che
    de het een en of maar ik jij hij zij wij niet wel ja nee
    """)

  /// Common first names of many countries; they count at the beginning of a sentence too.
  static let firstNames = set(
    """
    adam agnes ahmed aisha alan alex alexander ali alice amina amir amy ana andrea andreas andrew
    angela anna anne antonio astrid ayşe barbara beatrice ben benjamin birgit bob brigitte camille
    carlos carmen caroline catherine charles charlotte chiara chris christian christine claire
    claudia daniel david diana diego dieter dimitri dmitri dorothy edward elena elif elizabeth ella
    emil emily emma eric erik ernst esther eva fatima fatma felix fernando fiona florian francesca
    francesco frank franz friedrich gabriel george gerhard giovanni giulia giuseppe greta günter
    hannah hans harry hassan heike heinz helen helga henry hiroshi hugo ibrahim ingrid irina isabel
    ivan jack jakob james jan jana jane javier jean jennifer jens jessica joan joanna johann john
    jonas jörg jose josé joseph juan julia julie jürgen karen karin karl kate katharina kevin klaus
    lars laura lea lena leon lisa louis louise luca lucas lucia luis luigi lukas maja manfred marco
    margaret maria marie marina mario marta martha martin mary matthew matthias mehmet mia michael
    miguel mohamed mohammed monika muhammad mustafa nadia natalia nicole nina nora olga oliver omar
    otto pablo patricia patrick paul paula pedro peter petra philip pierre priya rachel ralf ravi
    rebecca renate richard robert rosa ruth sabine sam samuel sandra sara sarah sebastian sergei
    simon sofia sophie stefan stephanie stephen steve susan susanne svetlana sven tanja theresa
    thomas tim tobias tom ursula ute uwe vera victor viktor vladimir walter werner wei wilhelm
    william wolfgang yasmin yuki yusuf zeynep анна елена иван мария наталья ольга сергей
    """)
}
