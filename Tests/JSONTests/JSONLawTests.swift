import Laws
import Testing

@testable import JSON

@Suite("JSON: laws")
struct JSONLawTests {
  @Test(arguments: Laws.seeds(0..<300))
  func canonicalFormReadsBackToTheSameBytes(seed: Int) throws {
    var random = RandomJSON(seed: seed)
    let tree = random.document()
    let bytes = JSONWriter.canonical(tree)
    let document = try JSONReader.read(bytes)
    #expect(document.duplicateKeys.isEmpty)
    #expect(JSONValue(document.root) == tree)
    #expect(JSONWriter.canonical(document) == bytes)
    #expect(CanonicalForm.isKept(by: document))
  }

  /// One byte of white space or punctuation more, less, or another one.
  @Test(arguments: Laws.seeds(0..<300))
  func whatIsNearlyCanonicalIsToldApart(seed: Int) throws {
    var random = RandomJSON(seed: seed)
    let bytes = JSONWriter.canonical(random.document())
    for _ in 0..<40 {
      var changed = bytes
      let at = Int.random(in: 0..<bytes.count, using: &random.chance)
      let other = Array(" \t\n,\"~a\\/".utf8).randomElement(using: &random.chance) ?? 0x20
      switch Int.random(in: 0..<4, using: &random.chance) {
      case 0: changed.remove(at: at)
      case 1: changed.insert(other, at: at)
      case 2: changed[at] = other
      default: changed.swapAt(at, Int.random(in: 0..<bytes.count, using: &random.chance))
      }
      guard let document = try? JSONReader.read(changed) else { continue }
      let isCanonical = JSONWriter.canonical(document) == changed
      #expect(CanonicalForm.isKept(by: document) == isCanonical, "\(changed)")
    }
  }

  @Test(arguments: Laws.seeds(0..<300))
  func carelessFormHoldsTheSameTree(seed: Int) throws {
    var random = RandomJSON(seed: seed)
    let tree = random.document()
    let document = try JSONReader.read(Array(random.careless(tree).utf8))
    #expect(document.duplicateKeys.isEmpty)
    #expect(JSONValue(document.root) == tree)
    #expect(JSONWriter.canonical(document) == JSONWriter.canonical(tree))
    let isCanonical = JSONWriter.canonical(document) == document.bytes
    #expect(CanonicalForm.isKept(by: document) == isCanonical)
  }

  @Test(arguments: 0..<60)
  func noPieceOfADocumentIsADocument(seed: Int) {
    var random = RandomJSON(seed: seed)
    let bytes = Array(random.careless(random.document()).utf8)
    for length in 0..<min(bytes.count, 1500) {
      let cut = Array(bytes.prefix(length))
      let error = #expect(throws: JSONError.self) { try JSONReader.read(cut) }
      let isMidScalar = bytes[length] & 0xc0 == 0x80
      #expect(error?.reason == (isMidScalar ? .invalidUTF8 : .endedEarly), "cut at \(length)")
    }
  }

  @Test(arguments: Laws.seeds(0..<200))
  func anErrorBetweenLinesIsFound(seed: Int) {
    var random = RandomJSON(seed: seed)
    var lines = JSONWriter.canonical(random.document()).split(separator: UInt8(ascii: "\n"))
    let line = Int.random(in: 0...lines.count, using: &random.chance)
    let column = Int.random(in: 1...9, using: &random.chance)
    lines.insert(Array(String(repeating: " ", count: column - 1).utf8)[...] + [0x3f], at: line)
    let error = #expect(throws: JSONError.self) {
      try JSONReader.read(Array(lines.joined(separator: [UInt8(ascii: "\n")])))
    }
    #expect(error?.position == TextPosition(line: line + 1, column: column))
  }

  @Test(arguments: Laws.seeds(0..<200))
  func anErrorInsideATextIsFound(seed: Int) {
    var random = RandomJSON(seed: seed)
    let before = random.text().unicodeScalars.filter {
      $0.value >= 0x20 && $0 != "\"" && $0 != "\\"
    }
    let lines = Int.random(in: 0...5, using: &random.chance)
    let opening = "[" + String(repeating: "\n", count: lines) + "\""
    let bytes =
      Array((opening + String(String.UnicodeScalarView(before))).utf8) + [0x02]
      + Array(random.text().utf8)
    let error = #expect(throws: JSONError.self) { try JSONReader.read(bytes) }
    let column = (lines == 0 ? 3 : 2) + before.count
    #expect(error?.reason == .controlCharacter)
    #expect(error?.position == TextPosition(line: lines + 1, column: column))
  }

  @Test(arguments: Laws.seeds(0..<100))
  func everyPositionInAWordIsChecked(offset: Int) throws {
    let letters = String(repeating: "x", count: offset)
    for bad: UInt8 in [0x00, 0x1f, 0x80, 0xff] {
      let bytes = Array("\"\(letters)".utf8) + [bad] + Array("\(letters)\"".utf8)
      let error = #expect(throws: JSONError.self) { try JSONReader.read(bytes) }
      #expect(error?.position == TextPosition(line: 1, column: offset + 2))
    }
    for good in ["\\\"", "\\n", "é", "€", "😀", "\u{7f}"] {
      let text = "\"\(letters)\(good)\(letters)\"\n"
      #expect(JSONWriter.canonical(try JSONReader.read(Array(text.utf8))) == Array(text.utf8))
    }
  }
}
