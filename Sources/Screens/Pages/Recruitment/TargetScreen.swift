import JSON
import Localization
import Measures
import Records
import Reports
import Terminal

/// Who fills one target: participants or sessions of all rounds, and the registered people who would.
struct TargetScreen {
  let navigator: Navigator
  let recruitment: Recruitment
  let target: TargetState

  private enum Destination {
    case participant(RecordID)
    case session(RecordID)
  }

  private typealias Entry = ActionPage<Destination>.Row

  private var study: String { recruitment.study.string }

  func run() throws {
    let entries = try entries()
    try ListScreen(navigator: navigator, page: { page(entries, start: $0) }) { way in
      try navigator.open {
        switch way {
        case .participant(let id):
          try ParticipantScreen(navigator: navigator, study: study, participant: id).run()
        case .session(let id):
          try SessionScreen(navigator: navigator, study: study, session: id).run()
        }
      }
    }.run()
  }

  private func page(_ entries: [Entry], start: Int?) -> ActionPage<Destination> {
    var lead: [Sentence] = [
      "Wanted: \(target.wanted.all). \(RecruitmentWords.met(target, target.inRound))."
    ]
    lead.append(
      RecruitmentWords.missing(target, target.inRound).map { "Missing: \($0)" }
        ?? "The target is met in this round.")
    if recruitment.rounds.count > 1 {
      lead.append("Over all rounds: \(RecruitmentWords.met(target, target.inAll)).")
    }
    if let words = RecruitmentWords.notKnown(target.inRound.notKnown) { lead.append("\(words)") }
    return ActionPage(
      "target \(target.id)", title: "\(target.label)",
      place: recruitment.round.map { "round \($0)" } ?? "\(study)", lead: lead,
      list: ActionList(
        .choices, noun: Noun("row", "rows"), rows: entries, start: start,
        whenEmpty: target.countsSessions ? "No session fills it." : "Nobody fills it yet."),
      prompt: Prompt("Row", .choice))
  }

  private func entries() throws -> [Entry] {
    let records = try navigator.study(study)
    if target.countsSessions {
      let wanted = Set(target.sessions)
      return records.sessions.filter { wanted.contains($0.session.id) }.map {
        (SessionRow.row($0, out: records.peopleOut, navigator.zone), .session($0.session.id))
      }
    }
    let people = Dictionary(
      records.participants.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    let now = Set(target.inRound.ids)
    let earlier = target.inAll.ids.filter { !now.contains($0) }
    let waiting = recruitment.waiting.filter { person in
      person.fills.contains { Text.isSame("\($0)", "\(target.label)") }
    }
    return part("In this round", target.inRound.ids, people)
      + part("In other rounds", earlier, people)
      + part("Registered, would fill it", waiting.map(\.id), people)
  }

  private func part(_ title: Sentence, _ ids: [RecordID], _ people: [RecordID: Participant])
    -> [Entry]
  {
    guard !ids.isEmpty else { return [] }
    return [(PageRow("heading \(title)", title, isHeading: true), nil)]
      + ids.map { id in
        (people[id].map(ParticipantRow.row) ?? PageRow(id.string, "\(id.short)"), .participant(id))
      }
  }
}
