import Localization
import Merging
import Records
import Testing
import Wording

@testable import Team

@Suite struct FileMergeTests {
  @Test func bothOrdersGiveOneResult() throws {
    let versions = try DriverFindings()
    let path = DriverFindings.path
    let one = try FileMerge.merge(versions.ours, versions.theirs, path: path)
    #expect(try FileMerge.merge(versions.theirs, versions.ours, path: "sub/\(path)") == one)
    #expect(try FileMerge.merge(one, versions.theirs, path: path) == one)
    let text = String(decoding: one, as: UTF8.self)
    #expect(["Ours", "Theirs", "More"].allSatisfy { text.contains("\"\($0)\"") })
  }

  @Test func newConflictsAreToldOnce() throws {
    let versions = try DriverFindings()
    let path = DriverFindings.path
    let first = try FileMerge.joined(versions.ours, versions.theirs, path: path)
    #expect(first.remarks == ["Title differs on both sides; kerb team resolve"])
    #expect(try FileMerge.joined(first.bytes, versions.theirs, path: path).remarks.isEmpty)
    let more = try DriverFindings.edited(first.bytes, ["description": "Less"], seed: 5)
    #expect(try FileMerge.joined(first.bytes, more, path: path).remarks.isEmpty)
  }

  @Test func rulesBrokenBeforeStayAndAreTold() throws {
    let versions = try DriverFindings()
    let broken = Self.replaced(versions.ours, "\"beyondWcag\": null", by: "\"beyondWcag\": 7")
    let result = try FileMerge.joined(broken, versions.theirs, path: DriverFindings.path)
    #expect(String(decoding: result.bytes, as: UTF8.self).contains("\"beyondWcag\": 7"))
    #expect(result.remarks.last?.hasSuffix("as before the merge; kerb check") == true)
  }

  @Test func twoVersionsOfAnotherRecordAreRefused() throws {
    let versions = try DriverFindings()
    let error = try #require(throws: WorkbenchError.self) {
      try FileMerge.merge(
        versions.ours, versions.theirs, path: "Surveys/tram/findings/F09-zz9z.json")
    }
    #expect(error.problem.plain().contains("the place says \"F09-zz9z\""))
  }

  struct Bad: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable ([UInt8]) -> [UInt8]
    let words: String
  }

  static let bad = [
    Bad(testDescription: "empty", make: { _ in [] }, words: "version is empty"),
    Bad(
      testDescription: "truncated", make: { Array($0.prefix(100)) },
      words: "version cannot be read: line"),
    Bad(
      testDescription: "conflict markers", make: { Array("<<<<<<< HEAD\n".utf8) + $0 },
      words: "a conflict marker of git stands here"),
    Bad(
      testDescription: "no object", make: { _ in Array("[]".utf8) }, words: "an object in braces"),
    Bad(
      testDescription: "wrong id", make: { replaced($0, "F01-ab2c", by: "F02-ab2c") },
      words: "version has the id \"F02-ab2c\", but the place says \"F01-ab2c\""),
    Bad(
      testDescription: "another format", make: { replaced($0, "finding/", by: "log/") },
      words: "is of the format \"log\", and this is the place of \"finding\""),
    Bad(
      testDescription: "unknown format", make: { replaced($0, "finding/", by: "discovery/") },
      words: "does not know the format \"discovery\""),
    Bad(
      testDescription: "no origins", make: { replaced($0, "\"origins\"", by: "\"begin\"") },
      words: "there are no origins"),
    Bad(
      testDescription: "too large",
      make: { $0 + [UInt8](repeating: 0x20, count: FileMerge.largestFile) },
      words: "version is larger than 64 MB"),
  ]

  @Test(arguments: bad, [true, false])
  func refused(_ bad: Bad, isOurs: Bool) throws {
    let versions = try DriverFindings()
    let pair =
      isOurs
      ? (bad.make(versions.ours), versions.theirs) : (versions.ours, bad.make(versions.theirs))
    let error = try #require(throws: WorkbenchError.self) {
      try FileMerge.merge(pair.0, pair.1, path: DriverFindings.path)
    }
    #expect(error.place.hasPrefix(DriverFindings.path))
    #expect(error.problem.plain().contains(bad.words), "\(error)")
    #expect(error.remedy.plain().contains("both versions are in git"))
  }

  static func replaced(_ bytes: [UInt8], _ old: String, by new: String) -> [UInt8] {
    var (result, rest) = ([UInt8](), bytes[...])
    while !rest.isEmpty {
      if rest.starts(with: old.utf8) {
        result += Array(new.utf8)
        rest = rest.dropFirst(old.utf8.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}
