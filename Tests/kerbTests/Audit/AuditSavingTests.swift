import JSON
import Merging
import Records
import Testing

@testable import CommandLine
@testable import Workbench

/// A dump counts once, and the last who saves it with other options is not ignored.
@Suite struct AuditSavingTests {
  static let android = """
    <hierarchy><node class="android.widget.FrameLayout" bounds="[0,0][1080,2400]">
    <node class="android.widget.Button" text="Pay" clickable="true" enabled="true" bounds="[90,300][120,330]"/>
    <node class="android.widget.Button" text="Buy" clickable="true" enabled="true" bounds="[121,300][151,330]"/>
    </node></hierarchy>
    """

  private func save(_ rig: AuditRig, _ more: String...) -> Int32 {
    rig.call(Self.android, ["-", "--study", "bank", "--screen", "home", "--save"] + more)
  }

  private func rules(_ rig: AuditRig) throws -> Set<String> {
    let names = try rig.names("evidence")
    #expect(names.count == 1)
    let document = try rig.document("Surveys/bank/evidence/\(names[0])")
    #expect(RecordValidator.check(document, expected: "evidence").faults.isEmpty)
    var reader = ObjectReader(document.root)
    return Set(Evidence(&reader).items.map { $0.id })
  }

  private func inventory(_ rig: AuditRig) throws -> JSONDocument {
    let names = try rig.names("screens")
    #expect(names.count == 1)
    let document = try rig.document("Surveys/bank/screens/\(names[0])")
    #expect(RecordValidator.check(document, expected: "inventory").faults.isEmpty)
    return document
  }

  @Test func aDensityThatComesLaterIsTaken() throws {
    let rig = try AuditRig(platform: "android")
    _ = save(rig)
    #expect(try !rules(rig).contains("target-minimum"))
    _ = save(rig, "--density", "3")
    #expect(rig.messages.contains("up to date"))
    #expect(try rules(rig).contains("target-minimum"))
    #expect(try inventory(rig).root[key: "density"]?.lexeme == "3")
    _ = save(rig, "--density", "3")
    #expect(rig.messages.contains("Nothing was changed"))
    _ = save(rig)
    #expect(try !rules(rig).contains("target-minimum"))
  }

  @Test func eachRoundHasItsOwnRecords() throws {
    let rig = try AuditRig(platform: "android")
    _ = save(rig, "--round", "1")
    _ = save(rig, "--round", "2")
    #expect(try rig.names("evidence").count == 2 && rig.names("screens").count == 2)
  }

  /// What counts in every round would change a closed one.
  @Test func itBelongsToTheRoundThatIsOpen() throws {
    let rig = try AuditRig(platform: "android")
    try rig.meet("S01-aaaa", round: 1)
    _ = save(rig)
    #expect(try rig.names("evidence").allSatisfy { $0.hasSuffix("-r1.json") })
    try rig.close(round: 1)
    #expect(save(rig, "--round", "1") == 65)
    _ = save(rig)
    #expect(try rig.names("evidence").map { $0.suffix(8) } == ["-r1.json", "-r2.json"])
  }

  /// Before the first session a dump counts in every round, and saving it again must not count it twice.
  @Test func whatWasSavedBeforeTheFirstSessionStaysOne() throws {
    let rig = try AuditRig(platform: "android")
    _ = save(rig)
    try rig.meet("S01-aaaa", round: 1)
    _ = save(rig)
    #expect(rig.messages.contains("Nothing was changed"))
    _ = save(rig, "--round", "1")
    #expect(try rig.names("evidence").count == 1)
  }

  @Test func twoPeopleWhoSaveTheSameWriteTheSame() throws {
    let (one, other) = (try AuditRig(platform: "android"), try AuditRig(platform: "android"))
    _ = other.run("Pay, button.", "-", "--study", "bank", "--screen", "pay", "--save")
    _ = save(one, "--density", "3")
    _ = save(other, "--density", "3")
    let name = try one.names("screens")[0]
    #expect(
      try one.document("Surveys/bank/screens/\(name)").bytes
        == other.document("Surveys/bank/screens/\(name)").bytes)
  }

  @Test func otherOptionsMakeAnotherWrite() throws {
    let (one, other) = (try AuditRig(platform: "android"), try AuditRig(platform: "android"))
    _ = save(one, "--density", "3")
    _ = save(other, "--density", "2")
    #expect(try inventory(one).root[key: "origins"] != nil)
    let (left, right) = (try inventory(one).root, try inventory(other).root)
    #expect(
      left[key: "origins"]?.elements.map { $0.string }
        != right[key: "origins"]?.elements.map { $0.string })
  }

  @Test func whatPeopleChangedInItStays() throws {
    let rig = try AuditRig(platform: "android")
    _ = save(rig, "--density", "3")
    let path = try RecordPath.evidence(
      String(try rig.names("evidence")[0].dropLast(5)), study: "bank")
    let bench = Workbench(rig.location, console: .silent, verb: "kerb evidence")
    let old = try #require(try bench.document(path))
    var draft = RecordDraft(changing: old, format: Evidence.format, ids: bench.ids)
    try draft.set(["items", "target-minimum", "note"], to: .string("Looked at: it is fine."))
    try bench.write(draft, to: path, isNew: false)
    _ = save(rig, "--density", "3")
    #expect(rig.messages.contains("Nothing was changed"))
    let text = String(decoding: try rig.document(path.text).bytes, as: UTF8.self)
    #expect(text.contains("it is fine"))
  }

  @Test func textsAreReplacedWhereSomebodyKeptThemFirst() throws {
    let rig = try AuditRig()
    let words = ["-", "--study", "bank", "--screen", "home", "--save"]
    _ = rig.call(AuditVerbTests.dump, words + ["--keep-text"])
    _ = rig.call(AuditVerbTests.dump, words)
    let elements = try #require(try inventory(rig).root[key: "elements"])
    let labels = elements.members.compactMap { $0.value[key: "label"]?.string }
    #expect(labels.contains { $0.contains("[mail address]") })
  }

  @Test func whatCannotBeToldWholeHasNotPassed() throws {
    let rig = try AuditRig(platform: "android")
    let dump = Self.android.replacing("text=\"Buy\"", with: "text=\"Buy it\" content-desc=\"Buy\"")
    _ = rig.call(dump, ["-", "--study", "bank", "--screen", "home", "--save"])
    #expect(try !rules(rig).contains("label-in-name"))
    #expect(try rules(rig).contains("control-name"))
  }

  @Test func thePlatformOfAStudyIsOnlyForFilesThatDoNotTellTheirs() throws {
    let rig = try AuditRig(platform: "android")
    rig.run(AuditVerbTests.dump, "-", "--study", "bank", "--json")
    #expect(try platform(rig) == "ios")
    rig.run("Pay, button.", "-", "--study", "bank", "--json")
    #expect(try platform(rig) == "android")
  }

  private func platform(_ rig: AuditRig) throws -> String? {
    try rig.json()[key: "screens"]?.elements.first { _ in true }?[key: "platform"]?.string
  }
}
