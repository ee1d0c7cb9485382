import JSON
import Wording

@testable import Merging
@testable import Records

/// One register of a record: a field, or one member of a set.
struct Spot: Hashable {
  let holder: [Text]
  let pointer: JSONPointer
  let member: Text?
  let kind: FieldKind
  let isRequired: Bool

  init(_ holder: [String], _ pointer: [String], member: String? = nil, _ field: Field? = nil) {
    self.holder = holder.map { Text($0) }
    self.pointer = JSONPointer(pointer)
    self.member = member.map { Text($0) }
    kind = field?.kind ?? .text
    isRequired = field?.isRequired ?? false
  }

  static func == (left: Spot, right: Spot) -> Bool {
    left.holder == right.holder && left.pointer == right.pointer && left.member == right.member
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(holder)
    hasher.combine(pointer)
    hasher.combine(member)
  }

  var path: [String] { holder.map(\.string) + pointer.parts }

  var syncKey: String { (member.map { pointer.appending($0.string) } ?? pointer).description }

  /// What an empty register reads as.
  var nothing: JSONValue { member == nil ? .null : .bool(false) }

  static func deletion(of holder: [String]) -> Spot {
    Spot(holder, [SystemKey.deleted], StandardFields.deleted)
  }
}

/// One object of a record that holds registers.
struct ModelHolder {
  let path: [String]
  let fields: [Field]
  let origins: [String]
  /// Whether it came into being in the draft that is open.
  var isCreated: Bool
}

/// One thing that somebody does with the editor.
enum Deed {
  case set([String], JSONValue)
  case member([String], String, Bool)
  case add([String], key: String, origin: String)
  case delete([String])
  case restore([String])

  func run(on draft: inout RecordDraft) throws(WorkbenchError) {
    switch self {
    case .set(let path, let value): try draft.set(path, to: value)
    case .member(let path, let member, let isMember): try draft.include(isMember, member, in: path)
    case .add(let path, let key, let origin):
      _ = try draft.add(to: path, key: key, origin: origin, now: 0)
    case .delete(let path): try draft.delete(path)
    case .restore(let path): try draft.restore(path)
    }
  }
}
