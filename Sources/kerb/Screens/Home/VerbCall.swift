import Records
import Terminal
import Workspace

/// Runs a verb for a screen, so that a screen and the command line do one thing in one way.
enum VerbCall {
  /// What a verb said and whether it worked.
  struct Outcome {
    var isSuccess: Bool
    /// Lines of both streams, in their order.
    var lines: [String]

    /// The lines as one message: an outcome, or an error.
    var messages: [Message] {
      let text = lines.joined(separator: " ")
      return isSuccess ? [.outcome(text)] : [.error(text)]
    }
  }

  /// - Parameter words: The command line without `kerb`.
  static func run(_ words: [String], in folder: String, console: Console) -> Outcome {
    let collected = Collected()
    var effects = console.effects
    effects.writeOutput = { collected.add($0) }
    effects.writeMessage = { collected.add($0) }
    effects.readAll = { [] }
    effects.readLine = { nil }
    effects.isInputTerminal = false
    effects.isOutputTerminal = false
    effects.isErrorTerminal = false
    effects.currentFolder = { folder }
    let frame = Frame(version: Commands.version, commands: Commands.table)
    let status = frame.run(arguments: words, console: Console(effects))
    return Outcome(isSuccess: status == ExitStatus.success.rawValue, lines: collected.lines)
  }

  static func run(_ words: [String], on workbench: Workbench) -> Outcome {
    run(words, in: workbench.location.root, console: workbench.console)
  }

  private final class Collected {
    private var bytes: [UInt8] = []

    func add(_ more: [UInt8]) { bytes += more }

    var lines: [String] {
      bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}

/// Making a workspace from a screen.
enum WorkspaceHere {
  /// Does what `kerb init` does, in the folder that the person stands in.
  static func make(_ console: Console) throws -> Workbench {
    let folder = try console.currentFolder()
    let outcome = VerbCall.run(["init"], in: folder, console: console)
    guard outcome.isSuccess else {
      throw WorkbenchError(
        .cannotWrite, at: "kerb init", outcome.lines.joined(separator: " "),
        fix: "mend that, then choose it again")
    }
    return Workbench(
      try WorkspaceLocation.find(from: folder), console: console, verb: "kerb")
  }
}

extension WorkbenchError {
  /// Place, problem and remedy as one or two sentences for the message line.
  var sentence: String {
    let first = place.isEmpty ? problem : "\(place): \(problem)"
    return remedy.isEmpty ? "\(first)." : "\(first). To mend it: \(remedy)"
  }
}
