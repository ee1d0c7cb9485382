import JSON
import Measures
import Records
import Terminal
import Wording
import Workbench

/// One line of what was found.
enum FoundLine {
  case heading(String)
  case hit(WorkspaceSearch.Hit)
  /// A page of a study, found by its name.
  case page(StudyPage, study: String)

  /// Pages of studies whose names hold the words.
  static func pages(_ typed: String, of studies: [String]) -> [FoundLine] {
    let words = FoldedWords(typed.split(whereSeparator: \.isWhitespace).map(String.init))
    let pages = StudyPage.allCases.filter { words.stand(in: $0.title) }
    return studies.flatMap { study in pages.map { .page($0, study: study) } }
  }

  /// Under which heading it stands, in the order of ``FoundLines/headings``.
  fileprivate var heading: Sentence {
    switch self {
    case .heading(let title): title
    case .page: "Pages"
    case .hit(let hit):
      switch hit {
      case .study, .plan: "Studies and their plans"
      case .participant: "Participants"
      case .session: "Sessions"
      case .finding: "Findings"
      case .criterion, .ability: "Coverage"
      case .profile, .spectrum: "Profiles and persona spectrum"
      case .note: "Notes"
      }
    }
  }
}

/// All lines of what was found, grouped; thousands of notes cost no more than those that are seen.
struct FoundLines: Sendable {
  private let lines: [FoundLine]
  private let headings: [Int]
  private let hasStudies: Bool

  /// The headings in their order.
  private static let order: [Sentence] = [
    "Pages", "Studies and their plans", "Participants", "Sessions", "Findings", "Coverage",
    "Profiles and persona spectrum", "Notes",
  ]

  /// - Parameter studies: All studies; a row names its own only where there are several.
  init(_ found: WorkspaceSearch.Found, pages: [FoundLine], of studies: [String]) {
    var groups: [String: [FoundLine]] = [:]
    for line in pages + found.hits.map(FoundLine.hit) {
      groups[line.heading, default: []].append(line)
    }
    var lines: [FoundLine] = []
    var headings: [Int] = []
    for title in Self.order {
      guard let group = groups[title] else { continue }
      headings.append(lines.count)
      lines += [.heading(title)] + group
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
      .choices, noun: "row", count: lines.count, start: start,
      whenEmpty: "Nothing fits. Fewer or shorter words find more: /find", headings: headings
    ) { row(at: $0) }
  }

  private func row(at index: Int) -> PageRow {
    switch lines[index] {
    case .heading(let title): PageRow("heading \(title)", title, isHeading: true)
    case .page(let page, let study):
      PageRow("page \(study) \(page)", page.title, details: [study])
    case .hit(let hit): row(of: hit, index)
    }
  }

  private func row(of hit: WorkspaceSearch.Hit, _ index: Int) -> PageRow {
    let id = "hit \(index)"
    return switch hit {
    case .study(let study, let title):
      PageRow(id, title.isEmpty ? study : title, details: ["study"])
    case .plan(let study, let noun, let words):
      PageRow(id, words.oneLine, details: [noun] + of(study))
    case .participant(let study, let person, let words):
      PageRow(id, person.short, details: [words] + of(study))
    case .session(let study, let session): PageRow(id, session.short, details: of(study))
    case .finding(let study, let finding):
      PageRow(
        id, finding.title.oneLine,
        details: FindingRow.row(finding).details + of(study))
    case .criterion(let study, let place): PageRow(id, place.label, details: of(study))
    case .ability(let study, let ability):
      PageRow(id, "Coverage of \(ability.label)", details: of(study))
    case .profile(_, let name): PageRow(id, name, details: ["profile"])
    case .spectrum(_, let title): PageRow(id, title, details: ["spectrum"])
    case .note(let note): Self.row(of: note, id, of(note.study))
    }
  }

  private func of(_ study: String) -> [String] { hasStudies ? [study] : [] }

  /// The words first, then where they stand and what they weigh.
  private static func row(of note: FoundNote, _ id: String, _ study: [String]) -> PageRow {
    let weight: Sentence = note.note.impact.flatMap { $0 > .none ? $0.label : nil } ?? note.note.kind?.label
    return PageRow(
      id, note.shownWords.oneLine,
      details: [
        note.reference, note.people.map(\.short).joined(separator: ", "), weight ?? "",
        note.places.map(\.description).joined(separator: ", "),
      ] + study)
  }
}
