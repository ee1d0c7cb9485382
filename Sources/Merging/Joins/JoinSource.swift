import Records

/// One of the files that are joined.
final class JoinSource: Sendable {
  let document: JSONDocument
  /// Keys that stand twice, and keys of erasure: an object around one of them is never taken over as it stands.
  private let marks: [Int]

  init(_ document: JSONDocument) {
    self.document = document
    var marks = document.duplicateKeys
    let nodes = document.nodes
    for index in nodes.indices where nodes[index].kind == .string && nodes[index].length == 6 {
      if JSONNode(document: document, index: index).isString(SystemKey.erased) {
        marks.append(index)
      }
    }
    self.marks = marks.sorted()
  }

  var root: JSONNode { document.root }

  /// Whether everything below a node may be taken over as it stands, where no other version differs.
  ///
  /// - Complexity: O(log *n*) in the number of repeated keys and erasures.
  func isPlain(_ node: JSONNode) -> Bool { !Self.holds(marks, node) }

  /// Whether a key stands twice in an object inside a value.
  func repeatsKey(in node: JSONNode) -> Bool { Self.holds(document.duplicateKeys, node) }

  /// Whether one of some sorted nodes stands inside another.
  private static func holds(_ marks: [Int], _ node: JSONNode) -> Bool {
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if marks[middle] < node.index { low = middle + 1 } else { high = middle }
    }
    return low < marks.count && marks[low] < Int(node.document.nodes[node.index].next)
  }
}
