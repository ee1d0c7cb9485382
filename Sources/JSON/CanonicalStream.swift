/// Writes canonical JSON from its beginning to its end, without a value in memory: for reports that hold the same shape
/// thousands of times.
///
/// Whoever uses it gives the keys of each object in the order of ``CanonicalOrder``, and closes what it opens.
package struct CanonicalStream {
  package enum Container {
    case object, array
  }

  package private(set) var bytes: [UInt8] = []
  /// How many objects and lists are around what is written next.
  private var depth: Int
  /// Whether something stands in the innermost of them.
  private var hasMember = false

  /// - Parameter depth: How many objects and lists are around the text as a whole.
  package init(depth: Int) { self.depth = depth }

  package mutating func begin(_ container: Container) {
    bytes.append(container == .object ? UInt8(ascii: "{") : UInt8(ascii: "["))
    depth += 1
    hasMember = false
  }

  package mutating func end(_ container: Container) {
    depth -= 1
    if hasMember { newLine() }
    bytes.append(container == .object ? UInt8(ascii: "}") : UInt8(ascii: "]"))
    hasMember = true
  }

  /// Begins a member of an object; its value comes next.
  ///
  /// - Parameter name: ASCII letters only, which need no escapes.
  package mutating func key(_ name: StaticString) {
    element()
    bytes.append(UInt8(ascii: "\""))
    write(name)
    write("\": ")
  }

  /// Begins an element of a list; its value comes next.
  package mutating func element() {
    if hasMember { bytes.append(UInt8(ascii: ",")) }
    newLine()
    hasMember = true
  }

  package mutating func string(_ text: String) { JSONEscapes.write(text, to: &bytes) }

  package mutating func integer(_ number: Int) {
    if (0..<10).contains(number) {
      bytes.append(UInt8(ascii: "0") + UInt8(number))
    } else {
      bytes += String(number).utf8
    }
  }

  /// - Parameter text: A number as JSON writes it.
  package mutating func number(_ text: String) { bytes += text.utf8 }

  package mutating func null() { write("null") }

  /// A list of texts.
  package mutating func strings(_ texts: [String]) {
    begin(.array)
    for text in texts {
      element()
      string(text)
    }
    end(.array)
  }

  private mutating func write(_ text: StaticString) {
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func newLine() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth {
      bytes.append(UInt8(ascii: " "))
      bytes.append(UInt8(ascii: " "))
    }
  }
}
