import JSON

/// A value type that is read from one file of its format.
package protocol Record: Sendable {
  static var format: RecordFormat { get }
  var id: RecordID { get }

  /// Reads the fields of a record that ``RecordValidator`` has found to be without fault.
  init(_ object: inout ObjectReader)
}

/// A record whose fields are declared in a table.
package protocol FieldedRecord: Record, Fielded {
  /// A record without values.
  init(id: RecordID)
}

extension FieldedRecord {
  package init(_ object: inout ObjectReader) {
    self.init(id: RecordID(trusted: object.node[key: SystemKey.id]?.string ?? ""))
    Self.table.read(&object, into: &self)
  }
}
