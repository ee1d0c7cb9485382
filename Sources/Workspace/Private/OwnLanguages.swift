package import Localization
import Platform
package import Wording

/// Languages that a person has added for themselves: PO files in the folder `languages` beside their settings.
package struct OwnLanguages: Sendable {
  private let folder: String?

  package init(_ folders: PrivateFolders) {
    folder = folders.configPath.map { "\($0)/languages" }
  }

  /// Where the file of a language lies, whether it is there or not; `nil` when there is no home.
  ///
  /// - Parameter tag: Letters, digits and hyphens.
  package func path(_ tag: String) -> String? { folder.map { "\($0)/\(tag).po" } }

  /// The tags of the files that are there.
  package func tags() -> [String] {
    guard let folder, let listing = try? Files.list(folder) else { return [] }
    return listing.entries.map(\.name).filter { $0.hasSuffix(".po") }.map { String($0.dropLast(3)) }
      .sorted()
  }

  /// Reads a language.
  ///
  /// - Returns: `nil` when there is no file for it.
  /// - Throws: `WorkbenchError` with the line of the first entry that cannot be used.
  package func read(_ tag: String) throws(WorkbenchError) -> Language? {
    guard let path = path(tag) else { return nil }
    let place = Printable.text(path, limit: 300)
    let bytes: [UInt8]
    do {
      guard try Files.kind(path) != .missing else { return nil }
      bytes = try Files.read(path)
    } catch {
      throw error.reading(place)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw WorkbenchError(
        .invalidData, at: place, "it is no text in UTF-8", fix: "save it as UTF-8")
    }
    do {
      return try Language(tag: tag, translations: text)
    } catch {
      throw WorkbenchError(
        .invalidData, at: "\(place):\(error.line)", error.problem,
        fix: "mend that entry; until then choose English: `--language en`")
    }
  }
}
