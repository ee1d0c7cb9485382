import Laws
import Testing

@testable import JSON

/// Rules that look at bytes must agree with the plain ones that look at text.
@Suite("JSON: bytes and texts agree")
struct JSONByteRuleTests {
  @Test(arguments: Laws.seeds(0..<200))
  func orderAndSameness(seed: Int) {
    var random = RandomJSON(seed: seed)
    for _ in 0..<20 {
      let shared = Array(random.text().utf8)
      let left = shared + Array(random.text().utf8).prefix(seed % 4)
      let right = shared + Array(random.text().utf8).prefix(seed % 3)
      let bytes = left + right + [UInt8](repeating: 0x7a, count: seed % 17)
      let (a, b) = (0..<left.count, left.count..<(left.count + right.count))
      // Zero bytes never stand in a key without an escape.
      if !left.contains(0), !right.contains(0) {
        let (forward, backward) = (bytes.span.precedes(a, b), bytes.span.precedes(b, a))
        #expect(forward == left.lexicographicallyPrecedes(right))
        #expect(backward == right.lexicographicallyPrecedes(left))
      }
      let isSame = left.span.isSame(as: right.span)
      #expect(isSame == (left == right))
      let isOwnText = left.span.isSame(as: String(decoding: left, as: UTF8.self))
      #expect(isOwnText == (String(validating: left, as: UTF8.self) != nil))
    }
  }

  @Test(arguments: [
    "0", "-0", "7", "-7", "10", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "-9223372036854775809", "99999999999999999999", "1.0", "1e2", "-1.5",
  ])
  func wholeNumbers(lexeme: String) throws {
    #expect(try JSONReader.read(Array(lexeme.utf8)).root.integer == Int(lexeme))
  }
}
