package import Localization

/// In which way a team goes through a task with a profile in mind.
package enum WalkthroughManner: String, Word {
  case reasoned, setUp, simulation

  package var label: Sentence {
    switch self {
    case .reasoned: "reasoned from the profile"
    case .setUp: "tried with the person's set-up"
    case .simulation: "tried in a simulation"
    }
  }

  /// What its barriers are as evidence; nobody who lives so took part in any of them.
  package var evidenceKind: EvidenceKind { self == .reasoned ? .persona : .simulated }
}

/// What one question of a walkthrough is about.
package enum WalkthroughPart: String, Word {
  case goal, before, after

  package var label: Sentence {
    switch self {
    case .goal: "goal"
    case .before: "before the step"
    case .after: "after the step"
    }
  }

  /// Its answers in their order; the first speaks for the product, the last says that nobody can tell.
  package var answers: [WalkthroughAnswer] {
    switch self {
    case .goal: [.yes, .no, .maybe]
    case .before: [.doesIt, .doesNotFind, .cannotDo, .unsure]
    case .after: [.goesOn, .doesNotKnow, .stops, .unsure]
    }
  }
}

/// What somebody answers to a question of a walkthrough.
package enum WalkthroughAnswer: String, Word {
  case yes, no, maybe
  case doesIt, doesNotFind, cannotDo
  case goesOn, doesNotKnow, stops
  case unsure

  package var label: Sentence {
    switch self {
    case .yes: "yes"
    case .no: "no"
    case .maybe: "maybe"
    case .doesIt: "does it"
    case .doesNotFind: "does not find it"
    case .cannotDo: "cannot do it"
    case .goesOn: "goes on"
    case .doesNotKnow: "does not know it worked"
    case .stops: "stops"
    case .unsure: "unsure"
    }
  }

  /// Whether it says that something stands in the way.
  package var isBarrier: Bool {
    switch self {
    case .no, .doesNotFind, .cannotDo, .doesNotKnow, .stops: true
    default: false
    }
  }

  /// Whether it says that nobody can tell.
  package var isDoubt: Bool {
    switch self {
    case .maybe, .unsure: true
    default: false
    }
  }
}

/// Where a trouble comes from that a colleague met in a set-up or a simulation.
package enum TroubleCause: String, Word {
  case product, unfamiliarity, unclear

  package var label: Sentence {
    switch self {
    case .product: "the product"
    case .unfamiliarity: "me, new to this"
    case .unclear: "cannot tell"
    }
  }
}
