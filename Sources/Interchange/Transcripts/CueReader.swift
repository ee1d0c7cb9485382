import JSON
import Localization
import Records

/// A cue of WebVTT or SubRip: two times and what is shown between them.
struct Cue {
  let line: Int
  let start: Int
  let end: Int
  /// The lines as they stand in the file.
  var payload: [String]
  /// Whether marks and references of WebVTT mean something in it.
  let isMarked: Bool
  /// Whether its first line is a name, as in text that was taken out of older documents of Teams.
  var hasNameLine = false
}

/// Reads cues as the standard says: blocks between empty lines. Notes, styles and regions say nothing.
struct CueReader {
  private let lines: [String]
  private let isMarked: Bool
  private(set) var cues: [Cue] = []
  private(set) var faults: [RecordFault] = []

  init(_ text: TranscriptText) {
    lines = text.lines
    isMarked = text.format == .vtt
  }

  mutating func read() {
    var index = 0
    // What stands with the first line is a heading.
    if isMarked {
      index = lines.firstIndex { !$0.isBlank } ?? lines.count
      while index < lines.count, !isEnd(lines[index]), !lines[index].contains("-->") { index += 1 }
    }
    var isNumbered = false
    while index < lines.count {
      if lines[index].isBlank {
        index += 1
        continue
      }
      var times = index
      if !lines[index].contains("-->") {
        times = index + 1
        guard times < lines.count, lines[times].contains("-->") else {
          // A block of another kind, or words that no time stands before.
          while index < lines.count, !isEnd(lines[index]) { index += 1 }
          continue
        }
        isNumbered = true
      }
      index = readCue(at: times)
    }
    // Where nothing is numbered and nothing is headed, the first line of each is a name.
    if !isMarked, !isNumbered {
      for index in cues.indices where cues[index].payload.count > 1 {
        cues[index].hasNameLine = true
      }
    }
  }

  /// Reads one cue, whose times stand in a line; returns the line behind it.
  private mutating func readCue(at times: Int) -> Int {
    var index = times + 1
    var payload: [String] = []
    while index < lines.count, !isEnd(lines[index]) {
      if lines[index].contains("-->") {
        // A number before times belongs to them.
        if let last = payload.last, !isMarked, Int(last.trimmedOfSpace) != nil {
          payload.removeLast()
          index -= 1
        }
        break
      }
      payload.append(lines[index])
      index += 1
    }
    guard let range = CueTime.range(lines[times]) else {
      fault(times, "these are no two times of a cue")
      return index
    }
    guard range.end >= range.start else {
      fault(times, "this ends before it begins")
      return index
    }
    cues.append(
      Cue(
        line: times + 1, start: range.start, end: range.end, payload: payload, isMarked: isMarked))
    return index
  }

  /// Only a line without any character ends a cue; a space is one.
  private func isEnd(_ line: String) -> Bool {
    line.isEmpty || !isMarked && line.isBlank && !line.unicodeScalars.contains("\u{a0}")
  }

  private mutating func fault(_ index: Int, _ problem: Sentence) {
    faults.append(
      RecordFault(
        TextPosition(line: index + 1, column: 1), problem,
        fix: "write them as 00:01:02.000 --> 00:01:04.500, then import the file again"))
  }
}
