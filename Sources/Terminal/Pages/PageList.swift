package import Localization

/// The rows of a page.
package typealias PageList = PageListOf<Sentence>

/// Rows as they are shown.
package typealias ShownList = PageListOf<String>

/// What the rows of a page are for.
package enum ListManner: Hashable, Sendable {
  /// Things to choose from: the focus starts on a row, plain lines print all with numbers.
  case choices
  /// What was written so far, newest last: the focus starts in the input, plain lines print it on request only.
  case log
  /// Text to read, such as a report or a grid; plain lines print it as it is.
  case reading
}

/// The rows of a page in sentences, or as they are shown.
package struct PageListOf<Words: PageWords>: Sendable {
  package var manner: ListManner
  /// What a row is called: "note", "notes".
  package var noun: Noun
  package var count: Int
  /// The row at a position; asked for only while it is visible.
  package var row: @Sendable (Int) -> RowOf<Words>
  /// Called with each row that was on the screen or among the printed lines.
  package var onShown: (@Sendable (Int) -> Void)?
  /// Where the focus starts; `nil` for the first row of choices and the end of a log.
  package var start: Int?
  /// The rows that typed letters may mean, best first; `nil` for rows whose words begin with what was typed.
  package var matching: (@Sendable (String) -> [Int])?
  /// Said where there are no rows.
  package var whenEmpty: Words
  /// The rows that are headings, in order; where it is `nil` every row is asked when numbers are needed.
  package var headings: [Int]?
  /// Whether the same rows were said before: plain lines then say them on request only.
  package var isKnown = false
  /// Whether the focus goes back to its start when other pages were shown in between.
  package var startsAnew = false

  package init(
    _ manner: ListManner, noun: Noun, count: Int, start: Int? = nil, whenEmpty: Words = "",
    headings: [Int]? = nil, matching: (@Sendable (String) -> [Int])? = nil,
    row: @escaping @Sendable (Int) -> RowOf<Words>
  ) {
    self.manner = manner
    self.noun = noun
    self.count = count
    self.start = start
    self.whenEmpty = whenEmpty
    self.headings = headings
    self.matching = matching
    self.row = row
  }

  package init(
    _ manner: ListManner, noun: Noun, rows: [RowOf<Words>], start: Int? = nil, whenEmpty: Words = ""
  ) {
    self.init(
      manner, noun: noun, count: rows.count, start: start, whenEmpty: whenEmpty,
      headings: rows.indices.filter { rows[$0].isHeading }
    ) { rows[$0] }
  }
}

extension PageList {
  /// The rows in a language; each is asked for only while it is visible.
  func shown(in language: Language) -> ShownList {
    let row = self.row
    var shown = ShownList(
      manner, noun: noun, count: count, start: start,
      whenEmpty: whenEmpty.plain(in: language), headings: headings, matching: matching
    ) { row($0).shown(in: language) }
    shown.isKnown = isKnown
    shown.onShown = onShown
    shown.startsAnew = startsAnew
    return shown
  }
}
