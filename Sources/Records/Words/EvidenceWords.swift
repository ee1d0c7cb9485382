package import JSON
package import Localization

/// How a piece of evidence came about.
package enum EvidenceKind: String, Word {
  case lived, expert, tool, simulated, persona, documented

  package var label: Sentence {
    switch self {
    case .lived: "lived: a person took part"
    case .expert: "expert: a specialist judged"
    case .tool: "tool: an automatic check"
    case .simulated: "simulated: a colleague tried a simulation"
    case .persona: "persona: reasoned from a profile"
    case .documented: "documented: published by somebody else"
    }
  }
}

/// The five outcomes of EARL, the W3C's evaluation and report language.
package enum Outcome: String, Word {
  case passed, failed, cantTell, inapplicable, untested

  package var label: Sentence {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .cantTell: "cannot tell"
    case .inapplicable: "does not apply"
    case .untested: "not tested"
    }
  }
}

/// What a note is about.
package enum ObservationKind: String, Word {
  case barrier, workaround, success, noBarrier, question, helpGiven, strategy, distress, suggestion,
    context

  /// Kinds that say something went wrong, the worst first.
  static let worstFirst: [ObservationKind] = [.barrier, .distress, .helpGiven, .workaround]

  package var label: Sentence {
    switch self {
    case .barrier: "barrier"
    case .workaround: "workaround"
    case .success: "success"
    case .noBarrier: "no barrier"
    case .question: "question"
    case .helpGiven: "help given"
    case .strategy: "strategy"
    case .distress: "tiredness or distress"
    case .suggestion: "suggestion"
    case .context: "context"
    }
  }

  /// Whether it says that nothing was in the way, or only what was around: no trouble can be read from it.
  package var isWithoutTrouble: Bool {
    switch self {
    case .success, .noBarrier, .context: true
    case .barrier, .workaround, .question, .helpGiven, .strategy, .distress, .suggestion: false
    }
  }
}

/// Whose words or sounds a note holds.
package enum Speaker: String, Word {
  case participant, assistiveTechnology, supporter, interpreter, moderator

  /// Those whose words need a participant's permission, the participant first.
  static let mostPrivateFirst: [Speaker] = [.participant, .interpreter, .supporter]

  package var label: Sentence {
    switch self {
    case .participant: "participant"
    case .assistiveTechnology: "assistive technology"
    case .supporter: "supporter"
    case .interpreter: "interpreter"
    case .moderator: "moderator"
    }
  }
}

/// How close a note is to what was said.
package enum Wording: String, Word {
  case verbatim, paraphrase, interpreted, translated

  /// Wordings that reports print least, first.
  static let mostPrivateFirst: [Wording] = [.interpreted, .translated, .verbatim]

  package var label: Sentence {
    switch self {
    case .verbatim: "verbatim"
    case .paraphrase: "paraphrase"
    case .interpreted: "interpreted"
    case .translated: "translated"
    }
  }
}

/// Whether a note was witnessed or concluded.
package enum Basis: String, Word {
  case seenOrHeard, inferred

  package var label: Sentence { self == .seenOrHeard ? "seen or heard" : "inferred" }
}

/// How much a problem hurts, from 0 (no problem) to 4 (blocks).
///
/// As an *impact*: on one person, when observed. As a *severity*: of a finding, set in review by a named rater.
package enum Impact: Int, CaseIterable, Comparable, Encodable, Sendable {
  case none, slight, slows, serious, blocks

  package var label: Sentence {
    switch self {
    case .none: "no problem"
    case .slight: "slight"
    case .slows: "slows"
    case .serious: "serious"
    case .blocks: "blocks"
    }
  }

  package static func < (left: Impact, right: Impact) -> Bool { left.rawValue < right.rawValue }
}

/// Whether a finding is something to mend or something to keep.
package enum FindingKind: String, Word {
  case problem, strength

  package var label: Sentence {
    switch self {
    case .problem: "problem"
    case .strength: "strength"
    }
  }
}

/// What became of a finding in one round.
package enum FindingState: String, Word {
  case new, stillThere, better, worse, fixed, notRetested

  static let worstFirst: [FindingState] = [
    .worse, .stillThere, .new, .notRetested, .better, .fixed,
  ]

  package var label: Sentence {
    switch self {
    case .new: "new"
    case .stillThere: "still there"
    case .better: "better"
    case .worse: "worse"
    case .fixed: "fixed"
    case .notRetested: "not retested"
    }
  }

  /// Whether the problem may still be met.
  package var isOpen: Bool { self != .fixed }
}

extension Impact: FieldValue {
  /// The worst first.
  static let worstFirst = Array(allCases.reversed())

  package static func read(_ key: String, from object: inout ObjectReader) -> Impact? {
    object.integer(key).flatMap(Impact.init(rawValue:))
  }
  package static func read(_ value: JSONValue) -> Impact? {
    value.integer.flatMap(Impact.init(rawValue:))
  }
  package var json: JSONValue { .integer(rawValue) }
}
