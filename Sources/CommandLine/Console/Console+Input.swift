package import Localization
import Wording

extension Console {
  package var isInputTerminal: Bool { effects.isInputTerminal }
  package var isOutputTerminal: Bool { effects.isOutputTerminal }
  package var isErrorTerminal: Bool { effects.isErrorTerminal }

  /// The value of an environment variable; `nil` where it is not set.
  package func environment(_ name: String) -> String? {
    effects.environment(name)
  }

  /// An absolute path.
  package func currentFolder() throws -> String {
    try effects.currentFolder()
  }

  /// Milliseconds since 1970, UTC.
  package var now: Int64 {
    effects.now()
  }

  /// Random bytes, fit for ids.
  func randomBytes(_ count: Int) -> [UInt8] {
    effects.randomBytes(count)
  }

  /// All of standard input, to its end; asked again, the same.
  package func readAllInput() throws -> [UInt8] {
    if let input { return input }
    flush()
    let read = try effects.readAll()
    input = read
    return read
  }

  /// Asks a question on standard error and reads the answer, without its line end.
  ///
  /// - `remedy`: The fix in the error: what to do without a terminal.
  /// - Returns: `nil` at the end of input.
  /// - Throws: a usage error when standard input is no terminal: then nothing may ask.
  package func readLine(_ prompt: Sentence, otherwise remedy: Sentence) throws -> String? {
    guard isInputTerminal else {
      throw WorkbenchError(
        .usage, at: "", "this needs an answer, and standard input is no terminal", fix: remedy)
    }
    flush()
    showPrompt(prompt)
    return try effects.readLine()
  }

  /// Asks for yes or no: the question on a line of its own, then a prompt that a short braille display shows whole.
  ///
  /// - `isSafeFirst`: Whether the prompt names "no" before "yes".
  /// - Returns: `false` for everything but yes, and at the end of input.
  package func confirm(
    _ question: Sentence, otherwise remedy: Sentence, isSafeFirst: Bool = false
  ) throws -> Bool {
    guard isInputTerminal else { return try readLine("", otherwise: remedy) != nil }
    message(question)
    let prompt: Sentence = isSafeFirst ? "`no`, `yes`: " : "`yes`, `no`: "
    guard let answer = try readLine(prompt, otherwise: remedy) else {
      // The cursor still stands behind the prompt.
      message("")
      return false
    }
    return ["y", "yes"].contains(answer.lowercased())
  }

  /// Whether the environment asks for plain lines: `ACCESSIBLE` (but `0`, `false`, `no` and empty mean off)
  /// or `TERM=dumb`.
  package var prefersLinear: Bool {
    let wish = environment("ACCESSIBLE") ?? ""
    let isOff = ["", "0", "false", "no"].contains(wish.lowercased())
    return !isOff || environment("TERM") == "dumb"
  }
}
