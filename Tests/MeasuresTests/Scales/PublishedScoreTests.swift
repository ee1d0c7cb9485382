import Foundation
import Records
import Testing

@testable import Measures

/// Published and hand-computed scores, each with its source, against the instruments that come with the workbench.
@Suite("Scales: published and hand-computed scores")
struct PublishedScoreTests {
  struct Row: CustomTestStringConvertible, Sendable, Decodable {
    enum Expected: Decodable, Sendable, Equatable {
      case none
      case yesOrNo(Bool)
      case number(Double)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
          self = .none
        } else if let yes = try? container.decode(Bool.self) {
          self = .yesOrNo(yes)
        } else {
          self = .number(try container.decode(Double.self))
        }
      }
    }

    let name: String
    let instrument: String
    let answers: [String: String?]
    let scores: [String: Expected]
    let source: String

    var testDescription: String { "\(name) (\(source))" }
  }

  struct LevelRow: CustomTestStringConvertible, Sendable, Decodable {
    let name: String
    let instrument: String
    let answers: [String: String?]
    let level: String?
    let source: String

    var testDescription: String { "\(name) (\(source))" }
  }

  struct BandRow: CustomTestStringConvertible, Sendable, Decodable {
    let name: String
    let instrument: String
    let score: String
    let judges: String
    let value: Double
    /// The band's label.
    let label: String?
    let percentile: Double?
    let source: String

    var testDescription: String { "\(name) (\(source))" }
  }

  static func rows<Row: Decodable>(_ file: String, _ source: String = #filePath) throws -> [Row] {
    let folder = URL(fileURLWithPath: source).deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appendingPathComponent("Fixtures/\(file).json"))
    return try JSONDecoder().decode([Row].self, from: data)
  }

  private static func scored(_ instrument: String, _ answers: [String: String?]) throws
    -> (Scoring, ScoredResponse)
  {
    let scoring = try Scoring(InstrumentFiles.read(instrument))
    let response = try InstrumentFiles.response(
      answers.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 })
    return (scoring, scoring.score(response))
  }

  @Test func everyExampleComesOut() throws {
    let rows: [Row] = try Self.rows("published-scores")
    #expect(rows.count >= 100)
    for row in rows {
      let (_, scored) = try Self.scored(row.instrument, row.answers)
      for (id, expected) in row.scores {
        let value = try #require(
          scored.values.first { $0.score == id }, "\(row.name): no score \(id)")
        switch (value.result, expected) {
        case (.none, .none): break
        case (.yesOrNo(let found), .yesOrNo(let yes)): #expect(found == yes, "\(row.name): \(id)")
        case (.number(let found), .number(let number)):
          #expect(abs(found - number) <= 1e-9, "\(row.name): \(id) is \(found), not \(number)")
        default:
          Issue.record("\(row.name): \(id) is \(value.result), expected \(expected)")
        }
      }
    }
  }

  @Test func everyLevelIsReachedAsItsRuleSays() throws {
    let rows: [LevelRow] = try Self.rows("published-levels")
    #expect(rows.count >= 20)
    for row in rows {
      let (scoring, scored) = try Self.scored(row.instrument, row.answers)
      #expect(scoring.level(of: scored)?.value == row.level, "\(row.name)")
    }
  }

  @Test func everyBandAndPercentileIsTheTables() throws {
    let rows: [BandRow] = try Self.rows("published-bands")
    #expect(rows.count >= 40)
    for row in rows {
      let instrument = try InstrumentFiles.read(row.instrument)
      let score = try #require(instrument.scores.first { $0.id == row.score })
      let subject = try #require(BandSubject(id: row.judges))
      let band = Scoring.band(of: row.value, score, subject, instrument)
      #expect(band?.label == row.label, "\(row.name)")
      if let percentile = row.percentile {
        #expect(
          ScoreSummary.percentile(of: row.value, score, instrument) == percentile, "\(row.name)")
      }
    }
  }
}
