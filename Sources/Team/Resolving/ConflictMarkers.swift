/// A file in which git wrote both sides of a conflict between marker lines.
package struct ConflictMarkers: Sendable {
  /// The file as our side would have it, and as theirs would.
  package let ours: [UInt8]
  package let theirs: [UInt8]
  /// Every line that is no marker.
  private let lines: [ArraySlice<UInt8>]

  private enum Part { case both, ours, base, theirs }

  /// - Returns: `nil` for a file without a whole conflict.
  package init?(_ bytes: [UInt8]) {
    var size: Int?
    var part = Part.both
    var (ours, theirs): ([UInt8], [UInt8]) = ([], [])
    var lines: [ArraySlice<UInt8>] = []
    for line in Self.lines(of: bytes) {
      if part == .both, let length = Self.marker("<", line), size ?? length == length {
        size = length
        part = .ours
      } else if part == .ours, Self.marker("|", line) == size {
        part = .base
      } else if part == .ours || part == .base, Self.marker("=", line) == size {
        part = .theirs
      } else if part == .theirs, Self.marker(">", line) == size {
        part = .both
      } else {
        lines.append(line)
        if part == .both || part == .ours { ours += line }
        if part == .both || part == .theirs { theirs += line }
      }
    }
    guard size != nil, part == .both else { return nil }
    self.ours = ours
    self.theirs = theirs
    self.lines = lines
  }

  /// The versions that bytes hold: both sides of a file with whole conflicts, else the bytes themselves.
  static func versions(of bytes: [UInt8]) -> [[UInt8]] {
    guard mayStand(in: bytes), let markers = ConflictMarkers(bytes) else { return [bytes] }
    return [markers.ours, markers.theirs]
  }

  /// Whether a file holds the beginning of a conflict, whole or not.
  package static func mayStand(in bytes: [UInt8]) -> Bool {
    lines(of: bytes).contains { marker("<", $0) != nil }
  }

  /// Whether every line comes from one of some versions: nobody has typed anything since git wrote it.
  func isMade(of versions: [[UInt8]]) -> Bool {
    let known = Set(versions.flatMap(Self.lines))
    return lines.allSatisfy(known.contains)
  }

  /// The lines with their ends.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// The length of a marker of git's: at least seven times one character, then a blank or the line's end.
  private static func marker(_ character: Unicode.Scalar, _ line: ArraySlice<UInt8>) -> Int? {
    let length = line.prefix { $0 == UInt8(ascii: character) }.count
    guard length >= 7 else { return nil }
    let next = line.dropFirst(length).first
    let ends = [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    return next.map(ends.contains) ?? true ? length : nil
  }
}
