/// The place of a typed value in a record: the record itself, an entry of one of its maps, or a group.
package struct Holder<Value: Fielded>: Sendable {
  /// The keys that lead there; empty for the record.
  package let keys: [String]

  /// The key of the entry; empty for the record.
  package var key: String { keys.last ?? "" }

  /// The whole record.
  package init() { keys = [] }

  private init(keys: [String]) { self.keys = keys }

  /// An entry of a map.
  package func entry<Member: Entry>(
    _ map: KeyPath<Value, [Member]>, _ key: String
  ) -> Holder<Member> {
    Holder<Member>(keys: keys + [Value.table[map].key, key])
  }

  /// What is settled under a number.
  package func entry<Member: Entry>(
    _ map: KeyPath<Value, [Int: Member]>, _ number: Int
  ) -> Holder<Member> {
    Holder<Member>(keys: keys + [Value.table[map].key, "\(number)"])
  }

  /// A nested record.
  package func group<Part: Fielded>(_ path: KeyPath<Value, Part>) -> Holder<Part> {
    Holder<Part>(keys: keys + [Value.table[path].key])
  }

  /// The keys that lead to a field of it.
  package func field(_ path: PartialKeyPath<Value>) -> [String] {
    keys + [Value.table[path].key]
  }
}
