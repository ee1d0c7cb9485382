import Testing

/// A text and what in it might name somebody, each as its kind and words.
struct IdentifierRow: CustomTestStringConvertible {
  var text: String
  var expected: [String]

  init(_ text: String, _ expected: String...) {
    self.text = text
    self.expected = expected
  }

  var testDescription: String { text }

  static let names: [IdentifierRow] = [
    IdentifierRow("asked Anna where the ticket is", "name Anna"),
    IdentifierRow("Anna asks where the ticket is", "name Anna"),
    IdentifierRow("Anna Becker asks for help", "name Anna Becker"),
    IdentifierRow("her daughter Wilhelmina Strong helps her", "name Wilhelmina Strong"),
    IdentifierRow("lives in Rotterdam", "name Rotterdam"),
    IdentifierRow(
      "goes to Royal Infirmary on Mondays? no, every week", "name Royal Infirmary", "name Mondays"),
    IdentifierRow("mrs miller taps twice", "name mrs miller"),
    IdentifierRow("Mr. Smith taps twice", "name Mr. Smith"),
    IdentifierRow("tells me that Dr Achebe wrote it down", "name Dr Achebe"),
    IdentifierRow("seen by Prof. Dr. Lindqvist", "name Prof. Dr. Lindqvist"),
    IdentifierRow("Mx Rivers uses the rotor", "name Mx Rivers"),
    IdentifierRow("my name is grace and I cannot see it", "name grace"),
    IdentifierRow("hello, my name is Grace Oduya", "name Grace Oduya"),
    IdentifierRow("the dog is called Rex", "name Rex"),
    IdentifierRow("asks O'Brien for the code", "name O'Brien"),
    IdentifierRow("asks McCarthy for the code", "name McCarthy"),
    IdentifierRow("says Jean-Luc does it for her", "name Jean-Luc"),
    IdentifierRow("that is Beatrix's phone", "name Beatrix's"),
    IdentifierRow("the charity Ability Bow runs it", "name Ability Bow"),
    IdentifierRow("„Ich heiße Wolfram“, sagt er", "name Wolfram"),
    IdentifierRow("mein Name ist Petra Vogel", "name Petra Vogel"),
    IdentifierRow("fragt Herrn Yılmaz nach dem Weg", "name Herrn Yılmaz", "name Weg"),
    IdentifierRow("die frau sucht den Knopf", "name Knopf"),
    IdentifierRow("Frau von der Heide sucht", "name Frau von der Heide"),
    IdentifierRow("wohnt in Wuppertal", "name Wuppertal"),
    IdentifierRow("je m'appelle Solène", "name Solène"),
    IdentifierRow("demande à Mme Lefèvre", "name Mme Lefèvre"),
    IdentifierRow("M. Dubois attend", "name M. Dubois"),
    IdentifierRow("me llamo Inés", "name Inés"),
    IdentifierRow("la señora Ortega espera", "name señora Ortega"),
    IdentifierRow("mi chiamo Chiara Conti", "name Chiara Conti"),
    IdentifierRow("ik heet Sjoerd", "name Sjoerd"),
    IdentifierRow("mevrouw De Vries wacht", "name mevrouw De Vries"),
    IdentifierRow("меня зовут Ольга", "name Ольга"),
    IdentifierRow("田中さんが待っています", "name 田中さん"),
    IdentifierRow("王小姐说看不清", "name 王小姐"),
  ]

  static let others: [IdentifierRow] = [
    IdentifierRow("writes to p.person+kerb@example.org now", "mail p.person+kerb@example.org"),
    IdentifierRow("ends with me@example.co.uk.", "mail me@example.co.uk"),
    IdentifierRow("asks @night_bus for the times", "handle @night_bus"),
    IdentifierRow("opens https://example.org/a?b=1, then waits", "link https://example.org/a?b=1"),
    IdentifierRow("opens www.example.org.", "link www.example.org"),
    IdentifierRow("opens example.org/menu", "link example.org/menu"),
    IdentifierRow("call +44 20 7946 0018 please", "phone +44 20 7946 0018"),
    IdentifierRow("call (0221) 555 0123 please", "phone (0221) 555 0123"),
    IdentifierRow("0171-5550123 is hers", "phone 0171-5550123"),
    IdentifierRow("customer 48213377 again", "number 48213377"),
    IdentifierRow("lives at SW1A 1AA", "number SW1A 1AA"),
    IdentifierRow("lives at K1A 0B1", "number K1A 0B1"),
    IdentifierRow("in 50667 since May", "number 50667"),
    IdentifierRow("wohnt in 8001 Zürich", "number 8001", "name Zürich"),
    IdentifierRow("IBAN GB82 WEST 1234 5698 7654 32", "account GB82 WEST 1234 5698 7654 32"),
    IdentifierRow("pays from DE89370400440532013000", "account DE89370400440532013000"),
    IdentifierRow("born 03/04/1956", "date 03/04/1956"),
    IdentifierRow("geboren am 3.4.1956", "date 3.4.1956"),
    IdentifierRow("born on 3 April 1956 in a village", "date 3 April 1956"),
    IdentifierRow("April 3, 1956", "date April 3, 1956"),
    IdentifierRow("am 24. März 1961 geboren", "date 24. März 1961"),
    IdentifierRow("née le 3 avril 1956", "date 3 avril 1956"),
    IdentifierRow("was born in 1956", "date 1956"),
    IdentifierRow("since 1956-04-03", "date 1956-04-03"),
    IdentifierRow("lives at 12 Baker Street", "street 12 Baker Street"),
    IdentifierRow("wohnt Lindenstraße 5a", "street Lindenstraße 5a"),
    IdentifierRow("habite 12 rue de Rivoli", "street 12 rue de Rivoli"),
    IdentifierRow("vive en Calle Mayor 3", "street Calle Mayor 3"),
    IdentifierRow("abita in Via Roma 10", "street Via Roma 10"),
    IdentifierRow(
      "woont op de Prinsengracht, Kerkstraat 18", "name Prinsengracht", "street Kerkstraat 18"),
  ]

  /// Numbers and addresses that are called by name, and names without capital letters.
  static let named: [IdentifierRow] = [
    IdentifierRow("types 4111 1111 1111 1111 twice", "card 4111 1111 1111 1111"),
    IdentifierRow("types 4111 1111 1111 1112 twice", "phone 4111 1111 1111 1112"),
    IdentifierRow("reads 219-09-9999 aloud", "socialSecurity 219-09-9999"),
    IdentifierRow("the page shows 192.168.20.14", "internetAddress 192.168.20.14"),
    IdentifierRow("version 300.1.2.4 crashes", "number 300.1.2.4"),
    IdentifierRow("parks B-XY 1234 outside", "plate B-XY 1234"),
    IdentifierRow("parks AB12 CDE outside", "plate AB12 CDE"),
    IdentifierRow("gare AB-123-CD devant", "plate AB-123-CD"),
    IdentifierRow("number plate 7 KLM 22 is asked for", "plate 7 KLM 22"),
    IdentifierRow("odalys at gmail dot com, all in small letters", "mail odalys at gmail dot com"),
    IdentifierRow("spells gmail dot com", "link gmail dot com"),
    IdentifierRow("the red dot comes back"),
    IdentifierRow("my sister priya reads it to me", "name priya"),
    IdentifierRow("a mark will rose up, jan to mai"),
    IdentifierRow("她说：我叫王芳，看不清", "name 王芳"),
    IdentifierRow("王芳 asks for help", "name 王芳"),
  ]

  /// Texts that name nobody.
  static let nobody: [IdentifierRow] = [
    IdentifierRow(""),
    IdentifierRow("swipes past Pay twice, VoiceOver says only \"button\""),
    IdentifierRow("The rotor lists headings. It works."),
    IdentifierRow("TalkBack on Android says nothing at 12:31"),
    IdentifierRow("iPhone SE with iOS 17.2, PIN typed twice"),
    IdentifierRow("sc 1.4.10 and 2.4.11, ratio 3.2 to 1"),
    IdentifierRow("I can't find it. I'm lost."),
    IdentifierRow("price is 12.50, then 4,99"),
    IdentifierRow("\"Is it paid?\" asks the person"),
    IdentifierRow("waits 90 seconds at bus #4"),
    IdentifierRow("taps Cancel, then OK, on Monday"),
    IdentifierRow("opens Day tickets and Receipts"),
    IdentifierRow("fills 100% of the screen in 2026"),
    IdentifierRow("看不清按钮"),
  ]
}
