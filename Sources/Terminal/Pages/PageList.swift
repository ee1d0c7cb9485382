/// The rows of a page.
package struct PageList: Sendable {
  package enum Manner: Hashable, Sendable {
    /// Things to choose from: the focus starts on a row, plain lines print all with numbers.
    case choices
    /// What was written so far, newest last: the focus starts in the input, plain lines print it on request only.
    case log
    /// Text to read, such as a report or a grid; plain lines print it as it is.
    case reading
  }

  package var manner: Manner
  /// What one row is called: "note", "study".
  package var noun: String
  package var count: Int
  /// The row at a position; asked for only while it is visible.
  package var row: @Sendable (Int) -> PageRow
  /// Where the focus starts; `nil` for the first row of choices and the end of a log.
  package var start: Int?
  /// The rows that typed letters may mean, best first; `nil` for rows whose words begin with what was typed.
  package var matching: (@Sendable (String) -> [Int])?
  /// Said where there are no rows.
  package var whenEmpty: String
  /// The rows that are headings, in order; where it is `nil` every row is asked when numbers are needed.
  package var headings: [Int]?
  /// Whether the same rows were said before: plain lines then say them on request only.
  package var isKnown = false
  /// Whether the focus goes back to its start when other pages were shown in between.
  package var startsAnew = false

  package init(
    _ manner: Manner, noun: String, count: Int, start: Int? = nil, whenEmpty: String = "",
    headings: [Int]? = nil, matching: (@Sendable (String) -> [Int])? = nil,
    row: @escaping @Sendable (Int) -> PageRow
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
    _ manner: Manner, noun: String, rows: [PageRow], start: Int? = nil, whenEmpty: String = ""
  ) {
    self.init(
      manner, noun: noun, count: rows.count, start: start, whenEmpty: whenEmpty,
      headings: rows.indices.filter { rows[$0].isHeading }
    ) { rows[$0] }
  }
}

/// One row: a sentence whose first words say what matters.
package struct PageRow: Hashable, Sendable {
  /// Unique on its page.
  package var id: String
  /// The first column; what a choice is called.
  package var text: String
  /// Further columns, in order of weight; short.
  package var details: [String]
  /// The whole row as one sentence for people who listen; text and details with semicolons where it is `nil`.
  package var spoken: String?
  /// Whether it only separates; headings are read but never chosen.
  package var isHeading: Bool
  /// Whether it is one of the values that stand already, where several may be chosen.
  package var isMarked: Bool

  package init(
    _ id: String, _ text: String, details: [String] = [], spoken: String? = nil,
    isHeading: Bool = false, isMarked: Bool = false
  ) {
    self.id = id
    self.text = text
    self.details = details
    self.spoken = spoken
    self.isHeading = isHeading
    self.isMarked = isMarked
  }

  /// The row as one sentence.
  package var sentence: String {
    spoken ?? ([text] + details.filter { !$0.isEmpty }).joined(separator: "; ")
  }
}
