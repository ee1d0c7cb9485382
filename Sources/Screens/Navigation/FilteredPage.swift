import Localization
import Measures
import Terminal
import Wording

/// A page with those rows alone that hold some words; whoever made the page hears of its own rows.
struct FilteredPage {
  private(set) var page: Page
  /// The rows that are left, as the page counts them; `nil` for all.
  private var rows: [Int]?
  /// How many rows there are in all, headings aside; `nil` where none is left out.
  private var total: Int?

  /// - Parameter words: All of them must stand in what is read out of a row; empty for every row.
  /// - Complexity: O(*n*) where there are words.
  init(_ page: Page, _ words: String, in language: Language) {
    self.page = page
    let wanted = FoldedWords(words.split(whereSeparator: \.isWhitespace).map(String.init))
    guard let list = page.list, !wanted.isEmpty else { return }
    let rows = Self.rows(list) { wanted.stand(in: $0.sentence.plain(in: language)) }
    let headings = rows.indices.filter { list.row(rows[$0]).isHeading }
    var filtered = PageList(
      list.manner, noun: list.noun, count: rows.count,
      start: list.start.flatMap(rows.firstIndex),
      whenEmpty: "Nothing fits. `/only` shows all rows.",
      headings: headings, row: { list.row(rows[$0]) })
    filtered.startsAnew = list.startsAnew
    self.page.list = filtered
    self.rows = rows
    let all = (0..<list.count).count { !list.row($0).isHeading }
    total = all
    self.page.lead.append(
      "Only rows with \(Quoted(words)), \(rows.count - headings.count) of \(all). `/only` shows all."
    )
  }

  /// Rows that fit, and the headings above them.
  private static func rows(_ list: PageList, where fits: (PageRow) -> Bool) -> [Int] {
    var rows: [Int] = []
    var heading: Int?
    for index in 0..<list.count {
      let row = list.row(index)
      if row.isHeading {
        heading = index
      } else if fits(row) {
        if let above = heading { rows.append(above) }
        heading = nil
        rows.append(index)
      }
    }
    return rows
  }

  /// "3 of 17 rows fit."
  var counted: Sentence {
    guard let list = page.list else { return "There is no list here." }
    let count = (0..<list.count).count { !list.row($0).isHeading }
    guard let total else { return "All rows again: \(count)." }
    return count == 1
      ? "1 of \(total, "row", "rows") fits." : "\(count) of \(total, "row", "rows") fit."
  }

  /// What somebody did, in terms of the whole list.
  func event(_ event: PageEvent) -> PageEvent {
    guard let rows else { return event }
    switch event {
    case .chosen(let index): return .chosen(rows[index])
    case .chosenSeveral(let indices): return .chosenSeveral(indices.map { rows[$0] })
    default: return event
    }
  }
}
