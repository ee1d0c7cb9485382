import FakeConsole
import Platform
import Records
import TemporaryFolder
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("Whose a form is")
struct FormTraceTests {
  /// Plants a form and says what a withdrawal makes of it.
  struct Row: CustomTestStringConvertible, Sendable {
    enum Outcome { case erased, named, kept }

    let testDescription: String
    let subject: @Sendable (TraceBed) -> FormSubject?
    var text: @Sendable (TraceBed) -> String = { _ in "words" }
    let outcome: Outcome
  }

  static let rows = [
    Row(
      testDescription: "the person's own record",
      subject: { FormSubject(study: "tram", participants: [$0.leaving]) }, outcome: .erased),
    Row(
      testDescription: "somebody else's record",
      subject: { FormSubject(study: "tram", participants: [$0.staying]) }, outcome: .kept),
    Row(
      testDescription: "a session of theirs",
      subject: { FormSubject(study: "tram", session: $0.session, participants: [$0.leaving]) },
      outcome: .erased),
    Row(
      testDescription: "a session of theirs and of others",
      subject: {
        FormSubject(
          study: "tram", session: "S09-zzzz", participants: [$0.leaving, $0.staying])
      }, outcome: .erased),
    Row(
      testDescription: "a finding that names their session",
      subject: { _ in FormSubject(study: "tram", record: "Surveys/tram/findings/F01-aaaa.json") },
      text: { "Observations:\n  * \($0.session)/note000000001\n" }, outcome: .erased),
    Row(
      testDescription: "somebody else's record that names them",
      subject: { FormSubject(study: "tram", participants: [$0.staying]) },
      text: { "came with \($0.leaving)" }, outcome: .erased),
    Row(
      testDescription: "a finding that names nobody",
      subject: { _ in FormSubject(study: "tram", record: "Surveys/tram/findings/F01-aaaa.json") },
      outcome: .named),
    Row(
      testDescription: "a person of the study who has no number yet",
      subject: { _ in FormSubject(study: "tram") }, outcome: .named),
    Row(
      testDescription: "nothing says whom it is about", subject: { _ in nil }, outcome: .named),
    Row(
      testDescription: "nothing says whom it is about, but its words do", subject: { _ in nil },
      text: { "about \($0.leaving)" }, outcome: .erased),
    Row(
      testDescription: "another study",
      subject: { _ in FormSubject(study: "bus") }, outcome: .kept),
    Row(
      testDescription: "what all studies share",
      subject: { _ in FormSubject(record: "Personas/people/iris.json") }, outcome: .kept),
  ]

  @Test(arguments: rows) func whose(_ row: Row) throws {
    let bed = try TraceBed()
    let path = try Self.plant(row.subject(bed), row.text(bed), bed)
    let seen = bed.trial.run("withdraw tram \(bed.leaving) --yes \(bed.leaving)")
    let isThere = try Files.kind(path) == .folder
    let place = path.dropFirst(bed.folder.path.count)
    let isNamed = seen.text.contains("\(place): this form may be about them")
    #expect(isThere == (row.outcome != .erased), "\(seen.text)")
    #expect(isNamed == (row.outcome == .named), "\(seen.text)")
    #expect(seen.status == (row.outcome == .named ? 1 : 0), "\(seen.text)")
  }

  @Test("one that is open in an editor is told, and erased when it is closed")
  func open() throws {
    let bed = try TraceBed()
    let folder = try FormsFolder(of: bed.workbench)
    var form: Form? = try folder.make(
      Array(TraceBed.word.utf8), named: "form.txt",
      about: FormSubject(study: "tram", participants: [bed.leaving]), token: "aaaa", now: 0,
      with: AtomicWriter())
    let line = "withdraw tram \(bed.leaving) --yes \(bed.leaving)"
    let first = bed.trial.run(line)
    #expect(first.status == 1)
    #expect(first.text.contains("NOT ERASED YET: 1 form of theirs is open in an editor here."))
    #expect(try !bed.holding(TraceBed.word).isEmpty)
    #expect(form != nil)
    form = nil
    let second = bed.trial.run(line)
    #expect(second.status == 0, "\(second.text)")
    #expect(try bed.holding(TraceBed.word) == [])
  }

  @Test("forms lie in folders that only their owner can open, and so do their files")
  func modes() throws {
    let bed = try TraceBed()
    bed.failEditor("participant edit tram P01", typing: TraceBed.word)
    let form = try #require(try bed.forms().first)
    #expect(try Files.status(form.path).mode == .privateFolder)
    #expect(try Files.status(bed.folder.at("\(TraceBed.state)/forms")).mode == .privateFolder)
    let names = try Files.list(form.path).entries.map(\.name).sorted()
    #expect(names == ["\(bed.leaving).txt", "about.json"])
    for name in names { #expect(try Files.status("\(form.path)/\(name)").mode == .privateFile) }
    let place = form.path.dropFirst(bed.folder.path.count + 1)
    #expect(try bed.holding(TraceBed.word) == ["\(place)/\(bed.leaving).txt"])
    #expect(try Files.kind(bed.folder.at("tmp")) == .missing)
  }

  @Test("a form goes when it is written, and when nothing was typed")
  func goes() throws {
    let bed = try TraceBed()
    let typed = FormEdits(steps: ["Devices: => Devices:\\n  - phone"])
    let seen = bed.trial.run("participant edit tram P01", .init(edits: [typed]))
    #expect(seen.text.contains("Changed Surveys/tram/participants/\(bed.leaving).json."))
    #expect(try bed.forms().isEmpty)
    let failed = bed.trial.run(
      "participant edit tram P01", .init(edits: [FormEdits(steps: ["fail"])]))
    #expect(failed.status == 73)
    #expect(!failed.text.contains("is kept in"), "\(failed.text)")
    #expect(try bed.forms().isEmpty)
  }

  @Test("a form stays when what was typed cannot be written")
  func stays() throws {
    let bed = try TraceBed()
    let fake = bed.fake
    fake.editor = { text in
      // Nobody can take the lock of the workspace from now on.
      try? Files.remove(bed.folder.at("team/.kerb/cache/lock"))
      try? bed.folder.makeFolder("team/.kerb/cache/lock")
      return Array(
        String(decoding: text, as: UTF8.self).replacing("Pronouns:", with: "Pronouns:\n  - they")
          .utf8)
    }
    let status = VerbTrial.frame.run(
      arguments: ["participant", "edit", "tram", "P01"], console: fake.console())
    #expect(status == 73, "\(fake.messages)")
    #expect(fake.messages.contains("what you typed is kept in"), "\(fake.messages)")
    let form = try #require(try bed.forms().first)
    #expect(form.holds(["- they"]))
  }

  @Test("what was typed about somebody who withdrew meanwhile is erased")
  func meanwhile() throws {
    let bed = try TraceBed()
    let fake = bed.fake
    fake.editor = { text in
      try? bed.eraseRecordOnly()
      return text + Array("  - \(TraceBed.word)\n".utf8)
    }
    let status = VerbTrial.frame.run(
      arguments: ["participant", "edit", "tram", "P01"], console: fake.console())
    #expect(status == 65)
    #expect(fake.messages.contains("so what was typed is erased too"), "\(fake.messages)")
    #expect(try bed.holding(TraceBed.word) == [])
  }

  /// - Returns: The path of the form's folder.
  private static func plant(_ subject: FormSubject?, _ text: String, _ bed: TraceBed) throws
    -> String
  {
    let form = try FormsFolder(of: bed.workbench).make(
      Array(text.utf8), named: "form.txt", about: subject ?? FormSubject(), token: "aaaa", now: 0,
      with: AtomicWriter())
    if subject == nil {
      try AtomicWriter().write(Array("{}".utf8), toFile: "\(form.folder)/about.json")
    }
    return form.folder
  }
}
