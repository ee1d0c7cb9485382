import Localization
import Records

/// A JPEG file, segment by segment (ITU-T T.81, JFIF 1.02).
enum JPEGFile {
  private static let mostSegments = 100_000

  /// The picture alone: no EXIF but how it has to be turned, no XMP, no comment, no thumbnail, nothing behind the end.
  static func cleaned(_ bytes: [UInt8]) throws(PictureFault) -> CleanPicture {
    var reading = JPEGReading(bytes)
    var count = 0
    while try reading.step() {
      count += 1
      guard count <= mostSegments else {
        throw .damaged(at: reading.at, "it has too many parts")
      }
    }
    return try reading.picture()
  }
}

/// One go through the segments.
private struct JPEGReading {
  private let bytes: [UInt8]
  private(set) var at = 2
  private var output: [UInt8] = []
  private var removed: [Sentence] = []
  private var size: (width: Int, height: Int)?
  private var orientation = 1
  private var hasPixels = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Takes the next segment.
  ///
  /// - Returns: Whether the picture goes on.
  mutating func step() throws(PictureFault) -> Bool {
    guard at + 1 < bytes.count else { throw .damaged(at: at, "it ends in the middle") }
    guard bytes[at] == 0xff else { throw .damaged(at: at, "a part has no name") }
    while at + 1 < bytes.count, bytes[at + 1] == 0xff { at += 1 }
    guard at + 1 < bytes.count else { throw .damaged(at: at, "it ends in the middle") }
    let marker = bytes[at + 1]
    if marker == 0xd9 {
      at += 2
      return false
    }
    guard marker >= 0xc0, !(0xd0...0xd8).contains(marker) else {
      throw .damaged(at: at, "a part stands where none may")
    }
    guard at + 4 <= bytes.count else { throw .damaged(at: at, "it ends in the middle") }
    let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
    let end = at + 2 + length
    guard length >= 2, end <= bytes.count else { throw .damaged(at: at, "it ends in the middle") }
    try take(marker, (at + 4)..<end, end)
    return true
  }

  private mutating func take(_ marker: UInt8, _ data: Range<Int>, _ end: Int) throws(PictureFault) {
    let start = at
    at = end
    switch marker {
    case 0xc4, 0xcc, 0xdb, 0xdc, 0xdd: output += bytes[start..<end]
    case 0xc0...0xcf:
      try frame(data, start)
      output += bytes[start..<end]
    case 0xda:
      guard size != nil else { throw .damaged(at: start, "pixels come before their size") }
      hasPixels = true
      skipPixels()
      output += bytes[start..<at]
    case 0xe0 where starts(data, "JFIF\0") && data.count >= 14:
      // Density as it was, and no thumbnail.
      output += [0xff, 0xe0, 0, 16] + bytes[data.lowerBound..<(data.lowerBound + 12)] + [0, 0]
      if data.count > 14 { removed.append("a thumbnail") }
    case 0xe2 where starts(data, "ICC_PROFILE\0"): output += bytes[start..<end]
    case 0xee where starts(data, "Adobe") && data.count == 12: output += bytes[start..<end]
    case 0xe1:
      if starts(data, "Exif\0\0") {
        orientation =
          EXIFOrientation.read(bytes[(data.lowerBound + 6)..<data.upperBound]) ?? orientation
        removed.append("EXIF")
      } else {
        removed.append("XMP")
      }
    case 0xed: removed.append("IPTC")
    case 0xfe: removed.append("a comment")
    case 0xe0...0xef: removed.append("other data")
    default: throw .damaged(at: start, "it has a part that no viewer knows")
    }
  }

  private mutating func frame(_ data: Range<Int>, _ start: Int) throws(PictureFault) {
    guard data.count >= 6, size == nil else { throw .damaged(at: start, "its size is wrong") }
    let at = data.lowerBound
    size = (
      Int(bytes[at + 3]) << 8 | Int(bytes[at + 4]), Int(bytes[at + 1]) << 8 | Int(bytes[at + 2])
    )
  }

  /// Goes to the next part: in pixels 0xff is followed by 0, or by a mark to begin anew.
  private mutating func skipPixels() {
    while at < bytes.count {
      if bytes[at] == 0xff {
        guard at + 1 < bytes.count else { return }
        let next = bytes[at + 1]
        if next != 0, next != 0xff, !(0xd0...0xd7).contains(next) { return }
      }
      at += 1
    }
  }

  private func starts(_ data: Range<Int>, _ words: String) -> Bool {
    bytes[data].starts(with: words.utf8)
  }

  func picture() throws(PictureFault) -> CleanPicture {
    guard let size, hasPixels else { throw .damaged(at: at, "it has no pixels") }
    var removed = removed
    if at < bytes.count { removed.append("\(bytes.count - at) bytes behind its end") }
    let head: [UInt8] = [0xff, 0xd8] + turned
    return try CleanPicture(
      kind: .jpeg, width: size.width, height: size.height, orientation: orientation,
      bytes: head + output + [0xff, 0xd9], removed: removed)
  }

  /// EXIF that says how the picture has to be turned, and nothing else.
  private var turned: [UInt8] {
    guard orientation != 1 else { return [] }
    let data = Array("Exif\0\0".utf8) + EXIFOrientation.tiff(orientation)
    return [0xff, 0xe1, 0, UInt8(truncatingIfNeeded: data.count + 2)] + data
  }
}
