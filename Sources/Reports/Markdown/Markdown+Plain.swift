extension Markdown {
  /// The words as they are read where nothing renders Markdown: escapes taken back, marks of code taken out.
  var plain: String {
    var result: [UInt8] = []
    let bytes = Array(source.utf8)
    var at = 0
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "\\"), at + 1 < bytes.count {
        result.append(bytes[at + 1])
        at += 2
      } else if let (byte, length) = Self.reference(bytes[at...]) {
        result.append(byte)
        at += length
      } else {
        if bytes[at] != UInt8(ascii: "`") { result.append(bytes[at]) }
        at += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func reference(_ bytes: ArraySlice<UInt8>) -> (UInt8, length: Int)? {
    guard bytes.first == UInt8(ascii: "&") else { return nil }
    for (name, character) in [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">")]
    where bytes.starts(with: name.utf8) {
      return character.utf8.first.map { ($0, name.utf8.count) }
    }
    return nil
  }
}
