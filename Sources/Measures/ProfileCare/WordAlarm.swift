package import Localization
import Wording

/// Words about people that tell of tragedy or heroism, or that talk around it; English and German.
///
/// They are pointed at, never rewritten. What stands in quotation marks is somebody's own.
package struct WordAlarm: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case tragedy, heroism, euphemism

    package var label: Sentence {
      switch self {
      case .tragedy: "makes a life a tragedy"
      case .heroism: "makes an everyday life a feat"
      case .euphemism: "talks around what is meant"
      }
    }
  }

  package let kind: Kind
  /// The words as they were found, in small letters.
  package let words: String

  /// The first alarm of each pattern, in the order of the list.
  package static func all(in text: String) -> [WordAlarm] {
    let words = Self.words(text)
    return patterns.compactMap { kind, pattern in
      pattern.first(in: words).map { place in
        WordAlarm(
          kind: kind,
          words: words[place].map { String(decoding: $0, as: UTF8.self) }.joined(separator: " "))
      }
    }
  }

  /// The words outside quotation marks, in small letters.
  private static func words(_ text: String) -> [[UInt8]] {
    var found: [[UInt8]] = []
    var word = ""
    var closing: Character?
    func close() {
      if !word.isEmpty { found.append(Array(word.lowercased().utf8)) }
      word = ""
    }
    for character in text {
      if let end = closing {
        if character == end || (end == "“" && character == "”") { closing = nil }
        continue
      }
      if let end = quotes[character] {
        close()
        closing = end
      } else if character.isLetter || character.isNumber {
        word.append(character)
      } else {
        close()
      }
    }
    close()
    return found
  }

  private static let quotes: [Character: Character] = [
    "“": "”", "„": "“", "\"": "\"", "«": "»", "»": "«", "‹": "›",
  ]

  private static let conditions =
    "disab*|impair*|blindness|deafness|blind|deaf|autis*|dyslexi*|handicap*|condition|illness|disease|limitation*|wheelchair|depression|anxiety|behinderung*|blindheit|taubheit|krankheit|erkrankung|einschränkung*|autismus|angststörung|legasthenie"
  private static let things =
    "phone|phones|app|apps|screen|page|site|battery|connection|picture|sound|device|tablet|network|service|handy|gerät|netz"
  private static let crimes =
    "scam*|fraud*|theft|crime|burglar*|robbery|phishing|attack*|betrug*|diebstahl*|einbruch*"
  private static let whose = "?his|her|their|a|the|being|seiner|ihrer|einer|der"

  private static let patterns: [(Kind, PhrasePattern)] = [
    (.tragedy, PhrasePattern("suffer|suffers|suffered|suffering from", unlessAfter: things)),
    (.tragedy, PhrasePattern("victim|victims", unlessBefore: crimes)),
    (.tragedy, PhrasePattern("afflicted|stricken")),
    (
      .tragedy,
      PhrasePattern("tragic|tragically|tragedy", unlessBefore: "by|film|play|novel|opera|theatre")
    ),
    (.tragedy, PhrasePattern("helpless|helplessly")),
    (
      .tragedy,
      PhrasePattern(
        "bound|confined to ?a|the|his|her|their wheelchair|bed|chair|house", unlessBefore: "of")
    ),
    (.tragedy, PhrasePattern("wheelchair|bed|house bound")),
    (.tragedy, PhrasePattern("wheelchairbound|bedridden|housebound|crippled|cripple|cripples")),
    (.tragedy, PhrasePattern("despite \(whose) ?own|severe|total \(conditions)")),
    (.tragedy, PhrasePattern("deaf and dumb|mute")),
    (.tragedy, PhrasePattern("a burden to|on her|his|their|the family")),
    (.tragedy, PhrasePattern("leidet|leiden|litt|leidend an", unlessAfter: things)),
    (.tragedy, PhrasePattern("leidet|leiden|litt unter \(whose) \(conditions)")),
    (.tragedy, PhrasePattern("opfer", unlessBefore: crimes)),
    (
      .tragedy,
      PhrasePattern("an|ans ?den|das|ihren|seinen|ihr|sein rollstuhl|bett|haus gefesselt|gebunden")
    ),
    (.tragedy, PhrasePattern("bettlägerig|taubstumm|krüppel|invalide|sorgenkind|hilflos*")),
    (.tragedy, PhrasePattern("trotz \(whose) ?schweren|starken|völligen \(conditions)")),
    (.tragedy, PhrasePattern("schicksalsschlag|tragisch*")),
    (.heroism, PhrasePattern("inspiring|inspirational")),
    (.heroism, PhrasePattern("an|great|true|real inspiration")),
    (.heroism, PhrasePattern("brave|bravely", unlessBefore: "browser|the")),
    (.heroism, PhrasePattern("courageous|courageously|heroic|heroically|superhuman")),
    (.heroism, PhrasePattern("hero|heroine|heroes", unlessBefore: "image|section|banner")),
    (.heroism, PhrasePattern("overcome|overcomes|overcame|overcoming \(whose) \(conditions)")),
    (.heroism, PhrasePattern("against all ?the odds")),
    (.heroism, PhrasePattern("tapfer*|heldenhaft*|bewundernswert*")),
    (.heroism, PhrasePattern("held|heldin der|des alltags")),
    (.heroism, PhrasePattern("meistert|meistern ihr|sein|das|ihren|seinen schicksal|leben|alltag")),
    (.euphemism, PhrasePattern("special needs|abilities")),
    (.euphemism, PhrasePattern("differently|specially abled")),
    (.euphemism, PhrasePattern("physically|visually|mentally challenged")),
    (.euphemism, PhrasePattern("handicapable|handicapped")),
    (.euphemism, PhrasePattern("besondere|besonderen bedürfnisse|bedürfnissen|fähigkeiten")),
    (.euphemism, PhrasePattern("gehandicapt*|andersbegabt*")),
  ]
}

/// Words in a row, to be found in a text: `suffers from`, `despite ?his|her {condition}`.
///
/// `a|b` is one of several, `?a` may be there, `a*` begins with it.
struct PhrasePattern {
  private struct Slot {
    let words: [[UInt8]]
    let beginnings: [[UInt8]]
    let mayLack: Bool

    init(_ text: Substring) {
      mayLack = text.hasPrefix("?")
      let all = text.drop { $0 == "?" }.split(separator: "|").map(String.init)
      words = all.filter { !$0.hasSuffix("*") }.map { Array($0.utf8) }
      beginnings = all.filter { $0.hasSuffix("*") }.map { Array($0.dropLast().utf8) }
    }

    func fits(_ word: [UInt8]) -> Bool {
      words.contains(word) || beginnings.contains { word.starts(with: $0) }
    }
  }

  private let slots: [Slot]
  private let exceptAfter: Slot
  private let exceptBefore: Slot

  /// - Parameters:
  ///   - after: No match where one of these words stands among the three before.
  ///   - before: No match where one of these words stands among the three behind.
  init(_ text: String, unlessAfter after: String = "", unlessBefore before: String = "") {
    slots = text.split(separator: " ").map(Slot.init)
    exceptAfter = Slot(after[...])
    exceptBefore = Slot(before[...])
  }

  /// Where it stands in a text of words in small letters; `nil` where it does not.
  func first(in words: [[UInt8]]) -> Range<Int>? {
    for start in words.indices {
      guard let end = end(words, start, slots[...]), end > start else { continue }
      let before = words[max(0, start - 3)..<start]
      let behind = words[end..<min(words.count, end + 3)]
      if before.contains(where: exceptAfter.fits) || behind.contains(where: exceptBefore.fits) {
        continue
      }
      return start..<end
    }
    return nil
  }

  private func end(_ words: [[UInt8]], _ at: Int, _ left: ArraySlice<Slot>) -> Int? {
    guard let slot = left.first else { return at }
    if at < words.count, slot.fits(words[at]), let end = end(words, at + 1, left.dropFirst()) {
      return end
    }
    return slot.mayLack ? end(words, at, left.dropFirst()) : nil
  }
}
