import Localization
import Records
import Wording

/// The lines of a file that may be a transcript, and which kind of it.
struct TranscriptText {
  let lines: [String]
  let format: TranscriptFormat

  init(_ bytes: [UInt8], place: String) throws(WorkbenchError) {
    let utf8: Sentence = "save the file again as UTF-8, then import that"
    if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) {
      throw WorkbenchError(.invalidData, at: place, "the file is UTF-16, not UTF-8", fix: utf8)
    }
    if bytes.starts(with: [0x50, 0x4b, 0x03, 0x04]) {
      throw WorkbenchError(
        .invalidData, at: place, "this is a Word document or another packed file, not text",
        fix: "open it, and save it as plain text in UTF-8; or download the transcript as .vtt")
    }
    let body = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes.dropFirst(3) : bytes[...]
    guard let text = String(validating: body, as: UTF8.self) else {
      throw WorkbenchError(.invalidData, at: place, "the file is not UTF-8", fix: utf8)
    }
    lines = Self.lines(text)
    let first = lines.first { !$0.isBlank } ?? ""
    let isHeaded =
      first == "WEBVTT" || first.hasPrefix("WEBVTT ") || first.hasPrefix("WEBVTT\t")
    if isHeaded {
      format = .vtt
    } else if lines.contains(where: { $0.contains("-->") }) {
      format = .srt
    } else if SpokenTextReader.heads(lines) {
      format = .text
    } else {
      throw WorkbenchError(
        .invalidData, at: place, "this is no transcript that kerb can read",
        fix: TranscriptFile.remedy)
    }
  }

  /// Every way of ending a line is one; a zero byte is a character that could not be read.
  private static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in text.unicodeScalars {
      defer { wasReturn = scalar == "\r" }
      switch scalar {
      case "\n" where wasReturn: continue
      case "\n", "\r":
        lines.append(String(line))
        line = String.UnicodeScalarView()
      case "\0": line.append("\u{fffd}")
      default: line.append(scalar)
      }
    }
    lines.append(String(line))
    return lines
  }
}

extension String {
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  /// Without white space at both ends.
  var trimmedOfSpace: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
