import JSON
import Localization

/// A task gone through step by step with a profile in mind: what a team expects, before anybody tries it.
///
/// Nobody took part: what it foretells is a reason to look, never a finding, and has no severity.
package struct Walkthrough: Record {
  package let id: RecordID
  /// In the order in which they were given. Several about one question stand side by side and need not agree.
  package private(set) var answers: [Answer] = []
  /// In the order in which they were named.
  package private(set) var barriers: [Barrier] = []
  /// Roles or names that the answers may name.
  package var evaluators: [String] = []
  /// The day on which it was ended; `nil` while it goes on.
  package var finishedOn: String?
  /// The day on which it was begun, `2026-03-03`.
  package var heldOn = ""
  package var manner = WalkthroughManner.reasoned
  /// The cell of the persona spectrum that was laid over the profile, `see/situational`.
  package var over: String?
  /// What was set aside because it belonged to no step.
  package private(set) var parked: [Parked] = []
  /// The profile's id.
  package var profile = ""
  /// The round for which it foretells; `nil` for none in particular.
  package var round: Int?
  /// What was said in the talk afterwards.
  package var talk: String?
  package var task = ""
  /// What was switched on or used.
  package var tool: String?

  package init(id: RecordID) { self.id = id }

  package static let format = RecordFormat(
    "walkthrough", noun: Noun("walkthrough", "walkthroughs"),
    "A task gone through step by step with a profile in mind; nobody took part, and nothing in it has a severity.",
    table.fields)

  package static let table: FieldTable<Walkthrough> = FieldTable([
    Slot(
      \.profile, "profile", .reference(.profile), "Profile", "Whom the team had in mind.",
      required: true),
    Slot(
      \.task, "task", .reference(.task), "Task", "The task that was gone through.",
      required: true),
    Slot(
      \.over, "over", .reference(.spectrumCell), "Laid over",
      "A cell of the persona spectrum that holds today, such as touch/situational."),
    Slot(
      \.manner, "manner", .words(of: WalkthroughManner.self), "Manner",
      "Reasoned from the profile, or tried by a colleague; never lived.", required: true),
    Slot(
      \.round, "round", .integer(1...1000), "Round", "The round for which it foretells, if any."),
    Slot(
      \.heldOn, "heldOn", .day, "Held on", "The day on which it was begun.", required: true),
    Slot(\.finishedOn, "finishedOn", .day, "Finished on", "The day on which it was ended."),
    Slot(
      \.evaluators, "evaluators", setOf: .line, "Evaluators",
      "Who answered: roles, never a participant.", option: .named("by")),
    Slot(\.tool, "tool", .line, "Tool", "What was switched on or used, and its version."),
    Slot(\.talk, "talk", .text, "Talk", "What was said in the talk afterwards."),
    Slot(
      entries: \.answers,
      Field("answers", .map(Answer.entry), "Answers", "One entry an answer.", option: .none)),
    Slot(
      entries: \.barriers,
      Field(
        "barriers", .map(Barrier.entry), "Barriers",
        "What is expected to stand in the way; without a severity.", option: .none)),
    Slot(
      entries: \.parked,
      Field(
        "parked", .map(Parked.entry), "Parked", "What belonged to no step.", option: .none)),
  ]) { _, walkthrough in
    for index in walkthrough.barriers.indices {
      walkthrough.barriers[index].belongs(to: walkthrough.answers)
    }
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

  /// Whose an answer or a barrier is, and what it rests on.
  package struct Reasons: Hashable, Fielded {
    /// Who answered, where it was not everybody together.
    package var by: String?
    /// Keys of facets.
    package var facets: [String] = []
    private var key: String?
    private var digest: String?

    package init(by: String? = nil, claim: Claim? = nil, facets: [String] = []) {
      self.by = by
      self.facets = facets
      self.claim = claim
    }

    /// A claim of the profile.
    package var claim: Claim? {
      get { key.map { Claim(key: $0, digest: digest) } }
      set { (key, digest) = (newValue?.key, newValue?.digest) }
    }

    package static let table: FieldTable<Reasons> = FieldTable([
      Slot(\.by, "by", .line, "By", "Whose it is: a role; empty for everybody together."),
      Slot(
        \.key, "claim", .line, "Claim", "The key of the profile's claim that it rests on."),
      Slot(
        \.digest, "about", .line, "About", "The digest of the words that the claim had then."),
      Slot(
        \.facets, "facets", setOf: .line, "Facets", "The keys of the facets that it rests on."),
    ])
  }

  /// What an answer and a barrier have in common.
  package protocol Reasoned {
    var reasons: Reasons { get set }
  }

  /// What one question is about.
  package struct Question: Hashable, Sendable {
    package fileprivate(set) var part: WalkthroughPart
    /// The key of the goal; `nil` for a step that serves none.
    package fileprivate(set) var goal: String?
    /// The key of the step; `nil` for a goal.
    package fileprivate(set) var step: String?
    /// The goal's or the step's words.
    package fileprivate(set) var asked: String

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
  package struct Answer: Hashable, Entry, Reasoned {
    package let key: String
    private var given: WalkthroughAnswer?
    package var reasons: Reasons
    package private(set) var question: Question
    package private(set) var why: String?

    package init(
      key: String, _ answer: WalkthroughAnswer, to question: Question, by: String? = nil,
      why: String? = nil, claim: Claim? = nil, facets: [String] = []
    ) {
      self.key = key
      given = answer
      self.question = question
      self.why = why
      reasons = Reasons(by: by, claim: claim, facets: facets)
    }

    package init(key: String) {
      self.key = key
      question = Question(.before, goal: nil, step: nil, asked: "")
      reasons = Reasons()
    }

    /// Without one, the last of its part: it is not known.
    package var answer: WalkthroughAnswer {
      given ?? question.part.answers[question.part.answers.count - 1]
    }

    static let entry = EntryFormat(
      Noun("answer", "answers"), identity: .random, table.fields)

    package static let table: FieldTable<Answer> = FieldTable(
      Reasons.table.slots(at: \.reasons) + [
        Slot(
          \.question.part, "part", .words(of: WalkthroughPart.self), "Part",
          "Whether it is about a goal, about doing a step, or about knowing that it worked.",
          required: true),
        Slot(\.question.goal, "goal", .line, "Goal", "The key of the goal."),
        Slot(
          \.question.step, "step", .line, "Step", "The key of the step; empty for a goal."),
        Slot(
          \.question.asked, "asked", .line, "Asked", "The words of the goal or step then.",
          required: true),
        Slot(
          \.given, "answer", .words(of: WalkthroughAnswer.self), "Answer", "What was answered.",
          required: true),
        Slot(\.why, "why", .text, "Why", "Why, where it is no barrier."),
      ])
  }

  /// Something that is expected to stand in the way; it has no severity.
  package struct Barrier: Hashable, Entry, Reasoned {
    package let key: String
    /// The answer that it belongs to; `nil` where that was deleted.
    package private(set) var answer: Answer?
    private var answerKey: String
    package var beyondWcag = false
    /// Where the trouble comes from, as far as somebody tried it.
    package var cause: TroubleCause?
    package var reasons: Reasons
    /// The day on which it was entered.
    package private(set) var on: String
    package var places: [Place] = []
    package var principles: [DesignPrinciple] = []
    /// Whether somebody kept or typed what it is about.
    package var isSettled = false
    package private(set) var text: String

    package init(
      key: String, _ text: String, of answer: Answer?, by: String? = nil, on: String,
      places: [Place] = [], principles: [DesignPrinciple] = [], beyondWcag: Bool = false,
      isSettled: Bool = false, claim: Claim? = nil, facets: [String] = [],
      cause: TroubleCause? = nil
    ) {
      self.key = key
      self.text = text
      self.answer = answer
      answerKey = answer?.key ?? ""
      self.on = on
      self.places = places
      self.principles = principles
      self.beyondWcag = beyondWcag
      self.isSettled = isSettled
      self.cause = cause
      reasons = Reasons(by: by, claim: claim, facets: facets)
    }

    package init(key: String) { self.init(key: key, "", of: nil, on: "") }

    /// Finds the answer that it belongs to.
    fileprivate mutating func belongs(to answers: [Answer]) {
      answer = answers.first { Text.isSame($0.key, answerKey) }
      // Two are the same wherever their answer is.
      answerKey = answer?.key ?? ""
    }

    static let entry = EntryFormat(
      Noun("barrier", "barriers"), identity: .random, table.fields)

    package static let table: FieldTable<Barrier> = FieldTable(
      Reasons.table.slots(at: \.reasons) + [
        Slot(
          \.answerKey, "answer", .line, "Answer", "The key of the answer that it belongs to.",
          required: true),
        Slot(
          \.text, "text", .text, "Text", "What stands in the way, in the product.",
          required: true),
        Slot(\.places, "places", setOf: .place, "Places", "The criteria that it bears on."),
        Slot(
          \.principles, "principles", setOf: .words(of: DesignPrinciple.self), "Principles",
          "Design principles beside WCAG."),
        Slot(
          \.beyondWcag, "beyondWcag", .flag, "Beyond WCAG",
          "Yes once settled that no criterion names it."),
        Slot(
          \.isSettled, "settled", .flag, "Settled",
          "Yes once somebody kept or typed what it is about."),
        Slot(
          \.cause, "cause", .words(of: TroubleCause.self), "Cause",
          "In a set-up or a simulation: the product, or somebody new to this."),
        Slot(\.on, "on", .day, "On", "The day on which it was entered.", required: true),
      ])

    /// The criteria that somebody kept or typed; what is only proposed yet is none.
    package var namedPlaces: [Place] { isSettled ? places : [] }

    /// Whether it speaks of the product: what only somebody new to a technology met does not.
    package var isAboutProduct: Bool { cause != .unfamiliarity }
  }

  /// What was set aside.
  package struct Parked: Hashable, Entry {
    package let key: String
    /// During which goal or step.
    package private(set) var asked: String?
    package private(set) var text: String

    package init(key: String, _ text: String, asked: String?) {
      self.key = key
      self.text = text
      self.asked = asked
    }

    package init(key: String) { self.init(key: key, "", asked: nil) }

    static let entry = EntryFormat(
      Noun("parked thought", "parked thoughts"), identity: .random, table.fields)

    package static let table: FieldTable<Parked> = FieldTable([
      Slot(\.text, "text", .text, "Text", "What was set aside.", required: true),
      Slot(
        \.asked, "asked", .line, "Asked",
        "The words of the goal or step during which it came up."),
    ])
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

extension Walkthrough.Reasoned {
  /// Whose it is, where it is not everybody's together.
  package var by: String? {
    get { reasons.by }
    set { reasons.by = newValue }
  }
  /// The claim of the profile that it rests on.
  package var claim: Walkthrough.Claim? {
    get { reasons.claim }
    set { reasons.claim = newValue }
  }
  /// Keys of facets that it rests on.
  package var facets: [String] {
    get { reasons.facets }
    set { reasons.facets = newValue }
  }
}
