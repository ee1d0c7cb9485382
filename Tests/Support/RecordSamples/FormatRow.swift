package import Records

/// One format as a row of a table of tests.
package struct FormatRow: Sendable, CustomStringConvertible {
  package let format: RecordFormat
  package var description: String { format.name }

  package init(_ format: RecordFormat) { self.format = format }

  package static let all = RecordFormats.all.map(FormatRow.init)
}
