package import Localization

/// How long a need lasts.
///
/// A participant's need is permanent, temporary or unknown; situational ones belong to sessions. Spectrum examples
/// may also be situational or changing.
package enum NeedDuration: String, Word {
  case permanent, temporary, situational, changing, unknown

  package var label: Sentence {
    switch self {
    case .permanent: "permanent"
    case .temporary: "temporary"
    case .situational: "situational"
    case .changing: "changing"
    case .unknown: "unknown"
    }
  }

  package static let ofPeople: [NeedDuration] = [.permanent, .temporary, .unknown]
  package static let ofExamples: [NeedDuration] = [.permanent, .temporary, .situational, .changing]
  package static let ofDescribedPeople: [NeedDuration] = [
    .permanent, .temporary, .situational, .unknown,
  ]
}

/// Yes, no, or nobody knows.
package enum Certainty: String, Word {
  case yes, no, unknown

  package var label: Sentence {
    switch self {
    case .yes: "yes"
    case .no: "no"
    case .unknown: "unknown"
    }
  }
}

/// Why a field about a person is empty.
package enum Absence: String, Word {
  case declined, notAsked, unknown

  package var label: Sentence {
    switch self {
    case .declined: "declined"
    case .notAsked: "not asked"
    case .unknown: "unknown"
    }
  }
}

/// How practised somebody is with an assistive technology.
package enum Proficiency: String, Word {
  case novice, intermediate, advanced, unknown

  package var label: Sentence {
    switch self {
    case .novice: "novice"
    case .intermediate: "intermediate"
    case .advanced: "advanced"
    case .unknown: "unknown"
    }
  }
}

/// Age in bands, so that no birth date is ever needed.
package enum AgeBand: String, Word {
  case under18, from18to24, from25to34, from35to44, from45to54, from55to64, from65to74, from75

  package var label: Sentence {
    switch self {
    case .under18: "under 18"
    case .from18to24: "18 to 24"
    case .from25to34: "25 to 34"
    case .from35to44: "35 to 44"
    case .from45to54: "45 to 54"
    case .from55to64: "55 to 64"
    case .from65to74: "65 to 74"
    case .from75: "75 and over"
    }
  }
}

/// What a placement on a scale rests on; people often rate themselves too low.
package enum SkillBasis: String, Word {
  case observed, selfReported, assumed

  package var label: Sentence {
    switch self {
    case .observed: "observed"
    case .selfReported: "self-reported"
    case .assumed: "assumed"
    }
  }
}

/// A circumstance that stays with a person for longer than one session.
package enum LastingCircumstance: String, Word {
  case money, deviceAge, phoneOnly, connection, firstLanguage, literacy, culture

  package var label: Sentence {
    switch self {
    case .money: "little money"
    case .deviceAge: "an old device"
    case .phoneOnly: "phone only"
    case .connection: "a slow or costly connection"
    case .firstLanguage: "another first language"
    case .literacy: "reading and writing"
    case .culture: "another culture"
    }
  }
}

/// Whether somebody uses a product freely.
package enum UseReason: String, Word {
  case choice, necessity, nonUse

  package var label: Sentence {
    switch self {
    case .choice: "choice"
    case .necessity: "necessity"
    case .nonUse: "does not use it"
    }
  }
}

/// How consent was given.
package enum ConsentManner: String, Word {
  case writing, speech, signLanguage, other

  package var label: Sentence {
    switch self {
    case .writing: "writing"
    case .speech: "speech"
    case .signLanguage: "sign language"
    case .other: "other"
    }
  }
}

/// Who stood by when consent was given.
package enum ConsentSupport: String, Word {
  case nobody, supporter, interpreter, proxy

  package var label: Sentence {
    switch self {
    case .nobody: "nobody"
    case .supporter: "supporter"
    case .interpreter: "interpreter"
    case .proxy: "proxy"
    }
  }
}

/// The answer to one question of consent.
package enum Permission: String, Word {
  case granted, refused

  package var label: Sentence {
    switch self {
    case .granted: "granted"
    case .refused: "refused"
    }
  }
}

/// What a participant takes back.
package enum WithdrawalScope: String, Word {
  case all, quotes, sharing, recording, futureUse

  /// The key of the permission in a consent that it takes back; `nil` if it takes back all of them.
  package var permission: String? {
    switch self {
    case .all: nil
    case .quotes: "quote"
    case .sharing: "share"
    case .recording: "record"
    case .futureUse: "futureUse"
    }
  }

  package var label: Sentence {
    switch self {
    case .all: "all"
    case .quotes: "quotes"
    case .sharing: "sharing"
    case .recording: "recording"
    case .futureUse: "future use"
    }
  }
}
