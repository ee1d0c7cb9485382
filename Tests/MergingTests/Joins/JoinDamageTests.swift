import JSON
import Localization
import RecordSamples
import Testing
import Wording

@testable import Merging
@testable import Records

/// Files that people or text merges have changed, and files that cannot be joined.
@Suite("Join: damaged files")
struct JoinDamageTests {
  typealias Case = JoinCases

  // MARK: Keys that stand twice

  @Test func aValueThatStandsTwiceBecomesAnAlternative() throws {
    let record = try Case.join(
      Case.log("\"clearedBy\": \"a\", \"clearedBy\": \"b\""), Case.log("\"clearedBy\": \"a\""))
    let entry = try #require(record["sync"]?.object?["/clearedBy"])
    let register = Register(plain: record["clearedBy"], entry: entry, origins: [])
    #expect(Set(register.live.values) == [.string("a"), .string("b")])
    #expect(register.superseded.isEmpty)
  }

  @Test func theValueThatDoesNotFitStandsBesideTheOneThatDoes() throws {
    let sync = "\"sync\": {\"/clearedBy\": \(Case.entry(Case.one, "\"a\""))}"
    for values in [["a", "b"], ["b", "a"]] {
      let record = try Case.join(
        Case.log("\"clearedBy\": \"\(values[0])\", \"clearedBy\": \"\(values[1])\", \(sync)"),
        Case.log("\"clearedBy\": \"a\", \(sync)"))
      let entry = try #require(record["sync"]?.object?["/clearedBy"])
      let register = Register(plain: record["clearedBy"], entry: entry, origins: [])
      #expect(register.live[WriteID(write(Case.one, "\"a\""))] == .string("a"))
      #expect(Set(register.live.values) == [.string("a"), .string("b")])
    }
  }

  @Test func entriesThatStandTwiceAreJoined() throws {
    let twice =
      "\"observations\": {\"\(Case.key)\": {\"impact\": 1, \"note\": \"n\", \"task\": null}, \"\(Case.key)\": {\"impact\": 2, \"note\": \"n\", \"task\": \"buy\"}}"
    let record = try Case.join(Case.log(twice), Case.log("\"observations\": {}"))
    let path = ["observations", Case.key]
    #expect(Case.line(record, path + ["task"]) == "\"buy\"")
    let impact = record["observations"]?.object?[Case.key]?.object
    let register = Register(
      plain: impact?["impact"], entry: impact?["sync"]?.object?["/impact"], origins: [])
    #expect(Set(register.live.values) == [.number("1"), .number("2")])
  }

  @Test func changesOfOneFieldThatStandTwiceAreBothKept() throws {
    let sync =
      "\"sync\": {\"/clearedBy\": \(Case.entry(Case.one, "\"a\"")), \"/clearedBy\": \(Case.entry(Case.two, "\"a\""))}"
    let record = try Case.join(
      Case.log("\"clearedBy\": \"a\", \(sync)"), Case.log("\"startedAt\": null"))
    #expect(
      Case.line(record, ["sync", "/clearedBy"])
        == (try Case.compact(Case.entry(Case.two, "\"a\"", also: [(Case.one, "\"a\"")]))))
  }

  @Test func aChangeThatLostItsValueToATextMergeIsNotCalledReplaced() throws {
    let lost = Case.entry(Case.two, "\"b\"")
    let twice =
      "\"sync\": {\"/clearedBy\": \(Case.entry(Case.one, "\"a\"")), \"/clearedBy\": \(lost)}"
    let record = try Case.join(
      Case.log("\"clearedBy\": \"a\", \(twice)"),
      Case.log("\"clearedBy\": \"b\", \"sync\": {\"/clearedBy\": \(lost)}"))
    #expect(
      Case.line(record, ["sync", "/clearedBy"])
        == (try Case.compact(Case.entry(Case.two, "\"b\"", also: [(Case.one, "\"a\"")]))))
  }

  // MARK: Values that somebody changed in an editor

  @Test(arguments: ["\"clearedBy\": \"by hand\"", "\"clearedBy\": null", "\"startedAt\": null"])
  func aHandEditIsTheWriteThatEveryReaderMakesOfIt(_ edited: String) throws {
    let sync =
      "\"sync\": {\"/clearedBy\": \(Case.entry(Case.one, "\"a\"", also: [(Case.two, "\"z\"")], over: [write(Case.three, "\"x\"")]))}"
    let file = Case.log("\(edited), \(sync)")
    let record = try Case.join(file, Case.log("\"recorderRole\": \"observer\""))
    let read = HandEdits.reconciled(try #require(JSONValue(Case.read(file).root).object))
    for key in ["clearedBy", "sync"] { #expect(record[key] ?? .null == read[key] ?? .null) }
    #expect(HandEdits.find(in: record) == [])
  }

  @Test func membersThatSomebodyTookOutOrPutInByHand() throws {
    let sync =
      "\"sync\": {\"/proposed/1.4.3\": \(Case.entry(Case.one, "true")), \"/proposed/2.1.1\": \(Case.entry(Case.two, "false"))}"
    let file = Case.log(
      "\"observations\": {\"\(Case.key)\": {\"note\": \"n\", \"proposed\": [\"2.1.1\"], \(sync)}}")
    let record = try Case.join(
      file, Case.log("\"observations\": {\"\(Case.key)\": {\"impact\": 2, \"note\": \"n\"}}"))
    let read = HandEdits.reconciled(try #require(JSONValue(Case.read(file).root).object))
    for key in ["proposed", "sync"] {
      let path = ["observations", Case.key, key]
      #expect(Case.line(record, path) == Case.line(read, path))
    }
  }

  @Test func anAlternativeThatSomebodyChangedByHandIsAWriteToo() throws {
    let entry =
      "{\"also\": {\"\(write(Case.one, "\"b\""))\": \"changed\"}, \"over\": [], \"write\": \"\(write(Case.two, "\"a\""))\"}"
    let record = try Case.join(
      Case.log("\"clearedBy\": \"a\", \"sync\": {\"/clearedBy\": \(entry)}"),
      Case.log("\"clearedBy\": null"))
    let register = Register(
      plain: record["clearedBy"], entry: record["sync"]?.object?["/clearedBy"], origins: [])
    #expect(Set(register.live.values) == [.string("a"), .string("changed")])
    #expect(register.superseded == [WriteID(write(Case.one, "\"b\""))])
    for (id, value) in register.live { #expect(id.fits(value)) }
  }

  @Test func writesThatReplaceEachOtherBothStay() throws {
    let (a, b) = (write(Case.one, "\"a\""), write(Case.two, "\"b\""))
    let record = try Case.join(
      Case.log(
        "\"clearedBy\": \"a\", \"sync\": {\"/clearedBy\": \(Case.entry(Case.one, "\"a\"", over: [b]))}"
      ),
      Case.log(
        "\"clearedBy\": \"b\", \"sync\": {\"/clearedBy\": \(Case.entry(Case.two, "\"b\"", over: [a]))}"
      ))
    let register = Register(
      plain: record["clearedBy"], entry: record["sync"]?.object?["/clearedBy"], origins: [])
    #expect(Set(register.live.values) == [.string("a"), .string("b")])
    #expect(register.superseded == [WriteID(a), WriteID(b)])
  }

  // MARK: Files that cannot be joined

  struct Refusal: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let file: String
    let words: String

    init(_ name: String, _ file: String, _ words: String) {
      testDescription = name
      self.file = file
      self.words = words
    }
  }

  static let refusals = [
    Refusal(
      "another id", Case.log("").replacingID("log-b"),
      "error: id: the two versions are different records"),
    Refusal(
      "another format", Case.log("").replacingFormat("study/1"),
      "error: ~format: one version is a log and the other a study"),
    Refusal(
      "a format of the future", Case.log("").replacingFormat("hologram/1"),
      "error: ~format: this version of kerb does not know the format \"hologram\""),
    Refusal(
      "no format", Case.log("").replacingFormat("log"),
      "error: ~format: the line that names the format is not there"),
    Refusal("no object", "[]", "error: a record is an object in braces"),
    Refusal("no id", "{\"~format\": \"log/1\"}", "error: id: the record has no id, or two of them"),
    Refusal(
      "no origins", Case.log("", origins: []),
      "error: origins: there are no origins, so merging could lose what was written"),
    Refusal(
      "metadata that is none", Case.log("\"sync\": {\"clearedBy\": 1}"),
      "error: sync: the record of changes has the wrong form"),
    Refusal(
      "an entry without a write", Case.log("\"sync\": {\"/clearedBy\": {}}"),
      "error: clearedBy: the record of a change has the wrong form"),
    Refusal(
      "a write that can be no id",
      Case.log("\"sync\": {\"/clearedBy\": {\"also\": {}, \"over\": [], \"write\": \"zz\"}}"),
      "error: clearedBy: the record of a change has the wrong form"),
    Refusal(
      "a replaced write that can be no id",
      Case.log("\"sync\": {\"/clearedBy\": \(Case.entry(Case.one, "null", over: ["zz"]))}"),
      "error: clearedBy: the record of a change has the wrong form"),
    Refusal(
      "another value whose write can be no id",
      Case.log(
        "\"sync\": {\"/clearedBy\": {\"also\": {\"zz\": 1}, \"over\": [], \"write\": \"\(write(Case.one, "null"))\"}}"
      ), "error: clearedBy: the record of a change has the wrong form"),
    Refusal(
      "a change that does not say what it replaced",
      Case.log(
        "\"sync\": {\"/clearedBy\": {\"also\": {}, \"write\": \"\(write(Case.one, "null"))\"}}"),
      "error: clearedBy: the record of a change has the wrong form"),
    Refusal(
      "a write that can be no id in an entry of one side",
      Case.log(
        "\"observations\": {\"\(Case.other)\": {\"note\": \"n\", \"sync\": {\"/note\": {\"also\": {}, \"over\": [], \"write\": \"zz\"}}}}"
      ),
      "error: observations/\(Case.other)/note: the record of a change has the wrong form"),
    Refusal(
      "a map that is none", Case.log("\"observations\": 3"),
      "error: observations: something other than an object with entries stands here"),
    Refusal(
      "an entry that is none", Case.log("\"observations\": {\"\(Case.key)\": 3}"),
      "error: observations/\(Case.key): something other than a good entry stands here"),
    Refusal(
      "a set that is none",
      Case.log("\"observations\": {\"\(Case.key)\": {\"note\": \"n\", \"proposed\": [1]}}"),
      "error: observations/\(Case.key)/proposed: something other than a list of texts stands here"),
    Refusal(
      "an entry of one side whose record of changes is none",
      Case.log("\"observations\": {\"\(Case.other)\": {\"note\": \"n\", \"sync\": 3}}"),
      "error: observations/\(Case.other)/sync: the record of changes has the wrong form"),
    Refusal(
      "a change without a write in an entry of one side",
      Case.log(
        "\"observations\": {\"\(Case.other)\": {\"note\": \"n\", \"sync\": {\"/note\": {}}}}"),
      "error: observations/\(Case.other)/note: the record of a change has the wrong form"),
    Refusal(
      "a change without a write in an unknown entry of one side",
      Case.log("\"zMap\": {\"k\": {\"sync\": {\"/v\": {}}, \"v\": 1}}"),
      "error: zMap/k/v: the record of a change has the wrong form"),
    Refusal(
      "an unknown object against a value", Case.log("\"zNew\": {}"),
      "error: zNew: one version has an object here and the other something else"),
    Refusal(
      "a key twice inside a list", Case.log("\"zNew\": [{\"a\": 1, \"a\": 2}]"),
      "error: zNew: a key stands twice inside this value"),
  ]

  @Test(arguments: refusals) func isRefusedWithASentence(_ row: Refusal) throws {
    let good = Case.log(
      "\"zNew\": 1, \"observations\": {\"\(Case.key)\": {\"note\": \"n\", \"proposed\": [\"1.4.3\"]}}"
    )
    for pair in [(good, row.file), (row.file, good)] {
      let (one, other) = (try Case.read(pair.0), try Case.read(pair.1))
      let error = #expect(throws: WorkbenchError.self) { try RecordJoin.join(one, other) }
      let first = error?.description.split(separator: "\n").first.map(String.init)
      if row.testDescription != "another format" { #expect(first == row.words) }
      #expect(error?.remedy.isEmpty == false)
    }
  }

  @Test func unknownObjectsMayBeNestedDeeply() throws {
    func file(_ value: String) -> String {
      let depth = JSONReader.depthLimit - 2
      let (open, close) = (
        String(repeating: "{\"a\": ", count: depth), String(repeating: "}", count: depth)
      )
      return Case.log("\"zDeep\": \(open)\(value)\(close)")
    }
    let record = try Case.join(file("null"), file("1"))
    let path = ["zDeep"] + Array(repeating: "a", count: JSONReader.depthLimit - 2)
    #expect(Case.line(record, path) == "1")
  }

  /// Files with a stretch missing, doubled or swapped: a result or an error, never a crash.
  @Test(arguments: 0..<8) func isTotal(_ part: Int) throws {
    var joined = 0
    for seed in part * 60..<(part + 1) * 60 {
      var random = SeededRandom(seed)
      let history = TeamHistory(seed, steps: 8)
      let good = TeamRendering.bytes(history.people[0], history.format)
      var lines = good.split(separator: UInt8(ascii: "\n")).map(Array.init)
      for _ in 0...random.below(3) {
        let at = random.below(lines.count)
        switch random.below(4) {
        case 0: lines.remove(at: at)
        case 1: lines.insert(lines[random.below(lines.count)], at: at)
        case 2: lines.swapAt(at, random.below(lines.count))
        default: lines[at] = Array("  \"zObject\": [{\"erased\": true}],".utf8)
        }
      }
      let bad = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
      guard let one = try? JSONReader.read(good), let other = try? JSONReader.read(bad),
        let result = try? RecordJoin.join(one, other)
      else { continue }
      joined += 1
      #expect(try RecordJoin.join(other, one) == result, "\(seed)")
      let document = try JSONReader.read(result)
      #expect(document.duplicateKeys.isEmpty, "\(seed)")
      #expect(try RecordJoin.join(document, document) == result, "\(seed)")
      #expect(try RecordJoin.join(document, other) == result, "\(seed)")
    }
    #expect(joined > 0)
  }
}

extension String {
  fileprivate func replacingID(_ id: String) -> String {
    "{\"id\": \"\(id)\"" + dropFirst("{\"id\": \"log-a\"".count)
  }

  fileprivate func replacingFormat(_ line: String) -> String {
    dropLast("\"log/1\"}".count) + "\"\(line)\"}"
  }
}
