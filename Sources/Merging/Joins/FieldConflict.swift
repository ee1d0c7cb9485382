package import JSON
import Records

/// A place in a record where people wrote different things at the same time; a value, not an error.
package struct FieldConflict: Hashable, Sendable {
  /// A write that nobody has replaced.
  package struct LiveWrite: Hashable, Sendable {
    package let id: WriteID
    /// What was written; for a member of a set whether it is in.
    package let value: JSONValue
    /// The keys from the record's root to the field, with the member where it is one of a set.
    package let path: [String]
  }

  package enum Kind: Hashable, Sendable {
    /// The field has several values.
    case values
    /// Somebody deleted the object that holds the field, and somebody else edited inside it without knowing.
    case editedWhileDeleted
  }

  package let kind: Kind
  /// The keys from the record's root to the object that holds the field; empty for the record itself.
  package let holder: [String]
  /// The way from the holder to the field, to the member where it is one of a set.
  package let pointer: JSONPointer
  /// Whether it is a member of a set.
  package let isMember: Bool
  /// The live writes of the field, the one that stands in the field's place first, then by falling id.
  package let live: [LiveWrite]
  /// The live writes inside the object that the deletion had not seen, in the order of their fields.
  package let unseen: [LiveWrite]

  /// The distinct values, the one that stands in the field's place first.
  package var values: [JSONValue] {
    var values: [JSONValue] = []
    for write in live where !values.contains(write.value) { values.append(write.value) }
    return values
  }

  /// The keys from the record's root to the field.
  package var path: [String] { holder + pointer.parts }
}
