package import JSON
package import Localization

/// A value that one field of a file holds.
package protocol FieldValue: Equatable, Sendable {
  /// The value under a key; `nil` where there is none, or none that can be read.
  static func read(_ key: String, from object: inout ObjectReader) -> Self?
  /// The same of a value that stands alone.
  static func read(_ value: JSONValue) -> Self?
  /// As files hold it.
  var json: JSONValue { get }
  /// Whether it is a flag that is down, which is as good as none.
  var isDown: Bool { get }
  /// The members of a set under a key, those that cannot be read left out.
  static func members(_ key: String, of object: inout ObjectReader) -> [Self]
  /// Members as a value keeps them; files have them by bytes.
  static func inOrder(_ members: [Self]) -> [Self]
}

extension FieldValue {
  package static func members(_ key: String, of object: inout ObjectReader) -> [Self] {
    object.strings(key).compactMap { read(.string($0)) }
  }
  package static func inOrder(_ members: [Self]) -> [Self] { members }
  package var isDown: Bool { false }
}

/// One field of a Swift value: where the value keeps it, and how files, forms and documents meet it.
///
/// A type lists its slots once, in a ``FieldTable``; reading, writing, patches, checks, options and documentation follow.
package struct Slot<Root: Sendable>: Sendable {
  package let field: Field
  /// `nil` for a field that no property keeps.
  let path: (any PartialKeyPath<Root> & Sendable)?
  let read: @Sendable (inout ObjectReader, inout Root) -> Void
  /// Reads a value that stands alone.
  let take: @Sendable (JSONValue, inout Root) -> Void
  /// `null`, or an empty list, where there is none; `nil` for a field that patches do not have.
  let value: (@Sendable (Root) -> JSONValue)?
  /// Decides between the value and those that a merge left beside it; `nil` where the one in its place counts.
  let settle: (@Sendable (UnsettledFields, inout Root) -> Void)?
}

/// What counts of a field in which a merge left several values.
package enum InConflict<Value: FieldValue>: Sendable {
  /// The one in its place; no figure may rest on it.
  case standing
  /// None: it is as if nothing were recorded.
  case empty
  /// The one that comes first in this order, such as the worst.
  case first([Value])
}

extension Slot {
  /// A field that may be empty.
  ///
  /// - Parameters:
  ///   - path: Where the value keeps it.
  ///   - field: As files, forms and documents have it.
  ///   - conflict: What counts where a merge left several values.
  package init<Value: FieldValue>(
    _ path: any WritableKeyPath<Root, Value?> & Sendable, _ field: Field,
    inConflict conflict: InConflict<Value> = .standing
  ) {
    self.field = field
    self.path = path
    let key = field.key
    read = { object, root in
      if let value = Value.read(key, from: &object) { root[keyPath: path] = value }
    }
    take = { value, root in root[keyPath: path] = Value.read(value) }
    value = { $0[keyPath: path]?.json ?? .null }
    settle =
      switch conflict {
      case .standing: nil
      case .empty: { $1[keyPath: path] = $0.agreed(key, $1[keyPath: path]) }
      case .first(let order): { $1[keyPath: path] = $0.first(key, $1[keyPath: path], of: order) }
      }
  }

  /// A field that may be empty.
  ///
  /// - Parameters:
  ///   - path: Where the value keeps it.
  ///   - key: As files have it.
  ///   - kind: What it may hold.
  ///   - label: What forms and reports print for it.
  ///   - help: One sentence on what belongs here.
  ///   - conflict: What counts where a merge left several values.
  ///   - required: Whether a record without it is wrong.
  ///   - option: The command-line option that sets it.
  package init<Value: FieldValue>(
    _ path: any WritableKeyPath<Root, Value?> & Sendable, _ key: String, _ kind: FieldKind,
    _ label: Sentence, _ help: Sentence, inConflict conflict: InConflict<Value> = .standing,
    required: Bool = false, option: Field.Option = .derived
  ) {
    self.init(
      path, Field(key, kind, label, help, required: required, option: option),
      inConflict: conflict)
  }

  /// A field that is never empty: the value has one before it is read.
  ///
  /// - Parameters:
  ///   - path: Where the value keeps it.
  ///   - key: As files have it.
  ///   - kind: What it may hold.
  ///   - label: What forms and reports print for it.
  ///   - help: One sentence on what belongs here.
  ///   - required: Whether a record without it is wrong.
  ///   - option: The command-line option that sets it.
  package init<Value: FieldValue>(
    _ path: any WritableKeyPath<Root, Value> & Sendable, _ key: String, _ kind: FieldKind,
    _ label: Sentence, _ help: Sentence, required: Bool = false,
    option: Field.Option = .derived
  ) {
    field = Field(key, kind, label, help, required: required, option: option)
    self.path = path
    read = { object, root in
      if let value = Value.read(key, from: &object) { root[keyPath: path] = value }
    }
    take = { value, root in if let value = Value.read(value) { root[keyPath: path] = value } }
    // What is never empty may be as good as not there: a flag that is down.
    value = { $0[keyPath: path].isDown ? .null : $0[keyPath: path].json }
    settle = nil
  }

  /// A set.
  ///
  /// - Parameters:
  ///   - path: Where the value keeps it.
  ///   - field: A field whose kind is a set.
  package init<Member: FieldValue>(
    set path: any WritableKeyPath<Root, [Member]> & Sendable, _ field: Field
  ) {
    self.field = field
    self.path = path
    let key = field.key
    read = { $1[keyPath: path] = Member.inOrder(Member.members(key, of: &$0)) }
    take = { value, root in
      root[keyPath: path] = Member.inOrder((value.array ?? []).compactMap(Member.read))
    }
    value = { root in
      .array(
        root[keyPath: path].compactMap(\.json.string).map { Text($0) }.sorted().map { .string($0) })
    }
    settle = nil
  }

  /// A set.
  ///
  /// - Parameters:
  ///   - path: Where the value keeps it.
  ///   - key: As files have it.
  ///   - kind: What its members may be.
  ///   - label: What forms and reports print for it.
  ///   - help: One sentence on what belongs here.
  ///   - option: The command-line option that sets it.
  package init<Member: FieldValue>(
    _ path: any WritableKeyPath<Root, [Member]> & Sendable, _ key: String, setOf kind: FieldKind,
    _ label: Sentence, _ help: Sentence, option: Field.Option = .derived
  ) {
    self.init(set: path, Field(key, .set(kind), label, help, option: option))
  }

  /// A map of entries that are neither deleted nor erased, in their order; patches do not have it.
  ///
  /// - Parameters:
  ///   - path: Where the value keeps them.
  ///   - field: A field whose kind is a map.
  package init<Member: Entry>(
    entries path: any WritableKeyPath<Root, [Member]> & Sendable, _ field: Field
  ) {
    let key = field.key
    guard case .map(let entry) = field.kind else { preconditionFailure("\(key) is no map") }
    let isOrdered = entry.isOrdered
    self.init(field, path) { object, root in
      root[keyPath: path] =
        isOrdered ? object.orderedEntries(key, Member.init) : object.entries(key, Member.init)
    }
  }

  /// A nested record; patches do not have it.
  ///
  /// - Parameters:
  ///   - path: Where the value keeps it.
  ///   - key: As files have it.
  ///   - label: What forms and reports print for it.
  ///   - help: One sentence on what belongs here.
  package init<Value: Fielded>(
    group path: any WritableKeyPath<Root, Value> & Sendable, _ key: String,
    _ label: Sentence, _ help: Sentence
  ) {
    let fields = Value.table.fields.sorted { Text.precedes($0.key, $1.key) }
    self.init(Field(key, .group(fields), label, help), path) { object, root in
      object.group(key) { Value.table.read(&$0, into: &root[keyPath: path]) }
    }
  }

  /// A field with a way of its own to read it; patches do not have it.
  ///
  /// - Parameters:
  ///   - field: As files, forms and documents have it.
  ///   - path: The property that keeps it; `nil` where none does.
  ///   - read: `nil` for a field that no reader of the value needs.
  package init(
    _ field: Field, _ path: (any PartialKeyPath<Root> & Sendable)? = nil,
    read: (@Sendable (inout ObjectReader, inout Root) -> Void)? = nil
  ) {
    self.field = field
    self.path = path
    self.read = read ?? { _, _ in }
    take = { _, _ in }
    value = nil
    settle = nil
  }

  /// A field of a part that the value keeps together, though files have it beside the others.
  init<Part: Sendable>(
    _ path: any WritableKeyPath<Root, Part> & Sendable, _ inner: Slot<Part>
  ) {
    field = inner.field
    self.path = nil
    read = { inner.read(&$0, &$1[keyPath: path]) }
    take = { inner.take($0, &$1[keyPath: path]) }
    value = inner.value.map { (value) -> @Sendable (Root) -> JSONValue in
      { value($0[keyPath: path]) }
    }
    settle = inner.settle.map { (settle) -> @Sendable (UnsettledFields, inout Root) -> Void in
      { settle($0, &$1[keyPath: path]) }
    }
  }
}

/// A value whose fields are declared once.
package protocol Fielded: Sendable {
  static var table: FieldTable<Self> { get }
}

/// A value that one entry of a map holds.
package protocol Entry: Fielded {
  /// An entry without values.
  ///
  /// - Parameter key: Its key in the map.
  init(key: String)
}

extension Entry {
  /// A new entry, which gets its key when it is written.
  package static func new(_ fill: (inout Self) -> Void) -> Self {
    var entry = Self(key: "")
    fill(&entry)
    return entry
  }

  /// Reads an entry that has been checked.
  init(_ key: String, _ object: inout ObjectReader) {
    self.init(key: key)
    Self.table.read(&object, into: &self)
  }

  /// Reads what ``FieldTable/values(of:)`` wrote; fields that cannot be read stay empty.
  package init(_ object: JSONObject) {
    self.init(key: "")
    Self.table.take(object, into: &self)
  }
}

/// The fields of a value, each declared once.
package struct FieldTable<Root: Sendable>: Sendable {
  /// In the order of the declaration.
  package let fields: [Field]
  /// By key, which makes reading canonical files one step a field.
  let slots: [Slot<Root>]
  private let settling: [@Sendable (UnsettledFields, inout Root) -> Void]
  /// How many keys stand before the metadata of merges.
  private let beforeSync: Int

  private let finish: (@Sendable (inout ObjectReader, inout Root) -> Void)?

  /// - Parameters:
  ///   - slots: In the order of forms and documents.
  ///   - finish: What is read of several fields together, after each one alone.
  package init(
    _ slots: [Slot<Root>], finish: (@Sendable (inout ObjectReader, inout Root) -> Void)? = nil
  ) {
    self.finish = finish
    fields = slots.map(\.field)
    self.slots = slots.sorted { Text.precedes($0.field.key, $1.field.key) }
    settling = slots.compactMap(\.settle)
    beforeSync = self.slots.prefix { Text.precedes($0.field.key, SystemKey.sync) }.count
  }

  /// The field that a property keeps.
  ///
  /// - Parameter path: A property with a slot; anything else stops the program.
  package subscript(path: PartialKeyPath<Root>) -> Field {
    guard let slot = slots.first(where: { $0.path as PartialKeyPath<Root>? == path }) else {
      preconditionFailure("\(path) has no slot")
    }
    return slot.field
  }

  /// Reads an object that has been checked into a value that is empty.
  package func read(_ object: inout ObjectReader, into root: inout Root) {
    for slot in slots.prefix(beforeSync) { slot.read(&object, &root) }
    let unsettled = settling.isEmpty ? nil : UnsettledFields(&object)
    for slot in slots.dropFirst(beforeSync) { slot.read(&object, &root) }
    if let unsettled, unsettled.isPossible {
      for settle in settling { settle(unsettled, &root) }
    }
    guard let finish else { return }
    object.restart()
    finish(&object, &root)
  }

  /// Reads what ``values(of:)`` wrote, or an object of a file as it stands there, whatever merges left beside its fields.
  package func take(_ object: JSONObject, into root: inout Root) {
    for slot in slots {
      if let value = object[slot.field.key] { slot.take(value, &root) }
    }
  }

  /// Every field that holds something; sets as sorted lists.
  package func values(of root: Root) -> JSONObject {
    var object = JSONObject()
    for slot in slots {
      guard let value = slot.value?(root) else { continue }
      if !value.isNull, value.array?.isEmpty != true { object[slot.field.key] = value }
    }
    return object
  }

  /// Every field that a patch may have; what is empty is `null` or `[]`.
  package func whole(of root: Root) -> JSONObject {
    var object = JSONObject()
    for slot in slots {
      if let value = slot.value?(root) { object[slot.field.key] = value }
    }
    return object
  }

  /// What has to be written to turn one value into another: fields that became empty are `null` or `[]`.
  package func changes(from old: Root, to new: Root) -> JSONObject {
    var patch = JSONObject()
    for slot in slots {
      guard let value = slot.value?(new) else { continue }
      if value != slot.value?(old) { patch[slot.field.key] = value }
    }
    return patch
  }

  /// The fields of a part that a value keeps together, though files have them beside its others.
  package func slots<Whole: Sendable>(
    at path: any WritableKeyPath<Whole, Root> & Sendable
  ) -> [Slot<Whole>] {
    slots.map { Slot<Whole>(path, $0) }
  }
}

// MARK: Values

extension Int: FieldValue {
  package static func read(_ key: String, from object: inout ObjectReader) -> Int? {
    object.integer(key)
  }
  package static func read(_ value: JSONValue) -> Int? { value.integer }
  package var json: JSONValue { .integer(self) }
}

extension Bool: FieldValue {
  package static func read(_ key: String, from object: inout ObjectReader) -> Bool? {
    object.flag(key)
  }
  package static func read(_ value: JSONValue) -> Bool? { value.boolean }
  package var json: JSONValue { .bool(self) }
  package var isDown: Bool { !self }
}

/// A value that files hold as a text.
package protocol TextValue: FieldValue {
  /// `nil` for a text that means nothing.
  init?(stored text: String)
  var stored: String { get }
}

extension TextValue {
  package static func read(_ key: String, from object: inout ObjectReader) -> Self? {
    object.string(key).flatMap { Self(stored: $0) }
  }
  package static func read(_ value: JSONValue) -> Self? {
    value.string.flatMap { Self(stored: $0) }
  }
  package var json: JSONValue { .string(stored) }
  package static func members(_ key: String, of object: inout ObjectReader) -> [Self] {
    object.strings(key).compactMap { Self(stored: $0) }
  }
}

extension String: TextValue {
  package init?(stored text: String) { self = text }
  package var stored: String { self }
  package static func members(_ key: String, of object: inout ObjectReader) -> [String] {
    object.strings(key)
  }
}

extension Double: FieldValue {
  package static func read(_ key: String, from object: inout ObjectReader) -> Double? {
    object.decimal(key)
  }
  package static func read(_ value: JSONValue) -> Double? {
    if case .number(let lexeme) = value { Double(lexeme) } else { nil }
  }
  package var json: JSONValue { Int(exactly: self).map { .integer($0) } ?? .number("\(self)") }
}
