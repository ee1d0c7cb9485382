import JSON
import Localization
import Measures
import Records
import Terminal
import Wording
import Workbench

/// One line of what was found.
enum FoundLine {
  case heading(FoundGroup)
  case hit(WorkspaceSearch.Hit)
  /// A page of a study, found by its name.
  case page(StudyPage, study: String)

  /// Pages of studies whose names hold the words.
  static func pages(_ typed: String, of studies: [String], in language: Language) -> [FoundLine] {
    let words = FoldedWords(typed.split(whereSeparator: \.isWhitespace).map(String.init))
    let pages = StudyPage.allCases.filter { words.stand(in: $0.title.plain(in: language)) }
    return studies.flatMap { study in pages.map { .page($0, study: study) } }
  }

  /// Under which heading it stands.
  fileprivate var group: FoundGroup {
    switch self {
    case .heading(let group): group
    case .page: .pages
    case .hit(let hit):
      switch hit {
      case .study, .plan: .studies
      case .participant: .participants
      case .session: .sessions
      case .finding: .findings
      case .criterion, .ability: .coverage
      case .profile, .spectrum: .personas
      case .note: .notes
      }
    }
  }
}

/// Lines that stand under one heading; in the order of the headings.
enum FoundGroup: CaseIterable, Sendable {
  case pages, studies, participants, sessions, findings, coverage, personas, notes

  var title: Sentence {
    switch self {
    case .pages: "Pages"
    case .studies: "Studies and their plans"
    case .participants: "Participants"
    case .sessions: "Sessions"
    case .findings: "Findings"
    case .coverage: "Coverage"
    case .personas: "Profiles and persona spectrum"
    case .notes: "Notes"
    }
  }
}

/// All lines of what was found, grouped; thousands of notes cost no more than those that are seen.
struct FoundLines: Sendable {
  private let lines: [FoundLine]
  private let headings: [Int]
  private let hasStudies: Bool

  /// - Parameter studies: All studies; a row names its own only where there are several.
  init(_ found: WorkspaceSearch.Found, pages: [FoundLine], of studies: [String]) {
    var groups: [FoundGroup: [FoundLine]] = [:]
    for line in pages + found.hits.map(FoundLine.hit) {
      groups[line.group, default: []].append(line)
    }
    var lines: [FoundLine] = []
    var headings: [Int] = []
    for group in FoundGroup.allCases {
      guard let found = groups[group] else { continue }
      headings.append(lines.count)
      lines += [.heading(group)] + found
    }
    self.lines = lines
    self.headings = headings
    hasStudies = studies.count > 1
  }

  private var count: Int { lines.count - headings.count }

  /// "12 found".
  var counted: Sentence { count == 0 ? "nothing found" : "\(count) found" }

  /// The one thing that was found; `nil` where there are several or none.
  var only: FoundLine? { count == 1 ? lines.last : nil }

  func hit(at index: Int) -> FoundLine? {
    guard lines.indices.contains(index), case let line = lines[index] else { return nil }
    if case .heading = line { return nil }
    return line
  }

  func list(start: Int?) -> PageList {
    PageList(
      .choices, noun: Noun("row", "rows"), count: lines.count, start: start,
      whenEmpty: "Nothing fits. Fewer or shorter words find more: `/find`", headings: headings
    ) { row(at: $0) }
  }

  private func row(at index: Int) -> PageRow {
    switch lines[index] {
    case .heading(let group): PageRow("heading \(group)", group.title, isHeading: true)
    case .page(let page, let study):
      PageRow("page \(study) \(page)", page.title, details: ["\(study)"])
    case .hit(let hit): row(of: hit, index)
    }
  }

  private func row(of hit: WorkspaceSearch.Hit, _ index: Int) -> PageRow {
    let id = "hit \(index)"
    return switch hit {
    case .study(let study, let title):
      PageRow(id, "\(title.isEmpty ? study : title)", details: ["study"])
    case .plan(let study, let noun, let words):
      PageRow(id, "\(words.oneLine)", details: ["\(noun)"] + of(study))
    case .participant(let study, let person, let words):
      PageRow(id, "\(person.short)", details: ["\(words)"] + of(study))
    case .session(let study, let session): PageRow(id, "\(session.short)", details: of(study))
    case .finding(let study, let finding):
      PageRow(
        id, "\(finding.title.oneLine)",
        details: FindingRow.row(finding).details + of(study))
    case .criterion(let study, let place): PageRow(id, "\(place.label)", details: of(study))
    case .ability(let study, let ability):
      PageRow(id, "Coverage of \(ability.label)", details: of(study))
    case .profile(_, let name): PageRow(id, "\(name)", details: ["profile"])
    case .spectrum(_, let title): PageRow(id, "\(title)", details: ["spectrum"])
    case .note(let note): Self.row(of: note, id, of(note.study))
    }
  }

  private func of(_ study: String) -> [Sentence] { hasStudies ? ["\(study)"] : [] }

  /// The words first, then where they stand and what they weigh.
  private static func row(of note: FoundNote, _ id: String, _ study: [Sentence]) -> PageRow {
    let impact: Sentence? = note.note.impact.flatMap { $0 > .none ? "\($0.label)" : nil }
    let weight = impact ?? note.note.kind.map { "\($0.label)" } ?? ""
    return PageRow(
      id, note.wordsOnOneLine,
      details: [
        "\(note.reference)", "\(note.people.map(\.short).joined(separator: ", "))", weight,
        "\(note.places.map(\.description).joined(separator: ", "))",
      ] + study)
  }
}

extension FoundNote {
  /// The words on one line, or why they are not shown.
  var wordsOnOneLine: Sentence {
    switch words {
    case .account(let words), .quote(let words): "\(words.words.oneLine)"
    case .noPermissionToQuote, .notShared: shownWords
    }
  }
}
