import CommandLine
import Localization
import Platform
import Records
import Wording

extension Console {
  /// The console of this process: its streams, environment, clock and randomness.
  ///
  /// Broken pipes become errors of writing from then on. One a process: input that was read ahead for a line is
  /// kept here.
  ///
  /// - Parameter openEditor: Opens the person's editor on a file and waits until it ends.
  static func system(openEditor: @escaping (String) throws -> Void) -> Console {
    ThisProcess.ignoreBrokenPipes()
    var lines = LineReader.standardInput()
    return Console(
      Effects(
        writeOutput: { try write($0) },
        writeMessage: { try StandardStream.error.write($0) },
        readAll: { try reading { () throws(SystemError) in try StandardStream.input.readToEnd() } },
        readLine: {
          let line = try reading { () throws(SystemError) in try lines.next() }
          return line.map { String(decoding: $0, as: UTF8.self) }
        },
        isInputTerminal: StandardStream.input.isTerminal,
        isOutputTerminal: StandardStream.output.isTerminal,
        isErrorTerminal: StandardStream.error.isTerminal,
        environment: ThisProcess.environment,
        currentFolder: {
          try reading { () throws(SystemError) in try ThisProcess.currentFolder() }
        },
        now: SystemClock.wallMilliseconds, randomBytes: systemRandomBytes, openEditor: openEditor,
        clock: SystemClock.local))
  }

  private static func write(_ bytes: [UInt8]) throws {
    do {
      try StandardStream.output.write(bytes)
    } catch {
      guard error.cause != .brokenPipe else { throw BrokenPipe() }
      throw WorkbenchError(
        .cannotWrite, at: error.path, "cannot write: \(error.words)",
        fix: "make room, or send the output to another place")
    }
  }

  private static func reading<Value>(_ read: () throws(SystemError) -> Value) throws -> Value {
    do {
      return try read()
    } catch {
      throw WorkbenchError(
        .unreadable, at: error.path, error.sentence,
        fix: error.cause == .tooLarge
          ? "kerb reads at most \(Files.largest >> 20) MB; send less"
          : "check where the input comes from")
    }
  }
}
