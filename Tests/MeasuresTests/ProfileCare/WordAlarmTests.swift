import Testing

@testable import Measures

@Suite("Words about people")
struct WordAlarmTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let kind: WordAlarm.Kind
    var testDescription: String { text }

    init(_ text: String, _ kind: WordAlarm.Kind) {
      self.text = text
      self.kind = kind
    }
  }

  static let alarms = [
    Row("She suffers from a rare condition", .tragedy), Row("A victim of her illness", .tragedy),
    Row("He is wheelchair-bound", .tragedy), Row("Bound to a wheelchair since 2011", .tragedy),
    Row("confined to his bed", .tragedy), Row("Works despite his blindness", .tragedy),
    Row("despite being blind she cooks", .tragedy), Row("a deaf and dumb neighbour", .tragedy),
    Row("She is helpless without it", .tragedy), Row("Er leidet an Rheuma", .tragedy),
    Row("Sie leidet unter ihrer Erkrankung", .tragedy), Row("an den Rollstuhl gefesselt", .tragedy),
    Row("Trotz seiner Behinderung arbeitet er", .tragedy), Row("Sie ist taubstumm", .tragedy),
    Row("An inspiring young man", .heroism), Row("She bravely goes shopping", .heroism),
    Row("He overcomes his disability every day", .heroism),
    Row("a true inspiration to us all", .heroism), Row("Sie meistert ihr Schicksal", .heroism),
    Row("ein tapferer Junge", .heroism), Row("children with special needs", .euphemism),
    Row("He is differently-abled", .euphemism), Row("visually challenged customers", .euphemism),
    Row("Menschen mit besonderen Bedürfnissen", .euphemism),
    Row("A “lovely” person who suffers from asthma", .tragedy),
  ]

  @Test("are pointed at", arguments: alarms)
  func found(_ row: Row) {
    #expect(WordAlarm.all(in: row.text).map(\.kind) == [row.kind])
  }

  @Test(
    "of ordinary speech are left alone",
    arguments: [
      "The tram is bound to be late", "She is bound to a contract for two years",
      "A book bound in leather", "Bound to happen again", "a bus bound to the bed of the river",
      "He uses the Brave browser", "She braves the cold",
      "Walks to work despite the rain", "despite a late train", "special offers at the market",
      "A specialist in special delivery", "The phone suffers from a weak battery",
      "The picture suffers in sunlight", "was a victim of a phishing mail",
      "lost money as a victim of fraud", "The hero image is too large", "puts the phone on mute",
      "Overcomes a bad connection by writing first", "the challenge of a form",
      "reads a tragedy by a poet at school", "confined to one screen", "a needs list",
      "He is able to pay", "Sie ist an den Vertrag gebunden", "von einem Buch gefesselt",
      "trotz des Regens", "leidet unter dem Lärm", "besondere Angebote", "Er hält das Handy",
      "Opfer eines Betrugs", "Held von zwei Tassen Tee", "Das Gerät leidet an Altersschwäche",
      "She says “I suffer from buses”", "He calls himself „tapfer“ and laughs", "", "…",
    ])
  func notFound(_ text: String) {
    #expect(WordAlarm.all(in: text) == [])
  }
}
