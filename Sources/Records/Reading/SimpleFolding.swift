/// Code points of which each is a character of its own beside others of them, so that texts of nothing else need not be
/// cut into characters to be folded.
struct SimpleFolding: Sendable {
  static let shared = SimpleFolding()

  /// What the code points up to ``tableLimit`` fold to.
  private let table: [[UInt8]]
  /// The first accent that stands alone.
  static let tableLimit: UInt32 = 0x300

  private init() {
    table = (0..<Self.tableLimit).map { value in
      Unicode.Scalar(value).map { WordFolding.foldedByCharacters(String(Character($0))) } ?? []
    }
  }

  /// What a code point below ``tableLimit`` folds to.
  func folded(_ scalar: Unicode.Scalar) -> [UInt8] { table[Int(scalar.value)] }

  /// Latin letters and signs, dashes, quotation marks, currencies, Chinese and Japanese, full-width forms: none of them
  /// joins another, and those above ``tableLimit`` fold to themselves or to ASCII.
  static func isSimple(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<tableLimit, 0x2010...0x2027, 0x20a0...0x20bf, 0x3001...0x3029, 0x3041...0x3096,
      0x30a1...0x30fa, 0x4e00...0x9fff, 0xff01...0xff5e:
      true
    default: false
    }
  }
}
