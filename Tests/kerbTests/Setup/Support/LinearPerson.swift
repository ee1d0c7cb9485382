import Terminal

/// A person at a terminal who reads plain lines and types; what stands on the terminal in the end is a text.
final class LinearPerson {
  private var answers: [String]
  private var output: [UInt8] = []
  /// Whether a line was typed and Enter comes next.
  private var hasTyped = false

  /// - Parameter answers: Lines in their order; nothing more comes after the last.
  init(_ answers: [String]) { self.answers = answers }

  /// Answers that nobody asked for.
  var left: [String] { answers }

  /// The lines on the terminal, without blanks at their ends.
  var text: String {
    let lines = String(decoding: output, as: UTF8.self).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        var kept = line.filter { $0 != "\r" }
        while kept.last == " " { kept.removeLast() }
        return String(String.UnicodeScalarView(kept))
      }
    return lines.joined(separator: "\n")
  }

  /// The view through which the person reads.
  func view() -> TerminalView {
    TerminalView(
      device: TerminalDevice(
        read: { _ in self.next() },
        write: { self.output += $0 },
        size: { TerminalDevice.Size(rows: 24, columns: 80) },
        suspend: {}, now: { SetupTrial.now }, hasEscapes: false),
      settings: ReadingSettings(mode: .linear, allowsColour: false), settingsChanged: { _ in })
  }

  /// A line, and then Enter, as somebody types them.
  private func next() -> TerminalDevice.Input {
    guard let line = answers.first else { return .ended }
    if !hasTyped, !line.isEmpty {
      hasTyped = true
      return .bytes(Array(line.utf8))
    }
    hasTyped = false
    answers.removeFirst()
    return .bytes([13])
  }
}
