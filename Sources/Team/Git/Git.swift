package import Localization
package import Platform
import Records
package import Wording

/// The system's git, run in one folder.
///
/// Nothing that came with a work tree can make git start a program: a bare repository inside it is refused, and there is
/// no file system monitor, pager or external diff. Replacements and grafts, which only this clone has, do not count. The
/// person's own settings (ssh, credentials, signing, filters, hooks of the clone) stay theirs. Messages are asked for in
/// English, so that output does not depend on the machine.
package struct Git: Sendable {
  /// Where the variables `GIT_DIR`, `GIT_INDEX_FILE` and so on come from.
  package enum Surroundings: Hashable, Sendable {
    /// They are taken away: git looks for the repository itself.
    case own
    /// They stay: we run inside a hook, and git has told us which index it means.
    case hook
  }

  /// An absolute path.
  package let folder: String
  package let surroundings: Surroundings
  /// Differences from our environment that every call gets, such as an index of its own.
  package var environment: [String: String?] = [:]
  /// What was read from here before; `nil` where nothing is kept.
  package var blobs: BlobCache?

  package init(in folder: String, _ surroundings: Surroundings = .own) {
    self.folder = folder
    self.surroundings = surroundings
  }

  /// How a call ended and what it printed.
  package struct Outcome: Sendable {
    package let ending: Program.Ending
    package let output: [UInt8]
    package let errorOutput: [UInt8]

    package var isSuccess: Bool { ending.isSuccess }

    /// What it printed, as text; bytes that are no UTF-8 become replacement characters.
    package var text: String { String(decoding: output, as: UTF8.self) }

    /// The output's only line, without its end.
    package var line: String {
      var bytes = output[...]
      while bytes.last == UInt8(ascii: "\n") { bytes = bytes.dropLast() }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// The output's lines, without their ends.
    package var lines: [String] {
      output.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The parts of output that was asked for with `-z`.
    package var parts: [String] {
      output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// What git said went wrong, safe for one line; `nil` where it said nothing.
    var said: String? {
      let lines = errorOutput.split(separator: UInt8(ascii: "\n"))
        .map { String(decoding: $0, as: UTF8.self) }
        .filter { !$0.hasPrefix("hint:") }
      let telling = lines.last { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") } ?? lines.last
      return telling.map { Printable.text($0, limit: 200) }
    }

    /// What git said went wrong.
    package var complaint: Sentence { said.map { "\($0)" } ?? "it gave no reason" }

    /// Whether what git said went wrong has these words of git's.
    package func complains(of words: String) -> Bool { said?.contains(words) ?? false }
  }

  /// Runs git and waits until it ends; how it ended is no error.
  ///
  /// - Parameters:
  ///   - arguments: From the command's name on; file names are taken literally, without patterns.
  ///   - input: What it reads; nothing by default.
  ///   - mayAsk: Whether it may ask the person for a password, on their terminal.
  /// - Throws: `WorkbenchError` when git cannot be started.
  package func run(
    _ arguments: [String], input: [UInt8]? = nil, mayAsk: Bool = false
  ) throws(WorkbenchError) -> Outcome {
    var program = Program("git", Self.safety + ["-C", folder] + arguments)
    program.input = input.map(Program.Input.bytes) ?? .nothing
    program.output = .captured
    program.errorOutput = .captured
    program.environment = variables(mayAsk: mayAsk)
    do {
      let outcome = try program.run()
      return Outcome(
        ending: outcome.ending, output: outcome.output, errorOutput: outcome.errorOutput)
    } catch {
      throw WorkbenchError(
        .noInput, at: "git", "git could not be run: \(error.words)",
        fix: "install git, and make sure that it is on the PATH")
    }
  }

  /// Runs git where anything but success is a fault.
  ///
  /// - Throws: `WorkbenchError` with what git said.
  @discardableResult
  package func require(
    _ arguments: [String], input: [UInt8]? = nil, mayAsk: Bool = false
  ) throws(WorkbenchError) -> Outcome {
    let outcome = try run(arguments, input: input, mayAsk: mayAsk)
    guard outcome.isSuccess else { throw Self.failed(arguments, outcome) }
    return outcome
  }

  /// The error for a call that did not work.
  package static func failed(_ arguments: [String], _ outcome: Outcome) -> WorkbenchError {
    let said = outcome.said ?? ""
    // A git that was killed leaves its lock behind, and every later one stops at it.
    if let lock = said.firstMatch(of: /'([^']+\.lock)'/)?.1, said.contains("File exists") {
      return WorkbenchError(
        .tryAgain, at: "git \(arguments.first ?? "")", outcome.complaint,
        fix:
          "if git still runs in this clone, wait for it; a killed one leaves this file behind: `rm \(ShellWord.word(String(lock)))`, then try again"
      )
    }
    return WorkbenchError(
      .cannotWrite, at: "git \(arguments.first ?? "")", "\(outcome.complaint)",
      fix: "nothing was lost; mend what git names, then try again")
  }

  /// Paths as git reads them with `--pathspec-from-file=- --pathspec-file-nul`.
  package static func list(_ paths: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    for path in paths {
      bytes += path.utf8
      bytes.append(0)
    }
    return bytes
  }

  private static let safety = [
    "--no-pager", "--literal-pathspecs", "-c", "safe.bareRepository=explicit",
    "-c", "core.fsmonitor=false", "-c", "core.quotePath=false", "-c", "color.ui=false",
    "-c", "log.showSignature=false", "-c", "advice.detachedHead=false", "-c", "core.pager=cat",
  ]

  /// What git sets for the programs it starts.
  private static let own = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_NAMESPACE",
    "GIT_CEILING_DIRECTORIES",
    "GIT_REFLOG_ACTION",
  ]

  private func variables(mayAsk: Bool) -> [String: String?] {
    var all: [String: String?] = [
      "LC_ALL": "C.UTF-8", "LANGUAGE": String?.none, "GIT_PAGER": "cat",
      "GIT_EXTERNAL_DIFF": String?.none, "GIT_LITERAL_PATHSPECS": String?.none,
      // What `git replace` and a file of grafts say is of this clone alone, and may hide history.
      "GIT_NO_REPLACE_OBJECTS": "1", "GIT_GRAFT_FILE": "",
    ]
    if !mayAsk { all["GIT_TERMINAL_PROMPT"] = "0" }
    if surroundings == .own { for name in Self.own { all.updateValue(nil, forKey: name) } }
    for (name, value) in environment { all.updateValue(value, forKey: name) }
    return all
  }
}
