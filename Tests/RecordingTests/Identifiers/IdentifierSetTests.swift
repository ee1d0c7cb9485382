import JSON
import Localization
import RecordSamples
import Records
import Testing

@testable import Recording

/// 200 lines as people write them while they watch, made from a seed: which of them name somebody is known.
///
/// All names, numbers and addresses are invented.
struct IdentifierSet {
  struct Line {
    var text: String
    /// What names somebody in it; empty for most lines.
    var identifiers: [String]
  }

  private(set) var lines: [Line] = []

  /// Sentences in which `@` stands for what names somebody.
  private static let naming = [
    "asks @ whether the ticket is valid", "@ helps with the code on the back",
    "says that @ showed it once", "reads out @ while filling in the form",
    "the form still shows @ from last time", "types @ and deletes it again",
    "fragt @ nach dem Weg zum Schalter", "liest @ laut vor", "demande à @ de lire le prix",
    "pregunta a @ por el recibo",
  ]

  private static let identifiers = [
    "Odalys Brankov", "Temperance", "Wilhelmina Strong", "anna", "mrs castellane", "Dr Oyelaran",
    "Rotterdam", "Herrn Vogelsang", "my sister Priya", "Royal Infirmary", "o.brankov@mail.example",
    "odalys at gmail dot com", "+44 20 7946 0999", "078 05 11 20 33", "219-09-9999",
    "4111 1111 1111 1111", "192.168.20.14", "B-XY 1234", "AB12 CDE", "3 April 1956", "03/04/56",
    "DE89 3704 0044 0532 0130 00", "SW1A 1AA", "12 Willow Street", "@odalys_b", "王芳", "田中さん",
  ]

  /// Sentences that name nobody, with the capital letters that screens and languages bring along.
  private static let plain = [
    "taps Right and then Find, nothing happens", "looks for Bill in the list of Payments",
    "the page of the Government opens in a new tab", "opens Settings, then Accessibility",
    "VoiceOver says Button, Pay, Dimmed", "finds the right button at once",
    "cannot find the bill", "reads Terms and Conditions to the end",
    "taps the Menu twice, hears Home", "die Seite lädt, der Knopf Weiter bleibt grau",
    "sucht den Preis und findet die Zone nicht", "hält das Handy näher ans Gesicht",
    "appuie sur Continuer, rien ne se passe", "pulsa Siguiente y espera",
    "says the Total is too small to read", "Focus jumps back to the Header",
    "waits 12 seconds, then taps Pay again", "the price is 3.40, the change 1.60",
    "2.4.3 again, Order is confusing", "scrolls to the Receipt and stops",
    "asks what the Zone means", "turns the Screen Curtain on", "hears Link, Visited, Link",
    "switches to Dark Mode", "presses Enter four times", "the Timer runs out after a minute",
    "reads the Heading, skips the Table", "Is this the Basket? asks twice",
    "wants larger Text and more Space", "the Government logo has no name",
  ]

  init(seed: Int) {
    var random = SeededRandom(seed)
    for index in 0..<200 {
      guard index % 4 == 0 else {
        lines.append(Line(text: Self.plain[random.below(Self.plain.count)], identifiers: []))
        continue
      }
      let identifier = Self.identifiers[(index / 4) % Self.identifiers.count]
      let sentence = Self.naming[random.below(Self.naming.count)]
      let halves = sentence.split(separator: "@", omittingEmptySubsequences: false)
      lines.append(
        Line(text: "\(halves[0])\(identifier)\(halves[1])", identifiers: [identifier]))
    }
    lines = lines.shuffled(using: &random)
  }
}

@Suite("200 lines of which it is known who they name") struct IdentifierSetTests {
  private func walk(_ set: IdentifierSet) -> IdentifierWalk {
    let notes = set.lines.enumerated().map { index, line in
      (key: "n\(1000 + index)", note: Note(at: index * 1_000, text: Verbatim(line.text)))
    }
    return IdentifierWalk(
      ReviewPlan(
        study: "bank", session: "S09-vrh4",
        target: WCAGTarget(version: .v22, level: .aa, platform: .ios),
        sources: [.init(log: "log-a", path: "a.json", recorder: "moderator", notes: notes)]),
      role: "moderator", known: ["Tram tickets"])
  }

  /// docs/review.md says these numbers.
  @Test("recall, precision and stops are as they are published") func measured() {
    let set = IdentifierSet(seed: 11)
    let finder = IdentifierFinder(known: ["Tram tickets"])
    var (found, all) = (0, 0)
    var missed: Set<String> = []
    for line in set.lines {
      let candidates = finder.candidates(in: line.text) + finder.beginnings(in: line.text)
      for identifier in line.identifiers {
        all += 1
        if candidates.contains(where: {
          identifier.contains($0.words) || $0.words.contains(identifier)
        }) {
          found += 1
        } else {
          missed.insert(identifier)
        }
      }
    }
    var walk = walk(set)
    var (stops, real, groups) = (0, 0, 0)
    let identifiers = set.lines.flatMap(\.identifiers)
    var ordinary: [String] = []
    while true {
      if let item = walk.item {
        stops += 1
        let words = item.candidate.words
        if identifiers.contains(where: { $0.contains(words) || words.contains($0) }) { real += 1 }
        _ = walk.answer(.namesNobody)
      } else if !walk.group.isEmpty {
        groups += 1
        ordinary += walk.group.map(\.candidate.words)
        _ = walk.answer(group: [], shown: Set(walk.group.indices))
      } else {
        break
      }
    }
    #expect(found == 50 && all == 50)
    #expect(stops == 34 && real == 26)
    #expect(groups == 1 && ordinary.count == 24)
    // These would be passed over by somebody who presses Enter without reading.
    #expect(ordinary.filter { word in identifiers.contains { $0.contains(word) } } == ["王芳"])
    #expect(missed.sorted() == [])
  }
}
