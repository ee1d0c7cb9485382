import JSON
import Records

/// Comparing nodes of several documents by their bytes, without decoding them.
enum NodeBytes {
  /// Whether both are written alike, down to white space.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func areSame(_ left: JSONNode, _ right: JSONNode) -> Bool {
    let (a, b) = (left.document.nodes[left.index], right.document.nodes[right.index])
    guard a.kind == b.kind, a.length == b.length else { return false }
    let (one, other) = (left.document.bytes, right.document.bytes)
    return one.span.extracting(range(a)).isSame(as: other.span.extracting(range(b)))
  }

  /// Whether a key comes before another in canonical order (-1), after it (1), or is the same (0).
  static func order(ofKey left: JSONNode, _ right: JSONNode) -> Int {
    let (a, b) = (left.document.nodes[left.index], right.document.nodes[right.index])
    if a.isEscaped || b.isEscaped || isFormat(left, a) || isFormat(right, b) {
      let (one, other) = (left.string ?? "", right.string ?? "")
      if Text.isSame(one, other) { return 0 }
      return CanonicalOrder.precedes(one, other) ? -1 : 1
    }
    let (one, other) = (left.document.bytes, right.document.bytes)
    return one.span.extracting(range(a)).order(to: other.span.extracting(range(b)))
  }

  private static func range(_ node: JSONDocument.Node) -> Range<Int> {
    Int(node.start)..<Int(node.start) + Int(node.length)
  }

  private static func isFormat(_ node: JSONNode, _ stored: JSONDocument.Node) -> Bool {
    stored.length == 7 && node.isString(SystemKey.format)
  }
}
