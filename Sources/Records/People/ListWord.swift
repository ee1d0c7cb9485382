package import JSON
package import Localization
import Wording

/// A word that stands in place of a list about a person: there is nothing, or why nothing is known.
///
/// It is the same word on the command line, in forms, in CSV and in JSON.
package enum ListWord: Hashable, Sendable, CaseIterable {
  case none, declined, notAsked, unknown

  package var id: String {
    switch self {
    case .none: "none"
    case .declined: Absence.declined.id
    case .notAsked: Absence.notAsked.id
    case .unknown: Absence.unknown.id
    }
  }

  /// Why nothing is known; `nil` for none.
  package var absence: Absence? { self == .none ? nil : Absence(id: id) }

  /// Reads "none", "not asked", "notAsked" and the like, in any case.
  package init?(typed text: String) {
    let wanted = PlainText.folded(text, .unjoined)
    guard
      let word = Self.allCases.first(where: {
        Text.isSame(PlainText.folded($0.id, .unjoined), wanted)
      })
    else {
      return nil
    }
    self = word
  }

  /// Whether a text says "nothing" in words that no list knows, and would become an entry of that name.
  package static func isMistaken(_ text: String) -> Bool {
    ["no", "nothing", "nil", "null", "na", "n/a", "-", "?"].contains {
      Text.isSame($0, PlainText.trimmed(text).lowercased())
    }
  }

  /// The words, for a sentence.
  package static let words = "none, declined, notAsked, unknown"
}

extension ListWord {
  /// What is said of a person without an entry about needs: "no needs", "needs declined", "no needs noted".
  package static func saidOfNoNeeds(in record: JSONObject) -> Sentence {
    switch record["needs" + Field.absenceSuffix]?.string.flatMap(Absence.init(id:)) {
    case .declined: "needs declined"
    case .notAsked: "needs not asked"
    case .unknown: "needs unknown"
    case nil:
      record["needs" + Field.saidNoneSuffix]?.boolean == true ? "no needs" : "no needs noted"
    }
  }
}

extension Field {
  /// Whether a list says besides that it is none, or why it is not known.
  ///
  /// - Parameter fields: The fields of the object that holds the list.
  package func hasListWords(among fields: [Field]) -> Bool {
    guard case .map = kind else { return false }
    return fields.contains { Text.isSame($0.key, saidNoneKey) }
  }

  package var saidNoneKey: String { key + Self.saidNoneSuffix }

  package var absenceKey: String { key + Self.absenceSuffix }
}
