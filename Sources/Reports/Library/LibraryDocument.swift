import JSON
package import Localization
package import Measures
import Records
import Wording

/// What all studies of a workspace cover together, as a text with a structure.
package enum LibraryDocument {
  /// - `leftOut`: The ids of studies that could not be read.
  package static func document(_ library: Library, leftOut: [String] = []) -> Document {
    var document = Document()
    document.heading(1, "All studies together")
    if !library.studies.isEmpty, library.studies.allSatisfy(\.hasInventedPeople) {
      document.notice(ReportHead.invented)
    }
    document.notice("Team edition: do not share. It sets studies and rounds side by side.")
    if !leftOut.isEmpty {
      document.paragraph(
        .claim(
          "library.leftOut", ["studies": leftOut],
          "Skipped, because \(leftOut.count == 1 ? "its file is" : "their files are" as Sentence) invalid: \(Sentence.list(leftOut)). Run `kerb check`."
        ))
    }
    guard !library.studies.isEmpty else {
      if leftOut.isEmpty {
        document.paragraph(
          .claim("library.empty", [:], "No studies yet. Run `kerb study new`."))
      }
      return document
    }
    document.paragraph(tried(library))
    studies(library, &document)
    cameBack(library, &document)
    document.heading(2, "Gaps of all studies")
    let gaps = gaps(library)
    document.list(gaps)
    if gaps.isEmpty {
      document.paragraph(
        .claim(
          "library.complete", [:],
          "At least 1 participant with a need in each of \(Dimension.core.count) abilities (\(Sentence.joined(Dimension.core.map(\.label), "; "))), 1 using assistive technology and 1 with low digital skill took part, and every criterion is covered."
        ))
    }
    people(library, &document)
    criteria(library, &document)
    return document
  }

  /// In how many studies people tried how many criteria of the targets together.
  private static func tried(_ library: Library) -> Sentence {
    let studies = library.studies.count
    let withParticipants = library.studies.count { study in
      study.people > 0 || study.sessionsWithoutParticipant > 0
        || library.criteria.contains { $0.triedIn.contains(study.id) }
    }
    let (criteria, tried) = (
      library.criteria.count, library.criteria.count { !$0.triedIn.isEmpty }
    )
    return .claim(
      "library.tried",
      [
        "studies": studies, "withParticipants": withParticipants, "criteria": criteria,
        "tried": tried,
      ],
      "Participants tried \(tried) of \(criteria) criteria of WCAG, in \(withParticipants) of \(studies, "study", "studies"), each counted by itself. This is not a conformance claim."
    )
  }

  private static func studies(_ library: Library, _ document: inout Document) {
    document.heading(2, "The studies")
    document.table(
      "Counted rounds, sessions and participants; pilot sessions and excluded participants are left out.",
      none: "", columns: ["Study", "Product and target", "Rounds", "Sessions", "Participants"],
      rows: library.studies.map { study in
        let unnamed: Sentence =
          study.sessionsWithoutParticipant > 0
          ? ", \(study.sessionsWithoutParticipant) without names" : ""
        return [
          "\(study.title) (\(study.id.string))" + (study.hasInventedPeople ? ", invented" : ""),
          (study.product.map { "\($0), " } ?? "") + "\(study.target.label)",
          study.rounds.isEmpty
            ? "none yet" : .list(study.rounds.map { "\($0)" as Sentence }),
          "\(study.sessions)\(unnamed)", "\(study.people)",
        ]
      })
    if library.studies.count > 1 { document.paragraph(sharedIDs(library)) }
  }

  /// Participants whose id is in several studies.
  private static func sharedIDs(_ library: Library) -> Sentence {
    let ids = library.sharedIDs.map(\.string)
    let shared: Sentence =
      ids.isEmpty
      ? ""
      : " \(ids.count, "number is", "numbers are") in several studies (\(Sentence.list(ids))) and may mean the same person."
    return .claim(
      "library.sharedIDs", ["participants": ids],
      "Participants are not added up over studies: a number belongs to one study, and a participant of two studies counts in both.\(shared)"
    )
  }

  private static let shownPairs = 5

  private static func cameBack(_ library: Library, _ document: inout Document) {
    document.heading(2, "Problems that may have come back")
    let pairs =
      library.returned.filter(\.isNamed) + library.returned.filter { !$0.isNamed }
    let shown = pairs.prefix(shownPairs)
    document.list(shown.map(pair))
    if pairs.isEmpty || pairs.count > shown.count {
      document.paragraph(
        .claim(
          "library.returnedCount", ["pairs": pairs.count, "printed": shown.count],
          pairs.isEmpty
            ? "No two problems of different studies name the same criterion and the same screen or task, or each other."
            : "\(pairs.count - shown.count, "more pair is", "more pairs are") in the JSON."))
    }
    if !pairs.isEmpty { document.paragraph("A pair is a reason to look, not a fact.") }
  }

  private struct Side: Encodable, Hashable {
    let study: String
    let finding: String
  }

  /// Two problems of different studies that may be one: a reason to look, not a fact.
  private static func pair(_ pair: ReturnedProblem) -> Sentence {
    let sides = [pair.first, pair.second]
    let named = sides.map { Side(study: $0.study.string, finding: $0.id.string) }
    let labels = sides.map { "\($0.id.short) \($0.title) (\($0.study.string))" as Sentence }
    let criteria = pair.criteria.map(\.description)
    let same =
      (criteria.isEmpty ? [] : [Sentence.list(criteria)])
      + (pair.shared.isEmpty ? [] : [Sentence.list(pair.shared.map { "“\($0)”" })])
    let common: Sentence = same.isEmpty ? "" : "; both name " + .list(same)
    let kind: Sentence = pair.isNamed ? "One names the other: " : "May have come back: "
    return .claim(
      "library.returned",
      [
        "first": named[0], "second": named[1], "criteria": criteria, "shared": pair.shared,
        "named": pair.isNamed,
      ], kind + .list(labels) + common + ".")
  }

  // MARK: Gaps

  private static func gaps(_ library: Library) -> [Sentence] {
    var lines: [Sentence] = []
    let missing = abilities(library).filter { $0.counts.isEmpty }.map(\.count)
    if !missing.isEmpty {
      lines.append(
        none(
          missing.map { "need:" + $0.key }, unknown(library, \.needsUnknown),
          "with a need in one of these: " + .joined(missing.map(\.label), "; ")))
    }
    let used = library.studies.flatMap(\.technologies).filter { $0.people > 0 }
    if used.isEmpty {
      lines.append(noTechnology(library))
    } else {
      var wanted: [String] = []
      for name in library.studies.flatMap(\.wantedTechnologies) {
        let query = TechnologyQuery(name)
        if !used.contains(where: { query.holds($0.key) }),
          !wanted.contains(where: { Text.isSame($0.lowercased(), name.lowercased()) })
        {
          wanted.append(name)
        }
      }
      // What is unknown differs by the technology: one claim for each number.
      let unknowns = wanted.map { name in unknown(library) { $0.unknown(TechnologyQuery(name)) } }
      for (place, unknown) in unknowns.enumerated() where unknowns.firstIndex(of: unknown) == place
      {
        let names = zip(wanted, unknowns).filter { $0.1 == unknown }.map(\.0)
        lines.append(
          none(names.map { "technology:" + $0 }, unknown, "using \(Sentence.list(names, .or))"))
      }
    }
    if !library.studies.contains(where: \.hasLowSkill) {
      lines.append(
        none(["lowSkill"], unknown(library, \.skillUnknown), "with low digital skill"))
    }
    return lines + [criteria(library.criteria, studies: 0, .notLookedAt)].compactMap(\.self)
  }

  /// No participant of any study is known to be of any of some kinds.
  private static func none(
    _ kinds: [String], _ unknown: [StudyCount], _ who: Sentence
  ) -> Sentence {
    let none: Sentence =
      unknown.isEmpty ? "none in any study" : "none known (unknown for \(words(unknown)))"
    return .claim(
      "library.none", ["kinds": kinds, "unknown": unknown], "Participants \(who): \(none).")
  }

  private static func noTechnology(_ library: Library) -> Sentence {
    none(
      ["technology"], unknown(library, \.technologiesUnknown), "using assistive technology")
  }

  /// How many participants of one study.
  private struct StudyCount: Encodable, Hashable {
    let study: String
    let participants: Int
  }

  /// Participants of whom a list is unknown, for each study with any.
  private static func unknown(
    _ library: Library, _ count: (LibraryStudy) -> Int
  ) -> [StudyCount] {
    library.studies.map { StudyCount(study: $0.id.string, participants: count($0)) }
      .filter { $0.participants > 0 }
  }

  /// "2 (tram-tickets); 1 (bus)".
  private static func words(_ counts: [StudyCount]) -> Sentence {
    .joined(counts.map { "\($0.participants) (\($0.study))" }, "; ")
  }

  /// Of how many participants a list is unknown, by study.
  private static func unknownClaim(_ list: String, _ unknown: [StudyCount]) -> Sentence {
    .claim(
      "library.unknown", ["list": list, "unknown": unknown],
      unknown.isEmpty ? "Known for all participants." : "Unknown for: \(words(unknown)).")
  }

  // MARK: Needs and technologies

  private static func people(_ library: Library, _ document: inout Document) {
    document.heading(2, "Needs and technologies")
    let needsKnown = unknownClaim("needs", unknown(library, \.needsUnknown))
    func rows(_ found: [Row]) -> [[Sentence]] {
      found.map { row in
        [
          row.count.label,
          row.counts.isEmpty
            ? "none known" : .joined(row.counts.map { "\($0.people) in \($0.study.string)" }, ", "),
        ]
      }
    }
    document.table(
      "Participants with a need, by study, each counted once over its rounds.",
      none: needsKnown,
      columns: ["Ability", "Participants, by study"],
      rows: rows(abilities(library)))
    document.paragraph(needsKnown)
    let technologies = self.rows(library, \.technologies).sorted {
      Text.precedes($0.count.label.plain().lowercased(), $1.count.label.plain().lowercased())
    }
    document.table(
      "The same for assistive technology.", none: noTechnology(library),
      columns: ["Technology", "Participants, by study"], rows: rows(technologies))
    document.paragraph(unknownClaim("technologies", unknown(library, \.technologiesUnknown)))
  }

  private typealias Row = (count: LibraryCount, counts: [(study: RecordID, people: Int)])

  private static func abilities(_ library: Library) -> [Row] { rows(library, \.abilities) }

  /// What any study knows of, in the order of the first one that does.
  private static func rows(
    _ library: Library, _ counts: KeyPath<LibraryStudy, [LibraryCount]>
  ) -> [Row] {
    var order: [Text] = []
    var rows: [Text: Row] = [:]
    for study in library.studies {
      for count in study[keyPath: counts] {
        let key = Text(count.key)
        if rows[key] == nil {
          order.append(key)
          rows[key] = (count, [])
        }
        if count.people > 0 { rows[key]?.counts.append((study.id, count.people)) }
      }
    }
    return order.compactMap { rows[$0] }
  }

  // MARK: Criteria

  private static func criteria(_ library: Library, _ document: inout Document) {
    document.heading(2, "Criteria")
    document.paragraph(
      "The strongest state of all rounds counts; in brackets, sessions that tried the criterion.")
    let counts = Set(library.criteria.map(\.triedIn.count)).sorted(by: >)
    document.list(
      counts.flatMap { count in
        CriterionState.allCases.compactMap { criteria(library.criteria, studies: count, $0) }
      })
  }

  private struct CriterionEntry: Encodable, Hashable {
    let criterion: String
    let sessions: Int
  }

  /// Criteria of one state over all studies, with the sessions in which they were tried.
  ///
  /// - Parameter studies: In how many studies people tried them.
  /// - Returns: `nil` without a criterion.
  private static func criteria(
    _ rows: [LibraryCriterion], studies: Int, _ state: CriterionState
  ) -> Sentence? {
    let entries = rows.filter { $0.triedIn.count == studies && $0.state == state }.map {
      CriterionEntry(criterion: $0.criterion.number.description, sessions: $0.sessions)
    }
    guard !entries.isEmpty else { return nil }
    let numbers = entries.map { $0.criterion + (studies > 0 ? " (\($0.sessions))" : "") }
      .joined(separator: ", ")
    let tried: Sentence = studies > 0 ? "Tried in \(studies, "study", "studies"); " : ""
    return .claim(
      "library.criteria",
      ["studies": studies, "state": state.rawValue, "criteria": entries],
      (tried + state.label).capitalised + ": \(numbers).")
  }
}
