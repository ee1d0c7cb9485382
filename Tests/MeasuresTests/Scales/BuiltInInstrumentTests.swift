import Measures
import Records
import Testing

/// What every instrument of the repository must hold, and how its main score runs.
@Suite("Scales: the instruments that come with the workbench")
struct BuiltInInstrumentTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let items: Int
    /// The limits of the main score; `nil` where people choose a level.
    let limits: ClosedRange<Double>?
    var isPerTask = false

    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "activity-restriction", items: 2, limits: 0...1),
    Row(id: "asq", items: 3, limits: 1...7, isPerTask: true),
    Row(id: "aus", items: 10, limits: 0...100),
    Row(id: "digcomp", items: 21, limits: 0...8),
    Row(id: "digital-inclusion", items: 0, limits: nil),
    Row(id: "digital-inclusion-book", items: 0, limits: nil),
    Row(id: "essential-digital-skills", items: 39, limits: 0...1),
    Row(id: "mdpq-16", items: 16, limits: 8...40),
    Row(id: "piaac-problem-solving", items: 1, limits: 0...500),
    Row(id: "raw-tlx", items: 6, limits: 0...100, isPerTask: true),
    Row(id: "seq", items: 1, limits: 1...7, isPerTask: true),
    Row(id: "sus", items: 10, limits: 0...100),
    Row(id: "ueq-s", items: 8, limits: -3...3),
    Row(id: "umux-lite", items: 2, limits: 0...100),
    Row(id: "wg-ss", items: 6, limits: 0...1),
  ]

  @Test func allOfThemAreHere() {
    #expect(InstrumentFiles.ids == Self.rows.map(\.id))
  }

  @Test(arguments: rows)
  func isCompleteAndRunsAsPublished(_ row: Row) throws {
    let document = try InstrumentFiles.document(row.id)
    #expect(RecordValidator.check(document, expected: "instrument").faults.isEmpty)
    #expect(InstrumentRules.faults(in: document).isEmpty)
    let instrument = try InstrumentFiles.read(row.id)
    #expect(instrument.id.string == row.id)
    for text in [
      instrument.summary, instrument.source, instrument.licence, instrument.language,
      instrument.instrumentVersion,
    ] {
      #expect(!(text ?? "").isEmpty)
    }
    #expect(instrument.wordingStatus == .ownWords)
    #expect(instrument.items.count == row.items)
    #expect(instrument.isPerTask == row.isPerTask)
    let scoring = try Scoring(instrument)
    if let limits = row.limits {
      let main = try #require(scoring.limits(of: 0))
      #expect(abs(main.lowerBound - limits.lowerBound) < 1e-9)
      #expect(abs(main.upperBound - limits.upperBound) < 1e-9)
      for score in instrument.scores { #expect(score.direction != nil, "\(score.id)") }
    } else {
      #expect(!instrument.levels.isEmpty && instrument.scores.isEmpty)
    }
  }

  @Test func theStepsOfTheTwoInclusionScalesStayApart() throws {
    #expect(
      try InstrumentFiles.read("digital-inclusion").levels.map(\.value) == (1...9).map(String.init))
    #expect(
      try InstrumentFiles.read("digital-inclusion-book").levels.map(\.value)
        == (0...9).map(String.init))
  }

  @Test func benchmarksAreThoseOfTheirSources() throws {
    let sus = try InstrumentFiles.read("sus")
    #expect(sus.benchmarks.map(\.value) == [68])
    let aus = try InstrumentFiles.read("aus")
    #expect(aus.benchmarks.map(\.value).sorted() == [56, 65, 67, 72])
    #expect(aus.benchmarks.count { $0.group != nil } == 4)
    let seq = try #require(try InstrumentFiles.read("seq").benchmarks.first)
    #expect(seq.value == 5.3 && seq.highest == 5.6)
    let grades = sus.bands.filter { $0.judges == .study }.sorted { $0.from > $1.from }
    #expect(
      grades.map(\.from) == [84.1, 80.8, 78.9, 77.2, 74.1, 72.6, 71.1, 65, 62.7, 51.7, 0])
  }
}
