import JSON
package import Localization
package import Measures
import Records
import Wording

/// What all studies of a workspace cover together, as a text with a structure.
package enum LibraryDocument {
  /// - Parameter leftOut: The ids of studies that could not be read.
  package static func document(_ library: Library, leftOut: [String] = []) -> Document {
    var document = Document()
    document.heading(1, "All studies together")
    if !library.studies.isEmpty, library.studies.allSatisfy(\.hasInventedPeople) {
      document.notice(ReportHead.invented)
    }
    document.notice("Team edition: do not share. It sets studies and rounds side by side.")
    if !leftOut.isEmpty { document.paragraph(Sentence(LibraryLeftOut(studies: leftOut))) }
    guard !library.studies.isEmpty else {
      if leftOut.isEmpty { document.paragraph(Sentence(LibraryEmpty())) }
      return document
    }
    document.paragraph(Sentence(LibraryTried(library)))
    studies(library, &document)
    cameBack(library, &document)
    document.heading(2, "Gaps of all studies")
    let gaps = gaps(library)
    document.list(gaps)
    if gaps.isEmpty { document.paragraph(Sentence(LibraryComplete())) }
    people(library, &document)
    criteria(library, &document)
    return document
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
    if library.studies.count > 1 { document.paragraph(Sentence(LibrarySharedIDs(library))) }
  }

  private static let shownPairs = 5

  private static func cameBack(_ library: Library, _ document: inout Document) {
    document.heading(2, "Problems that may have come back")
    let pairs =
      library.returned.filter(\.isNamed) + library.returned.filter { !$0.isNamed }
    let shown = pairs.prefix(shownPairs)
    document.list(shown.map { Sentence(LibraryReturned($0)) })
    if pairs.isEmpty || pairs.count > shown.count {
      document.paragraph(
        Sentence(LibraryReturnedCount(pairs: pairs.count, printed: shown.count)))
    }
    if !pairs.isEmpty { document.paragraph("A pair is a reason to look, not a fact.") }
  }

  // MARK: Gaps

  private static func gaps(_ library: Library) -> [Sentence] {
    var lines: [Sentence] = []
    let missing = abilities(library).filter { $0.counts.isEmpty }.map(\.count)
    if !missing.isEmpty { lines.append(Sentence(LibraryNone.needs(library, missing))) }
    let used = library.studies.flatMap(\.technologies).filter { $0.people > 0 }
    if used.isEmpty {
      lines.append(Sentence(LibraryNone.technologies(library)))
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
      if !wanted.isEmpty { lines.append(Sentence(LibraryNone.technologies(library, wanted))) }
    }
    if !library.studies.contains(where: \.hasLowSkill) {
      lines.append(Sentence(LibraryNone.lowSkill(library)))
    }
    return lines
      + [LibraryCriteria(library.criteria, studies: 0, .notLookedAt)].compactMap {
        $0.map { Sentence($0) }
      }
  }

  // MARK: Needs and technologies

  private static func people(_ library: Library, _ document: inout Document) {
    document.heading(2, "Needs and technologies")
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
      none: Sentence(LibraryUnknown(needs: library)),
      columns: ["Ability", "Participants, by study"],
      rows: rows(abilities(library)))
    document.paragraph(Sentence(LibraryUnknown(needs: library)))
    let technologies = self.rows(library, \.technologies).sorted {
      Text.precedes($0.count.label.plain().lowercased(), $1.count.label.plain().lowercased())
    }
    document.table(
      "The same for assistive technology.", none: Sentence(LibraryNone.technologies(library)),
      columns: ["Technology", "Participants, by study"], rows: rows(technologies))
    document.paragraph(Sentence(LibraryUnknown(technologies: library)))
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
        CriterionState.allCases.compactMap { state in
          LibraryCriteria(library.criteria, studies: count, state).map { Sentence($0) }
        }
      })
  }
}
