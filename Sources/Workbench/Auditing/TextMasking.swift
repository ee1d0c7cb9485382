import Elements
import Localization
import Recording

/// Texts of a screen that may say who somebody is: mail addresses, numbers, accounts, streets, names on the internet.
///
/// Names of people are not looked for: nearly every label begins with a capital letter.
struct TextMasking {
  private let finder = IdentifierFinder()
  /// How many were found, by what they may be.
  private(set) var found: [String: Int] = [:]

  private static let kinds: Set<IdentifierCandidate.Kind> = [
    .mail, .phone, .account, .handle, .street, .number,
  ]

  /// The text with what was found replaced.
  mutating func masked(_ text: String) -> String {
    let candidates = finder.candidates(in: text).filter { Self.kinds.contains($0.kind) }
    guard !candidates.isEmpty else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var at = 0
    for candidate in candidates {
      found[candidate.kind.label.plain(), default: 0] += 1
      result += scalars[at..<candidate.range.lowerBound]
      result += candidate.kind.replacement.unicodeScalars
      at = candidate.range.upperBound
    }
    result += scalars[at...]
    return String(result)
  }

  /// The inventory with every text masked.
  mutating func masked(_ inventory: Inventory) -> Inventory {
    var result = inventory
    for index in result.elements.indices {
      for path in [\Element.label, \.text, \.value, \.hint, \.placeholder] {
        guard let text = result.elements[index][keyPath: path], !text.isEmpty else { continue }
        result.elements[index][keyPath: path] = masked(text)
      }
      if let shows = result.elements[index].details?.shows {
        result.elements[index].details?.shows = shows.map { masked($0) }
      }
    }
    if let title = result.screen.title { result.screen.title = masked(title) }
    return result
  }
}
