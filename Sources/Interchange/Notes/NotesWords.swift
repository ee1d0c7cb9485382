import JSON
import Localization
import Records
import Wording

/// The words that cells may hold, by id or label in any case.
struct NotesWords: Sendable {
  private let surroundings: NotesFile.Surroundings
  private let kinds: [String: ObservationKind]
  private let speakers: [String: Speaker]
  private let durations: [String: NeedDuration]
  private let proficiencies: [String: Proficiency]
  private let dimensions: [String: Dimension]
  private let tasks: [String: [String]]

  init(_ surroundings: NotesFile.Surroundings) {
    self.surroundings = surroundings
    kinds = Self.table()
    speakers = Self.table()
    durations = Self.table()
    proficiencies = Self.table()
    dimensions = Dictionary(
      surroundings.dimensions.flatMap {
        [
          (PlainText.folded($0.id, .letters), $0),
          (PlainText.folded($0.label.plain(), .letters), $0),
        ]
      },
      uniquingKeysWith: { first, _ in first })
    var tasks: [String: Set<Text>] = [:]
    for task in surroundings.tasks {
      for name in [PlainText.folded(task.id, .letters), PlainText.folded(task.title, .letters)] {
        tasks[name, default: []].insert(Text(task.id))
      }
    }
    self.tasks = tasks.mapValues { $0.sorted().map(\.string) }
  }

  private static func table<Choice: Word>() -> [String: Choice] {
    Dictionary(
      Choice.allCases.flatMap {
        [
          (PlainText.folded($0.id, .letters), $0),
          (PlainText.folded($0.label.plain(), .letters), $0),
        ]
      },
      uniquingKeysWith: { first, _ in first })
  }

  func kind(_ cell: String) throws(WrongCell) -> ObservationKind {
    try choice(cell, kinds, "is no kind of note")
  }

  func speaker(_ cell: String) throws(WrongCell) -> Speaker {
    try choice(cell, speakers, "is no speaker that notes know")
  }

  private func choice<Choice: Word>(
    _ cell: String, _ known: [String: Choice], _ problem: Sentence
  ) throws(WrongCell) -> Choice {
    if let found = known[PlainText.folded(cell, .letters)] { return found }
    // As they may be typed, whatever the language.
    let labels = Choice.allCases.map { $0.label.plain() }
    throw WrongCell(
      problem,
      fix: Self.question(Spelling.nearest(to: cell, among: labels + Choice.allCases.map(\.id)))
        + "the words are \(labels.joined(separator: ", "))")
  }

  private static func question(_ near: String?) -> Sentence {
    near.map { "did you mean \($0)? " } ?? ""
  }

  func impact(_ cell: String) throws(WrongCell) -> Impact {
    let word = PlainText.folded(cell, .letters)
    if let number = Int(cell), let impact = Impact(rawValue: number) { return impact }
    if word == "none" { return .none }
    if let impact = Impact.allCases.first(where: {
      PlainText.folded($0.label.plain(), .letters) == word
    }) {
      return impact
    }
    let words = Impact.allCases.map { "\($0.rawValue) \($0.label.plain())" }.joined(separator: ", ")
    throw WrongCell("is no impact", fix: "write a number or a word: \(words)")
  }

  func task(_ cell: String) throws(WrongCell) -> String {
    let found = tasks[PlainText.folded(cell, .letters)] ?? []
    if found.count == 1, !PlainText.folded(cell, .letters).isEmpty { return found[0] }
    let add: Sentence = "add it first with `kerb study task add \(surroundings.study)`"
    if found.count > 1 {
      throw WrongCell(
        "fits \(found.count) tasks of the study",
        fix: "write the id of one: \(found.joined(separator: ", "))")
    }
    let names = surroundings.tasks.map(\.title) + surroundings.tasks.map(\.id)
    if let near = Spelling.nearest(to: cell, among: names) {
      throw WrongCell("is no task of the study", fix: "did you mean \(near)? If not, \(add)")
    }
    throw WrongCell("is no task of the study", fix: add)
  }

  /// Reads `S03`, `s3` or a whole id.
  func session(_ cell: String) throws(WrongCell) -> String {
    let head = cell.prefix { $0 != "-" }
    guard let number = Int(head.dropFirst()), number > 0, "Ss".contains(head.prefix(1)),
      RecordID.isWellFormed(cell)
    else {
      throw WrongCell(
        "is no session",
        fix: "write its number or id, such as S03; leave it empty for a session of its own")
    }
    return "S" + Digits.padded(number, 2) + cell.dropFirst(head.count).lowercased()
  }

  func places(_ part: String) throws(WrongCell) -> [Place] {
    if let place = Place(part) { return [place] }
    let catalogue = WCAGCatalogue.shared
    if let place = catalogue.knownPlace(part) { return [place] }
    let pieces = part.split(separator: ",").map { catalogue.knownPlace(PlainText.trimmed($0)) }
    if pieces.count > 1, !pieces.contains(nil) { return pieces.compactMap { $0 } }
    do {
      return [try catalogue.place(typed: part)]
    } catch {
      throw WrongCell(error.problem, fix: error.remedy)
    }
  }
}

// MARK: People

extension NotesWords {
  /// Reads the duration that holds for all needs of a row.
  func permanence(_ cell: String) throws(WrongCell) -> NeedDuration {
    try duration(cell, .permanence)
  }

  private func duration(_ cell: String, _ column: NotesColumn) throws(WrongCell) -> NeedDuration {
    let isLived = surroundings.evidenceKind == .lived
    let allowed = isLived ? NeedDuration.ofPeople : NeedDuration.ofDescribedPeople
    let found = durations[PlainText.folded(cell, .letters)]
    if let found, allowed.contains(found) { return found }
    if found == .situational {
      throw WrongCell(
        "situational is not a property of a person",
        fix:
          "remove it here; add the situation to the session after the import, with `kerb session edit SESSION --circumstance`",
        column: column)
    }
    let words = allowed.map(\.id)
    if listed(cell).count > 1 {
      throw WrongCell(
        "holds several words",
        fix: "write pairs in the column `spectrum`: `see:permanent;think:temporary`",
        column: column)
    }
    throw WrongCell(
      "is no duration of a need",
      fix: Self.question(Spelling.nearest(to: cell, among: words))
        + "the words are \(words.joined(separator: ", "))", column: column)
  }

  /// Reads `see` or `see:permanent`.
  func need(_ part: String, usual: NeedDuration) throws(WrongCell) -> NotesNeed {
    let pair = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map { PlainText.trimmed($0) }
    let typed = pair.first ?? ""
    guard let dimension = dimensions[PlainText.folded(typed, .letters)], !typed.isEmpty else {
      let ids = surroundings.dimensions.map(\.id)
      throw WrongCell(
        "names an ability that the workspace does not know",
        fix: Self.question(Spelling.nearest(to: typed, among: ids))
          + "it knows \(ids.joined(separator: ", ")); `kerb spectrum new` adds one")
    }
    guard pair.count == 2 else { return NotesNeed(dimension: dimension, duration: usual) }
    return NotesNeed(dimension: dimension, duration: try duration(pair[1], .spectrum))
  }

  /// Reads `NVDA` or `NVDA:advanced`; a colon may also belong to the name.
  func technology(_ part: String) throws(WrongCell) -> NotesTechnology {
    guard let colon = part.lastIndex(of: ":") else {
      return NotesTechnology(name: part, proficiency: nil)
    }
    let name = PlainText.trimmed(part[..<colon])
    let word = PlainText.trimmed(part[part.index(after: colon)...])
    if let proficiency = proficiencies[PlainText.folded(word, .letters)], !name.isEmpty {
      return NotesTechnology(name: name, proficiency: proficiency)
    }
    if let near = Spelling.nearest(to: word, among: Proficiency.allCases.map(\.id)) {
      throw WrongCell(
        "is no proficiency with an assistive technology", fix: "did you mean \(near)?")
    }
    return NotesTechnology(name: part, proficiency: nil)
  }
}
