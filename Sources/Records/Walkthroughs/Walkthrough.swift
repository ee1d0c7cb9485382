import JSON

/// A task gone through step by step with a profile in mind: what a team expects, before anybody tries it.
///
/// Nobody took part: what it foretells is a reason to look, never a finding, and has no severity.
package struct Walkthrough: Record {
  package let id: RecordID
  /// In the order in which they were given. Several about one question stand side by side and need not agree.
  package let answers: [Answer]
  /// In the order in which they were named.
  package let barriers: [Barrier]
  /// Roles or names that the answers may name.
  package let evaluators: [String]
  /// The day on which it was ended; `nil` while it goes on.
  package let finishedOn: String?
  /// The day on which it was begun, `2026-03-03`.
  package let heldOn: String
  package let manner: WalkthroughManner
  /// The cell of the persona spectrum that was laid over the profile, `see/situational`.
  package let over: String?
  /// What was set aside because it belonged to no step.
  package let parked: [Parked]
  /// The profile's id.
  package let profile: String
  /// The round for which it foretells; `nil` for none in particular.
  package let round: Int?
  /// What was said in the talk afterwards.
  package let talk: String?
  package let task: String
  /// What was switched on or used.
  package let tool: String?

  package init(_ object: inout ObjectReader) {
    let answers = object.entries("answers") { Answer(key: $0, &$1) }
    self.answers = answers
    barriers = object.entries("barriers") { Barrier(key: $0, &$1, among: answers) }
    evaluators = object.strings("evaluators")
    finishedOn = object.string("finishedOn")
    heldOn = object.string("heldOn") ?? ""
    id = object.id
    manner = object.word("manner") ?? .reasoned
    over = object.string("over")
    parked = object.entries("parked") { Parked(key: $0, &$1) }
    profile = object.string("profile") ?? ""
    round = object.integer("round")
    talk = object.string("talk")
    task = object.string("task") ?? ""
    tool = object.string("tool")
  }

  /// How many questions got answers that differ.
  package var disagreements: Int { Disagreement.all(in: answers).count }
}

extension Walkthrough {
  /// The claim of a profile that something rests on, as its words were then.
  package struct Claim: Hashable, Sendable {
    /// The key of the claim.
    package let key: String
    /// The digest of its words.
    package let digest: String?

    package init(key: String, digest: String?) {
      self.key = key
      self.digest = digest
    }
  }

  /// What one question is about.
  package struct Question: Hashable, Sendable {
    package let part: WalkthroughPart
    /// The key of the goal; `nil` for a step that serves none.
    package let goal: String?
    /// The key of the step; `nil` for a goal.
    package let step: String?
    /// The goal's or the step's words.
    package let asked: String

    package init(_ part: WalkthroughPart, goal: String?, step: String?, asked: String) {
      self.part = part
      self.goal = goal
      self.step = step
      self.asked = asked
    }

    /// Whether both are about the same part of the same goal or step, whatever its words were.
    package func isSame(as other: Question) -> Bool {
      part == other.part && isSame(step, other.step) && (step != nil || isSame(goal, other.goal))
    }

    private func isSame(_ left: String?, _ right: String?) -> Bool {
      left.map { Text($0) } == right.map { Text($0) }
    }
  }

  /// One person's answer to one question, or that of all together.
  package struct Answer: Hashable, Sendable {
    package let key: String
    package let answer: WalkthroughAnswer
    /// Who answered, where it was not everybody together.
    package var by: String?
    package var claim: Claim?
    /// Keys of facets that it rests on.
    package var facets: [String]
    package let question: Question
    package let why: String?

    package init(
      key: String, _ answer: WalkthroughAnswer, to question: Question, by: String? = nil,
      why: String? = nil, claim: Claim? = nil, facets: [String] = []
    ) {
      self.key = key
      self.answer = answer
      self.question = question
      self.by = by
      self.why = why
      self.claim = claim
      self.facets = facets
    }
  }

  /// Something that is expected to stand in the way; it has no severity.
  package struct Barrier: Hashable, Sendable {
    package let key: String
    /// The answer that it belongs to; `nil` where that was deleted.
    package let answer: Answer?
    package var beyondWcag: Bool
    package var by: String?
    /// Where the trouble comes from, as far as somebody tried it.
    package var cause: TroubleCause?
    package var claim: Claim?
    package var facets: [String]
    /// The day on which it was entered.
    package let on: String
    package var places: [Place]
    package var principles: [DesignPrinciple]
    /// Whether somebody kept or typed what it is about.
    package var isSettled: Bool
    package let text: String

    package init(
      key: String, _ text: String, of answer: Answer?, by: String? = nil, on: String,
      places: [Place] = [], principles: [DesignPrinciple] = [], beyondWcag: Bool = false,
      isSettled: Bool = false, claim: Claim? = nil, facets: [String] = [],
      cause: TroubleCause? = nil
    ) {
      self.key = key
      self.text = text
      self.answer = answer
      self.by = by
      self.on = on
      self.places = places
      self.principles = principles
      self.beyondWcag = beyondWcag
      self.isSettled = isSettled
      self.claim = claim
      self.facets = facets
      self.cause = cause
    }

    /// The criteria that somebody kept or typed; what is only proposed yet is none.
    package var namedPlaces: [Place] { isSettled ? places : [] }

    /// Whether it speaks of the product: what only somebody new to a technology met does not.
    package var isAboutProduct: Bool { cause != .unfamiliarity }
  }

  /// What was set aside.
  package struct Parked: Hashable, Sendable {
    package let key: String
    /// During which goal or step.
    package let asked: String?
    package let text: String

    package init(key: String, _ text: String, asked: String?) {
      self.key = key
      self.text = text
      self.asked = asked
    }
  }

  /// A question to which people gave different answers.
  package struct Disagreement: Sendable {
    package let question: Question
    package let answers: [Answer]

    /// In the order of the questions.
    package static func all(in answers: [Answer]) -> [Disagreement] {
      var found: [Disagreement] = []
      var seen: [Question] = []
      for first in answers where !seen.contains(where: { $0.isSame(as: first.question) }) {
        seen.append(first.question)
        let same = answers.filter { $0.question.isSame(as: first.question) }
        guard Set(same.map(\.answer)).count > 1 else { continue }
        found.append(Disagreement(question: first.question, answers: same))
      }
      return found
    }
  }
}
