/// Letters with accents, and the plain letters that they fold to.
///
/// The rows are what composing each plain letter with accents gives; a test composes them again.
struct FoldingTable: Sendable {
  static let shared = FoldingTable()

  /// For each code point below ``limit``: 0 for none, otherwise one more than its row.
  private let rows: [UInt8]
  private let plain: [[UInt8]]
  private static let limit = 0x2000

  private init() {
    var rows = [UInt8](repeating: 0, count: Self.limit)
    for (row, letters) in Self.letters.enumerated() {
      for scalar in letters.accented.unicodeScalars {
        rows[Int(scalar.value)] = UInt8(truncatingIfNeeded: row + 1)
      }
    }
    self.rows = rows
    plain = Self.letters.map { Array($0.plain.utf8) }
  }

  /// The UTF-8 bytes of what a small letter folds to; `nil` for itself.
  func plain(_ scalar: Unicode.Scalar) -> [UInt8]? {
    guard scalar.value < Self.limit, case let row = rows[Int(scalar.value)], row > 0 else {
      return nil
    }
    return plain[Int(row) - 1]
  }

  private static let letters: [(plain: String, accented: String)] = [
    ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"),
    ("ae", "æ"),
    ("b", "ḃḅ"),
    ("c", "çćĉċčḉ"),
    ("d", "ðďđḋḍḑ"),
    ("e", "èéêëēĕėęěȅȇȩḕḗẹẻẽếềểễệ"),
    ("f", "ḟ"),
    ("g", "ĝğġģǧǵḡ"),
    ("h", "ĥħȟḣḥḧḩ"),
    ("i", "ìíîïĩīĭįıǐȉȋḯỉị"),
    ("j", "ĵǰ"),
    ("k", "ķǩḱḳ"),
    ("l", "ĺļľłḷḹ"),
    ("m", "ḿṁṃ"),
    ("n", "ñńņňŋǹṅṇ"),
    ("o", "òóôõöøōŏőơǒǫǭȍȏȫȭȯȱṍṑṓọỏốồổỗộớờởỡợ"),
    ("oe", "œ"),
    ("p", "ṕṗ"),
    ("r", "ŕŗřȑȓṙṛṝ"),
    ("s", "śŝşšșṡṣṩ"),
    ("ss", "ß"),
    ("t", "ţťŧțṫṭẗ"),
    ("th", "þ"),
    ("u", "ùúûüũūŭůűųưǔǖǘǜȕȗṳṹụủứừửữự"),
    ("v", "ṽṿ"),
    ("w", "ŵẁẃẅẇẉẘ"),
    ("x", "ẋẍ"),
    ("y", "ýÿŷȳẏẙỳỵỷỹ"),
    ("z", "źżžẑẓ"),
    ("α", "άἀἁἂἃἄἅἆἇὰάᾰᾱ"),
    ("ε", "έἐἑἒἓἔἕὲέ"),
    ("η", "ήἠἡἢἣἤἥἦἧὴή"),
    ("ι", "ΐίϊἰἱἲἳἴἵἶἷὶίῐῑῒΐῗ"),
    ("ο", "όὀὁὂὃὄὅὸό"),
    ("σ", "ς"),
    ("υ", "ΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῧ"),
    ("ω", "ώὠὡὢὣὤὥὦὧὼώ"),
    ("а", "ӑӓ"),
    ("г", "ѓ"),
    ("е", "ѐёӗ"),
    ("и", "йѝӣӥ"),
    ("о", "ӧ"),
    ("у", "ўӯӱӳ"),
    ("і", "ї"),
  ]
}
