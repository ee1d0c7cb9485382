import Localization
import Records
import Testing
import Wording

@testable import Interchange

/// Small pictures, made part by part, with what must not stay in them.
enum PictureBytes {
  static let secret = "Ilka Morvan was here"

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let named = Array(type.utf8) + data
    return big(UInt32(data.count)) + named + big(CRC32.of(named[...]))
  }

  static func big(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  static func header(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    chunk("IHDR", big(width) + big(height) + [8, 2, 0, 0, 0])
  }

  /// What zlib makes of one red pixel.
  static let pixels: [UInt8] = [
    0x78, 0x9c, 0x63, 0xf8, 0xcf, 0xc0, 0x00, 0x00, 0x03, 0x01, 0x01, 0x00,
  ]

  static func png(
    width: UInt32 = 1, height: UInt32 = 1, between: [UInt8] = [], after: [UInt8] = []
  ) -> [UInt8] {
    PNGFile.signature + header(width, height) + between + chunk("IDAT", pixels)
      + chunk("IEND", []) + after
  }

  static func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
    let length = data.count + 2
    return [0xff, marker, UInt8(length >> 8), UInt8(length & 0xff)] + data
  }

  static let frame = segment(0xc0, [8, 0, 7, 0, 9, 1, 1, 0x11, 0])

  static func jpeg(_ parts: [UInt8] = [], after: [UInt8] = []) -> [UInt8] {
    [0xff, 0xd8] + parts + segment(0xdb, [UInt8](repeating: 1, count: 65)) + frame
      + segment(0xda, [1, 1, 0, 0, 63, 0]) + [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]
      + [0xff, 0xd9] + after
  }

  static func exif(_ orientation: Int) -> [UInt8] {
    Array("Exif\0\0".utf8) + EXIFOrientation.tiff(orientation) + Array(secret.utf8)
  }
}

struct DirtyPicture: CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  let removed: [String]
  var orientation = 1
}

struct BadPicture: CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  let problem: String
}

@Suite("Pictures as they may be kept")
struct CleanPictureTests {
  private static let secret = Array(PictureBytes.secret.utf8)

  static let dirty: [DirtyPicture] = [
    .init(
      testDescription: "PNG, text",
      bytes: PictureBytes.png(
        between: PictureBytes.chunk("tEXt", Array("Author\0".utf8) + secret)), removed: ["text"]),
    .init(
      testDescription: "PNG, EXIF",
      bytes: PictureBytes.png(
        between: PictureBytes.chunk("eXIf", EXIFOrientation.tiff(6) + secret)), removed: ["EXIF"],
      orientation: 6),
    .init(
      testDescription: "PNG, time and frames",
      bytes: PictureBytes.png(
        between: PictureBytes.chunk("tIME", [7, 234, 1, 1, 1, 1, 1])
          + PictureBytes.chunk("fdAT", secret)), removed: ["a time", "further frames"]),
    .init(
      testDescription: "PNG, a file behind its end",
      bytes: PictureBytes.png(
        after: Array("PK\u{3}\u{4}".utf8) + secret),
      removed: ["\(4 + secret.count) bytes behind its end"]),
    .init(
      testDescription: "JPEG, EXIF that turns it",
      bytes: PictureBytes.jpeg(
        PictureBytes.segment(0xe1, PictureBytes.exif(8))), removed: ["EXIF"], orientation: 8),
    .init(
      testDescription: "JPEG, EXIF, XMP, IPTC, comment",
      bytes: PictureBytes.jpeg(
        PictureBytes.segment(0xe1, PictureBytes.exif(1))
          + PictureBytes.segment(0xe1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + secret)
          + PictureBytes.segment(0xed, secret) + PictureBytes.segment(0xfe, secret)
          + PictureBytes.segment(0xe2, Array("MPF\0".utf8) + secret)),
      removed: ["EXIF", "XMP", "IPTC", "a comment", "other data"]),
    .init(
      testDescription: "JPEG, thumbnail in JFIF",
      bytes: PictureBytes.jpeg(
        PictureBytes.segment(0xe0, Array("JFIF\0".utf8) + [1, 2, 0, 0, 1, 0, 1, 2, 2] + secret)),
      removed: ["a thumbnail"]),
    .init(
      testDescription: "JPEG, a file behind its end", bytes: PictureBytes.jpeg(after: secret),
      removed: ["\(secret.count) bytes behind its end"]),
  ]

  @Test("hold nothing but the picture", arguments: dirty)
  func cleaned(_ row: DirtyPicture) throws {
    let picture = try CleanPicture(row.bytes, place: "x")
    #expect(picture.removed.map { $0.plain() } == row.removed)
    #expect(picture.orientation == row.orientation)
    #expect(!holds(picture.bytes, Self.secret))
    // Cleaning what was cleaned finds nothing to take out but the way it is turned, which is said the same way.
    let again = try CleanPicture(picture.bytes, place: "x")
    #expect(again.bytes == picture.bytes && again.orientation == row.orientation)
    #expect(again.removed == (row.orientation == 1 ? [] : ["EXIF"]))
  }

  @Test("keep colours, and know their size")
  func kept() throws {
    let profile =
      PictureBytes.chunk("iCCP", Array("x\0\0".utf8)) + PictureBytes.chunk("gAMA", [0, 0, 1, 0])
    let png = try CleanPicture(PictureBytes.png(width: 3, height: 2, between: profile), place: "x")
    #expect(png.bytes == PictureBytes.png(width: 3, height: 2, between: profile))
    #expect(png.width == 3 && png.height == 2 && png.kind == .png && png.removed.isEmpty)
    let icc = PictureBytes.segment(0xe2, Array("ICC_PROFILE\0".utf8) + [1, 1, 9])
    let jpeg = try CleanPicture(PictureBytes.jpeg(icc), place: "x")
    #expect(jpeg.bytes == PictureBytes.jpeg(icc))
    #expect(jpeg.width == 9 && jpeg.height == 7 && jpeg.kind == .jpeg)
  }

  static let bad: [BadPicture] = [
    .init(testDescription: "zero bytes", bytes: [], problem: "empty"),
    .init(testDescription: "text", bytes: Array("not a picture".utf8), problem: "no PNG"),
    .init(testDescription: "SVG", bytes: Array("<svg onload=x>".utf8), problem: "no PNG"),
    .init(testDescription: "only a signature", bytes: PNGFile.signature, problem: "in the middle"),
    .init(
      testDescription: "huge", bytes: PictureBytes.png(width: 100_000, height: 2),
      problem: "100000 by 2"),
    .init(testDescription: "no pixels wide", bytes: PictureBytes.png(width: 0), problem: "0 by 1"),
    .init(
      testDescription: "too many pixels", bytes: PictureBytes.png(width: 16_000, height: 16_000),
      problem: "too large"),
    .init(
      testDescription: "wrong checksum",
      bytes: PictureBytes.png().enumerated().map { $0.offset == 20 ? $0.element ^ 1 : $0.element },
      problem: "checksum"),
    .init(
      testDescription: "unknown critical part",
      bytes: PictureBytes.png(between: PictureBytes.chunk("ABCD", [])), problem: "no viewer"),
    .init(
      testDescription: "pixels torn apart",
      bytes: PictureBytes.png(
        between: PictureBytes.chunk("IDAT", [1]) + PictureBytes.chunk("tEXt", [])), problem: "torn"),
    .init(
      testDescription: "JPEG without an end", bytes: PictureBytes.jpeg().dropLast(2),
      problem: "in the middle"),
    .init(
      testDescription: "JPEG without pixels", bytes: [0xff, 0xd8, 0xff, 0xd9], problem: "no pixels"),
    .init(
      testDescription: "a length beyond the end", bytes: [0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1],
      problem: "in the middle"),
  ]

  @Test("what is none is refused with a remedy", arguments: bad)
  func refused(_ row: BadPicture) {
    do {
      _ = try CleanPicture(row.bytes, place: "x.png")
      Issue.record("it was taken")
    } catch {
      #expect(
        error.problem.plain().contains(row.problem) && !error.remedy.isEmpty
          && error.place == "x.png")
    }
  }

  @Test("many markers are read in linear time, and one picture too many bytes is refused")
  func large() throws {
    let comments = (0..<20_000).flatMap { _ in PictureBytes.segment(0xfe, [1]) }
    #expect(try CleanPicture(PictureBytes.jpeg(comments), place: "x").removed == ["a comment"])
    let data = [UInt8](repeating: 7, count: CleanPicture.largest)
    let png = PictureBytes.png(between: PictureBytes.chunk("iCCP", data))
    #expect(throws: (any Error).self) { try CleanPicture(png, place: "x") }
  }

  @Test(
    "cut and changed files never end the program and never keep what was to go", arguments: 0..<200)
  func damaged(_ seed: Int) {
    var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 | 1
    func next(_ below: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(below))
    }
    var bytes = Self.dirty[seed % Self.dirty.count].bytes
    for _ in 0..<next(4) + 1 {
      if next(3) == 0 {
        bytes = Array(bytes.prefix(next(bytes.count) + 1))
      } else {
        bytes[next(bytes.count)] = UInt8(next(256))
      }
    }
    if let picture = try? CleanPicture(bytes, place: "x") {
      #expect((try? CleanPicture(picture.bytes, place: "x"))?.bytes == picture.bytes)
    }
  }

  private func holds(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: part) }
  }
}
