import JSON
package import Localization
package import Measures
import Records
import Wording

/// A task with a profile in mind: a scenario for the moderator, and a story with what must be true for it to be done.
package enum PersonaStoryDocument {
  package static func document(_ story: PersonaStory) -> Document {
    var document = Document()
    document.heading(1, "\(story.task.title), with \(story.card.profile.name) in mind")
    document.notice("A story of an invented person: no evidence, and no replacement for people.")
    document.paragraph("Study: \(story.study.title).")
    scenario(story, &document)
    backlog(story, &document)
    return document
  }

  // MARK: For a moderator

  private static func scenario(_ story: PersonaStory, _ document: inout Document) {
    document.heading(2, "For the moderator")
    document.heading(3, "Read out")
    document.paragraph("“\(story.task.title).”")
    document.paragraph(
      "Read it as it stands, and name no button, no screen and nobody's needs. Of \(story.card.profile.name) say nothing: participants come as themselves."
    )
    document.section(3, "Prepare", preparation(story))
    document.section(
      3, "Listen and look for",
      story.course.goals.map {
        "Does the person set out for this: “\(PlainText.trimmed($0.text))”?"
      } + story.foretold.map { "Is it so: \($0.text)?" },
      none:
        "Nothing is written down yet: `kerb study task steps \(story.study.id.string) \(story.task.id) --ask`, then `kerb persona walk`."
    )
  }

  private static func preparation(_ story: PersonaStory) -> [Sentence] {
    let profile = story.card.profile
    var lines: [Sentence] = []
    let used = story.technologies.map(words)
    lines.append(
      used.isEmpty
        ? "Assistive technology: the profile names none. Ask participants to use what they use every day."
        : "Assistive technology: \(Sentence.joined(used, "; ")). Recruit a participant who uses one of these every day, on their own device and with their own settings."
    )
    lines.append(named("Devices of the profile", profile.devices))
    lines.append(named("Connection", [profile.connection].compactMap(\.self)))
    let circumstances = story.card.claims(.circumstance).map(\.words)
    if circumstances.isEmpty { lines.append(named("Circumstances of the profile", [])) }
    lines += circumstances.map { "Circumstance of the profile: \($0)" }
    if let situation = story.situation {
      lines.append(
        "Today: \(situation.dimension.label), \(situation.duration.label). Where it is not so by itself, do not act it out with a participant."
      )
      if let example = situation.examples.first { lines.append("Such as: \(example)") }
    }
    if let limit = story.task.timeLimitMinutes {
      lines.append("Stop after \(limit, "minute", "minutes"), as agreed beforehand.")
    }
    return lines
  }

  /// What the profile says of something; that it says nothing is told too.
  private static func named(_ what: Sentence, _ words: [String]) -> Sentence {
    words.isEmpty ? what + ": not said." : what + ": \(words.joined(separator: "; "))."
  }

  private static func words(_ technology: AssistiveTechnology) -> Sentence {
    technology.proficiency == .unknown
      ? "\(technology.name)" : "\(technology.name) (\(technology.proficiency.label))"
  }

  // MARK: For the backlog

  private static func backlog(_ story: PersonaStory, _ document: inout Document) {
    document.heading(2, "For the backlog")
    document.paragraph(card(story))
    document.section(3, "Done when", points(story))
    guard story.edition == .team else {
      return document.paragraph(
        "This edition leaves out everything based on sessions or walkthroughs.")
    }
    guard !story.problems.isEmpty else {
      return document.paragraph("No problem of the study that may remain names this task.")
    }
    document.section(
      3, "Open problems of this task",
      story.problems.map { problem in
        let standing = [problem.severityRange, problem.standing].compactMap(\.self)
        return problem.name + ": " + .joined(standing, "; ") + "."
      })
  }

  /// "As Noor Verlinthout, I want this: Pay by card. So that: … Assistive technology: Live captions."
  ///
  /// Names of technologies, products and services stand in a list of their own: no verb fits them all.
  private static func card(_ story: PersonaStory) -> Sentence {
    let profile = story.card.profile
    let used = story.technologies.map(\.name)
    let needs = Set(story.lastingNeeds.map(\.dimension)).sorted().map(\.label)
    var also: [Sentence] = []
    if !used.isEmpty { also.append("Assistive technology: \(used.joined(separator: "; ")).") }
    if used.isEmpty, !needs.isEmpty { also.append("Needs in \(Sentence.entries(needs)).") }
    if let situation = story.situation {
      also.append("Today also: \(situation.dimension.label) (\(situation.duration.label)).")
    }
    if profile.useReason == .nonUse { also.append("\(profile.name) does not use the product.") }
    let goals = story.course.goals.map { PlainText.trimmed($0.text) }
    let purpose: Sentence =
      goals.isEmpty
      ? story.task.successWhen.map { "So that: \(stopped($0))" } ?? "So that: not written down yet."
      : "So that: \(Sentence.list(goals.map { "“\($0)”" }))."
    return Sentence.joined(
      ["As \(profile.name), I want this: \(story.task.title).", purpose] + also, " ")
  }

  /// A text that ends as a sentence does.
  private static func stopped(_ text: String) -> String {
    ClaimSentences.ended(text) ? text : text + "."
  }

  private static func points(_ story: PersonaStory) -> [Sentence] {
    var lines: [Sentence] = []
    lines.append(
      story.task.successWhen.map { "\($0)" }
        ?? "The study does not say yet when the task is done: `kerb study task edit`.")
    let steps = story.course.steps.map { PlainText.trimmed($0.text) }
    lines.append(
      steps.isEmpty
        ? "The study does not say yet what the steps are: `kerb study task steps`."
        : "Each step can be done, and tells that it worked: \(Sentence.list(steps.map { "“\($0)”" }))."
    )
    lines += story.foretold.map { foretold in
      let places = foretold.places.map(\.label).joined(separator: ", ")
      let at: Sentence = places.isEmpty ? "" : " (\(places))"
      return "This is not so, or not any more: \(foretold.text)" + at
        + ". Foretold in \(foretold.walkthrough.short)."
    }
    if !story.task.criteria.isEmpty {
      lines.append(
        "These are met where the task goes: \(Sentence.list(story.task.criteria.map(\.label))).")
    }
    lines.append(tried(story))
    return lines
  }

  /// Who has to complete the task before it is done.
  private static func tried(_ story: PersonaStory) -> Sentence {
    let used = story.technologies.map(words)
    let needs = Set(story.lastingNeeds.map(\.dimension)).sorted().map(\.label)
    let who: Sentence =
      !used.isEmpty
      ? ", each with one of these: \(Sentence.joined(used, "; "))"
      : needs.isEmpty ? "" : ", each with a need in one of these: \(Sentence.entries(needs))"
    return
      "At least \(StudyProposal.people, "participant", "participants") completed the task without help"
      + who + "."
  }

  // MARK: Data

  package static func json(_ story: PersonaStory) -> [UInt8] {
    JSONWriter.canonical(
      .of([
        "profile": story.card.profile.id, "study": story.study.id, "task": story.task.id,
        "edition": story.edition.rawValue, "over": story.situation?.cell, "isEvidence": false,
        "readOut": story.task.title, "prepare": preparation(story),
        "goals": story.course.goals.map(\.text), "steps": story.course.steps.map(\.text),
        "story": card(story), "doneWhen": points(story),
        "openProblems": story.problems.map(\.id),
      ]))
  }
}
