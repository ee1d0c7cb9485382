import Testing

@testable import Records

@Suite("SHA-256")
struct SHA256Tests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]
    let hex: String

    init(_ name: String, _ text: String, _ hex: String) {
      testDescription = name
      bytes = Array(text.utf8)
      self.hex = hex
    }
  }

  /// The first four are the examples of FIPS 180-4; the others sit at the edges of a block and were computed by
  /// another program.
  static let rows = [
    Row("nothing", "", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    Row("one block", "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    Row(
      "two blocks", "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    Row(
      "a million letters", String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    Row(
      "55 bytes", String(repeating: "x", count: 55),
      "d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072"),
    Row(
      "56 bytes", String(repeating: "x", count: 56),
      "04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e"),
    Row(
      "63 bytes", String(repeating: "x", count: 63),
      "75220b47218278e656f2013bb8f0c455a25eaf01e86c64924e9d48d89776d6f2"),
    Row(
      "64 bytes", String(repeating: "x", count: 64),
      "7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c"),
    Row(
      "119 bytes", String(repeating: "x", count: 119),
      "000b48d4edf0fa7bee3c6236ecd2785baa5db4eeb8bb54341b029e0d9fa5fb0c"),
  ]

  @Test(arguments: rows) func digest(_ row: Row) {
    #expect(SHA256.hex(row.bytes) == row.hex)
  }

  @Test(arguments: [1, 7, 63, 64, 65, 200]) func pieces(of size: Int) {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }
    var digest = SHA256()
    for start in stride(from: 0, to: bytes.count, by: size) {
      digest.update(bytes[start..<min(start + size, bytes.count)])
    }
    #expect(digest.hex() == SHA256.hex(bytes))
  }
}
