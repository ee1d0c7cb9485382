package import JSON
package import Localization
package import Measures
import Records

/// The coverage report in the sharing edition.
package enum ReleaseCoverage {
  package static func document(_ release: Release) -> Document {
    let target = release.target
    var document = ReleaseWords.head(
      "Coverage of WCAG \(target.version.description) \(target.level.description)",
      release)
    document.list(
      [
        ReleaseWords.tookPart(release), release.coverage.states?.claim(round: release.round),
      ].compactMap(\.self))
    document.heading(2, "Who took part", anchor: ReportPart.people.rawValue)
    document.list(ReleaseWords.people(release))
    if release.people.telling != .nothing {
      failures(release, &document)
      document.heading(2, "Gaps", anchor: ReportPart.gaps.rawValue)
      document.list(release.coverage.gaps)
    }
    criteria(release, &document)
    ReleaseWords.reading(CoverageDocument.statesAndOutcomes, &document)
    return document
  }

  private static func failures(_ release: Release, _ document: inout Document) {
    document.heading(2, "Failures and barriers")
    let byPlace = Dictionary(
      release.coverage.criteria.map { ($0.criterion.place, $0) }, uniquingKeysWith: { $1 })
    if release.coverage.places.isEmpty {
      document.paragraph(
        .claim(
          "sharing.problemsNone", ["round": release.round],
          "No criterion, guideline or principle has a barrier from participants whose notes can be shared, a failure found by an expert or tool, or an open problem. This is not a pass."
        ))
    }
    document.list(ReleaseFindings.all(release))
    for failure in release.coverage.places {
      guard let place = failure.place else { continue }
      document.heading(
        3, "\(place.label)\(failure.isInTarget ? "" : " (not in the target)" as Sentence)")
      if let row = byPlace[place] { document.paragraph(sentence(row, release.round)) }
      document.list(lines(failure, release))
    }
    guard let beyond = release.coverage.beyondWcag else { return }
    document.heading(2, "Outside WCAG")
    document.list(lines(beyond, release))
  }

  /// The state of a criterion, how many participants have a barrier there, the outcomes and the worst open impact.
  private static func sentence(_ row: ReleasedCriterion, _ round: Int) -> Sentence {
    var parts = row.state.map { [$0.label.capitalised + "."] } ?? []
    if let count = row.withBarrier, count != .nobody {
      parts.append("A barrier for " + count.words + ".")
    }
    parts += row.outcomes.map(\.sentence)
    if let worst = row.worstOpenImpact { parts.append("Worst open impact: " + worst.words + ".") }
    return .claim(
      "sharing.criterion",
      [
        "round": round, "criterion": row.criterion.number.description,
        "state": row.state?.rawValue, "withBarrier": row.withBarrier?.id,
        "outcomes": Dictionary(
          row.outcomes.map { ($0.kind.id, $0.outcome.id) }, uniquingKeysWith: { first, _ in first }),
        "worstOpenImpact": row.worstOpenImpact?.rawValue,
      ], .joined(parts, " "))
  }

  private static func lines(_ place: ReleasedPlace, _ release: Release) -> [Sentence] {
    let titles = Dictionary(
      release.findings.map { ($0.key, $0.title) }, uniquingKeysWith: { $1 })
    return place.findings.map { id -> Sentence in
      let claim = Sentence.claim(
        "sharing.findingAt",
        ["round": release.round, "place": place.place?.description, "finding": id],
        titles[id].map { "Finding \(id), \($0)." } ?? "Finding \(id).")
      return FindingPlace.link(claim, to: id)
    } + ReleaseWords.notes(place.words) + place.entries.map(\.claim)
  }

  private static func criteria(_ release: Release, _ document: inout Document) {
    document.heading(2, "All criteria", anchor: ReportPart.criteria.rawValue)
    guard release.people.telling != .nothing else { return checked(release, &document) }
    document.table(
      "Every criterion of the target: its state, how many participants whose notes can be shared tried it, and the outcome by kind of evidence. A state is not a verdict.",
      none: "The target has no criteria.",
      columns: ["Criterion", "Level", "State", "Participants who tried it", "Outcome"],
      rows: release.coverage.criteria.map { row in
        [
          "\(row.criterion.label)", "\(row.criterion.level.description)",
          "\(row.state?.label ?? "not shown")", "\(row.tried?.words ?? "not shown")", outcome(row),
        ]
      })
  }

  /// What is left where nothing is told that rests on people.
  private static func checked(_ release: Release, _ document: inout Document) {
    document.table(
      "Criteria that an expert or a tool checked. Results of participants are not shown.",
      none: .claim(
        "sharing.checksNone", ["round": release.round],
        "No expert and no tool checked a criterion."),
      columns: ["Criterion", "Level", "Outcome"],
      rows: release.coverage.criteria.filter(\.isChecked).map {
        ["\($0.criterion.label)", "\($0.criterion.level.description)", outcome($0)]
      })
  }

  private static func outcome(_ row: ReleasedCriterion) -> Sentence {
    let parts: [Sentence] = row.outcomes.map { "\($0.kind.words): \($0.outcome.label)" } + row.tools
    return parts.isEmpty && row.isChecked ? "no outcome recorded" : .joined(parts, "; ")
  }

  // MARK: Data

  package static func value(_ release: Release) -> JSONValue {
    ReleaseJSON.value(
      release,
      [
        "target": CoverageJSON.target(release.target),
        "states": release.coverage.states.map(CoverageJSON.states),
        "criteria": release.coverage.criteria.map(criterion), "gaps": release.coverage.gaps,
        "notYetTagged": release.coverage.notYetTagged,
      ])
  }

  private static func criterion(_ row: ReleasedCriterion) -> JSONValue {
    .of([
      "number": row.criterion.number.description, "name": row.criterion.name,
      "level": row.criterion.level.description, "state": row.state?.rawValue,
      "tried": row.tried?.id, "withBarrier": row.withBarrier?.id,
      "outcomeByKind": JSONValue.of(row.outcomes) { ($0.kind.id, $0.outcome.id) },
      // How many notes there are would tell of the number of people.
      "byKind": JSONValue.of(EvidenceKind.allCases.filter { $0 != .lived }) {
        ($0.id, row.items[$0])
      },
      "worstOpenImpact": row.worstOpenImpact,
    ])
  }

  package static func csv(_ release: Release) -> String {
    CSVText.table(
      [
        "criterion", "name", "level", "state", "tried", "withBarrier", "worstOpenImpact",
        "outcome:lived", "outcome:expert", "outcome:tool",
      ],
      release.coverage.criteria.map { row in
        [
          CSVText.place(row.criterion.place), row.criterion.name, row.criterion.level.description,
          row.state?.rawValue ?? "notTold", row.tried?.id ?? "notTold",
          row.withBarrier?.id ?? "notTold",
          row.worstOpenImpact.map { String($0.rawValue) } ?? "noneNoted",
        ]
          + [EvidenceKind.lived, .expert, .tool].map { kind in
            row.outcomes.first { $0.kind == kind }?.outcome.id ?? "none"
          }
      })
  }
}

/// What every JSON of the sharing edition has.
enum ReleaseJSON {
  /// The study, the round and its participants, and the members of one report.
  static func value(
    _ release: Release, _ members: KeyValuePairs<String, any JSONWritable>
  ) -> JSONValue {
    var object = JSONObject([
      "study": release.study, "title": release.title, "edition": Edition.share.rawValue,
      "peopleInvented": release.hasInventedPeople, "round": release.round,
      "closedOn": release.closedOn, "sessions": release.sessions,
      "people": people(release.people), "conformanceClaimed": false,
    ])
    object.add(members)
    return .object(object)
  }

  private static func people(_ people: ReleasedPeople) -> JSONValue {
    let known = people.known
    let notKnown =
      known.isEmpty
      ? nil
      : JSONValue.of(ReleasedProperty.Family.allCases.filter { known[$0] != nil }) {
        ($0.rawValue, (known[$0] == true ? CoarseCount.nobody : .somebody).id)
      }
    let few = people.silence == .changedSinceClosing ? "notTold" : CoarseCount.fewID
    return .of([
      "tookPart": people.count?.json ?? few.json, "silence": people.silence.map { "\($0)" },
      "told": "\(people.telling)",
      "properties": JSONValue.of(people.properties) { ($0.id, $0.count?.id ?? "notTold") },
      "notKnown": notKnown,
    ])
  }

  /// A rounded mean: its value, and whether it is about that, or that or more, or that or less.
  static func mean(_ mean: CoarseMean) -> JSONValue {
    .of(["is": mean.bound.rawValue, "value": mean.value])
  }

  /// How a task went, and further members.
  static func task(
    _ task: ReleasedTask, _ further: KeyValuePairs<String, any JSONWritable> = [:]
  ) -> JSONValue {
    var object = JSONObject([
      "title": task.title, "unnamedAttempts": task.isUnnamed, "tried": task.tried?.id,
      "doneWithoutHelp": task.done?.id,
      "completed": task.completed?.id, "outcomeNotRecorded": task.gaps.outcome,
      "helpNotRecorded": task.gaps.help,
    ])
    object.add(further)
    return .object(object)
  }
}
