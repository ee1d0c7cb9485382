import JSON
import Localization
import Measures
import Records
import Reports
import StudyText
import Testing

@Suite("Study report, data")
struct StudyDataTests {
  @Test func jsonIsCanonicalAndComplete() throws {
    let bytes = StudyJSON.bytes(try SampleRound.study())
    let document = try JSONReader.read(bytes)
    #expect(JSONWriter.canonical(document) == bytes)
    let object = try #require(JSONValue(document.root).object)
    #expect(
      object.sortedKeys.map(\.string) == [
        "answerPolicy", "barriersWithoutFinding", "changes", "conformanceClaimed", "discovery",
        "edition",
        "findings", "notes", "openQuestions", "people", "peopleInvented", "plan", "prompts",
        "questionnaires", "recorderAgreement", "rounds", "study", "tasks",
        "title", "triedWith",
      ])
    #expect(object["conformanceClaimed"] == .bool(false))
    let tasks = try #require(object["tasks"]?.array)
    let done = tasks[0].object?["everybody"]?.object?["doneWithoutHelp"]?.object
    #expect(done?["successes"] == .integer(4) && done?["attempts"] == .integer(8))
    let pay = tasks[1].object?["everybody"]?.object
    #expect(pay?["doneWithoutHelp"]?.isNull == true && pay?["halfCredit"]?.isNull == true)
    #expect(pay?["completed"] == .integer(2) && pay?["helpNotRecorded"] == .integer(1))
    let methods = done?["otherIntervals"]?.array?.compactMap { $0.object?["method"]?.string }
    #expect(methods == ["Wilson", "Clopper–Pearson, exact", "mid-p, exact"])
  }

  /// Splits a line as spreadsheets do.
  static func cells(_ line: Substring) -> [String] {
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

  @Test func csvHasOneMeasureARow() throws {
    let lines = StudyCSV.text(try SampleRound.study(words: "=1+1, a"))
      .split(separator: "\r\n")
    #expect(lines.first == "section,item,group,measure,value,low,high,n,unknown,method")
    for line in lines.dropFirst() {
      let cells = Self.cells(line)
      #expect(cells.count == 10, "\(line)")
      #expect(cells[4...8].allSatisfy { $0.isEmpty || Double($0) != nil }, "\(line)")
      #expect(!cells[9].isEmpty && !cells[3].isEmpty, "\(line)")
    }
    let rows = lines.map(Self.cells)
    let share = rows.first { $0[1] == "Buy a ticket" && $0[3] == "doneWithoutHelp" }
    #expect(share.map { Array($0[4...8]) } == ["0.5", "0.215216", "0.784784", "8", "0"])
    #expect(share?[9] == "share; adjusted Wald")
    let unknown = rows.first { $0[1].hasSuffix("=1+1, a") && $0[3] == "doneWithoutHelp" }
    #expect(unknown?[4] == "" && unknown?[7] == "2" && unknown?[8] == "1")
  }

  /// Whatever order files are read in, the reports have the same bytes.
  @Test func theOrderOfReadingDoesNotShow() throws {
    let records = try SampleRound.text().records()
    var other = records
    other.participants.reverse()
    other.sessions.reverse()
    other.findings.reverse()
    other.responses.reverse()
    other.instruments.reverse()
    for index in other.sessions.indices { other.sessions[index].logs.reverse() }
    let (one, two) = (StudySummary.measure(records), StudySummary.measure(other))
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
