import Localization
import Measures
import Records
import Terminal
import Wording
import Workbench

/// One participant: consent, needs, technology, and the sessions they were in.
struct ParticipantScreen {
  let navigator: Navigator
  let study: String
  let participant: RecordID

  func run() throws {
    try ListScreen(
      navigator: navigator, page: page,
      act: { way in
        try navigator.open {
          switch way {
          case .session(let id):
            try SessionScreen(navigator: navigator, study: study, session: id).run()
          case .edit:
            let record = try EditedRecord(
              .participant, participant.string, study: study, navigator: navigator)
            try FieldEditing(record).run()
          }
        }
      }
    ).run()
  }

  private enum Destination {
    case session(RecordID)
    case edit
  }

  private func sessions() throws -> [SessionRecords] {
    try navigator.study(study).sessions.filter {
      $0.session.participants.contains(participant)
    }
  }

  private func page(_ start: Int?) throws -> ActionPage<Destination> {
    let person = try navigator.study(study).participants.first { $0.id == participant }
    let sessions = try sessions()
    let (out, zone) = (try navigator.study(study).peopleOut, navigator.zone)
    return ActionPage(
      "participant \(participant)", title: "\(participant.short)", place: "\(study)",
      lead: person.map(lead) ?? ["Sessions name this participant; there is no file."],
      list: ActionList(
        .choices, noun: Noun("session", "sessions"), of: sessions, start: start,
        whenEmpty: "In no session yet.",
        row: { SessionRow.row($1, out: out, zone) }, action: { .session($0.session.id) }),
      prompt: Prompt("Session", .choice),
      commands: [
        ActionCommand("edit", "Change any field, consent included.", footer: true, .edit)
      ])
  }

  private func lead(_ person: Participant) -> [Sentence] {
    if person.isWithdrawn { return person.consentSentences }
    let needs = person.needs.sorted { $0.dimension < $1.dimension }.map {
      "\($0.words)" as Sentence
    }
    var lead = person.consentSentences
    lead.append(
      needs.isEmpty ? "No needs are noted." : "Needs: \(needs.joined(separator: "; ")).")
    let technologies = person.assistiveTechnologies.map { technology in
      let practice: Sentence =
        technology.proficiency == .unknown ? "" : " (\(technology.proficiency.label))"
      return "\(technology.name)\(practice)" as Sentence
    }
    if !technologies.isEmpty { lead.append("Uses \(Sentence.list(technologies)).") }
    if !person.accessRequirements.isEmpty {
      lead.append("To take part: \(Sentence.list(person.accessRequirements)).")
    }
    return lead
  }
}
