package import Localization
import Records

// What the cross-study report states. `docs/claims.md` defines when each is true.

/// In how many studies people tried how many criteria of the targets together.
package struct LibraryTried: ClaimedValue {
  package static let id = "library.tried"
  let studies: Int
  let withParticipants: Int
  let criteria: Int
  let tried: Int

  package init(_ library: Library) {
    studies = library.studies.count
    withParticipants = library.studies.count { study in
      study.people > 0 || study.sessionsWithoutParticipant > 0
        || library.criteria.contains { $0.triedIn.contains(study.id) }
    }
    criteria = library.criteria.count
    tried = library.criteria.count { !$0.triedIn.isEmpty }
  }

  package var sentence: Sentence {
    "Participants tried \(tried) of \(criteria) criteria of WCAG, in \(withParticipants) of \(studies, "study", "studies"), each counted by itself. This is not a conformance claim."
  }
}

package struct LibraryLeftOut: ClaimedValue {
  package static let id = "library.leftOut"
  let studies: [String]
  package init(studies: [String]) { self.studies = studies }
  package var sentence: Sentence {
    "Skipped, because \(studies.count == 1 ? "its file is" : "their files are" as Sentence) invalid: \(Sentence.list(studies)). Run `kerb check`."
  }
}

package struct LibraryEmpty: ClaimedValue {
  package static let id = "library.empty"
  package init() {}
  package var sentence: Sentence { "No studies yet. Run `kerb study new`." }
}

/// Participants whose id is in several studies.
package struct LibrarySharedIDs: ClaimedValue {
  package static let id = "library.sharedIDs"
  let participants: [String]
  package init(_ library: Library) { participants = library.sharedIDs.map(\.string) }
  package var sentence: Sentence {
    let shared: Sentence =
      participants.isEmpty
      ? ""
      : " \(participants.count, "number is", "numbers are") in several studies (\(Sentence.list(participants))) and may mean the same person."
    return
      "Participants are not added up over studies: a number belongs to one study, and a participant of two studies counts in both.\(shared)"
  }
}

/// Two problems of different studies that may be one: a reason to look, not a fact.
package struct LibraryReturned: ClaimedValue {
  package struct Side: Encodable, Sendable {
    let study: String
    let finding: String
    let label: Sentence
    private enum CodingKeys: CodingKey { case study, finding }
  }

  package static let id = "library.returned"
  let first: Side
  let second: Side
  let criteria: [String]
  let shared: [String]
  let named: Bool

  package init(_ pair: ReturnedProblem) {
    func side(_ side: ReturnedProblem.Side) -> Side {
      Side(
        study: side.study.string, finding: side.id.string,
        label: "\(side.id.short) \(side.title) (\(side.study.string))")
    }
    first = side(pair.first)
    second = side(pair.second)
    criteria = pair.criteria.map(\.description)
    shared = pair.shared
    named = pair.isNamed
  }

  package var sentence: Sentence {
    let same =
      (criteria.isEmpty ? [] : [Sentence.list(criteria)])
      + (shared.isEmpty ? [] : [Sentence.list(shared.map { "“\($0)”" })])
    let common: Sentence = same.isEmpty ? "" : "; both name " + .list(same)
    let kind: Sentence = named ? "One names the other: " : "May have come back: "
    return kind + .list([first.label, second.label]) + common + "."
  }
}

/// How many pairs of problems may be one, beyond those that are printed; 0 with none at all.
package struct LibraryReturnedCount: ClaimedValue {
  package static let id = "library.returnedCount"
  let pairs: Int
  let printed: Int
  package init(pairs: Int, printed: Int) {
    self.pairs = pairs
    self.printed = printed
  }
  package var sentence: Sentence {
    pairs == 0
      ? "No two problems of different studies name the same criterion and the same screen or task, or each other."
      : "\(pairs - printed, "more pair is", "more pairs are") in the JSON."
  }
}

/// How many participants of one study.
package struct LibraryStudyCount: Encodable, Sendable {
  let study: String
  let participants: Int
}

extension Library {
  /// Participants of whom a list is unknown, for each study with any.
  fileprivate func unknown(_ count: KeyPath<LibraryStudy, Int>) -> [LibraryStudyCount] {
    studies.filter { $0[keyPath: count] > 0 }.map {
      LibraryStudyCount(study: $0.id.string, participants: $0[keyPath: count])
    }
  }
}

extension [LibraryStudyCount] {
  /// "2 (tram-tickets); 1 (bus)".
  fileprivate var words: Sentence {
    .joined(map { "\($0.participants) (\($0.study))" }, "; ")
  }
}

/// No participant of any study is known to be of any of some kinds.
package struct LibraryNone: ClaimedValue {
  package static let id = "library.none"
  let kinds: [String]
  /// Participants of whom it is unknown, by study.
  let unknown: [LibraryStudyCount]
  private let who: Sentence

  private init(_ kinds: [String], _ unknown: [LibraryStudyCount], _ who: Sentence) {
    self.kinds = kinds
    self.unknown = unknown
    self.who = who
  }

  package static func needs(_ library: Library, _ missing: [LibraryCount]) -> LibraryNone {
    LibraryNone(
      missing.map { "need:" + $0.key }, library.unknown(\.needsUnknown),
      "with a need in one of these: " + .joined(missing.map(\.label), "; "))
  }

  /// - Parameter names: Technologies that targets name; empty for any technology.
  package static func technologies(_ library: Library, _ names: [String] = []) -> LibraryNone {
    LibraryNone(
      names.isEmpty ? ["technology"] : names.map { "technology:" + $0 },
      library.unknown(\.technologiesUnknown),
      names.isEmpty ? "using assistive technology" : "using \(Sentence.list(names, .or))")
  }

  package static func lowSkill(_ library: Library) -> LibraryNone {
    LibraryNone(
      ["lowSkill"], library.unknown(\.skillUnknown), "with low digital skill")
  }

  package var sentence: Sentence {
    let none: Sentence =
      unknown.isEmpty ? "none in any study" : "none known (unknown for \(unknown.words))"
    return "Participants \(who): \(none)."
  }

  private enum CodingKeys: CodingKey { case kinds, unknown }
}

/// Of how many participants a list is unknown, by study.
package struct LibraryUnknown: ClaimedValue {
  package static let id = "library.unknown"
  let list: String
  let unknown: [LibraryStudyCount]

  package init(needs library: Library) {
    list = "needs"
    unknown = library.unknown(\.needsUnknown)
  }

  package init(technologies library: Library) {
    list = "technologies"
    unknown = library.unknown(\.technologiesUnknown)
  }

  package var sentence: Sentence {
    unknown.isEmpty ? "Known for all participants." : "Unknown for: \(unknown.words)."
  }
}

/// Criteria of one state over all studies, with the sessions in which they were tried.
package struct LibraryCriteria: ClaimedValue {
  package struct Entry: Encodable, Sendable {
    let criterion: String
    let sessions: Int
  }

  package static let id = "library.criteria"
  /// In how many studies people tried them.
  let studies: Int
  let state: CriterionState.RawValue
  let criteria: [Entry]
  private let label: Sentence

  /// - Returns: `nil` without a criterion.
  package init?(_ rows: [LibraryCriterion], studies: Int, _ state: CriterionState) {
    let here = rows.filter { $0.triedIn.count == studies && $0.state == state }
    guard !here.isEmpty else { return nil }
    self.studies = studies
    self.state = state.rawValue
    label = state.label
    criteria = here.map {
      Entry(criterion: $0.criterion.number.description, sessions: $0.sessions)
    }
  }

  package var sentence: Sentence {
    let numbers = criteria.map {
      $0.criterion + (studies > 0 ? " (\($0.sessions))" : "")
    }.joined(separator: ", ")
    let tried: Sentence = studies > 0 ? "Tried in \(studies, "study", "studies"); " : ""
    return (tried + label).capitalised + ": \(numbers)."
  }

  private enum CodingKeys: CodingKey { case studies, state, criteria }
}

/// Every ability, a user of technology, low skill and every criterion is in some study.
package struct LibraryComplete: ClaimedValue {
  package static let id = "library.complete"
  package init() {}
  package var sentence: Sentence {
    "At least 1 participant with a need in each ability, 1 using assistive technology and 1 with low digital skill took part, and every criterion is covered."
  }
}
