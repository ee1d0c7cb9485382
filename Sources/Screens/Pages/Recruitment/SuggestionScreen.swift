import Localization
import Measures
import Records
import Reports
import Terminal
import Wording

/// Whom to invite next of the people who are registered, as `kerb participant suggest` says it.
struct SuggestionScreen {
  let navigator: Navigator
  let study: String
  /// `nil` where all rounds count together.
  let round: Int?

  private typealias Entry = ActionPage<RecordID>.Row

  func run() throws {
    let suggestion = Suggestion.make(try navigator.study(study), given: [], round: round)
    let entries = entries(suggestion)
    try ListScreen(navigator: navigator, page: { page(suggestion, entries, start: $0) }) { id in
      try navigator.open {
        try ParticipantScreen(navigator: navigator, study: study, participant: id).run()
      }
    }.run()
  }

  private func page(
    _ suggestion: Suggestion, _ entries: [Entry], start: Int?
  ) -> ActionPage<RecordID> {
    let open = suggestion.open.count + suggestion.openSessions.count
    let rounds: Sentence = round.map { "in round \($0)" } ?? "over all rounds"
    var lead: [Sentence] = [
      open == 0
        ? "No target is open \(rounds)."
        : "\(open, "target is", "targets are") open \(rounds)."
    ]
    if !suggestion.invitations.isEmpty {
      lead.append(
        "Each fills what the earlier ones leave open; where several fill as many, the lower P-number comes first."
      )
    }
    if suggestion.refused > 0 {
      lead.append(
        "\(suggestion.refused, "registered person", "registered people") refused to be observed and cannot be invited."
      )
    }
    lead.append("Others than those who are registered: `kerb participant suggest \(study) --help`")
    return ActionPage(
      "suggest \(study)", title: "Whom to invite next", place: "\(study)", lead: lead,
      list: ActionList(
        .choices, noun: Noun("row", "rows"), rows: entries, start: start,
        whenEmpty: "Nobody who is registered waits for a session."),
      prompt: Prompt("Row", .choice))
  }

  private func entries(_ suggestion: Suggestion) -> [Entry] {
    func labels(_ targets: [Int]) -> Sentence {
      Sentence.list(targets.map { "\(suggestion.targets[$0].label)" as Sentence })
    }
    let invite = suggestion.invitations.map { invitation -> Entry in
      let candidate = suggestion.candidates[invitation.candidate]
      return (
        PageRow(
          candidate.name, "\(candidate.name)", details: ["fills \(labels(invitation.fills))"]),
        candidate.person.id
      )
    }
    let others = suggestion.addingNothing.map { index -> Entry in
      let candidate = suggestion.candidates[index]
      let alone = suggestion.fitsAlone[index]
      return (
        PageRow(
          candidate.name, "\(candidate.name)",
          details: [
            alone.isEmpty
              ? "fits no open target" : "fits \(labels(alone)), which the earlier ones fill"
          ]), candidate.person.id
      )
    }
    let left = suggestion.open.filter { !$0.afterwards.isMet }.map { open -> Entry in
      let target = suggestion.targets[open.target]
      return (
        PageRow(
          "open \(target.id)", "\(target.label)",
          details: [
            open.afterwards.byShare == nil
              ? "all who take part should fit"
              : "\(target.wanted.more(max(1, open.afterwards.count)))"
          ]), nil
      )
    }
    let sessions = suggestion.openSessions.map { target -> Entry in
      let missing = suggestion.tally(target).shortfall.count
      return (
        PageRow(
          "open \(target.id)", "\(target.label)", details: ["\(target.wanted.more(missing))"]), nil
      )
    }
    return part("Invite in this order", invite) + part("Not known to add anything", others)
      + part("Still open after that", left) + part("Sessions still wanted", sessions)
  }

  private func part(_ title: Sentence, _ entries: [Entry]) -> [Entry] {
    entries.isEmpty
      ? [] : [(PageRow("heading \(title)", title, isHeading: true), nil)] + entries
  }
}
