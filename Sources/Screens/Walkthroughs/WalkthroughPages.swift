import JSON
import Localization
import Recording
import Records
import Terminal
import Wording
import Workbench

/// The pages of a walkthrough, as data.
struct WalkthroughPages: QuestionPages {
  typealias Script = WalkthroughScript
  private typealias Row = ActionPage<Event>.Row

  let plan: WalkthroughPlan

  func page(for asking: WalkthroughAsking) -> ActionPage<Event> {
    switch asking.spot {
    case .opening: opening()
    case .question(let place): question(asking.script.items[place], asking)
    case .detail(.reason(let line)): reason(line, asking)
    case .detail(.settle(let key)):
      asking.barrier(key).map { settle($0, asking) } ?? overview(asking)
    case .detail(.cause(let key)):
      asking.barrier(key).map { cause($0, asking) } ?? overview(asking)
    case .detail(.claims): claims(asking)
    case .detail(.facets): facets(asking)
    case .detail(.talk): talk()
    case .overview: overview(asking)
    }
  }

  private var words: WalkthroughWords { WalkthroughWords(plan: plan) }
  private var place: Sentence { "\(words.firstName), \(plan.task.title)" }

  /// What is said before the first question of a simulation.
  private func opening() -> ActionPage<Event> {
    let tryIt = (plan.profile.tryIt ?? "").split(whereSeparator: \.isNewline)
    let lines: [(String, Sentence)] =
      words.cautions.map { ("caution", $0) } + tryIt.map { ("try", "\(String($0))") }
    return ActionPage(
      "walkthrough opening", title: "Before you begin", place: place,
      list: ActionList(
        .reading, noun: Noun("line", "lines"),
        rows: lines.enumerated().map {
          (PageRow("\($0.element.0) \($0.offset)", $0.element.1), nil)
        }),
      prompt: Prompt("Begin", .text, enterMeans: "begins"), commands: [.stop()])
  }

  /// One question about a goal or a step.
  private func question(
    _ item: WalkthroughScript.Item, _ asking: WalkthroughAsking
  ) -> ActionPage<Event> {
    let question = item.question
    let asked = WalkthroughWords.inside(question.asked)
    let title: Sentence =
      question.part == .goal
      ? "Goal \(item.number), \(asked). Would \(words.subject)? y, n or m"
      : "Step \(item.number) of \(item.total), \(asked)"
    let standing = asking.sheet.answers(to: question).first
    let label: Sentence =
      switch question.part {
      case .goal: "y, n or m"
      case .before: "Before"
      case .after: "After"
      }
    return ActionPage(
      "walkthrough \(question.part == .goal ? "goal" : "step") \(question.step ?? question.goal ?? "") \(asking.jumps)",
      title: title, place: place, lead: standing.map { ["So far: \($0.answer.label)."] } ?? [],
      list: log(legendOf: question.part, asking),
      prompt: Prompt(label, .text, yieldsToOutcome: false),
      commands: Self.common + [
        ActionCommand("skip", "Leave this question out for now.", .skip)
      ])
  }

  /// What stands so far; plain lines say it on request.
  private func log(
    legendOf part: WalkthroughPart, _ asking: WalkthroughAsking
  ) -> ActionList<Event> {
    var rows: [Row] = asking.sheet.answers.map { answer in
      (PageRow("answer \(answer.key)", Self.sentence(answer)), nil)
    }
    rows += asking.sheet.barriers.map { barrier in
      (
        PageRow(
          "barrier \(barrier.key)", "Barrier: \(barrier.text.oneLine)",
          details: [Self.about(barrier)]), nil
      )
    }
    rows += asking.sheet.parked.map {
      (PageRow("parked \($0.key)", "Parked: \($0.text.oneLine)"), nil)
    }
    rows.append((PageRow("legend", "\(WalkthroughLine.list(part))"), nil))
    return ActionList(.log, noun: Noun("answer", "answers"), rows: rows)
  }

  private static func sentence(_ answer: Walkthrough.Answer) -> Sentence {
    let by: Sentence = answer.by.map { ", \($0)" } ?? ""
    let why: Sentence = answer.why.map { ": \($0.oneLine)" } ?? ""
    return
      "\(answer.question.asked), \(answer.question.part.label)\(by): \(answer.answer.label)\(why)"
  }

  /// "2.4.6 Headings and Labels", "be consistent", "no criterion".
  private static func about(_ barrier: Walkthrough.Barrier) -> Sentence {
    let names: [Sentence] =
      barrier.places.map { "\($0.label)" }
      + barrier.principles.map { ("\($0.label)" as Sentence).capitalised }
    return names.isEmpty ? "no criterion" : names.joined(separator: ", ")
  }

  /// What is in the way.
  private func reason(
    _ line: WalkthroughLine, _ asking: WalkthroughAsking
  ) -> ActionPage<Event> {
    ActionPage(
      "walkthrough reason \(asking.visit)", title: "What is in the way?", place: place,
      lead: [
        "\(("\(line.main.answer.label)" as Sentence).capitalised). One sentence about the product; no names."
      ],
      prompt: Prompt("Barrier", .text, enterMeans: "leaves it without words"),
      commands: [.stop()])
  }

  /// What a barrier is about.
  private func settle(
    _ barrier: Walkthrough.Barrier, _ asking: WalkthroughAsking
  ) -> ActionPage<Event> {
    let proposed = barrier.places.map { "\($0.label)" as Sentence }
    let principles = barrier.principles.map {
      "\"\(("\($0.label)" as Sentence).capitalised)\"" as Sentence
    }
    let title: Sentence =
      switch (proposed.isEmpty, principles.isEmpty) {
      case (false, _): "Barrier. \(Sentence.list(proposed)) proposed"
      case (true, false): "Barrier, no criterion. \(Sentence.list(principles)) proposed"
      case (true, true): "Barrier, nothing proposed"
      }
    let claim: Sentence? = barrier.claim.flatMap(asking.script.words).map {
      "Perhaps it rests on \(Quoted($0)): Enter keeps that too, `/claim` names another."
    }
    let isOpen = barrier.places.isEmpty && barrier.principles.isEmpty
    return ActionPage(
      "walkthrough barrier \(barrier.key) \(asking.visit)", title: title, place: place,
      lead: ["\(barrier.text.oneLine)"] + [claim].compactMap(\.self),
      prompt: Prompt(
        "Criterion", .text,
        enterMeans: isOpen ? "leaves it open" : "keeps what is proposed"),
      commands: Self.common)
  }

  /// Whether a trouble comes from the product.
  private func cause(
    _ barrier: Walkthrough.Barrier, _ asking: WalkthroughAsking
  ) -> ActionPage<Event> {
    let rows = TroubleCause.allCases.enumerated().map { place, cause -> Row in
      (PageRow(cause.id, "\(cause.label)"), .chose(place))
    }
    return ActionPage(
      "walkthrough cause \(barrier.key) \(asking.visit)",
      title: "The product, or me, new to this?", place: place, lead: ["\(barrier.text.oneLine)"],
      list: ActionList(.choices, noun: Noun("cause", "causes"), rows: rows),
      prompt: Prompt("Cause", .choice, enterMeans: "alone changes nothing"),
      commands: [Self.undo, .stop()])
  }

  /// What the profile claims.
  private func claims(_ asking: WalkthroughAsking) -> ActionPage<Event> {
    let rows = asking.script.claims.enumerated().map { place, claim -> Row in
      (
        PageRow("claim \(place)", "\(claim.words.oneLine)", details: ["\(claim.standing)"]),
        .chose(place)
      )
    }
    let none: Row = (PageRow("none", "none of them"), .chose(rows.count))
    return ActionPage(
      "walkthrough claims \(asking.visit)", title: "What does it rest on?", place: place,
      lead: ["A walkthrough never supports a claim; it only says which one it was made with."],
      list: ActionList(.choices, noun: Noun("claim", "claims"), rows: rows + [none]),
      prompt: Prompt("Claim", .choice, enterMeans: "goes back"), commands: [.stop()])
  }

  /// Where the profile stands on the facets.
  private func facets(_ asking: WalkthroughAsking) -> ActionPage<Event> {
    let rows = asking.script.facets.enumerated().map { place, facet -> Row in
      (PageRow(facet.key, "\(facet.words)"), .chose(place))
    }
    return ActionPage(
      "walkthrough facets \(asking.visit)", title: "Facets of \(words.firstName)", place: place,
      lead: ["Choose one to note it with the last answer; again takes it out."],
      list: ActionList(.choices, noun: Noun("facet", "facets"), rows: rows),
      prompt: Prompt("Facet", .choice, enterMeans: "goes back"), commands: [.stop()])
  }

  /// The talk after a simulation.
  private func talk() -> ActionPage<Event> {
    ActionPage(
      "walkthrough talk", title: "Talk about it", place: place,
      lead: [
        "What surprised you? What would somebody who lives so do otherwise? With whom will you try it?"
      ],
      prompt: Prompt("Talk", .text, enterMeans: "ends without a note"),
      commands: [Self.undo, .stop()])
  }

  /// All questions with what stands; choosing one asks it again.
  private func overview(_ asking: WalkthroughAsking) -> ActionPage<Event> {
    let rows = asking.script.items.enumerated().map { place, item -> Row in
      let answers = asking.sheet.answers(to: item.question)
      let said = answers.map { answer -> Sentence in
        answer.by.map { "\($0): \(answer.answer.label)" } ?? "\(answer.answer.label)"
      }
      return (
        PageRow(
          "question \(place)", "\(item.question.asked), \(item.question.part.label)",
          details: [said.isEmpty ? "no answer yet" : said.joined(separator: "; ")]), .chose(place)
      )
    }
    let left = asking.left.count
    return ActionPage(
      "walkthrough overview \(asking.visit)",
      title: left == 0
        ? WalkthroughWords.summary(asking.sheet)
        : "\(left, "question has", "questions have") no answer yet",
      place: place, list: ActionList(.choices, noun: Noun("question", "questions"), rows: rows),
      prompt: Prompt("Change", .choice, enterMeans: left == 0 ? "ends" : "goes back"),
      commands: [Self.undo, .stop()])
  }

  // MARK: Commands

  private static var undo: ActionCommand<Event> { .undo("Take the last thing back.") }

  private static var common: [ActionCommand<Event>] {
    [
      ActionCommand(
        "also", "N NAME: WHY",
        "Another person's answer to the question answered last: `/also` 1 Ben: as last week. Also behind an answer, on its line."
      ) { .own(.also($0)) },
      ActionCommand("barrier", "WORDS", "A further barrier at the question answered last.") {
        .own(.barrier($0))
      },
      ActionCommand("park", "WORDS", "Set aside what belongs to no step.", footer: true) {
        .own(.park($0))
      },
      ActionCommand(
        "claim", "What the profile claims, to say what the last answer rests on.", footer: true,
        .own(.claims)),
      ActionCommand("facets", "Where the person stands on the facets of the set.", .own(.facets)),
      ActionCommand("show", "All questions and answers, to change one.", .show),
      undo, .stop(),
    ]
  }
}
