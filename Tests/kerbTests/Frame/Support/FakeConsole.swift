import Platform
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// A console whose effects are values: what goes in is set before, what came out is read after.
final class FakeConsole {
  var input = ""
  /// Answers to questions, in order.
  var answers: [String] = []
  var isInputTerminal = false
  var isOutputTerminal = false
  var environment: [String: String] = [:]
  var currentFolder = "/here"
  /// Milliseconds since 1970.
  var now: Int64 = 0
  /// What the editor makes of a text.
  var editor: ([UInt8]) -> [UInt8] = { $0 }
  /// Thrown by every write to standard output from this many bytes on.
  var outputEnd: (bytes: Int, error: any Error)?

  private(set) var outputBytes: [UInt8] = []
  private(set) var messages = ""
  /// The order of writes: `o` for output, `m` for messages.
  private(set) var writes = ""

  var output: String {
    String(decoding: outputBytes, as: UTF8.self)
  }

  private func write(_ bytes: [UInt8]) throws {
    if let outputEnd, outputBytes.count + bytes.count > outputEnd.bytes { throw outputEnd.error }
    outputBytes += bytes
    writes += "o"
  }

  private func writeMessage(_ bytes: [UInt8]) {
    messages += String(decoding: bytes, as: UTF8.self)
    writes += "m"
  }

  func console() -> Console {
    Console(
      Console.Effects(
        writeOutput: { try self.write($0) }, writeMessage: { self.writeMessage($0) },
        readAll: { Array(self.input.utf8) },
        readLine: { self.answers.isEmpty ? nil : self.answers.removeFirst() },
        isInputTerminal: isInputTerminal, isOutputTerminal: isOutputTerminal,
        isErrorTerminal: isOutputTerminal, environment: { self.environment[$0] },
        currentFolder: { self.currentFolder }, now: { self.now },
        randomBytes: { Array((0..<$0).map { UInt8(truncatingIfNeeded: $0) }) },
        openEditor: { path in try Self.change(path) { self.editor($0) } }))
  }

  /// What an editor does to a file.
  static func change(_ path: String, _ edit: ([UInt8]) -> [UInt8]) throws {
    try AtomicWriter().write(edit(try Files.read(path)), toFile: path, audience: .owner)
  }
}

/// How one command line ended.
struct Ending: Equatable, CustomStringConvertible {
  var status: Int32
  var output: String
  var messages: String

  var description: String {
    "status \(status)\n--- output\n\(output)--- messages\n\(messages)---"
  }
}

extension Frame {
  /// Runs a command line as a shell would split it, without `kerb` in front.
  func ending(_ line: String, on fake: FakeConsole = FakeConsole()) -> Ending {
    let status = run(arguments: CommandLineText.words(of: line), console: fake.console())
    return Ending(status: status, output: fake.output, messages: fake.messages)
  }
}
