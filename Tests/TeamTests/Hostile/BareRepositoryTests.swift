import Localization
import Merging
import Records
import Testing
import Wording

@testable import Team

/// One thing in git's settings that names a program.
struct ProgramSetting: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// What the bare repository's `config` says; `TRAP` stands for the program.
  let configuration: String
  var attributes = ""
  /// The call of plain git that starts the program: without it a row would show nothing.
  let provoked: [String]

  static let all: [ProgramSetting] = [
    .init(
      testDescription: "file system monitor", configuration: "fsmonitor = TRAP\n",
      provoked: ["status"]),
    .init(
      testDescription: "clean filter", configuration: "[filter \"trap\"]\nclean = TRAP\n",
      attributes: "*.txt filter=trap\n", provoked: ["add", "tracked.txt"]),
    .init(
      testDescription: "filter process", configuration: "[filter \"trap\"]\nprocess = TRAP\n",
      attributes: "*.txt filter=trap\n", provoked: ["add", "tracked.txt"]),
    .init(
      testDescription: "smudge filter", configuration: "[filter \"trap\"]\nsmudge = TRAP\n",
      attributes: "*.txt filter=trap\n", provoked: ["checkout", "-f", "HEAD", "--", "tracked.txt"]),
    .init(
      testDescription: "external diff", configuration: "[diff]\nexternal = TRAP\n",
      provoked: ["diff"]),
    .init(
      testDescription: "text conversion of a diff",
      configuration: "[diff \"trap\"]\ntextconv = TRAP\n", attributes: "*.txt diff=trap\n",
      provoked: ["diff"]),
    .init(
      testDescription: "ssh command",
      configuration: "sshCommand = TRAP\n[remote \"origin\"]\nurl = host:x\n",
      provoked: ["fetch", "origin"]),
    .init(
      testDescription: "ext transport",
      configuration: "[protocol]\nallow = always\n[remote \"origin\"]\nurl = ext::TRAP %S x\n",
      provoked: ["fetch", "origin"]),
    .init(
      testDescription: "program on the other side of a fetch",
      configuration: "[remote \"origin\"]\nurl = .\nuploadpack = TRAP\n",
      provoked: ["fetch", "origin"]),
    .init(
      testDescription: "program that signs",
      configuration: "[gpg]\nprogram = TRAP\n[commit]\ngpgSign = true\n",
      provoked: ["commit", "-qm", "x", "--allow-empty"]),
    .init(
      testDescription: "editor", configuration: "editor = TRAP\n",
      provoked: ["commit", "--allow-empty"]),
    .init(
      testDescription: "settings of another file",
      configuration: "[include]\npath = more\n", provoked: ["status"]),
    .init(
      testDescription: "alias", configuration: "[alias]\ntrap = !TRAP\n", provoked: ["trap"]),
  ]
}

@Suite("A clone that holds a bare repository") struct BareRepositoryTests {
  @Test("starts none of its programs", arguments: ProgramSetting.all)
  func runsNothing(setting: ProgramSetting) throws {
    let tree = try HostileTree(
      bareWith: setting.configuration, attributes: setting.attributes)
    try tree.plainGit(setting.provoked)
    #expect(try tree.hasRun(), "plain git does not start it, so this row shows nothing")
    tree.tryEverything()
    #expect(try !tree.hasRun())
  }

  @Test("is refused with what to do") func isRefused() throws {
    let tree = try HostileTree(bareWith: "")
    let error = #expect(throws: WorkbenchError.self) { try Repository.find(tree.location) }
    #expect(error?.problem.plain().contains("bare git repository") == true)
    #expect(error?.remedy.plain().contains("move the workspace") == true)
  }
}
