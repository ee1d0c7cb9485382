import Localization
import Records

/// A PNG file, chunk by chunk (PNG, third edition, W3C 2025).
enum PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Chunks that say how pixels look; everything else tells something of somebody, or nothing.
  private static let kept: Set<String> = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "sBIT", "bKGD",
    "pHYs",
  ]
  private static let mostChunks = 100_000

  /// The picture alone: no text, no time, no EXIF but how it has to be turned, no further frames, nothing behind the end.
  static func cleaned(_ bytes: [UInt8]) throws(PictureFault) -> CleanPicture {
    var at = signature.count
    var output = signature
    var removed: [Sentence] = []
    var size: (width: Int, height: Int)?
    var orientation = 1
    var pixels = PixelState.none
    var count = 0
    while true {
      let chunk = try chunk(bytes, at: at)
      count += 1
      guard count <= mostChunks else { throw .damaged(at: at, "it has too many parts") }
      guard (count == 1) == (chunk.type == "IHDR") else {
        throw .damaged(at: at, "its parts are not in order")
      }
      if chunk.type == "IHDR" { size = try header(bytes, chunk) }
      try pixels.take(chunk, at: at)
      if chunk.type == "eXIf" { orientation = EXIFOrientation.read(bytes[chunk.data]) ?? 1 }
      if kept.contains(chunk.type) {
        if chunk.type == "IDAT", pixels == .first, orientation != 1 {
          output += self.chunk("eXIf", EXIFOrientation.tiff(orientation))
        }
        output += bytes[at..<chunk.end]
      } else if chunk.isCritical {
        throw .damaged(at: at, "it has a part that no viewer knows")
      } else {
        removed.append(name(of: chunk.type))
      }
      at = chunk.end
      if chunk.type == "IEND" { break }
    }
    guard let size, pixels != .none else { throw .damaged(at: at, "it has no pixels") }
    if at < bytes.count { removed.append("\(bytes.count - at) bytes behind its end") }
    return try CleanPicture(
      kind: .png, width: size.width, height: size.height, orientation: orientation, bytes: output,
      removed: removed)
  }

  private static func name(of type: String) -> Sentence {
    switch type {
    case "tEXt", "zTXt", "iTXt": "text"
    case "eXIf": "EXIF"
    case "tIME": "a time"
    case "acTL", "fcTL", "fdAT": "further frames"
    default: "other data"
    }
  }

  /// Pixels stand in one row of chunks.
  private enum PixelState {
    case none, first, within, over

    mutating func take(_ chunk: Chunk, at offset: Int) throws(PictureFault) {
      switch (self, chunk.type == "IDAT") {
      case (.none, true): self = .first
      case (.first, true), (.within, true): self = .within
      case (.first, false), (.within, false): self = .over
      case (.over, true): throw .damaged(at: offset, "its pixels are torn apart")
      case (.none, false), (.over, false): break
      }
    }
  }

  private struct Chunk {
    let type: String
    let data: Range<Int>
    let end: Int
    /// Whether a viewer that does not know it cannot show the picture.
    let isCritical: Bool
  }

  private static func chunk(_ bytes: [UInt8], at start: Int) throws(PictureFault) -> Chunk {
    guard start + 12 <= bytes.count else { throw .damaged(at: start, "it ends in the middle") }
    let length = number(bytes, start)
    guard length <= 0x7fff_ffff, length <= bytes.count - start - 12 else {
      throw .damaged(at: start, "it ends in the middle")
    }
    let type = bytes[(start + 4)..<(start + 8)]
    guard type.allSatisfy({ (0x41...0x5a).contains($0 & 0xdf) }) else {
      throw .damaged(at: start, "a part has no name")
    }
    let data = (start + 8)..<(start + 8 + length)
    guard number(bytes, data.upperBound) == Int(CRC32.of(bytes[(start + 4)..<data.upperBound]))
    else {
      throw .damaged(at: start, "a checksum is wrong")
    }
    return Chunk(
      type: String(decoding: type, as: UTF8.self), data: data, end: data.upperBound + 4,
      isCritical: bytes[start + 4] & 0x20 == 0)
  }

  private static func header(
    _ bytes: [UInt8], _ chunk: Chunk
  ) throws(PictureFault) -> (width: Int, height: Int) {
    let start = chunk.data.lowerBound
    guard chunk.data.count == 13, bytes[start + 10] == 0, bytes[start + 11] == 0,
      bytes[start + 12] < 2
    else { throw .damaged(at: start, "its header is wrong") }
    let isKnown =
      switch (bytes[start + 9], bytes[start + 8]) {
      case (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (3, 1), (3, 2), (3, 4), (3, 8): true
      case (2, 8), (2, 16), (4, 8), (4, 16), (6, 8), (6, 16): true
      default: false
      }
    guard isKnown else { throw .damaged(at: start, "it has colours that PNG does not have") }
    return (number(bytes, start), number(bytes, start + 4))
  }

  private static func number(_ bytes: [UInt8], _ at: Int) -> Int {
    bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let named = Array(type.utf8) + data
    return big(UInt32(data.count)) + named + big(CRC32.of(named[...]))
  }

  private static func big(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

/// The checksum of PNG's chunks.
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? 0xedb8_8320 ^ crc >> 1 : crc >> 1 }
  }

  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { crc, byte in
      table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ crc >> 8
    }
  }
}
