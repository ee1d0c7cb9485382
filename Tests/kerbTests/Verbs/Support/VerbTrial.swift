import FakeConsole
import Localization
import Platform
import TemporaryFolder

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// A workspace on the real file system and a person at a terminal: what they type is set before, what they see is
/// read after.
///
/// The clock stands still and random names count up, so that the same typing gives the same bytes.
final class VerbTrial {
  /// What a person does at one command line.
  struct Doing {
    /// Answers to questions; `^D` is the end of input. With any, standard input is a terminal.
    var answers: [String] = []
    /// What is piped in.
    var input = ""
    /// What is done to the text in each round of the editor.
    var edits: [FormEdits] = []
  }

  /// How one command line ended, as a person sees it: messages marked with `2> `, both streams in their order.
  struct Seen {
    var lines: [String]
    var status: Int32

    var text: String { lines.joined(separator: "\n") }
  }

  let folder: TemporaryFolder
  /// Where the person stands, below the trial's folder.
  var place = "team"
  /// What the person's clock shows.
  var clock: @Sendable (Int64) -> (offset: Int, zone: String) = { _ in (0, "UTC") }
  /// What else the environment says.
  var environment: [String: String] = [:]
  private var count = 0

  /// 2026-03-02T09:30:00Z in milliseconds since 1970.
  static let now: Int64 = 1_772_443_800_000
  static let frame = CommandLineApp(
    version: Commands.version, commands: Commands.table, names: CompletionNames.names,
    study: DefaultStudyOfCall.find, language: LanguageOfCall.find,
    topics: Commands.topics)

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("team")
  }

  var current: String { folder.at(place) }

  /// Runs a command line, without `kerb` in front.
  func run(_ line: String, _ doing: Doing = Doing()) -> Seen {
    let fake = FakeConsole()
    fake.currentFolder = current
    fake.now = Self.now
    fake.input = doing.input
    fake.isOutputTerminal = true
    fake.isInputTerminal = !doing.answers.isEmpty
    fake.environment = [
      "XDG_STATE_HOME": folder.at("state"), "HOME": folder.at("home"), "TMPDIR": folder.at("tmp"),
    ].merging(environment) { $1 }
    let screen = Screen(answers: doing.answers, edits: doing.edits)
    var effects = fake.console().effects
    effects.writeOutput = { screen.write($0, mark: "") }
    effects.writeMessage = { screen.write($0, mark: "2> ") }
    effects.readLine = { screen.answer() }
    effects.clock = clock
    effects.openEditor = { try screen.edit($0) }
    effects.randomBytes = { self.countedBytes($0) }
    let status = Self.frame.run(
      arguments: CommandLineText.words(of: line), console: Console(effects))
    let root = folder.path
    return Seen(lines: screen.end().map { Self.without(root, $0) }, status: status)
  }

  /// Digits of a number that grows with each call; ids made of them differ and sort in the order made.
  private func countedBytes(_ length: Int) -> [UInt8] {
    count += 1
    var rest = count
    var digits: [UInt8] = []
    for _ in 0..<length {
      digits.append(UInt8(rest & 31))
      rest >>= 5
    }
    return digits.reversed()
  }

  /// The trial's folder has another name each time; nobody shall see it.
  private static func without(_ root: String, _ line: String) -> String {
    var result = ""
    var rest = line[...]
    while let first = rest.first {
      if rest.hasPrefix(root) {
        rest = rest.dropFirst(root.count)
      } else {
        result.append(first)
        rest.removeFirst()
      }
    }
    return result
  }
}

/// Collects what goes to the two streams and what the person answers, line by line.
private final class Screen {
  private var lines: [String] = []
  private var open: (mark: String, text: String)?
  private var answers: [String]
  private var edits: [FormEdits]

  init(answers: [String], edits: [FormEdits]) {
    self.answers = answers
    self.edits = edits
  }

  func write(_ bytes: [UInt8], mark: String) {
    let pieces = String(decoding: bytes, as: UTF8.self).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    for (index, piece) in pieces.enumerated() {
      if let line = open, line.mark != mark { close() }
      if index < pieces.count - 1 {
        lines.append((open?.mark ?? mark) + (open?.text ?? "") + piece)
        open = nil
      } else if !piece.isEmpty {
        open = (mark, (open?.text ?? "") + piece)
      }
    }
  }

  func answer() -> String? {
    close()
    guard !answers.isEmpty else {
      lines.append("! asked once more than there are answers")
      return nil
    }
    let next = answers.removeFirst()
    lines.append("< \(next)")
    return next == "^D" ? nil : next
  }

  func edit(_ path: String) throws {
    close()
    let round = edits.isEmpty ? FormEdits() : edits.removeFirst()
    lines.append("~~ \(path.split(separator: "/").last ?? "")")
    try FakeConsole.change(path) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      return Array(round.applied(to: text) { lines.append($0) }.utf8)
    }
    if round.fails { throw Editor.failed("nano", "it ended with an error") }
  }

  func end() -> [String] {
    close()
    let shown = lines.map { $0.isEmpty ? "(empty line)" : $0 == "2> " ? "2>" : $0 }
    return shown + answers.map { "! not asked for: \($0)" }
      + edits.map { _ in "! the editor was not opened" }
  }

  private func close() {
    if let open { lines.append(open.mark + open.text) }
    open = nil
  }
}
