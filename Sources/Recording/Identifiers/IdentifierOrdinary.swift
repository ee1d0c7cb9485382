import JSON
import Records

/// Capitalised words that are probably nobody's name: they are asked last, and all at once.
enum IdentifierOrdinary {
  /// Articles and the like; a noun behind one is seldom a name.
  private static let determiners = IdentifierWords.set(
    """
    a an the this that these those my your his her its our their no each every some any
    der die das den dem des ein eine einen einem einer eines kein keine keinen im am zum zur beim vom ins ans
    mein meine meinen dein deine ihr ihre ihren sein seine seinen dieser diese dieses diesen jeder jede jedes
    le la les un une des du au aux ce cette ces mon ma mes son sa ses leur leurs chaque
    el los las una unos unas al este esta ese esa mi su sus cada
    """)

  /// Words of screens, services and everyday talk that often get a capital letter.
  static let words = IdentifierWords.set(
    """
    account address age agree amount annual apply area arrow audio author balance bank bar beginning bill birth block
    board body book border box branch brand browser building bus business calendar call camera card case category
    center centre change chapter chat check checkbox child choice choose church city claim class clear click climate
    clock code college color colour column comment community company complete computer condition conditions consent
    contact content control cookie cookies copy corner council country county course court credit cursor customer
    dad data date day deal department description desk destination detail details dialog direction disability district
    doctor document dog door down downloads driver drop dropdown east editor education effect email emergency end english
    entry error event example exit experience eye face family father feature fee feedback field figure file filter find
    finish fire first flag floor focus folder follow font food footer form forward frame free friend front full game
    general gate gift glass god government grade grid ground group guide hall hand head header heading headings health
    hearing heart hide high hint history holiday hospital hotel hour house human husband icon idea image images inbox
    info information input insurance invoice issue item items job journey key keyboard kitchen label labels land
    landmark landmarks language left legal lesson letter level library light limit line links list live loading local
    location lock logo loud lunch mail main man manager map mark market master match media medium meeting member
    message messages method middle mind mini minister minute mobile mode modern money month mother mouse mum music
    name national navigation net network news next north note notes notice number object office officer old online open
    option options orange order orders page pages panel paper paragraph parent park part party passcode passport
    password path patient pause payment pen pension people person phone photo photos picture pin plan platform player
    please point police policy popup post power practice prefer preferences present press price print privacy problem
    process product products professor program project promo purchase queen question questions queue quick quit radio
    rail range rating read ready real receipt record red reference refresh refund region register registration repeat
    reply report request required reset result results return review right ring river road role room rotor route row
    rule rules safe safety sale saved scan school science screen scroll seat second secret section security select
    selected selection send senior service services session share sheet shipping shop shopping short show side sight
    sign silver site sit size skip slide slider smart society son song sort sound source south space spam speaker
    special speech speed sport square staff standard star start state statement station status step stop store story
    street student study subject subtitles success sugar suite sum summary summer sun support surgery survey swipe
    switch system tab table tablet tag target tax team telephone television test text theme ticket tickets time timer
    tip title toggle tone tool toolbar top total touch town track train transfer travel tree trip trouble tube turn
    type union unit university unsubscribe update upgrade user username value verification version video view village
    visit voice volume volunteer wallet war warning water weather web website week welcome west white wife wind window
    winter woman wood word work world write year zone
    """)

  /// Whether one word, and not a common first name, is usual in small letters or stands behind an article.
  static func isOrdinary(_ range: Range<Int>, _ text: IdentifierText) -> Bool {
    guard let index = text.words.firstIndex(where: { $0.range == range }) else { return false }
    let word = text.words[index]
    if IdentifierWords.firstNames.contains(Text(word.lower)) { return false }
    if words.contains(Text(word.lower)) || words.contains(Text(singular(word.lower))) {
      return true
    }
    guard index > 0, text.isAdjacent(text.words[index - 1], word) else { return false }
    let before = text.words[index - 1]
    return determiners.contains(Text(before.lower))
  }

  private static func singular(_ word: String) -> String {
    word.hasSuffix("s") ? String(word.dropLast()) : word
  }
}
