import JSON
import Measures
import Platform
import Records
import Wording
import Workspace

/// Which notes somebody said nothing of a claim by, on this computer: so that they are not offered again.
///
/// The private file holds digests alone, which tell nothing of a note or of anybody. Losing it costs being asked again.
struct AskedClaims {
  private let workbench: Workbench

  init(in workbench: Workbench) { self.workbench = workbench }

  /// A file that is damaged counts as empty: the notes are offered once more, and the next answer writes it anew.
  ///
  /// - Throws: ``WorkbenchError`` where the file cannot be read.
  func read() throws -> Set<Text> {
    let path = PrivateFolders(environment: workbench.surroundings.environment)
      .statePath("claims", ofWorkspace: try workbench.marker().id.string)
    guard let path, try Files.kind("\(path)/asked.json") == .file else { return [] }
    let bytes = try Files.read("\(path)/asked.json")
    let root = (try? JSONReader.read(bytes)).map { JSONValue($0.root) }
    return Set((root?.array ?? []).compactMap(\.string).map { Text($0) })
  }

  func keep(_ asked: Set<Text>) throws {
    let folder = try PrivateFolders(environment: workbench.surroundings.environment).state(
      "claims", ofWorkspace: workbench.marker().id.string, at: workbench.location)
    try workbench.atomicWriter.write(
      JSONWriter.canonical(.array(asked.sorted().map { .string($0) })),
      toFile: "\(folder)/asked.json", audience: .owner)
  }

  /// Of a claim with its present words, and a note.
  static func digest(_ profile: String, _ claim: ClaimReading, _ note: FoundNote) -> Text {
    let parts = [profile, claim.claim.key, claim.claim.digest, note.study, note.id]
    return Text(
      String(SHA256.hex(Array(parts.joined(separator: "\n").utf8)).prefix(24)))
  }
}
