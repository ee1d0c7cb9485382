import JSON
import Localization
import Measures
import Records
import Wording

extension LibraryDocument {
  // MARK: What no study has

  static func gaps(_ library: Library, _ document: inout Document) {
    document.heading(2, "What no study has")
    let lines = nobodyWith(library) + technologyGaps(library) + skill(library) + untouched(library)
    guard !lines.isEmpty else {
      return document.paragraph(
        "Somebody with a need in each ability, a user of assistive technology and somebody with low digital skill took part, and somebody looked at each criterion. That is not to say that it was enough."
      )
    }
    document.list(lines)
  }

  private static func nobodyWith(_ library: Library) -> [Sentence] {
    let missing = abilities(library).filter { $0.counts.isEmpty }.map(\.label)
    guard !missing.isEmpty else { return [] }
    let named = Sentence.joined(missing.map { "\($0)" }, "; ")
    return [
      "Nobody is known to have taken part who has a need in any of these: " + named
        + notKnown(library, \.needsUnknown, "needs") + "."
    ]
  }

  private static func technologyGaps(_ library: Library) -> [Sentence] {
    let used = library.studies.flatMap(\.technologies).filter { $0.people > 0 }
    let unknown = notKnown(library, \.technologiesUnknown, "technologies")
    var lines: [Sentence] = []
    if used.isEmpty {
      lines.append(
        "Nobody is known to have taken part who uses assistive technology" + unknown + ".")
    }
    var wanted: [String] = []
    for name in library.studies.flatMap(\.wantedTechnologies) {
      let key = name.lowercased()
      let isMet = used.contains { $0.key.contains(key) }
      if !isMet, !wanted.contains(where: { $0.lowercased() == key }) { wanted.append(name) }
    }
    if !wanted.isEmpty, !used.isEmpty {
      lines.append(
        "Recruitment targets name \(Sentence.list(wanted)), and nobody is known to have taken part who uses \(wanted.count == 1 ? "it" : "them" as Sentence)"
          + unknown + ".")
    }
    return lines
  }

  /// "; of 2 people (tram) and 1 person (bus) needs are not known".
  private static func notKnown(
    _ library: Library, _ count: KeyPath<LibraryStudy, Int>, _ what: Sentence
  ) -> Sentence {
    let told = people(library, count)
    return told.isEmpty ? "" : "; of " + Sentence.list(told) + " " + what + " are not known"
  }

  /// "2 people (tram-tickets)", for each study with any.
  private static func people(
    _ library: Library, _ count: KeyPath<LibraryStudy, Int>
  ) -> [Sentence] {
    library.studies.filter { $0[keyPath: count] > 0 }.map { study in
      "\(study[keyPath: count], "person", "people") (\(study.id.string))"
    }
  }

  private static func skill(_ library: Library) -> [Sentence] {
    if library.studies.contains(where: \.lowSkill.hasLow) { return [] }
    return library.studies.contains(where: \.lowSkill.isKnown)
      ? ["Nobody is known to have taken part who counts as low in digital skill."]
      : ["Nobody's digital skill is known."]
  }

  private static func untouched(_ library: Library) -> [Sentence] {
    let rows = library.criteria.filter(\.isUntouched)
    guard !rows.isEmpty else { return [] }
    return [
      "Nobody looked, in any study, at \(rows.count) of \(library.criteria.count, "criterion", "criteria"); they stand below."
    ]
  }

  private static func numbers(_ rows: [LibraryCriterion]) -> Sentence {
    Sentence(text: rows.map(\.criterion.number.description).joined(separator: ", "))
  }

  // MARK: Needs and technologies

  static func people(_ library: Library, _ document: inout Document) {
    document.heading(2, "Needs and technologies")
    document.table(
      "In which studies people with a need took part, each study's people counted once over its rounds.",
      none: "No study knows an ability.", columns: ["Ability", "People, by study"],
      rows: abilities(library).map { ["\($0.label)", cell($0.counts)] })
    unknown(library, \.needsUnknown, "needs", &document)
    document.table(
      "The same for assistive technology.", none: "Nobody is known to use assistive technology.",
      columns: ["Technology", "People, by study"],
      rows: technologies(library).map { ["\($0.label)", cell($0.counts)] })
    unknown(library, \.technologiesUnknown, "technologies", &document)
  }

  /// Unknown is not none.
  private static func unknown(
    _ library: Library, _ count: KeyPath<LibraryStudy, Int>, _ what: Sentence,
    _ document: inout Document
  ) {
    let people = people(library, count)
    guard !people.isEmpty else { return }
    document.paragraph("Of " + Sentence.list(people) + " " + what + " are not known.")
  }

  private typealias Row = (label: Sentence, counts: [(study: RecordID, people: Int)])

  private static func cell(_ counts: [(study: RecordID, people: Int)]) -> Sentence {
    guard !counts.isEmpty else { return "nobody is known" }
    return Sentence.joined(counts.map { "\($0.people) in \($0.study.string)" }, ", ")
  }

  private static func abilities(_ library: Library) -> [Row] {
    rows(library, \.abilities)
  }

  private static func technologies(_ library: Library) -> [Row] {
    rows(library, \.technologies).sorted {
      Text.precedes($0.label.plain().lowercased(), $1.label.plain().lowercased())
    }
  }

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
          rows[key] = (count.label, [])
        }
        if count.people > 0 { rows[key]?.counts.append((study.id, count.people)) }
      }
    }
    return order.compactMap { rows[$0] }
  }

  // MARK: Criteria

  static func criteria(_ library: Library, _ document: inout Document) {
    document.heading(2, "Criteria")
    let tried = library.criteria.filter { !$0.triedIn.isEmpty }
    document.paragraph("In brackets the sessions in which people tried it.")
    var lines: [Sentence] = []
    for count in Set(tried.map(\.triedIn.count)).sorted(by: >) {
      let rows = tried.filter { $0.triedIn.count == count }
      let studies: Sentence = "Tried by people in \(count, "study", "studies")"
      lines += list(studies + ", and a barrier met", rows.filter { !$0.barrierIn.isEmpty })
      lines += list(studies + ", and no barrier noted", rows.filter(\.barrierIn.isEmpty))
    }
    let others: [(Sentence, (LibraryCriterion) -> Bool)] = [
      ("Looked at by specialists or tools only", { !$0.checkedOnlyIn.isEmpty }),
      (
        "Spoken of by simulations, personas or sources only",
        { $0.checkedOnlyIn.isEmpty && !$0.suggestedOnlyIn.isEmpty }
      ),
      ("Looked at by nobody", \.isUntouched),
    ]
    for (words, holds) in others {
      let rows = library.criteria.filter { $0.triedIn.isEmpty && holds($0) }
      if !rows.isEmpty { lines.append(words + ": " + numbers(rows) + ".") }
    }
    document.list(lines)
  }

  /// "Tried by people in 2 studies: 1.1.1 (18), 1.3.1 (20)."
  private static func list(_ words: Sentence, _ rows: [LibraryCriterion]) -> [Sentence] {
    guard !rows.isEmpty else { return [] }
    let numbers = rows.map { "\($0.criterion.number.description) (\($0.sessions))" }
    return [words + ": " + Sentence(text: numbers.joined(separator: ", ")) + "."]
  }
}
