package import Localization

/// Who is in the room; roles, never names.
package enum Role: String, Word {
  case moderator, noteTaker, observer, stakeholder, supporter, interpreter, personalAssistant

  /// Whether somebody of this role is there for one participant.
  package var comesWithSomebody: Bool {
    switch self {
    case .supporter, .interpreter, .personalAssistant: true
    case .moderator, .noteTaker, .observer, .stakeholder: false
    }
  }

  package var label: Sentence {
    switch self {
    case .moderator: "moderator"
    case .noteTaker: "note-taker"
    case .observer: "observer"
    case .stakeholder: "stakeholder"
    case .supporter: "supporter"
    case .interpreter: "interpreter"
    case .personalAssistant: "personal assistant"
    }
  }

  /// Roles that may hold the recorder.
  package static let recorders: [Role] = [.moderator, .noteTaker, .observer, .stakeholder]
}

/// What a recording of a session holds.
package enum MediaKind: String, Word {
  case audio, video, screen

  package var label: Sentence {
    switch self {
    case .audio: "sound"
    case .video: "picture and sound"
    case .screen: "screen"
    }
  }
}

/// Where the entries of a log come from, where nobody noted them during the session.
package enum LogSource: String, Word {
  /// Lines of a transcript: what a program or a person wrote down of a recording.
  case transcript

  package var label: Sentence { "transcript" }
}

/// Where a session takes place.
package enum SessionMode: String, Word {
  case inPerson, remote

  package var label: Sentence { self == .inPerson ? "in person" : "remote" }
}

/// Whether a circumstance happened or was arranged.
package enum CircumstanceBasis: String, Word {
  case real, staged

  package var label: Sentence {
    switch self {
    case .real: "real"
    case .staged: "staged"
    }
  }
}

/// How one go at a task ended.
package enum AttemptOutcome: String, Word {
  case done, partlyDone, notDone, stoppedByParticipant, stoppedByModerator, notOffered

  package var label: Sentence {
    switch self {
    case .done: "done"
    case .partlyDone: "partly done"
    case .notDone: "not done"
    case .stoppedByParticipant: "stopped by participant"
    case .stoppedByModerator: "stopped by moderator"
    case .notOffered: "not offered"
    }
  }
}

/// Whether the moderator helped; a person's own technology or helper is not assistance.
package enum Assistance: String, Word {
  case unassisted, assisted

  package var label: Sentence {
    switch self {
    case .unassisted: "unassisted"
    case .assisted: "assisted"
    }
  }
}

/// Why time in a session does not count.
package enum InterruptionKind: String, Word {
  case setUp, productFault, prototypeFault, assistiveTechnologyFault, connectionFault, unknownFault,
    rest

  package var label: Sentence {
    switch self {
    case .setUp: "setting up"
    case .productFault: "fault of the product"
    case .prototypeFault: "fault of the prototype"
    case .assistiveTechnologyFault: "fault of the assistive technology"
    case .connectionFault: "fault of the connection"
    case .unknownFault: "fault of unknown cause"
    case .rest: "break"
    }
  }

  /// Whether something broke.
  package var isFault: Bool { self != .rest && self != .setUp }
}

/// Whether what a prompt asks about showed itself.
package enum PromptAnswer: String, Word {
  case seen, notSeen, didNotComeUp

  package var label: Sentence {
    switch self {
    case .seen: "seen"
    case .notSeen: "not seen"
    case .didNotComeUp: "did not come up"
    }
  }

  /// The label under a question: "seen" alone does not say that it means yes.
  package var asked: Sentence {
    switch self {
    case .seen: PromptPolarity.seen.label
    case .notSeen: PromptPolarity.notSeen.label
    case .didNotComeUp: label
    }
  }

  /// Whether the answer shows that somebody met the place in question.
  package var isExercise: Bool { self != .didNotComeUp }
}

/// Which answer to a prompt speaks for the product.
package enum PromptPolarity: String, Word {
  case seen, notSeen

  package var label: Sentence { self == .seen ? "seen (yes)" : "not seen (no)" }

  /// What stands over a list of questions with their ``remark(_:)``.
  package static let rule: Sentence =
    "Yes speaks for the product, unless a question says otherwise."

  /// What a list says behind a question; empty for yes.
  package static func remark(_ polarity: Self?) -> Sentence {
    switch polarity {
    case .seen: ""
    case .notSeen: "No speaks for the product."
    case nil: "Which answer speaks for the product is not said."
    }
  }

  /// What an answer says of the product; `nil` where it says nothing, because it did not come up.
  package func judges(_ answer: PromptAnswer) -> Bool? {
    switch answer {
    case .seen: self == .seen
    case .notSeen: self == .notSeen
    case .didNotComeUp: nil
    }
  }
}

/// What a workspace allows for notes that nobody has cleared of identifiers.
package enum RawNotesRule: String, Word {
  case clearedOnly, allowed

  package var label: Sentence {
    self == .clearedOnly ? "only cleared logs are sent" : "raw logs may be sent"
  }
}

/// The guided way that led to a spectrum: a beginning for thinking, and no claim that its examples were observed.
package enum SpectrumStart: String, Word {
  case permanentNeed, field, anxiety

  package var label: Sentence {
    switch self {
    case .permanentNeed: "a permanent need"
    case .field: "one observed mismatch"
    case .anxiety: "anxiety"
    }
  }
}

/// Principles beside WCAG that notes and findings may carry.
package enum DesignPrinciple: String, Word {
  case equitableUse, flexibility, simpleAndIntuitive, perceptibleInformation, toleranceForError,
    lowPhysicalEffort, sizeAndSpace
  case comparableExperience, considerSituation, beConsistent, giveControl, offerChoice,
    prioritiseContent, addValue
  case empathetic, contextual, learned

  package var label: Sentence {
    switch self {
    case .equitableUse: "equitable use"
    case .flexibility: "flexibility"
    case .simpleAndIntuitive: "simple and intuitive"
    case .perceptibleInformation: "perceptible information"
    case .toleranceForError: "tolerance for error"
    case .lowPhysicalEffort: "low physical effort"
    case .sizeAndSpace: "size and space"
    case .comparableExperience: "comparable experience"
    case .considerSituation: "consider situation"
    case .beConsistent: "be consistent"
    case .giveControl: "give control"
    case .offerChoice: "offer choice"
    case .prioritiseContent: "prioritise content"
    case .addValue: "add value"
    case .empathetic: "empathetic"
    case .contextual: "contextual"
    case .learned: "learned"
    }
  }
}
