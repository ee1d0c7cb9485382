import Foundation
import JSON
import Records
import Testing

/// The instruments that come with the workbench, read from the repository.
enum InstrumentFiles {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Surveys/instruments")

  static let ids: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()

  static func document(_ id: String) throws -> JSONDocument {
    try JSONReader.read(Array(Data(contentsOf: folder.appendingPathComponent("\(id).json"))))
  }

  static func read(_ id: String) throws -> Instrument {
    var reader = ObjectReader(try document(id).root)
    return Instrument(&reader)
  }

  /// A response with answers by item; `nil` stands for no answer.
  static func response(_ answers: [(item: String, value: String?)]) throws -> Response {
    let entries = answers.map { item, value in
      #""\#(item)": {"value": \#(value.map { "\"\($0)\"" } ?? "null")}"#
    }
    return try response("{\(entries.joined(separator: ", "))}")
  }

  static func response(_ answers: String) throws -> Response {
    var reader = ObjectReader(
      try JSONReader.read(Array(#"{"id": "R01-aaaa", "answers": \#(answers)}"#.utf8)).root)
    return Response(&reader)
  }
}
