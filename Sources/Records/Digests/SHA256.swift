/// The SHA-256 digest of FIPS 180-4.
package struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  private var pending: [UInt8] = []
  private var count: UInt64 = 0

  package init() {}

  /// The digest of bytes as 64 lower-case hexadecimal digits.
  package static func hex(_ bytes: some Collection<UInt8>) -> String {
    var digest = SHA256()
    digest.update(bytes)
    return digest.hex()
  }

  /// The first 8 hexadecimal digits of the digest of bytes.
  package static func start(_ bytes: [UInt8]) -> String {
    var digest = SHA256()
    digest.finish(bytes)
    return String(decoding: digits(of: digest.state[0]), as: UTF8.self)
  }

  package mutating func update(_ bytes: some Collection<UInt8>) {
    count += UInt64(bytes.count)
    pending.append(contentsOf: bytes)
    compressPending()
  }

  package mutating func hex() -> String {
    finish([])
    var text: [UInt8] = []
    text.reserveCapacity(64)
    for word in state { text += Self.digits(of: word) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Takes in the last bytes, the mark of the end and the length.
  private mutating func finish(_ bytes: [UInt8]) {
    count += UInt64(bytes.count)
    pending.reserveCapacity(pending.count + bytes.count + 72)
    pending += bytes
    let length = count * 8
    pending.append(0x80)
    while pending.count % 64 != 56 { pending.append(0) }
    for place in 0..<8 {
      pending.append(UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64(place))))
    }
    compressPending()
  }

  private mutating func compressPending() {
    let bytes = pending
    var start = 0
    while bytes.count - start >= 64 {
      compress(bytes.span, start)
      start += 64
    }
    if start > 0 { pending = Array(bytes[start...]) }
  }

  private static func digits(of word: UInt32) -> [UInt8] {
    (0..<8).map { place in
      let digit = UInt8(truncatingIfNeeded: word >> UInt32(28 - 4 * place) & 15)
      return digit < 10 ? 0x30 + digit : 0x57 + digit
    }
  }

  private mutating func compress(_ bytes: Span<UInt8>, _ start: Int) {
    var schedule = [UInt32](repeating: 0, count: 64)
    for index in 0..<16 {
      let at = start &+ index &* 4
      schedule[index] =
        UInt32(bytes[at]) << 24 | UInt32(bytes[at &+ 1]) << 16 | UInt32(bytes[at &+ 2]) << 8
        | UInt32(bytes[at &+ 3])
    }
    for index in 16..<64 {
      let (a, b) = (schedule[index &- 15], schedule[index &- 2])
      let first = Self.rotated(a, 7) ^ Self.rotated(a, 18) ^ (a >> 3)
      let second = Self.rotated(b, 17) ^ Self.rotated(b, 19) ^ (b >> 10)
      schedule[index] = schedule[index &- 16] &+ first &+ schedule[index &- 7] &+ second
    }
    stir(schedule)
  }

  private mutating func stir(_ schedule: [UInt32]) {
    let constants = Self.constants
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let sumE = Self.rotated(e, 6) ^ Self.rotated(e, 11) ^ Self.rotated(e, 25)
      let sumA = Self.rotated(a, 2) ^ Self.rotated(a, 13) ^ Self.rotated(a, 22)
      let first = h &+ sumE &+ choice &+ constants[index] &+ schedule[index]
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ sumA &+ majority)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
