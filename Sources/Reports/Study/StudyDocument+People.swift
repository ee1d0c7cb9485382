import JSON
import Localization
import Measures
import Records
import Statistics
import Wording

extension StudyDocument {
  /// How many rows a table of the team's edition shows.
  static let rowLimit = 200

  /// Whom the results rest on, before any result.
  static func tookPart(_ study: StudySummary, _ document: inout Document) {
    document.heading(2, "Who took part", anchor: ReportPart.people.rawValue)
    document.paragraph(study.participants)
    let targets = study.people.targets
    guard !targets.isEmpty else { return }
    document.paragraph(
      ReportPlaceWords.report(
        targets.met(round: study.rounds.number), "study", at: .peopleDetails))
  }

  static func people(_ study: StudySummary, _ document: inout Document) {
    let round = study.rounds.number
    document.heading(2, "People and targets", anchor: ReportPart.peopleDetails.rawValue)
    document.heading(3, "Recruitment targets")
    document.table(
      "For each target: how many participants or sessions are planned, and how many this round and all rounds have.",
      none: StudyNone.targets.claim(round),
      columns: ["Target", "In this round", "In all rounds", "Target met"],
      rows: study.people.targets.map { row in
        [
          "\(row.label)", RecruitmentWords.met(row, row.inRound),
          RecruitmentWords.met(row, row.inAll),
          PeopleCells.isMet(row),
        ]
      })
    document.heading(3, "Groups")
    document.table(
      "Groups of this round, of \(study.people.participants, "participant", "participants"). A participant may be in several groups, so rows do not add up.",
      none: StudyNone.groups.claim(round), columns: ["Group", "Property", "Participants"],
      rows: study.groups.map { [$0.label.capitalised, $0.family.label, "\($0.people)"] })
    placements(study, &document)
  }

  private static func placements(_ study: StudySummary, _ document: inout Document) {
    document.heading(3, "Digital skill")
    document.table(
      "Skill levels of participants, with an estimate by \(study.people.placed) of \(study.people.participants). Scales are never converted into one another.",
      none: StudyNone.placements.claim(study.rounds.number),
      columns: ["Scale", "Participants", "Basis", "Rated by", "Days"],
      rows: study.placements.map { scale in
        let bases = scale.byBasis.filter { $0.placements > 0 }.map {
          "\($0.placements) \($0.basis.label)" as Sentence
        }
        let raters: [Sentence] = scale.placedBy.map {
          $0.role.isEmpty ? "not named (\($0.placements))" : "\($0.role) (\($0.placements))"
        }
        let days: Sentence =
          scale.days.map {
            Text.isSame($0.first, $0.last) ? "\($0.first)" : "\($0.first) to \($0.last)"
          } ?? "not recorded"
        return [
          "\(scale.title)", "\(scale.people)", Sentence.list(bases), Sentence.list(raters),
          scale.withoutDay > 0 && scale.days != nil
            ? days + ", not recorded for \(scale.withoutDay)" : days,
        ]
      })
    for scale in study.placements {
      let levels = study.people.scales.first { Text.isSame($0.scale, scale.scale) }?.levels ?? []
      document.table(
        "Participants of this round on each level of “\(scale.title)”, n = \(scale.people).",
        none: "", columns: ["Level", "Participants"],
        rows: levels.filter { $0.participants > 0 }.map { level in
          var name: Sentence = "\(level.value)"
          if let label = level.label { name = name + ", \(label)" }
          if level.isLow { name = name + " (counts as low)" }
          return [name, "\(level.participants)"]
        })
      let more: Sentence =
        scale.placements.count > rowLimit
        ? " The first \(rowLimit) of \(scale.placements.count) are shown." : ""
      document.table(
        "Levels on “\(scale.title)”, by whom, and on which evidence. This table stays with the team."
          + more,
        none: "", columns: ["Participant", "Level", "Basis", "Rated by, on", "Evidence"],
        rows: scale.placements.prefix(rowLimit).map { row in
          let placement = row.placement
          let by: Sentence = placement.placedBy.isEmpty ? "not named" : "\(placement.placedBy)"
          return [
            "\(row.participant.short)", "\(placement.value)", "\(placement.basis.label)",
            placement.placedOn.map { by + ", \($0)" } ?? by + ", day not recorded",
            "\(placement.evidence ?? "")",
          ]
        })
    }
  }

  // MARK: Note-takers and problems

  static func agreement(_ study: StudySummary, _ document: inout Document) {
    document.heading(2, "Note-taker agreement")
    let agreement = study.agreement
    guard let together = agreement.together else {
      return document.paragraph(StudyNone.noteTakerPairs.claim(study.rounds.number))
    }
    document.table(
      "\(together.recorderPairs, "pair", "pairs") of note-takers in \(agreement.sessions.count, "session", "sessions") of this round and earlier ones: \(together.both, "moment", "moments") by both, \(together.onlyFirst) by the first only, \(together.onlySecond) by the second only. Interval: 95%, \(IntervalMethod.largeSampleKappa.name), from \(Minimum.agreementInterval.words) on. `kerb report agreement` has the method.",
      none: "", columns: ["What", "Agreement", "Interval", "The same", "Method"],
      rows: AgreementRow.rows(together).map { row in
        [
          row.what, row.words ?? "no figure: \(row.missing)",
          row.interval ?? "none: \(row.noInterval)", row.same ?? "no figure", row.method,
        ]
      })
  }

  static func discovery(_ study: StudySummary, _ document: inout Document) {
    guard !study.tasks.isEmpty else { return }
    document.heading(2, "Problem discovery")
    document.list(study.discovery.misses.map(\.claim))
    document.table(
      "For each task, by technology, of participants who tried it: problems found, the share of that group’s problems this probably is, and how many more participants 85% needs. Needs \(Minimum.discoveryPeople.words) and \(Minimum.discoveryProblems.words): \(Minimum.discoveryPeople.reason), and \(Minimum.discoveryProblems.reason). Tasks, technologies and rounds are never pooled. A problem is a finding, or barriers outside findings with the same places on the same screen. Method: \(StudyDiscovery.method).",
      none: StudyNone.discovery.claim(study.rounds.number),
      columns: [
        "Task and group", "Participants", "Problems found", "Share probably found",
        "More participants for 85%",
      ],
      rows: study.discovery.rows.map { row in
        let head: [Sentence] = [
          "“\(row.task.title)”: " + row.group.label, "\(row.participants)",
          "\(row.hits.problems.count), of them \(row.hits.metOnce) by 1 participant only",
        ]
        guard case .success(let forecast) = row.forecast else {
          return head + ["no figure", "no figure: \(row.refusal ?? "")"]
        }
        return head + [Figure.percent(forecast.foundSoFar), "\(forecast.more.count)"]
      })
  }
}
