import Foundation
import Measures
import Testing

/// The test vectors that lie beside the repository, if they do.
enum SharedVectors {
  static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/data/stat-vectors.json")

  static var isPresent: Bool { FileManager.default.fileExists(atPath: file.path) }

  static func read() throws -> [Vector] {
    let data = try Data(contentsOf: file)
    let whole = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try #require(whole["vectors"] as? [[String: Any]]).map(Vector.init)
  }
}

/// One vector: what goes in, what comes out and how close.
struct Vector {
  let members: [String: Any]

  init(_ members: [String: Any]) { self.members = members }

  var name: String { members["name"] as? String ?? "" }
  var category: String { members["category"] as? String ?? "" }
  var tolerance: Double { (members["tolerance"] as? NSNumber)?.doubleValue ?? 0 }

  func number(_ path: String...) throws -> Double {
    try #require(value(path) as? NSNumber).doubleValue
  }

  func count(_ path: String...) throws -> Int { try #require(value(path) as? NSNumber).intValue }

  func numbers(_ path: String...) throws -> [Double] {
    try #require(value(path) as? [NSNumber]).map(\.doubleValue)
  }

  func counts(_ path: String...) throws -> [Int] {
    try #require(value(path) as? [NSNumber]).map(\.intValue)
  }

  func table(_ path: String...) throws -> [[Int]] {
    try #require(value(path) as? [[NSNumber]]).map { $0.map(\.intValue) }
  }

  func sets(_ path: String...) throws -> [Set<String>] {
    try #require(value(path) as? [[String]]).map(Set.init)
  }

  func words(_ path: String...) throws -> String { try #require(value(path) as? String) }

  /// A list of words; numbers and truths as words, nothing as an empty one.
  func list(_ path: String...) throws -> [String] {
    try #require(value(path) as? [Any]).map { entry in
      if let truth = entry as? Bool { return String(truth) }
      return entry as? String ?? ""
    }
  }

  /// One of a list of truths, as 1 or 0.
  func truth(_ index: Int, _ path: String...) throws -> Double {
    try #require(value(path) as? [Bool])[index] ? 1 : 0
  }

  private func value(_ path: [String]) -> Any? {
    path.reduce(members as Any?) { ($0 as? [String: Any])?[$1] }
  }
}
