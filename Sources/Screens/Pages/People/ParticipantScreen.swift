import Measures
import Records
import Terminal
import Wording
import Workbench

/// One participant: consent, needs, technology, and the sessions they were in.
struct ParticipantScreen {
  let desk: Desk
  let study: String
  let participant: RecordID

  func run() throws {
    try ListScreen(
      desk: desk, page: page,
      act: { way in
        try desk.open {
          switch way {
          case .session(let id):
            try SessionScreen(desk: desk, study: study, session: id).run()
          case .edit:
            let record = try EditedRecord(
              .participant, participant.string, study: study, desk: desk)
            try FieldEditing(record).run()
          }
        }
      }
    ).run()
  }

  private enum Way {
    case session(RecordID)
    case edit
  }

  private func sessions() throws -> [SessionRecords] {
    try desk.study(study).sessions.filter {
      $0.session.participants.contains(participant)
    }
  }

  private func page(_ start: Int?) throws -> ActionPage<Way> {
    let person = try desk.study(study).participants.first { $0.id == participant }
    let sessions = try sessions()
    let (out, zone) = (try desk.study(study).peopleOut, desk.zone)
    return ActionPage(
      "participant \(participant)", title: participant.short, place: study,
      lead: person.map(lead) ?? ["Sessions name this participant; there is no file."],
      list: ActionList(
        .choices, noun: "session", of: sessions, start: start, whenEmpty: "In no session yet.",
        row: { SessionRow.row($1, out: out, zone) }, action: { .session($0.session.id) }),
      prompt: Prompt("Session", .choice),
      commands: [
        ActionCommand("edit", "Change any field, consent included.", footer: true, .edit)
      ])
  }

  private func lead(_ person: Participant) -> [String] {
    if person.isWithdrawn { return person.consentSentences }
    let needs = person.needs.sorted { $0.dimension < $1.dimension }.map(\.words)
    var lead = person.consentSentences
    lead.append(
      needs.isEmpty ? "No needs are noted." : "Needs: \(needs.joined(separator: "; ")).")
    let technologies = person.assistiveTechnologies.map { technology in
      let practice =
        technology.proficiency == .unknown ? "" : " (\(technology.proficiency.label))"
      return technology.name + practice
    }
    if !technologies.isEmpty { lead.append("Uses \(Phrase.list(technologies)).") }
    if !person.accessRequirements.isEmpty {
      lead.append("To take part: \(Phrase.list(person.accessRequirements)).")
    }
    return lead
  }
}
