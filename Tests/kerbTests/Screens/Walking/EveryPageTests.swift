import Localization
import Platform
import Records
import TemporaryFolder
import Testing

@testable import Screens

/// Every kind of page that the program has is met in the strange language.
@Suite("Every kind of page, in a strange language") struct EveryPageTests {
  /// How the ids of pages begin, as they stand in the sources: "walkthrough talk", "note ".
  private static func kinds() throws -> Set<String> {
    var kinds: Set<String> = []
    for text in try sources("\(Repository.top)/Sources/Screens") {
      for part in text.split(separator: "Page(", omittingEmptySubsequences: false).dropFirst() {
        let rest = part.drop { $0 == " " || $0 == "\n" }
        guard rest.first == "\"" else { continue }
        let id = rest.dropFirst().prefix { $0 != "\"" && $0 != "\\" }
        if !id.isEmpty { kinds.insert(String(id)) }
      }
    }
    return kinds
  }

  private static func sources(_ folder: String) throws -> [String] {
    try Files.list(folder).entries.flatMap { entry in
      let path = "\(folder)/\(entry.name)"
      guard entry.kind != .folder else { return try sources(path) }
      return [String(decoding: try Files.read(path), as: UTF8.self)]
    }
  }

  @Test func everyKindIsReadAndNothingStaysPlain() throws {
    let kinds = try Self.kinds()
    #expect(kinds.count > 80, "\(kinds.sorted())")
    var (missed, met): (Set<String>, [Sentence: String]) = (kinds, [:])
    var rigs: [ExampleRig] = []
    // One person meets nearly every kind; what chance kept from them another one meets.
    for seed in 11...14 where !missed.isEmpty {
      let rig = try ExampleRig()
      try rig.addCorners()
      let pages = WanderingPages(seed: UInt64(seed), wishes: WanderingPages.Wish.all)
      for corner in try rig.corners(pages) {
        try pages.wander(steps: corner.steps) { try rig.told(corner.run, pages) }
      }
      missed = missed.filter { kind in !pages.pages.contains { $0.hasPrefix(kind) } }
      met.merge(pages.met) { one, _ in one }
      rigs.append(rig)
    }
    #expect(missed.isEmpty, "\(missed.sorted())")
    let words = try PlainWords(
      writtenIn: ["Personas", "Surveys"].map { "\(Repository.top)/\($0)" }
        + rigs.map(\.folder.path),
      WanderingPages.typed + ExampleRig.quarrels + LanguageWalkTests.namesOfOthers
        + LanguageWalkTests.written)
    var left: [String: String] = [:]
    for (sentence, page) in met {
      for run in words.left(in: sentence) { left[run] = "\(page): \(sentence)" }
    }
    let told = left.sorted { $0.key < $1.key }.map { "\($0.key)  <- \($0.value)" }
    #expect(told.isEmpty, "\(told.joined(separator: "\n"))")
  }
}
