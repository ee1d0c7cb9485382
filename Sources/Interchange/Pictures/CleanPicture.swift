import JSON
package import Localization
package import Records
package import Wording

/// A picture as it may be kept: what shows it, and nothing else that was in the file.
package struct CleanPicture: Hashable, Sendable {
  package let kind: PictureKind
  /// In pixels, as they are stored.
  package let width: Int
  package let height: Int
  /// How it has to be turned to stand upright, as EXIF says it; 1 for not at all.
  package let orientation: Int
  package let bytes: [UInt8]
  /// What was taken out, a few words each, such as "EXIF".
  package let removed: [Sentence]

  /// Larger files are refused.
  package static let largest = 2 << 20
  /// Wider and higher pictures are refused, and those with more pixels than the second number.
  static let longestSide = 16_384
  static let mostPixels = 40_000_000

  /// Takes a picture out of a file that may hold anything.
  ///
  /// - `place`: The file's name as the person gave it.
  /// - Throws: `WorkbenchError` with the code `invalidData` for what is no PNG or JPEG, is damaged or too large.
  package init(_ bytes: [UInt8], place: String) throws(WorkbenchError) {
    do throws(PictureFault) {
      guard !bytes.isEmpty else {
        throw PictureFault("the file is empty", "choose a PNG or JPEG picture")
      }
      if bytes.starts(with: PNGFile.signature) {
        self = try PNGFile.cleaned(bytes)
      } else if bytes.starts(with: [0xff, 0xd8]) {
        self = try JPEGFile.cleaned(bytes)
      } else {
        throw PictureFault(
          "this is no PNG and no JPEG picture", "save it as PNG or JPEG; the name alone does not do"
        )
      }
      guard self.bytes.count <= Self.largest else {
        throw PictureFault(
          "the picture has \(self.bytes.count >> 10) kB, and at most \(Self.largest >> 10) are kept",
          "crop it to what matters, or save it smaller, as JPEG or with fewer pixels")
      }
    } catch {
      throw WorkbenchError(.invalidData, at: place, error.problem, fix: error.remedy)
    }
  }

  init(
    kind: PictureKind, width: Int, height: Int, orientation: Int, bytes: [UInt8],
    removed: [Sentence]
  ) throws(PictureFault) {
    guard width > 0, height > 0, width <= Self.longestSide, height <= Self.longestSide,
      width * height <= Self.mostPixels
    else {
      throw PictureFault(
        "the picture is \(width) by \(height) pixels, which is too large or nothing",
        "save it with at most \(Self.longestSide) pixels a side and 40 million in all")
    }
    self.kind = kind
    self.width = width
    self.height = height
    self.orientation = orientation
    self.bytes = bytes
    var seen: Set<Sentence> = []
    self.removed = removed.filter { seen.insert($0).inserted }
  }
}

/// What is wrong with a picture's file.
struct PictureFault: Error, Hashable, Sendable {
  let problem: Sentence
  let remedy: Sentence

  init(_ problem: Sentence, _ remedy: Sentence) {
    self.problem = problem
    self.remedy = remedy
  }

  static func damaged(at offset: Int, _ what: Sentence) -> PictureFault {
    PictureFault(
      "the picture is damaged at byte \(offset): \(what)", "open it, save it again, and attach that"
    )
  }
}
