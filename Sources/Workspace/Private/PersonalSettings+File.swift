import JSON
import Localization
import Platform
import Records
package import Wording

/// The file of a person's settings: `settings.json` in their private folder for settings.
package struct PersonalSettingsFile: Sendable {
  package static let name = "settings.json"

  private let folders: PrivateFolders
  private let writer: AtomicWriter

  package init(_ folders: PrivateFolders, with writer: AtomicWriter = AtomicWriter()) {
    self.folders = folders
    self.writer = writer
  }

  /// What was read, and what is wrong with it.
  package struct Outcome: Sendable {
    /// The settings; those that cannot be read count as not chosen.
    package let settings: PersonalSettings
    /// What is wrong, with place and remedy; the file stays as it is.
    package let problems: [WorkbenchError]
    /// Whether the file may be changed: it is whole and of a version that is known.
    package let isWritable: Bool
  }

  /// Where the file lies, whether it is there or not; `nil` when there is no home.
  package var path: String? { folders.configPath.map { "\($0)/\(Self.name)" } }

  /// Reads the settings; a file that is missing is nobody's fault.
  package func read() -> Outcome {
    guard let path else { return Outcome(settings: .init(), problems: [], isWritable: true) }
    let place = Printable.text(path)
    do {
      // Settings are often kept elsewhere and linked to: links are followed.
      guard try Files.kind(path) != .missing else {
        return Outcome(settings: .init(), problems: [], isWritable: true)
      }
      return try Self.read(Files.read(path), at: place)
    } catch let error as SystemError {
      return Self.broken(error.reading(place))
    } catch let error as WorkbenchError {
      return Self.broken(error)
    } catch {
      return Self.broken(WorkbenchError(.unreadable, at: place, "\(error)", fix: ""))
    }
  }

  /// Changes the settings on the disk: what the file holds now, with the edit made to it.
  ///
  /// - Throws: `WorkbenchError`; a file that cannot be read is never overwritten.
  package func change(_ edit: (inout PersonalSettings) -> Void) throws(WorkbenchError) {
    let now = read()
    if !now.isWritable, let problem = now.problems.first { throw problem }
    var settings = now.settings
    edit(&settings)
    if settings == now.settings { return }
    let path = "\(try folders.config())/\(Self.name)"
    try writer.write(settings.fileContent, toFile: try Self.linked(path), audience: .owner)
  }

  /// The file itself where a link leads to one.
  private static func linked(_ path: String) throws(WorkbenchError) -> String {
    do {
      return try Files.kind(path) == .symbolicLink ? Files.realPath(path) : path
    } catch {
      throw error.writing(Printable.text(path))
    }
  }

  private static func read(_ bytes: [UInt8], at place: String) throws(WorkbenchError) -> Outcome {
    let document: JSONDocument
    do {
      document = try JSONReader.read(bytes)
    } catch {
      throw RecordFault(error).error(in: place)
    }
    guard document.root.kind == .object, let root = JSONValue(document.root).object else {
      throw WorkbenchError(
        .invalidData, at: place, "settings stand in braces", fix: mending)
    }
    if let line = document.root[key: SystemKey.format]?.string,
      !Text.isSame(line, PersonalSettings.format)
    {
      let newer = WorkbenchError(
        .newerFormat, at: place, "the settings have the format \(Quoted(line))",
        fix: "update kerb, or write \(Quoted(PersonalSettings.format))")
      return Outcome(settings: PersonalSettings(root), problems: [newer], isWritable: false)
    }
    let settings = PersonalSettings(root)
    let problems = settings.misfits.map { misfit in
      let position = document.root[key: misfit.key]?.position
      return WorkbenchError(
        .invalidData, at: position.map { "\(place):\($0)" } ?? place, misfit.problem,
        fix: "\(mending) `kerb help reading` shows an example.")
    }
    return Outcome(settings: settings, problems: problems, isWritable: true)
  }

  private static func broken(_ problem: WorkbenchError) -> Outcome {
    Outcome(settings: PersonalSettings(), problems: [problem], isWritable: false)
  }

  private static let mending: Sentence =
    "Mend the file in a text editor; kerb does not overwrite it."
}
