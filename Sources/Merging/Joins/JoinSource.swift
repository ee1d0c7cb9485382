import JSON
import Records

/// One of the files that are joined.
final class JoinSource: Sendable {
  let document: JSONDocument
  /// Keys that stand twice, keys of erasure, and lists of ids that are out of order: an object around one of them is
  /// never taken over as it stands.
  private let marks: [Int]
  /// Keys of metadata that says something, or is none.
  private let metadata: [Int]

  init(_ document: JSONDocument) {
    self.document = document
    var marks = document.duplicateKeys
    var metadata: [Int] = []
    let nodes = document.nodes
    for index in nodes.indices where nodes[index].kind == .string {
      let node = JSONNode(document: document, index: index)
      switch nodes[index].length {
      case 4 where node.isString(SystemKey.sync):
        if Self.value(after: node)?.isNull == false { metadata.append(index) }
      case 4 where node.isString("over"):
        if !Self.isSorted(Self.value(after: node)) { marks.append(index) }
      case 6 where node.isString(SystemKey.erased): marks.append(index)
      case 7 where node.isString(SystemKey.origins):
        if !Self.isSorted(Self.value(after: node)) { marks.append(index) }
      default: break
      }
    }
    self.marks = marks.sorted()
    self.metadata = metadata
  }

  var root: JSONNode { document.root }

  /// Whether everything below a node may be taken over as it stands, where no other version differs.
  ///
  /// - Complexity: O(log *n*) in the number of repeated keys and erasures.
  func isPlain(_ node: JSONNode) -> Bool { !Self.holds(marks, node) }

  /// Whether something below a node was edited since its creation, or has metadata that is none.
  func holdsMetadata(_ node: JSONNode) -> Bool { Self.holds(metadata, node) }

  /// Whether a key stands twice in an object inside a value.
  func repeatsKey(in node: JSONNode) -> Bool { Self.holds(document.duplicateKeys, node) }

  /// The value of a key; of a text that is none, whatever stands behind it.
  private static func value(after key: JSONNode) -> JSONNode? {
    guard key.index + 1 < key.document.nodes.count else { return nil }
    return JSONNode(document: key.document, index: key.index + 1)
  }

  /// Whether a value is a list of different texts in the order in which a join writes them.
  private static func isSorted(_ value: JSONNode?) -> Bool {
    guard let value, value.kind == .array else { return false }
    var last: JSONNode?
    for id in value.elements {
      guard id.kind == .string, last.map({ NodeBytes.order(ofKey: $0, id) < 0 }) ?? true else {
        return false
      }
      last = id
    }
    return true
  }

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
