import Localization
import Recording
import Records
import Terminal
import Wording
import Workbench

extension RecordScreen {
  /// `/end`: what is unfinished, consent to use quotes, the summary; then the log is written.
  ///
  /// - Returns: `nil` when somebody leaves the questions: the recording goes on.
  func close() throws -> Ending? {
    let wasOff = recorder.isOff
    if wasOff { _ = recorder.on() }
    do {
      let ending = try closeQuestions()
      if ending == nil, wasOff { _ = recorder.off() }
      return ending
    } catch {
      // Whoever leaves the questions is where they were before.
      if wasOff { _ = recorder.off() }
      throw error
    }
  }

  private func closeQuestions() throws -> Ending? {
    if recorder.openInterruption != nil { told("\(recorder.goOn(now: now))") }
    if recorder.opening.keepsTasks {
      for id in recorder.withoutOutcome + recorder.running {
        try endTask(id)
        sayNow()
      }
      try askForTasksNotOffered()
    }
    try askToFillFlags()
    // Who took part in a session that is over is not here to be asked.
    if !recorder.isAfterwards { try askForQuotes() }
    let summary = Summary.sentences(recorder, now: now).map { "\($0)" as Sentence }
    return try finish(saying: summary + (recorder.isAfterwards ? quotesNotAsked() : []))
  }

  private func askForTasksNotOffered() throws {
    let untried = recorder.tasksTried.filter { $0.attempts == 0 }.map(\.task)
    guard !untried.isEmpty else { return }
    let chosen = try pages.choose(
      untried.count == 1 ? "1 task was not tried." : "\(untried.count) tasks were not tried.",
      "Choice", ["they were not offered", "say nothing about them"],
      // Enter must not record what no one said.
      standing: 1,
      lead: untried.map { "\($0.title)" })
    guard chosen == 0 else { return }
    for task in untried { recorder.notOffered(task.id, now: now, id: newID()) }
    told("Kept as not offered.")
    sayNow()
  }

  /// Says what waits to be said before the next question.
  private func sayNow() {
    pages.say(messages)
    messages = []
  }

  private func askToFillFlags() throws {
    let flags = recorder.ledger.order.filter { recorder.ledger.notes[$0]?.isFlag == true }
    for key in flags {
      guard var note = recorder.ledger.notes[key] else { continue }
      let text = try pages.ask(
        "Flag \(recorder.ledger.at(note.at)): what happened?", "Words",
        enterMeans: "leaves it as a flag")
      guard !text.isEmpty else { continue }
      note.take(read(text))
      recorder.change(key, to: note, "filling in the flag")
      told("Filled in.")
      sayNow()
    }
  }

  /// Whose answer about quotes is not recorded, with the command that records it.
  private func quotesNotAsked() throws -> [Sentence] {
    let study = recorder.opening.study
    return try recorder.plan.people.compactMap { person in
      let consent = try ParticipantConsentRecord(person.id, study, workbench)
      guard try consent.quote() == nil else { return nil }
      return
        "Whether \(person.short)'s words may be quoted is not recorded, so they are not. If they said so: `kerb participant consent \(study) \(person.short) --quote granted`"
    }
  }

  /// Asks each person again whether their words may be used; whoever refused before is not asked.
  private func askForQuotes() throws {
    for person in recorder.plan.people {
      let consent = try ParticipantConsentRecord(person.id, recorder.opening.study, workbench)
      let standing = try consent.quote()
      guard standing != .refused else { continue }
      let stands: Sentence = standing == nil ? "nobody has asked yet" : "they said yes before"
      let chosen = try pages.choose(
        "\(person.short): may we use your words in reports, without your name?", "Choice",
        ["yes", "no", "not asked: leave it as it is"], standing: standing == nil ? nil : 0,
        lead: ["Ask it now, at the end: \(stands)."])
      do {
        switch chosen {
        case 0: try consent.setQuote(.granted)
        case 1: try consent.setQuote(.refused)
        default: break
        }
      } catch let error as WorkbenchError {
        messages.append(
          .error(
            "The answer was not kept: \(error.problem). Record it later: `kerb participant consent`"
          ))
      }
    }
  }

  /// Writes everything and ends the journal.
  func finish(saying summary: [Sentence]) throws -> Ending? {
    while true {
      let isSafe = store.save(&recorder)
      if pages.look(), let erased = pages.erased { return endErased(erased) }
      if store.writeRecords(&recorder, verifying: true) {
        let kept = try store.finish()
        self.summary = summary
        if let kept {
          self.summary.append("The journal had lines that cannot be read. It is kept in \(kept).")
        }
        return .closed
      }
      let why = store.recordTrouble ?? store.trouble
      let chosen = try pages.choose(
        "The log cannot be written: \(why?.problem ?? "unknown").", "Choice",
        [
          "try again",
          isSafe
            ? "leave; the notes are safe here, `kerb record` goes on"
            : "leave anyway: notes are lost",
          "go on recording",
        ], lead: [why?.remedy ?? ""].filter { !$0.isEmpty })
      switch chosen {
      case 1: return try stop()
      case 2: return nil
      default: continue
      }
    }
  }

  /// It was erased elsewhere: nothing is written any more, and what is here goes too before anybody is told.
  func endErased(_ erased: ErasedMeanwhile) -> Ending {
    recorder.strikeEverything()
    var done: Sentence = "What this recording held on this machine is erased too."
    var ending = Ending.erased
    do {
      try store.finish(erasing: true)
    } catch {
      let why: Sentence = (error as? WorkbenchError).map(Self.words) ?? "\(error)"
      done = "NOT ERASED YET here: \(sentence(why)) kerb tries again at its next start."
      ending = .notErasedHere
    }
    pages.pages.tellErased(erased, done: [done])
    summary = ["\(erased.title)", done] + erased.nextSteps.map { "\($0)" }
    return ending
  }
}
