/// A picture within a report: always in words, and to look at where the reader of the report has its file.
package struct ShownPicture: Sendable, Hashable {
  /// What it shows, in words.
  package let alternative: String
  /// Where it lies, from the workspace on.
  package let path: String
  /// In pixels.
  package let width: Int
  package let height: Int
  /// The address of its file as seen from the report; `nil` where the report has no place, or the file is not there.
  package internal(set) var source: String?

  package init(alternative: String, path: String, width: Int, height: Int) {
    self.alternative = alternative
    self.path = path
    self.width = width
    self.height = height
  }

  /// Its file's name.
  package var file: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The picture in words, with the place of its file.
  package var sentence: Sentence { "Picture: \(alternative) (\(path))" }

  /// An address in which nothing can end it or act: what is no plain sign of ASCII is written as its bytes.
  package static func address(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain =
        (0x61...0x7a).contains(byte) || (0x41...0x5a).contains(byte) || (0x30...0x39).contains(byte)
        || "/-._~".utf8.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain
        ? String(UnicodeScalar(byte)) : "%" + (digits.utf8.count < 2 ? "0" : "") + digits
    }.joined()
  }
}

extension Document {
  /// The pictures of the report, in order.
  package var pictures: [ShownPicture] {
    blocks.compactMap { block in if case .picture(let picture) = block { picture } else { nil } }
  }

  /// The same report with the addresses of its pictures, as seen from where it will lie.
  ///
  /// - Parameter source: `nil` for a picture that stays in words.
  package func showing(_ source: (ShownPicture) -> String?) -> Document {
    var shown = self
    shown.replace { block in
      guard case .picture(var picture) = block else { return block }
      picture.source = source(picture)
      return .picture(picture)
    }
    return shown
  }
}
