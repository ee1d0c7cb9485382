package import JSON
package import Localization

/// Finds every reference that a record holds.
package enum ReferenceWalk {
  /// One reference: what it names, and where it stands.
  package struct Found: Sendable {
    package let target: ReferenceTarget
    package let id: String
    package let node: JSONNode
    /// The label of the field.
    package let label: Sentence
  }

  /// The references in a document that was validated, tombstones left out.
  package static func references(in document: JSONDocument, _ format: RecordFormat) -> [Found] {
    var found: [Found] = []
    let root = document.root
    if root.isTombstone() { return [] }
    visit(root, format.fields, &found)
    return found
  }

  /// The level that a placement on a scale names; `nil` where there is no placement.
  package static func level(scale: String?, value: String?) -> String? {
    guard let scale, let value else { return nil }
    return "\(scale)/\(value)"
  }

  private static func visit(_ object: JSONNode, _ fields: [Field], _ found: inout [Found]) {
    var next = 0
    for (key, value) in object.members where !value.isNull {
      guard let index = index(of: key, in: fields, from: &next) else { continue }
      // A field is named by its index because copying one costs more than looking at a value.
      switch fields[index].kind {
      case .reference(let target):
        found.append(
          Found(target: target, id: value.string ?? "", node: value, label: fields[index].label))
      case .set(.reference(let target)):
        for member in value.elements {
          found.append(
            Found(target: target, id: member.string ?? "", node: member, label: fields[index].label)
          )
        }
      case .dimension:
        found.append(
          Found(target: .dimension, id: value.string ?? "", node: value, label: fields[index].label)
        )
      case .set(.dimension):
        for member in value.elements {
          found.append(
            Found(
              target: .dimension, id: member.string ?? "", node: member, label: fields[index].label)
          )
        }
      case .group(let inner): visit(value, inner, &found)
      case .map(let entry):
        for (key, child) in value.members
        where !child.isTombstone(key: key.string)
          && child[key: SystemKey.erased]?.boolean != true
        {
          if let target = entry.keyTarget {
            found.append(
              Found(target: target, id: key.string ?? "", node: key, label: fields[index].label))
          }
          if let value = child[key: "value"],
            let level = level(scale: child[key: "scale"]?.string, value: value.string)
          {
            found.append(Found(target: .level, id: level, node: value, label: fields[index].label))
          }
          visit(child, entry.fields, &found)
        }
      default: break
      }
    }
  }

  /// The index of the field of a key; keys mostly come in the order of the fields.
  private static func index(of key: JSONNode, in fields: [Field], from next: inout Int) -> Int? {
    for index in next..<fields.count where key.isString(fields[index].key) {
      next = index + 1
      return index
    }
    for index in 0..<next where key.isString(fields[index].key) { return index }
    return nil
  }
}
