/// Looks whether a document is written in canonical form, without writing it.
package enum CanonicalForm {
  /// Whether the canonical bytes of a document are its own.
  ///
  /// - Complexity: O(*n*) in the number of bytes; nothing is allocated where no text has an escape.
  package static func isKept(by document: JSONDocument) -> Bool {
    let bytes = document.bytes
    let end = endOfValue(document, bytes.span, 0, from: 0, indent: 0)
    return end >= 0 && end == bytes.count - 1 && bytes[end] == UInt8(ascii: "\n")
  }

  /// Whether the canonical bytes of an object or a list are its own, where it stands this deep in others.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func isKept(by node: JSONNode, indent: Int) -> Bool {
    let (document, index) = (node.document, node.index)
    let (bytes, stored) = (document.bytes, document.nodes[index])
    let start = Int(stored.start)
    return endOfValue(document, bytes.span, index, from: start, indent: indent)
      == start + Int(stored.length)
  }

  /// Where a value ends that must begin at an offset; negative where it is not in canonical form.
  private static func endOfValue(
    _ document: JSONDocument, _ bytes: Span<UInt8>, _ index: Int, from start: Int, indent: Int
  ) -> Int {
    let node = document.nodes[index]
    switch node.kind {
    case .object, .array:
      guard Int(node.start) == start else { return -1 }
      return node.kind == .object
        ? endOfObject(document, bytes, index, indent) : endOfArray(document, bytes, index, indent)
    case .string:
      return endOfText(document, bytes, index, from: start)
    default:
      return Int(node.start) == start ? start + Int(node.length) : -1
    }
  }

  private static func endOfText(
    _ document: JSONDocument, _ bytes: Span<UInt8>, _ index: Int, from start: Int
  ) -> Int {
    let node = document.nodes[index]
    guard Int(node.start) == start + 1 else { return -1 }
    let end = start + Int(node.length) + 2
    guard node.isEscaped else { return end }
    var written: [UInt8] = []
    JSONEscapes.write(JSONEscapes.decoded(document.bytes[node.range]), to: &written)
    return bytes.extracting(start..<end).isSame(as: written.span) ? end : -1
  }

  private static func endOfObject(
    _ document: JSONDocument, _ bytes: Span<UInt8>, _ index: Int, _ indent: Int
  ) -> Int {
    let node = document.nodes[index]
    var (at, key, last) = (Int(node.start) + 1, index + 1, -1)
    while key < Int(node.next) {
      if last >= 0, !follows(document, bytes, key, last) { return -1 }
      at = endOfGap(bytes, at, isFirst: last < 0, indent + 1)
      guard at >= 0 else { return -1 }
      at = endOfText(document, bytes, key, from: at)
      guard at >= 0, at + 1 < bytes.count, bytes[at] == UInt8(ascii: ":"), bytes[at + 1] == 0x20
      else { return -1 }
      at = endOfValue(document, bytes, key + 1, from: at + 2, indent: indent + 1)
      guard at >= 0 else { return -1 }
      (last, key) = (key, Int(document.nodes[key + 1].next))
    }
    return endOfContainer(bytes, at, node, isEmpty: last < 0, indent)
  }

  private static func endOfArray(
    _ document: JSONDocument, _ bytes: Span<UInt8>, _ index: Int, _ indent: Int
  ) -> Int {
    let node = document.nodes[index]
    var (at, element) = (Int(node.start) + 1, index + 1)
    while element < Int(node.next) {
      at = endOfGap(bytes, at, isFirst: element == index + 1, indent + 1)
      guard at >= 0 else { return -1 }
      at = endOfValue(document, bytes, element, from: at, indent: indent + 1)
      guard at >= 0 else { return -1 }
      element = Int(document.nodes[element].next)
    }
    return endOfContainer(bytes, at, node, isEmpty: node.next == index + 1, indent)
  }

  private static func endOfContainer(
    _ bytes: Span<UInt8>, _ at: Int, _ node: JSONDocument.Node, isEmpty: Bool, _ indent: Int
  ) -> Int {
    let bracket = isEmpty ? at : endOfGap(bytes, at, isFirst: true, indent)
    let end = Int(node.start) + Int(node.length)
    return bracket >= 0 && bracket + 1 == end ? end : -1
  }

  /// Where a line begins after a comma, which the first one does not have; negative if there is another gap.
  private static func endOfGap(
    _ bytes: Span<UInt8>, _ start: Int, isFirst: Bool, _ indent: Int
  ) -> Int {
    var at = start
    if !isFirst {
      guard at < bytes.count, bytes[at] == UInt8(ascii: ",") else { return -1 }
      at += 1
    }
    let end = at + 1 + indent * 2
    guard end < bytes.count, bytes[at] == UInt8(ascii: "\n") else { return -1 }
    at += 1
    while at < end {
      if bytes[at] != 0x20 { return -1 }
      at &+= 1
    }
    return end
  }

  /// Whether a key may stand after another; a repeated one may.
  private static func follows(
    _ document: JSONDocument, _ bytes: Span<UInt8>, _ key: Int, _ last: Int
  ) -> Bool {
    let (one, other) = (document.nodes[last], document.nodes[key])
    if one.isEscaped || other.isEscaped || isFormat(document, last) || isFormat(document, key) {
      let (left, right) = (text(document, last), text(document, key))
      return !CanonicalOrder.precedes(right, left)
    }
    return !bytes.precedes(other.range, one.range)
  }

  private static func isFormat(_ document: JSONDocument, _ index: Int) -> Bool {
    document.nodes[index].length == 7 && document.isText(at: index, CanonicalOrder.formatKey)
  }

  private static func text(_ document: JSONDocument, _ index: Int) -> String {
    JSONNode(document: document, index: index).string ?? ""
  }
}
