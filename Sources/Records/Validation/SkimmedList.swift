import JSON

/// A list of texts without escapes that rise by their bytes.
enum SkimmedList {
  /// Where it ends that begins with the bracket at an offset, if every text passes; ``JSONSkim/unsure`` otherwise.
  static func read(
    _ bytes: Span<UInt8>, _ start: Int, _ passes: (Span<UInt8>) -> Bool
  ) -> Int {
    var at = JSONSkim.endOfSpace(bytes, start &+ 1)
    if at < bytes.count, bytes[at] == UInt8(ascii: "]") { return at &+ 1 }
    var last = JSONSkim.none
    while at < bytes.count, bytes[at] == UInt8(ascii: "\"") {
      let end = JSONSkim.endOfRisingText(bytes, at, after: &last)
      guard end > 0, passes(bytes.extracting(last)) else { return JSONSkim.unsure }
      at = JSONSkim.endOfSpace(bytes, end)
      guard at < bytes.count else { return JSONSkim.unsure }
      if bytes[at] == UInt8(ascii: "]") { return at &+ 1 }
      guard bytes[at] == UInt8(ascii: ",") else { return JSONSkim.unsure }
      at = JSONSkim.endOfSpace(bytes, at &+ 1)
    }
    return JSONSkim.unsure
  }
}
