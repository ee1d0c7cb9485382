import JSON
import Localization
import Measures
import Records
import Reports
import StudyText
import Testing

@Suite("Study report, data")
struct StudyDataTests {
  @Test(arguments: Edition.allCases)
  func jsonIsCanonicalAndComplete(_ edition: Edition) throws {
    let bytes = StudyJSON.bytes(try SampleRound.study(edition))
    let document = try JSONReader.read(bytes)
    #expect(JSONWriter.canonical(document) == bytes)
    let object = try #require(JSONValue(document.root).object)
    #expect(
      object.sortedKeys.map(\.string) == [
        "answerPolicy", "barriersWithoutFinding", "changes", "conformanceClaimed", "discovery",
        "edition",
        "findings", "notes", "openQuestions", "people", "peopleInvented", "plan", "prompts",
        "questionnaires", "questionnairesHidden", "recorderAgreement", "rounds", "study", "tasks",
        "title", "triedWith",
      ])
    #expect(object["triedWith"]?.isNull == (edition == .share))
    #expect(object["changes"]?.isNull == (edition == .share))
    #expect(object["conformanceClaimed"] == .bool(false))
    let task = try #require(object["tasks"]?.array?.first?.object)
    #expect(task["attempts"]?.isNull == (edition == .share))
    let done = task["everybody"]?.object?["doneWithoutHelp"]?.object
    // Whoever keeps their notes from leaving the team counts in no edition for sharing.
    #expect(done?["successes"] == .integer(3))
    #expect(done?["attempts"] == .integer(edition == .team ? 8 : 7))
    let methods = done?["otherIntervals"]?.array?.compactMap { $0.object?["method"]?.string }
    #expect(methods == ["Wilson", "Clopper–Pearson, exact", "mid-p, exact"])
  }

  /// Splits a line as spreadsheets do.
  private static func cells(_ line: Substring) -> [String] {
    var cells = [""]
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == ",", !isQuoted {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
    }
    return cells
  }

  @Test(arguments: Edition.allCases)
  func csvHasOneMeasureARow(_ edition: Edition) throws {
    let lines = StudyCSV.text(try SampleRound.study(edition, words: "=1+1, a"))
      .split(separator: "\r\n")
    #expect(lines.first == "section,item,group,measure,value,low,high,n,method")
    for line in lines.dropFirst() {
      let cells = Self.cells(line)
      #expect(cells.count == 9, "\(line)")
      #expect(cells[4...7].allSatisfy { $0.isEmpty || Double($0) != nil }, "\(line)")
      #expect(!cells[8].isEmpty && !cells[3].isEmpty, "\(line)")
    }
    let rows = lines.map(Self.cells)
    let share = rows.first { $0[1] == "Buy a ticket" && $0[3] == "doneWithoutHelp" }
    let found = edition == .team ? ["0.3750", "8"] : ["0.428571", "7"]
    #expect(share?[4] == found[0] && share?[7] == found[1] && share?[8] == "share; adjusted Wald")
  }

  /// Whatever order files are read in, the reports have the same bytes.
  @Test(arguments: Edition.allCases)
  func theOrderOfReadingDoesNotShow(_ edition: Edition) throws {
    let records = try SampleRound.text().records()
    var other = records
    other.participants.reverse()
    other.sessions.reverse()
    other.findings.reverse()
    other.responses.reverse()
    other.instruments.reverse()
    for index in other.sessions.indices { other.sessions[index].logs.reverse() }
    let options = ReportOptions(edition: edition)
    let (one, two) = (
      StudySummary.measure(records, options: options), StudySummary.measure(other, options: options)
    )
    #expect(StudyJSON.bytes(one) == StudyJSON.bytes(two))
    #expect(StudyDocument.document(one).markdown() == StudyDocument.document(two).markdown())
    #expect(StudyCSV.text(one) == StudyCSV.text(two))
  }

  @Test func earlierRoundsCanBeAskedFor() throws {
    let records = try SampleRound.text().records()
    let study = StudySummary.measure(records, options: ReportOptions(round: 1))
    #expect(study.rounds.number == 1)
    #expect(study.tasks[0].everybody.tried == 1)
    #expect(study.questionnaires.isEmpty)
  }
}
