import Foundation
import JSON
import RecordSamples
import Records

@testable import Measures

/// Studies to make drafts of: the example, and random ones.
enum DraftStudies {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Surveys/tram-tickets")

  private static func read<Value: Record>(_ type: Value.Type, _ path: String) throws -> Value {
    let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(path)))
    var reader = ObjectReader(try JSONReader.read(bytes).root)
    return Value(&reader)
  }

  private static func names(_ path: String) throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(atPath: folder.appendingPathComponent(path).path).sorted()
  }

  /// The example study, from its files.
  static func example() throws -> DraftPopulation {
    var records = StudyRecords(study: try read(Study.self, "study.json"))
    records.participants = try names("participants").map {
      try read(Participant.self, "participants/\($0)")
    }
    records.sessions = try names("sessions").map {
      SessionRecords(session: try read(Session.self, "sessions/\($0)/session.json"), logs: [])
    }
    return DraftPopulation(records)
  }

  /// Places of people by their numbers.
  static func places(_ numbers: String, _ population: DraftPopulation) -> [Int] {
    numbers.split(separator: " ").compactMap { number in
      population.people.firstIndex { $0.id.short == String(number) }
    }
  }

  /// Six to ten people of a small town: few values, so that many are shared.
  static func random(_ seed: Int) throws -> DraftPopulation {
    var random = SeededRandom(seed)
    let count = 6 + random.below(5)
    let people = (0..<count).compactMap { number -> DraftPopulation.Person? in
      guard let id = RecordID("P\(number + 10)-aaaa") else { return nil }
      return DraftPopulation.Person(
        id: id, values: values(&random), hasAgreed: !random.oneIn(8),
        sessions: Set([RecordID("S\(random.below(4) + 10)-aaaa")].compactMap(\.self)))
    }
    return DraftPopulation(people)
  }

  private static func values(_ random: inout SeededRandom) -> Set<CoarseValue> {
    var values: Set<CoarseValue> = []
    for ability in ["see", "hear", "touch", "think"] where random.oneIn(3) {
      values.insert(CoarseValue(.need, ability, random.oneIn(3) ? "temporary" : "permanent"))
      if random.oneIn(4) { values.insert(CoarseValue(.need, ability, "changing")) }
    }
    for own in [TechnologyClass.screenReader, .switchControl, .captions] where random.oneIn(3) {
      values.insert(CoarseValue(.technology, own.id))
      let practice = random.pick(["novice", "intermediate", "advanced"], or: "novice")
      values.insert(CoarseValue(.practice, own.id, practice))
    }
    let band = random.pick(CoarseSkill.allCases, or: .from1to3)
    if !random.oneIn(6) { values.insert(CoarseValue(.skill, band.rawValue)) }
    let age = random.pick(CoarseAge.allCases, or: .under45)
    if !random.oneIn(6) { values.insert(CoarseValue(.age, age.rawValue)) }
    for kind in LastingCircumstance.allCases where random.oneIn(6) {
      values.insert(CoarseValue(.circumstance, kind.id))
    }
    return values
  }
}
