import JSON
package import Localization
package import Measures
package import Records
package import Wording
import Workspace

/// Finds anything of a workspace by an id or by words.
///
/// Words are looked for as `WordFolding` folds them, and all of them must be there. Who and what is shown follows
/// the rules of ``NoteFinding``; people who took everything back, and what was deleted, are never found.
package struct WorkspaceSearch {
  /// One thing that was found.
  package enum Hit: Sendable {
    case study(id: String, title: String)
    /// A task, a screen or a thing to watch for of a study's plan.
    case plan(study: String, noun: Sentence, words: String)
    case participant(study: String, RecordID, words: Sentence)
    case session(study: String, RecordID)
    case finding(study: String, Finding)
    case criterion(study: String, Place)
    case ability(study: String, Dimension)
    case profile(RecordID, name: String)
    case spectrum(RecordID, title: String)
    case note(FoundNote)
  }

  /// What was found.
  package struct Found: Sendable {
    /// What an id means comes alone; else records in the order of their studies, then notes.
    package fileprivate(set) var hits: [Hit] = []
    package fileprivate(set) var peopleUnsearched = 0
    package fileprivate(set) var peopleOut = 0
    /// What is wrong with files that were left out.
    package fileprivate(set) var faults: [WorkbenchError] = []
  }

  private let workbench: Workbench
  private let typed: String
  private let words: FoldedWords

  /// - `typed`: Words, or an id: `S09#12`, `S09`, `P07`, `F03`, `4.1.2`.
  package init(_ typed: String, in workbench: Workbench) {
    self.workbench = workbench
    self.typed = PlainText.trimmed(typed)
    words = FoldedWords(Self.words(of: self.typed))
  }

  /// - Throws: `WorkbenchError` where the workspace cannot be read, or an id of a note means none.
  package func find() throws -> Found {
    var found = Found()
    guard !words.isEmpty else { return found }
    let studies = try DefaultStudy(in: workbench).studies
    if NoteReference.isOne(typed) {
      found.hits = try notes(among: studies)
      return found
    }
    var named: [Hit] = []
    for id in studies {
      do {
        let loader = try NotesLoader(id, in: workbench.location)
        found.faults += loader.faults
        named += byID(loader)
        found.hits += byWords(loader.head)
      } catch {
        found.faults.append(error)
      }
    }
    guard named.isEmpty else {
      found.hits = named
      return found
    }
    found.hits += try shared()
    try addNotes(to: &found)
    return found
  }

  // MARK: By an id

  /// The note that a reference means, in each study that has one.
  private func notes(among studies: [String]) throws -> [Hit] {
    let reference = try NoteReference(typed)
    var missing: (any Error)?
    var hits: [Hit] = []
    for study in reference.study.map({ [$0] }) ?? studies {
      do {
        hits.append(.note(try reference.note(study: study, in: workbench)))
      } catch let error as WorkbenchError {
        missing = missing ?? error
      }
    }
    if hits.isEmpty, let missing { throw missing }
    return hits
  }

  private func byID(_ loader: NotesLoader) -> [Hit] {
    // An id has a number; a word such as "bank" may be what a record is called and what notes say.
    guard typed.contains(where: \.isNumber) else { return [] }
    let (head, study) = (loader.head, loader.head.study.id.string)
    var hits: [Hit] = []
    hits += people(head).filter { $0.id.matches(typed) }.map { participant($0, study) }
    hits += loader.sessionIDs.compactMap { RecordID($0) }.filter { $0.matches(typed) }
      .map { .session(study: study, $0) }
    hits += head.findings.filter { $0.id.matches(typed) }.map { .finding(study: study, $0) }
    if let place = Place(typed) {
      hits.append(.criterion(study: study, place))
    }
    return hits
  }

  // MARK: By words

  private func byWords(_ head: StudyRecords) -> [Hit] {
    let (plan, study) = (head.study, head.study.id.string)
    var hits: [Hit] = []
    if fits(plan.title, study, plan.product) { hits.append(.study(id: study, title: plan.title)) }
    let parts: [(Sentence, String)] =
      plan.tasks.map { ("task", $0.title) } + plan.screens.map { ("screen", $0.title) }
      + plan.prompts.map { ("to watch for", $0.text) }
    hits += parts.filter { fits($0.1) }.map { .plan(study: study, noun: $0.0, words: $0.1) }
    hits += people(head).filter { fits(Self.words($0).plain()) }.map { participant($0, study) }
    hits += head.findings.filter { fits($0.title, $0.explanation, $0.recommendation) }
      .map { .finding(study: study, $0) }
    hits += WCAGCatalogue.shared.criteria.filter { fits($0.label) && plan.target.includes($0) }
      .map { .criterion(study: study, $0.place) }
    hits += Dimension.builtIn.filter { fits($0.label.plain(), $0.id) }.map {
      .ability(study: study, $0)
    }
    return hits
  }

  private func shared() throws -> [Hit] {
    let people = try SharedPeople(in: workbench)
    return people.profiles.filter { fits($0.name, $0.summary, $0.id.string) }
      .map { .profile($0.id, name: $0.name) }
      + people.spectrums.filter { spectrum in
        fits(spectrum.title, spectrum.dimension.label.plain(), spectrum.id.string)
          || spectrum.examples.contains { fits($0.text) }
      }.map { .spectrum($0.id, title: $0.title) }
  }

  private func addNotes(to found: inout Found) throws {
    var query = NoteQuery()
    query.words = Self.words(of: typed)
    query.includesPilots = true
    let notes = try NoteFinding([], in: workbench).find(query)
    found.hits += notes.notes.map { .note($0) }
    found.peopleUnsearched = notes.peopleUnsearched
    found.peopleOut = notes.peopleOut
    found.faults += notes.faults.filter { fault in
      !found.faults.contains { Text.isSame($0.place, fault.place) }
    }
  }

  private func people(_ head: StudyRecords) -> [Participant] {
    let out = head.peopleOut
    return head.participants.filter { !out.contains($0.id) }
  }

  private func participant(_ person: Participant, _ study: String) -> Hit {
    .participant(study: study, person.id, words: Self.words(person))
  }

  private static func words(_ person: Participant) -> Sentence {
    (person.needs.map(\.dimension).sorted().map(\.label)
      + person.assistiveTechnologies.map { "\($0.name)" }).joined(separator: ", ")
  }

  /// Whether all words stand somewhere in the texts.
  private func fits(_ texts: String?...) -> Bool {
    words.stand(in: texts.compactMap(\.self).joined(separator: " "))
  }

  private static func words(of typed: String) -> [String] {
    typed.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
