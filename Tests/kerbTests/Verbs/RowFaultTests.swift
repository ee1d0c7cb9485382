import Testing

@testable import kerb

/// A cell of a table of people may hold anything; what is told of a row that is refused repeats none of it.
@Suite struct RowFaultTests {
  private static let short = "Berta"
  /// Longer than what errors quote of a text.
  private static let long = "Berta lives in the last house of a lane behind the old mill"
  private static let rows: [(line: String, heading: String)] = [
    ("session new tram --from - --csv", "participant"),
    ("session new tram --from - --csv", "attempt"),
    ("session new tram --from - --csv", "prompt-answer"),
    ("participant new tram --from - --csv", "need"),
    ("participant new tram --from - --csv", "skill"),
    ("participant new tram --from - --csv", "age-band"),
    ("study task add tram --from - --csv", "exercises"),
    ("finding new tram --from - --csv", "state"),
    ("finding new tram --from - --csv", "observation"),
    ("survey placements --study tram --from - --csv", "scale"),
  ]

  @Test(
    arguments: rows,
    [short, long, "task=\(short)", "see:\(short):1", "digital-inclusion:\(short):x:y"])
  func nothingOfTheCellIsRepeated(_ row: (line: String, heading: String), _ cell: String) throws {
    let trial = try VerbTrial()
    #expect(trial.run("init").status == 0)
    #expect(trial.run("study new tram --title Trams").status == 0)
    let rest = row.line.hasPrefix("survey") ? ("participant", "P01") : ("note", "x")
    let table = "\(rest.0),\(row.heading)\n\(rest.1),\(cell)\n"
    let seen = trial.run(row.line, .init(input: table))
    #expect(seen.status == 65, "\(seen.text)")
    #expect(!seen.text.contains("Berta"), "\(seen.text)")
  }
}
