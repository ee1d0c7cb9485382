/// Text compared, ordered and hashed by its UTF-8 bytes.
///
/// Swift's own `String` treats canonically equivalent texts as equal ("é" in one code point or two). Two files that
/// differ in such a text differ in their bytes, so records use this type wherever a text is a key, a member of a
/// set or a value under comparison.
package struct Text: Sendable {
  package var string: String

  package init(_ string: String) {
    self.string = string
  }

  /// Makes text of bytes that a reader has already found to be valid UTF-8.
  package init(validated bytes: some Collection<UInt8>) {
    self.string = String(decoding: bytes, as: UTF8.self)
  }

  /// Whether there are no bytes at all.
  package var isEmpty: Bool { string.utf8.isEmpty }

  /// Whether both hold the same bytes.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func isSame(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    let quick: Bool? = unsafe left.utf8.withContiguousStorageIfAvailable { buffer in
      unsafe buffer.span.isSame(as: right)
    }
    return quick ?? left.utf8.elementsEqual(right.utf8)
  }

  /// Whether the bytes of `left` come before those of `right`.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    let quick: Bool?? = unsafe left.utf8.withContiguousStorageIfAvailable { one in
      unsafe right.utf8.withContiguousStorageIfAvailable { other in
        unsafe one.span.precedes(other.span)
      }
    }
    return (quick ?? nil) ?? left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

extension Text: Hashable {
  package static func == (left: Text, right: Text) -> Bool {
    isSame(left.string, right.string)
  }

  package func hash(into hasher: inout Hasher) {
    var text = string
    text.withUTF8 { buffer in
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(buffer))
    }
    hasher.combine(0xff as UInt8)
  }
}

extension Text: Comparable {
  package static func < (left: Text, right: Text) -> Bool {
    precedes(left.string, right.string)
  }
}

extension Text: ExpressibleByStringLiteral, CustomStringConvertible {
  package init(stringLiteral value: String) {
    self.init(value)
  }

  package var description: String { string }
}
