import JSON
import Localization
import Records
import Wording

/// Facets as somebody wrote them, in lines.
///
/// A line with a colon and a slash is a facet, `Attitude to risk: averse / tolerant`; a line below it that begins with a
/// hyphen says where one profile stands, `- tendai-mupfure: averse`.
package struct GivenFacets {
  package struct Value: Hashable, Sendable {
    package let profile: String
    package let words: String
  }

  package struct Facet: Hashable, Sendable {
    package let title: String
    package let first: String
    package let second: String
    package var values: [Value]
  }

  package private(set) var facets: [Facet] = []

  /// - `place`: How the person named the file.
  /// - `profiles`: The ids that lines may name.
  /// - Throws: `WorkbenchError` with the line.
  package init(_ bytes: [UInt8], place: String, profiles: [String]) throws {
    let place = InputName.of(place)
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let text = PlainText.trimmed(String(line))
      if text.isEmpty { continue }
      let spot = "\(place):\(index + 1)"
      if text.hasPrefix("-") {
        try add(Self.value(text.dropFirst(), spot, profiles), spot)
      } else {
        facets.append(try Self.facet(text, spot))
      }
    }
    guard !facets.isEmpty else {
      throw WorkbenchError(.invalidData, at: place, "there are no facets", fix: Self.example)
    }
  }

  private static let example: Sentence = "write one a line: Attitude to risk: averse / tolerant"

  private static func facet(_ text: String, _ spot: String) throws -> Facet {
    let halves = text.split(separator: ":", maxSplits: 1).map { PlainText.trimmed(String($0)) }
    let ends = halves.count == 2 ? halves[1].split(separator: "/", maxSplits: 1) : []
    let words = ends.map { PlainText.trimmed(String($0)) }
    guard words.count == 2, !halves[0].isEmpty, words.allSatisfy({ !$0.isEmpty }) else {
      throw WorkbenchError(
        .invalidData, at: spot, "this is no facet with two ends", fix: Self.example)
    }
    return Facet(title: halves[0], first: words[0], second: words[1], values: [])
  }

  private static func value(
    _ text: Substring, _ spot: String, _ profiles: [String]
  ) throws -> Value {
    let halves = text.split(separator: ":", maxSplits: 1).map { PlainText.trimmed(String($0)) }
    guard halves.count == 2, halves.allSatisfy({ !$0.isEmpty }) else {
      throw WorkbenchError(
        .invalidData, at: spot, "this does not say where a profile stands",
        fix: "write the profile's id and a colon before the words: - tendai-mupfure: averse")
    }
    guard let profile = profiles.first(where: { Text.isSame($0, halves[0].lowercased()) }) else {
      throw WorkbenchError(
        .invalidData, at: spot, "there is no such profile",
        fix: "`kerb persona list` names the profiles")
    }
    return Value(profile: profile, words: halves[1])
  }

  private mutating func add(_ value: Value, _ spot: String) throws {
    guard !facets.isEmpty else {
      throw WorkbenchError(
        .invalidData, at: spot, "no facet stands above this line", fix: Self.example)
    }
    facets[facets.count - 1].values.append(value)
  }
}
