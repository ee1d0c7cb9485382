/// A program to run: which one, with what, and where its streams go. It starts in our current folder.
package struct Program: Sendable {
  /// Where a program reads from.
  package enum Input: Sendable {
    /// The same standard input as ours.
    case inherited
    /// Nothing; it sees the end at once.
    case nothing
    case bytes([UInt8])
  }

  /// Where a program writes to.
  package enum Output: Hashable, Sendable {
    /// The same stream as ours.
    case inherited
    /// Kept and handed back.
    case captured
    case discarded
  }

  /// How a program ended.
  package enum Ending: Hashable, Sendable {
    /// It ended by itself with this status, 0 to 255.
    case exited(Int32)
    /// A signal with this number ended it.
    case signalled(Int32)

    /// Whether it ended by itself with status 0.
    package var isSuccess: Bool { self == .exited(0) }
  }

  /// How a program ended and what it wrote to captured streams.
  package struct Outcome: Hashable, Sendable {
    package var ending: Ending
    package var output: [UInt8] = []
    package var errorOutput: [UInt8] = []
  }

  /// A path, or a name looked for in the folders of `PATH`.
  package var name: String
  package var arguments: [String]
  /// Environment variables that differ from ours; `nil` takes one away.
  package var environment: [String: String?] = [:]
  package var input = Input.inherited
  package var output = Output.inherited
  package var errorOutput = Output.inherited

  package init(_ name: String, _ arguments: [String] = []) {
    self.name = name
    self.arguments = arguments
  }

  /// Runs the program and waits until it ends, feeding and reading its pipes meanwhile.
  ///
  /// Broken pipes are ignored from then on when there are bytes to feed (``ThisProcess/ignoreBrokenPipes()``).
  ///
  /// - Throws: ``SystemError`` when it cannot be started or its streams fail; how it ended is no error.
  package func run() throws(SystemError) -> Outcome {
    var pipes = try ProgramPipes(self)
    let running = try start(pipes)
    pipes.closeTheirs()
    do {
      try pipes.exchange(program: self)
    } catch {
      pipes.closeOurs()
      _ = try running.wait()
      throw error
    }
    pipes.closeOurs()
    return Outcome(
      ending: try running.wait(), output: pipes.collected, errorOutput: pipes.collectedErrors)
  }

  /// Starts the program and goes on at once; it can neither be fed nor captured.
  ///
  /// - Throws: ``SystemError`` when it cannot be started, or has captured streams or bytes to read.
  package func start() throws(SystemError) -> RunningProgram {
    var pipes = try ProgramPipes(self)
    guard !pipes.isNeeded else {
      pipes.closeTheirs()
      pipes.closeOurs()
      throw SystemError.invalidRequest(name)
    }
    return try start(pipes)
  }
}
