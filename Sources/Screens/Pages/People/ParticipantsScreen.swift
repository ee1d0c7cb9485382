import Localization
import Measures
import Records
import Terminal
import Wording
import Workbench

/// Who takes part in a study, by P-number.
struct ParticipantsScreen {
  let navigator: Navigator
  let study: String

  func run() throws {
    try ListScreen(
      navigator: navigator, page: page,
      act: { way in
        switch way {
        case .participant(let id):
          try navigator.open {
            try ParticipantScreen(navigator: navigator, study: study, participant: id).run()
          }
        case .new: try navigator.make(.participant, study: study)
        }
      }
    ).run()
  }

  private enum Destination {
    case participant(RecordID)
    case new
  }

  private func page(_ start: Int?) throws -> ActionPage<Destination> {
    let records = try navigator.study(study)
    let people = records.participants
    let described = records.describedPeople.count
    return ActionPage(
      "participants \(study)", title: "People", place: "\(study)",
      lead: described == 0
        ? []
        : [
          "\(described, "person is", "people are") described by a source and did not take part."
        ],
      list: ActionList(
        .choices, noun: Noun("participant", "participants"), of: people, start: start,
        whenEmpty: "No participant yet. Make one: `/new`, or let `kerb record` ask.",
        row: { ParticipantRow.row($1) }, action: { .participant($0.id) }),
      prompt: Prompt("Participant", .choice),
      commands: [
        ActionCommand("new", "Make the next P-number, to be filled in.", footer: true, .new)
      ])
  }
}

/// How lists show a participant.
enum ParticipantRow {
  private static func noNeeds(_ state: ListState) -> Sentence {
    switch state {
    case .none: "no needs"
    case .notKnown(let reason?): "needs \(reason.label)"
    case .said, .notKnown(nil): "no needs noted"
    }
  }

  static func row(_ person: Participant) -> PageRow {
    let needs = person.needs.sorted { $0.dimension < $1.dimension }.map {
      "\($0.words)" as Sentence
    }
    return PageRow(
      person.id.string, "\(person.id.short)",
      details: [
        needs.isEmpty ? noNeeds(person.needsState) : needs.joined(separator: "; "),
        "\(person.assistiveTechnologies.map(\.name).joined(separator: ", "))", person.consentWords,
      ])
  }
}

extension Participant {
  /// Whether the person's words may be quoted.
  var allowsQuotes: Bool {
    standing == .granted && consent.quote == .granted
      && !withdrawals.contains { $0.scope == .quotes }
  }

  /// The state of consent in a few words.
  var consentWords: Sentence {
    if isWithdrawn { return "withdrew" }
    let parts = withdrawals.compactMap(\.scope).map { "\($0.label)" as Sentence }
    switch consent.observe {
    case nil: return "no consent yet"
    case .refused: return "refused to be observed"
    case .granted: break
    }
    let consents: Sentence = allowsQuotes ? "consents, quotes allowed" : "consents, no quotes"
    return parts.isEmpty ? consents : "\(consents), took back \(Sentence.list(parts))"
  }

  /// The state of consent in sentences.
  var consentSentences: [Sentence] {
    if isWithdrawn { return ["Took all consent back. Nothing of theirs counts or is shown."] }
    guard let observe = consent.observe else {
      return ["No consent is recorded yet: without it there is no recording."]
    }
    let asked: [(Sentence, Permission?)] = [
      ("quoting", consent.quote), ("recording", consent.record), ("sharing", consent.share),
      ("future use", consent.futureUse),
    ]
    let granted = asked.filter { $0.1 == .granted }.map(\.0)
    let refused = asked.filter { $0.1 == .refused }.map(\.0)
    let open = asked.filter { $0.1 == nil }.map(\.0)
    let also: Sentence = granted.isEmpty ? "" : ", and to \(Sentence.list(granted))"
    let day: Sentence = consent.givenOn.map { ", on \($0)" } ?? ""
    var lines: [Sentence] = [
      observe == .granted
        ? "Consented to be observed\(also)\(day)." : "Refused to be observed\(also)\(day)."
    ]
    if standing.isOut { lines.append("Nothing of theirs counts or is shown.") }
    if !refused.isEmpty { lines.append("Refused: \(Sentence.list(refused)).") }
    if !open.isEmpty { lines.append("Not asked: \(Sentence.list(open)).") }
    let back = withdrawals.compactMap(\.scope).map { "\($0.label)" as Sentence }
    if !back.isEmpty { lines.append("Took back: \(Sentence.list(back)).") }
    return lines
  }
}
