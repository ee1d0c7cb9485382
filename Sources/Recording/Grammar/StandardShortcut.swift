import Localization
import Records

/// The shortcuts that work in every language, by their English words.
enum StandardShortcut: String, CaseIterable {
  case barrier = "b"
  case quote = "q"
  case success = "ok"
  case question = "ask"
  case workaround = "w"
  case noBarrier = "nb"
  case help = "h"
  case strategy = "st"
  case tiredness = "t"
  case suggestion = "sug"
  case context = "ctx"
  case technology = "at"
  case inferred = "inf"

  var meaning: ShortcutMeaning {
    switch self {
    case .barrier: ShortcutMeaning(kind: .barrier)
    case .quote: ShortcutMeaning(speaker: .participant, wording: .verbatim)
    case .success: ShortcutMeaning(kind: .success)
    case .question: ShortcutMeaning(kind: .question)
    case .workaround: ShortcutMeaning(kind: .workaround)
    case .noBarrier: ShortcutMeaning(kind: .noBarrier)
    case .help: ShortcutMeaning(kind: .helpGiven)
    case .strategy: ShortcutMeaning(kind: .strategy)
    case .tiredness: ShortcutMeaning(kind: .distress)
    case .suggestion: ShortcutMeaning(kind: .suggestion)
    case .context: ShortcutMeaning(kind: .context)
    case .technology: ShortcutMeaning(speaker: .assistiveTechnology)
    case .inferred: ShortcutMeaning(basis: .inferred)
    }
  }

  var label: Sentence {
    switch self {
    case .barrier: "barrier"
    case .quote: "the participant's own words"
    case .technology: "said by assistive technology"
    case .inferred: "inferred, not seen or heard"
    default: meaning.kind.map { "\($0.label)" } ?? ""
    }
  }
}

/// What a shortcut says about a note.
struct ShortcutMeaning: Hashable, Sendable {
  var kind: ObservationKind?
  var impact: Impact?
  var speaker: Speaker?
  var wording: Wording?
  var basis: Basis?
}
