package import Localization

/// What a statement of a profile tells of its person.
package enum StatementKind: String, Word {
  case wants, inTheWay, does

  package var label: Sentence {
    switch self {
    case .wants: "wants"
    case .inTheWay: "in the way"
    case .does: "does"
    }
  }
}

/// What a claim of a profile can rest on. What somebody reasoned or imitated is none of these: it never supports.
package enum BasisKind: String, Word {
  case note, finding, response, participant, document, checked

  package var label: Sentence {
    switch self {
    case .note: "a note of a session"
    case .finding: "a finding"
    case .response: "answers to a questionnaire"
    case .participant: "a participant"
    case .document: "a document"
    case .checked: "a person with lived experience who checked it"
    }
  }

  /// Whether its reference names something of a study.
  package var isOfStudy: Bool { self != .document && self != .checked }
}

/// Whether something speaks for a claim or against it.
package enum BasisDirection: String, Word {
  case supports, contradicts

  package var label: Sentence {
    switch self {
    case .supports: "supports"
    case .contradicts: "contradicts"
    }
  }
}
