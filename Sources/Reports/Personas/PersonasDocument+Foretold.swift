import Localization
import Measures
import Records
import Wording

extension PersonasDocument {
  /// Needs of profiles that nobody of the round has, by ability.
  static func gaps(_ personas: PersonasInStudy, _ document: inout Document) {
    document.heading(2, "Needs that nobody has tried")
    var lines: [Sentence] = []
    func line(_ lead: Sentence, _ rows: [PersonasInStudy.Row]) {
      let verb: Sentence = rows.count == 1 ? " has one." : " have one."
      lines.append(lead + ": " + .list(rows.map(\.profile.name)) + verb)
    }
    for dimension in Set(personas.rows.flatMap(\.abilitiesNotTried)).sorted() {
      line(
        "Nobody who took part in this round has a lasting need in \(dimension.label)",
        personas.rows.filter { $0.abilitiesNotTried.contains(dimension) })
    }
    for dimension in Set(personas.rows.flatMap(\.situationsNotTried)).sorted() {
      line(
        "No session of this round met a situation that bears on \(dimension.label)",
        personas.rows.filter { $0.situationsNotTried.contains(dimension) })
    }
    document.list(lines)
    if lines.isEmpty {
      document.paragraph("Each ability in which a profile has a need was somebody's of this round.")
    }
  }

  /// What walkthroughs foretold for the round, and what people met.
  static func foretold(_ personas: PersonasInStudy, _ document: inout Document) {
    document.heading(2, "What walkthroughs foretold, and what people met")
    guard personas.hasForetold else {
      document.paragraph(
        "No walkthrough foretells anything for this round: `kerb persona walk NAME --study \(personas.study.string) --task TASK`."
      )
      return
    }
    document.table(
      "Barriers that were foretold with each profile for this round, each in one column. What nobody near the profile tried is no miss, and what cannot be told is neither hit nor miss.",
      none: "No barrier was foretold.",
      columns: [
        "Profile", "Met", "Tried by somebody near, not met", "Not tried by anybody near",
        "Cannot be told",
      ],
      rows: personas.rows.filter { !$0.foretold.barriers.isEmpty }.map { row in
        ["\(row.profile.name)"]
          + Foretold.Fate.allCases.map { "\(row.foretold.count($0))" }
      })
    document.list(
      personas.rows.flatMap { row in
        row.foretold.barriers.map { barrier in
          "\(row.profile.name), \(barrier.task), \(places(barrier)): \(barrier.text). "
            + fate(barrier) + "."
        }
      })
    let notComparable = personas.rows.reduce(0) { $0 + $1.foretold.notComparable }
    if notComparable > 0 {
      document.paragraph(
        "\(notComparable, "barrier is", "barriers are") not compared: no criterion is named, or it was entered on the day of the sessions or later."
      )
    }
    document.paragraph(
      "Met and not foretold: \(personas.metBeside.notForetold, "criterion or guideline", "criteria or guidelines") of tasks that were gone through, at which somebody met a barrier that no walkthrough named."
    )
    let open = personas.metBeside.cannotTell
    if open > 0 {
      document.paragraph(
        "Whether \(open, "other is one", "others are some") that a walkthrough named cannot be told: only a guideline or principle was foretold there, or met."
      )
    }
  }

  private static func places(_ barrier: Foretold.Barrier) -> Sentence {
    .list(barrier.places.map { "\($0)" })
  }

  static func fate(_ barrier: Foretold.Barrier) -> Sentence {
    switch barrier.fate {
    case .met where barrier.reason == .criterionAndScreen:
      "Met at this criterion on this screen (whether it is this barrier, nobody said)"
    case .met: "Met at this criterion (whether it is this barrier, nobody said)"
    case .triedNotMet: "Tried by somebody near, not met"
    case .notTried: "Not tried by anybody near"
    case .cannotTell: "Cannot be told: " + why(barrier.reason)
    }
  }

  private static func why(_ reason: Foretold.Reason?) -> Sentence {
    switch reason {
    case .countedForAnother:
      "what somebody met at this criterion is counted for another barrier already"
    case .otherScreen: "somebody met a barrier at this criterion, on another screen"
    default: "only a guideline or principle is named, here or in what somebody met"
    }
  }

  /// How nearness is counted, with its cut-offs.
  static func reading(_ document: inout Document) {
    document.appendix { document in
      document.heading(2, "How this is counted")
      document.list(rules)
    }
  }

  private static let rules: [Sentence] = [
    "Needs: of the abilities in which either has a lasting need, those of both; for as long counts 1, otherwise 0.5. Situations stand apart.",
    "Technology: of the kinds that either uses, those of both; the same practice counts 1, one step apart or practice not known 0.5, two steps 0.",
    "Skill: on the same scale only, observed before self-reported; at most one level apart counts 1, two levels 0.5, more 0. On several scales the least alike counts.",
    "Circumstances: kinds in common, of the kinds of both.",
    "Near: needs at least 0.5, and technology at least 0.5, and skill at least 0.5 or not known. Where needs or technology are not known, it cannot be told. These cut-offs are ours.",
    "An empty list is not known, unless somebody said that there is nothing.",
    "A foretold barrier counts as met where somebody met one in the same task at a criterion that both name, after the day on which it was foretold. One moment counts for one barrier, first for one whose step is done on the screen of the note; a way around a barrier, or a call for help, is no second one.",
    "It cannot be told where the note names another screen than the step, where one of the two names a guideline or principle and no criterion, or where the moment is counted for another barrier.",
  ]
}
