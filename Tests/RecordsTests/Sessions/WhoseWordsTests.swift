import Testing

@testable import Records

/// Whose words a text holds, by what is recorded and by the text.
@Suite("Whose words") struct WhoseWordsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    var speaker: Speaker?
    var wording: Wording?
    let whose: WhoseWords
    var testDescription: String { "\(text) \(speaker?.id ?? "-") \(wording?.id ?? "-")" }
  }

  static let rows: [Row] = [
    // What is recorded.
    Row(text: "swipes past Pay", whose: .account),
    Row(text: "swipes past Pay", speaker: .participant, whose: .participant),
    Row(text: "swipes past Pay", speaker: .participant, wording: .paraphrase, whose: .account),
    Row(text: "swipes past Pay", speaker: .interpreter, wording: .interpreted, whose: .participant),
    Row(text: "swipes past Pay", wording: .verbatim, whose: .participant),
    Row(text: "swipes past Pay", speaker: .moderator, whose: .account),
    Row(text: "Pay, button", speaker: .assistiveTechnology, whose: .account),
    // Labels.
    Row(text: "M: what now? P: no idea", whose: .both),
    Row(text: "what now? P: no idea", speaker: .moderator, whose: .both),
    Row(text: "M: what now?", whose: .account),
    Row(text: "P: no idea", whose: .participant),
    Row(text: "P : no idea", whose: .participant),
    Row(text: "P07: no idea", whose: .participant),
    Row(text: "P07-kx4d : no idea", whose: .participant),
    Row(text: "\u{ff30}\u{ff1a}no idea", whose: .participant),
    Row(text: "says it (P: no idea)", whose: .participant),
    Row(text: "opens http://P:80", whose: .account),
    Row(text: "SP: a label of the product", whose: .account),
    Row(text: "no idea. M: try again", speaker: .participant, whose: .both),
    Row(text: "Participant: no idea", whose: .participant),
    Row(text: "Participant 1: no idea", whose: .participant),
    Row(text: "participant: no idea", whose: .participant),
    Row(text: "p: no idea", whose: .participant),
    Row(text: "p07: no idea", whose: .participant),
    Row(text: "P 1: no idea", whose: .participant),
    Row(text: "P-01: no idea", whose: .participant),
    Row(text: "*P*: no idea", whose: .participant),
    Row(text: "[P] no idea", whose: .participant),
    Row(text: "M: what now? [P07, tired] no idea", whose: .both),
    Row(text: "(P) no idea", whose: .participant),
    Row(text: "P (tired): no idea", whose: .participant),
    Row(text: "P01 (tired) says: no idea", whose: .participant),
    Row(text: "M: what now? Participant: no idea", whose: .both),
    Row(text: "M: what now? p: no idea", whose: .both),
    Row(text: "P01 says: no idea", whose: .participant),
    Row(text: "the participant says again: no idea", whose: .participant),
    Row(text: "M (smiling): I would try it", whose: .account),
    // Words in front of a colon that are no label.
    Row(text: "Step: opens the map", whose: .account),
    Row(text: "Help: none", whose: .account),
    Row(text: "Participants: three", whose: .account),
    Row(text: "in step p: opens the map", whose: .account),
    Row(text: "asks the participant: what now", whose: .account),
    Row(text: "VoiceOver says: Pay, button", whose: .account),
    Row(text: "P taps Pay: nothing happens", whose: .account),
    Row(text: "presses the key [P] twice", whose: .account),
    Row(text: "Car park (P) is full", whose: .account),
    Row(text: "<p> is empty: no text", whose: .account),
    // Quotations.
    Row(text: "\"I do not see any light\"", whose: .participant),
    Row(text: "\u{201c}No light\u{201d}", whose: .participant),
    Row(text: "- \u{201e}Kein Licht.\u{201c}", whose: .participant),
    Row(text: "\u{ab} pas de lumi\u{e8}re \u{bb}", whose: .participant),
    Row(text: "says \"that is far too small\" and stops", whose: .participant),
    Row(
      text: "says \"far too small for you\"", speaker: .participant, wording: .paraphrase,
      whose: .participant),
    Row(text: "taps \"Pay\" twice", whose: .account),
    Row(text: "\u{2018}No light\u{2019}", whose: .participant),
    Row(text: "'No light'", whose: .participant),
    Row(text: "says \u{2018}that is far too small\u{2019} and stops", whose: .participant),
    Row(text: "says 'that is far too small' and stops", whose: .participant),
    Row(text: "says 'the users' list is odd' and stops", whose: .participant),
    Row(text: "says 'it doesn't read' and stops", whose: .participant),
    Row(text: "sagt \u{201a}viel zu klein hier\u{2018} leise", whose: .participant),
    Row(text: "sagt \u{203a}viel zu klein hier\u{2039} leise", whose: .participant),
    Row(text: "dit \u{2039}bien trop petit ici\u{203a} et part", whose: .participant),
    Row(text: "dit \u{ab}bien trop petit ici\u{bb} et part", whose: .participant),
    Row(text: "sagt \u{bb}viel zu klein hier\u{ab} leise", whose: .participant),
    Row(text: "taps 'Settings' and then 'Pay'", whose: .account),
    Row(text: "taps 'Settings' in the users' list", whose: .account),
    Row(text: "VoiceOver says 'Pay by card, button, dimmed'", whose: .account),
    Row(text: "doesn't find Anna's ticket and the users' list", whose: .account),
    Row(
      text: "doesn\u{2019}t find Anna\u{2019}s ticket and the users\u{2019} list", whose: .account),
    Row(text: "VoiceOver says \"Pay by card, button, dimmed\"", whose: .account),
    Row(text: "the screen shows \"Payment failed, try again\"", whose: .account),
    Row(text: "the screen goes dark. says \"there is nothing here\"", whose: .participant),
    Row(text: "asks the page \"where am I\"", whose: .participant),
    // First person.
    Row(text: "I would say it aloud", whose: .participant),
    Row(text: "It did not read the list to me", whose: .participant),
    Row(text: "Ich sehe nichts", whose: .participant),
    Row(text: "looks for the image", whose: .account),
    Row(text: "I would say it aloud", speaker: .moderator, whose: .account),
  ]

  @Test("is decided by one rule", arguments: rows) func whose(_ row: Row) {
    let whose = WhoseWords(speaker: row.speaker, wording: row.wording, text: row.text)
    #expect(whose == row.whose)
    #expect(whose.needPermission == (row.whose != .account))
  }
}
