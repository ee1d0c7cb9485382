package import CommandLine
import Platform
import Workspace

/// A console whose effects are values: what goes in is set before, what came out is read after.
package final class FakeConsole {
  package var input = ""
  /// Answers to questions, in order.
  package var answers: [String] = []
  package var isInputTerminal = false
  package var isOutputTerminal = false
  package var environment: [String: String] = [:]
  package var currentFolder = "/here"
  /// Milliseconds since 1970.
  package var now: Int64 = 0
  /// What the editor makes of a text.
  package var editor: ([UInt8]) -> [UInt8] = { $0 }
  /// Thrown by every write to standard output from this many bytes on.
  package var outputEnd: (bytes: Int, error: any Error)?

  package private(set) var outputBytes: [UInt8] = []
  package private(set) var messages = ""
  /// The order of writes: `o` for output, `m` for messages.
  package private(set) var writes = ""

  package var output: String {
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

  package init() {}

  package func console() -> Console {
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
  package static func change(_ path: String, _ edit: ([UInt8]) -> [UInt8]) throws {
    try AtomicWriter().write(edit(try Files.read(path)), toFile: path, audience: .owner)
  }
}
