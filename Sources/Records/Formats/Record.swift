import JSON

/// A value type that is read from one file of its format.
package protocol Record: Fielded {
  static var format: RecordFormat { get }
  var id: RecordID { get }

  /// A record without values.
  init(id: RecordID)
}

extension Record {
  /// Reads the fields of a record that ``RecordValidator`` has found to be without fault.
  package init(_ object: inout ObjectReader) {
    self.init(id: RecordID(trusted: object.node[key: SystemKey.id]?.string ?? ""))
    Self.table.read(&object, into: &self)
  }
}
