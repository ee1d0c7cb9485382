import JSON
import Localization
import Recording
import Records
import Terminal
import Wording
import Workbench

extension RecordScreen {
  /// `/withdraw`: the person takes consent back, all of it or a part.
  ///
  /// - Returns: How the recording ended, if it did.
  func withdraw() throws -> Ending? {
    guard let people = try whoWithdraws() else { return nil }
    let names = people.map { "\($0.short)" as Sentence }.chained
    let chosen = try pages.choose(
      "What does \(names) want?", "Choice",
      [
        "erase everything of this session",
        "keep what was said so far, and stop now",
        "no quotes and no sharing; the session goes on",
        "nothing: go on",
      ])
    switch chosen {
    case 0: return try eraseEverything(people, names)
    case 1:
      guard try keep([.recording], of: people) else { return nil }
      return try finish(saying: ["Stopped as \(names) wishes. What was said so far is kept."])
    case 2:
      guard try keep([.quotes, .sharing], of: people) else { return nil }
      messages = [.outcome("Kept: no quotes of \(names) and no sharing.")]
      return nil
    default:
      messages = [.outcome("The session goes on.")]
      return nil
    }
  }

  private func whoWithdraws() throws -> [SessionPlan.Person]? {
    let people = recorder.plan.people
    guard people.count > 1 else { return people }
    let chosen = try pages.choose("Who?", "Who", people.map { "\($0.short)" } + ["all of them"])
    return chosen < people.count ? [people[chosen]] : people
  }

  private func keep(_ scopes: [WithdrawalScope], of people: [SessionPlan.Person]) throws -> Bool {
    let day = String(Instant(milliseconds: now).text.prefix(10))
    do {
      for person in people {
        try ParticipantConsentRecord(person.id, recorder.opening.study, workbench)
          .withdraw(scopes, on: day)
      }
      pages.takeAsKnown()
      return true
    } catch let error as WorkbenchError {
      messages = [.error("This could not be kept: \(error.problem). \(error.remedy)")]
      return false
    }
  }

  private func eraseEverything(_ people: [SessionPlan.Person], _ names: Sentence) throws -> Ending?
  {
    let others = (try? store.records.notesOfOthers()) ?? 0
    let count = recorder.ledger.order.count + others
    guard
      try pages.choose(
        "Permanently erase all of this session?", "Choice", ["no", "erase it"],
        lead: [
          "\(count, "note", "notes"), the tasks and everything about this session go.",
          "What earlier sessions hold stays; git's history may hold what was committed before.",
        ]) == 1
    else {
      messages = [.outcome("Nothing was erased.")]
      return nil
    }
    recorder.strikeEverything()
    pages.forgetTyped()
    pages.stopWatching()
    var stillRunning = 0
    do {
      try store.records.eraseEverything()
      try store.finish(erasing: true)
      stillRunning = try store.eraseJournalsOfOthers()
    } catch let error as WorkbenchError {
      messages = [
        .error("NOT ERASED YET: \(error.problem). \(error.remedy) Then `/withdraw` again.")
      ]
      return nil
    }
    summary = ["Erased. Of this session only its number is left."]
    if try !keep([.recording], of: people) {
      // The erasing itself is done; that the wish is not written down must be known.
      summary += messages.map(\.text)
      summary.append("Write it down: `kerb participant edit \(recorder.opening.study) \(names)`")
    }
    messages = []
    if stillRunning > 0 {
      summary.append(
        "\(stillRunning, "other recorder", "other recorders") of this session still runs here. It erases what it holds and ends when Enter is pressed there."
      )
    }
    return .erased
  }
}
