import JSON
import Testing

@Suite("What describes itself becomes JSON")
struct ValueEncoderTests {
  private struct Amount: Encodable {
    var count = 3
    var share = 0.25
    var name: String? = nil
    var flag = true
    var list = [1, 2]
    var inner: [Inner] = [Inner(kind: .one), Inner(kind: .two)]
  }

  private struct Inner: Encodable {
    enum Kind: String, Encodable { case one, two }
    let kind: Kind
  }

  @Test("An object keeps every member, also the absent ones")
  func object() throws {
    let text = String(
      decoding: JSONWriter.compact(try ValueEncoder.value(of: Amount())), as: UTF8.self)
    #expect(
      text
        == #"{"count":3,"flag":true,"inner":[{"kind":"one"},{"kind":"two"}],"list":[1,2],"name":null,"share":0.25}"#
    )
  }

  @Test(
    "Numbers have at most six decimals and no exponent",
    arguments: [
      (0.0, "0"), (1.0, "1"), (-1.5, "-1.5"), (0.1 + 0.2, "0.3"), (2.0 / 3.0, "0.666667"),
      (-0.0000001, "0"), (123_456_789.125, "123456789.125"), (0.05, "0.05"),
    ])
  func number(value: Double, expected: String) throws {
    #expect(try ValueEncoder.value(of: value) == .number(expected))
  }

  @Test("What is no number is refused", arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func refused(value: Double) {
    #expect(throws: EncodingError.self) { try ValueEncoder.value(of: [value]) }
  }

  @Test("Texts are kept as bytes, lists may be empty")
  func edges() throws {
    #expect(try ValueEncoder.value(of: ["e\u{301}"]) == .array([.string("e\u{301}")]))
    #expect(try ValueEncoder.value(of: [Int]()) == .array([]))
    #expect(
      try ValueEncoder.value(of: ["key": 1]) == .object(JSONObject([Text("key"): .integer(1)])))
    #expect(try ValueEncoder.value(of: Text("a")) == .string("a"))
  }
}
