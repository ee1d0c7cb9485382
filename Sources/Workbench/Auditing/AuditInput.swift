package import Elements
import Records
package import Wording

/// One file to audit, and what the person says of it.
package struct AuditInput: Sendable {
  /// As the person typed it.
  package let shown: String
  private let path: String
  private let bytes: [UInt8]?
  package let given: InventoryReading.Given

  /// A file by its name.
  package init(_ shown: String, given: InventoryReading.Given, _ surroundings: Surroundings) throws
  {
    self.shown = shown
    self.given = given
    path = try surroundings.absolute(shown)
    bytes = nil
  }

  /// What standard input held.
  package init(standardInput bytes: [UInt8], given: InventoryReading.Given) {
    shown = InputName.of("-")
    path = ""
    self.bytes = bytes
    self.given = given
  }

  /// - Throws: ``WorkbenchError`` with the place of what cannot be read.
  func content() throws(WorkbenchError) -> [UInt8] {
    if let bytes { return bytes }
    return try Surroundings.read(path, named: shown)
  }

  /// The elements of the file, under the file's own name where nobody gave another.
  package func inventory() throws(WorkbenchError) -> Inventory {
    try inventory(of: content())
  }

  func inventory(of bytes: [UInt8]) throws(WorkbenchError) -> Inventory {
    do {
      var inventory = try InventoryReading(given).read(bytes)
      if inventory.screen.name.isEmpty { inventory.screen.name = stem }
      return inventory
    } catch {
      throw error.error(in: shown)
    }
  }

  /// The name of the file without folders and without what stands behind its last full stop.
  private var stem: String {
    let name = shown.split(separator: "/").last.map(String.init) ?? shown
    guard let stop = name.lastIndex(of: "."), stop != name.startIndex else { return name }
    return String(name[..<stop])
  }
}
