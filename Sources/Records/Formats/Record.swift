/// A value type that is read from one file of its format.
package protocol Record: Sendable {
  static var format: RecordFormat { get }
  var id: RecordID { get }

  /// Reads the fields of a record that ``RecordValidator`` has found to be without fault.
  init(_ object: inout ObjectReader)
}
