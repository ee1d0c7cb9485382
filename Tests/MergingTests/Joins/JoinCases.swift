import JSON
import Testing

@testable import Merging
@testable import Records

/// Short files for tests that show one thing.
enum JoinCases {
  static let key = "01kabcdefghjkmnpqrstvw"
  static let one = "1111111111111111"
  static let two = "2222222222222222"
  static let three = "3333333333333333"
  static let origin = "aaaaaaaaaaaaaaaa"
  static let other = "bbbbbbbbbbbbbbbb"

  /// A log with some members, given as JSON without the braces.
  static func log(_ members: String, origins: [String] = [origin], version: Int = 1) -> String {
    let list = origins.map { "\"\($0)\"" }.joined(separator: ", ")
    let more = members.isEmpty ? "" : ", " + members
    return "{\"id\": \"log-a\", \"origins\": [\(list)]\(more), \"~format\": \"log/\(version)\"}"
  }

  /// An entry of `sync`; each write as its random part and its value.
  static func entry(
    _ random: String, _ value: String, also: [(String, String)] = [], over: [String] = []
  ) -> String {
    let also = also.map { "\"\(write($0.0, $0.1))\": \($0.1)" }.joined(separator: ", ")
    let over = over.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    return "{\"also\": {\(also)}, \"over\": [\(over)], \"write\": \"\(write(random, value))\"}"
  }

  static func join(_ ours: String, _ theirs: String) throws -> JSONObject {
    let bytes = try RecordJoin.join(read(ours), read(theirs))
    let document = try JSONReader.read(bytes)
    #expect(JSONWriter.canonical(document) == bytes)
    #expect(document.duplicateKeys.isEmpty)
    #expect(try RecordJoin.join(read(theirs), read(ours)) == bytes)
    #expect(try RecordJoin.join(document, document) == bytes)
    #expect(try RecordJoin.join(read(ours), document) == bytes)
    #expect(try RecordJoin.join(document, read(theirs)) == bytes)
    return try #require(JSONValue(document.root).object)
  }

  static func read(_ json: String) throws -> JSONDocument {
    try JSONReader.read(Array(json.utf8))
  }

  /// Something inside a record as compact JSON; `-` where nothing is.
  static func line(_ record: JSONObject, _ path: [String]) -> String {
    path.reduce(JSONValue.object(record) as JSONValue?) { $0?.object?[$1] }
      .map { String(decoding: JSONWriter.compact($0), as: UTF8.self) } ?? "-"
  }

  static func compact(_ json: String) throws -> String {
    String(decoding: JSONWriter.compact(JSONValue(try read(json).root)), as: UTF8.self)
  }
}
