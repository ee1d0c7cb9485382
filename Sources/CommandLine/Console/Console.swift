package import Localization
package import Wording

/// The only way for a verb to reach the person, the clock and randomness.
///
/// The effects are closures, so a test hands in its own and reads what was printed.
package final class Console {
  /// What the outermost layer provides.
  package struct Effects {
    /// Writes to standard output; throws ``BrokenPipe`` when nobody reads it any more.
    var writeOutput: ([UInt8]) throws -> Void
    /// Writes to standard error.
    var writeMessage: ([UInt8]) throws -> Void
    /// Reads standard input to its end.
    var readAll: () throws -> [UInt8]
    /// Reads one line from the terminal, without its line end; `nil` at the end of input.
    var readLine: () throws -> String?
    var isInputTerminal: Bool
    var isOutputTerminal: Bool
    var isErrorTerminal: Bool
    package var environment: (String) -> String?
    /// An absolute path.
    package var currentFolder: () throws -> String
    /// Milliseconds since 1970, UTC.
    package var now: () -> Int64
    /// What the person's clock shows at a moment in milliseconds since 1970: seconds east of Greenwich, and the zone's name.
    package var clock: @Sendable (Int64) -> (offset: Int, zone: String)
    /// That many bytes, fit for ids.
    package var randomBytes: (Int) -> [UInt8]
    /// Opens the person's editor on a file, by its absolute path, and waits until it ends.
    package var openEditor: (String) throws -> Void

    package init(
      writeOutput: @escaping ([UInt8]) throws -> Void,
      writeMessage: @escaping ([UInt8]) throws -> Void, readAll: @escaping () throws -> [UInt8],
      readLine: @escaping () throws -> String?, isInputTerminal: Bool, isOutputTerminal: Bool,
      isErrorTerminal: Bool, environment: @escaping (String) -> String?,
      currentFolder: @escaping () throws -> String, now: @escaping () -> Int64,
      randomBytes: @escaping (Int) -> [UInt8], openEditor: @escaping (String) throws -> Void,
      clock: @escaping @Sendable (Int64) -> (offset: Int, zone: String) = { _ in (0, "UTC") }
    ) {
      self.clock = clock
      self.writeOutput = writeOutput
      self.writeMessage = writeMessage
      self.readAll = readAll
      self.readLine = readLine
      self.isInputTerminal = isInputTerminal
      self.isOutputTerminal = isOutputTerminal
      self.isErrorTerminal = isErrorTerminal
      self.environment = environment
      self.currentFolder = currentFolder
      self.now = now
      self.randomBytes = randomBytes
      self.openEditor = openEditor
    }
  }

  package let effects: Effects
  private var buffer: [UInt8] = []
  /// Standard input, once it was read to its end.
  var input: [UInt8]?
  /// Why output stopped going out; further output is dropped.
  private(set) var outputFailure: (any Error)?
  /// Why the last message could not be shown.
  private(set) var messageFailure: (any Error)?
  /// Names that a verb asked for without declaring them: a fault that tests look for.
  var undeclaredNames: [String] = []
  /// Whether it was looked at already that git knows how to merge; it is said once a run.
  package var hasToldSetup = false

  /// What words are told in.
  package internal(set) var language: Language

  package init(_ effects: Effects) {
    self.effects = effects
    language = .spoken(effects.environment)
  }

  /// Output is handed on in pieces of this many bytes.
  private static let pieceSize = 1 << 16
}

/// Nobody reads standard output any more.
package struct BrokenPipe: Error {
  package init() {}
}

// MARK: Output

extension Console {
  /// Data for standard output, as it is; add line ends yourself.
  ///
  /// Control characters other than line end and tab become visible, also in a pipe: what reads it may be a
  /// terminal in the end. When output cannot go out, the
  /// rest is dropped and the command ends with the right status.
  package func out(_ text: String) {
    out(bytes: Self.safe(text, keepingLines: true).utf8)
  }

  /// Data for standard output that is no text, such as a report's bytes; never changed.
  package func out(bytes: some Sequence<UInt8>) {
    guard outputFailure == nil else { return }
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.pieceSize { flush() }
  }

  /// JSON for standard output.
  ///
  /// On a terminal, characters that could act on it are written as escapes of JSON: the same value, harmless.
  package func out(json bytes: [UInt8]) {
    guard isOutputTerminal else { return out(bytes: bytes) }
    out(bytes: Self.safeJSON(String(decoding: bytes, as: UTF8.self)).utf8)
  }

  /// A line of words for standard output, in the language that is spoken.
  package func line(_ words: Sentence) { out(words.plain(in: language) + "\n") }

  /// One line for standard error, in the language that is spoken; control characters become visible.
  package func message(_ words: Sentence) {
    writeMessage(Self.safe(words.plain(in: language)) + "\n")
  }

  /// Error and remedy, a line each.
  package func report(_ error: WorkbenchError) {
    message(
      error.place.isEmpty
        ? "error: \(error.problem)" : "error: \(error.shownPlace): \(error.problem)")
    if !error.remedy.isEmpty { message("fix: \(error.remedy)") }
  }

  /// A question, with the cursor left behind it.
  func showPrompt(_ prompt: Sentence) {
    writeMessage(Self.safe(prompt.plain(in: language)))
  }

  /// Hands buffered output on.
  package func flush() {
    guard !buffer.isEmpty, outputFailure == nil else { return }
    do {
      try effects.writeOutput(buffer)
    } catch {
      outputFailure = error
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private func writeMessage(_ text: String) {
    flush()
    do {
      try effects.writeMessage(Array(text.utf8))
    } catch {
      messageFailure = error
    }
  }
}
