package import Localization
package import Records
import Terminal
import Wording
import Workbench

/// Who takes part: one person or several, or somebody new.
package struct ParticipantsQuestion {
  let dialog: QuestionDialog
  let study: String

  /// The participants that were named on the command line.
  ///
  /// - Throws: ``WorkbenchError`` for somebody who is not there, or who takes no part any more.
  func named(_ typed: [String]) throws -> [RecordID] {
    var found: [RecordID] = []
    for name in typed {
      let participant = try person(name)
      if let words = Self.refusal(participant) {
        throw WorkbenchError(
          .invalidData, at: participant.id.short, "\(words)", fix: "record with somebody else")
      }
      if !found.contains(participant.id) { found.append(participant.id) }
    }
    return found.sorted()
  }

  /// Reads one participant.
  func person(_ typed: String) throws -> Participant {
    let finder = RecordFinder(workbench: dialog.workbench, kind: .participant)
    let record = try finder.record(typed, study: study)
    dialog.show(record)
    guard let participant = record.record(Participant.self) else {
      throw WorkbenchError(
        .noInput, at: typed, "this participant was deleted or withdrew",
        fix: "`kerb participant list \(study)` names the others")
    }
    return participant
  }

  /// Asks who takes part.
  ///
  /// - Parameter before: Who was chosen already.
  func ask(_ before: [RecordID]) throws -> [RecordID] {
    var marked = before
    while true {
      let records = try dialog.load(study)
      let people = records.participants.sorted { $0.id < $1.id }
      if people.isEmpty { return [try NewPersonQuestions(dialog: dialog, study: study).ask()] }
      if marked.isEmpty { marked = Self.likely(people, records.sessions) }
      var chosen = try choose(people, marked)
      let isNew = chosen.contains(people.count)
      chosen.removeAll { $0 == people.count }
      let refused = chosen.compactMap { index -> Sentence? in
        Self.refusal(people[index]).map { "\(people[index].id.short): \($0)." }
      }
      marked = chosen.map { people[$0].id }
      guard refused.isEmpty else {
        dialog.tell(.error("\(refused.joined(separator: " ")) Choose somebody else."))
        marked = before
        continue
      }
      guard isNew else { return marked.sorted() }
      do {
        marked.append(try NewPersonQuestions(dialog: dialog, study: study).ask())
        return marked.sorted()
      } catch let left as QuestionLeft where !left.quits {
        continue
      }
    }
  }

  private func choose(_ people: [Participant], _ marked: [RecordID]) throws -> [Int] {
    let rows =
      people.map { person in
        PageRow(
          person.id.string, "\(person.id.short)", details: Self.details(person),
          isMarked: marked.contains(person.id))
      } + [PageRow("new", "somebody new")]
    let names = marked.map(\.short).joined(separator: ", ")
    let page = Page(
      "participants", title: "Who takes part?",
      lead: ["Several are possible, such as 1,2."],
      list: PageList(
        .choices, noun: Noun("participant", "participants"), rows: rows,
        start: people.firstIndex { marked.contains($0.id) }),
      prompt: Prompt("Who", .choices, enterMeans: names.isEmpty ? nil : "takes \(names)"))
    while true {
      switch try dialog.pages.show(page, dialog.takeMessages()) {
      case .chosen(let index): return [index]
      case .chosenSeveral(let several) where !several.isEmpty: return several
      case .back: throw QuestionLeft()
      case .quit: throw QuestionLeft(quits: true)
      default: dialog.tell(.error("Nobody is marked. Write one or more numbers."))
      }
    }
  }

  /// Who it probably is: the only one, or the only one without a session.
  private static func likely(_ people: [Participant], _ sessions: [SessionRecords]) -> [RecordID] {
    let ready = people.filter { refusal($0) == nil }
    if ready.count == 1 { return ready.map(\.id) }
    let met = Set(
      sessions.filter { $0.session.day != nil || !$0.logs.isEmpty }.flatMap {
        $0.session.participants
      })
    let open = ready.filter { !met.contains($0.id) }
    return open.count == 1 ? open.map(\.id) : []
  }

  private static func details(_ person: Participant) -> [Sentence] {
    let needs = person.needs.map { "\($0.dimension.label), \($0.duration.label)" as Sentence }
    let technologies = person.assistiveTechnologies.map { "\($0.name)" as Sentence }
    let consent: Sentence =
      switch person.standing {
      case _ where refusal(person) != nil: "has withdrawn"
      case .granted: ""
      case .refused, .withdrawn: "refused to be observed"
      case .notRecorded: "no consent yet"
      }
    return [
      needs.chained, technologies.chained, consent,
    ]
  }

  /// Why nobody may record with a person who took consent back, in words.
  package static func refusal(_ person: Participant) -> Sentence? {
    person.refusal.map { "\($0)" }
  }
}
