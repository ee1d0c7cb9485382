import JSON
import Platform
import Records
package import Wording
import Workspace

/// Where git held records of one person under paths that the workspace does not have today: moved with the workspace or
/// the study, renamed, removed, or on another branch.
///
/// Ids stay when files move, so a record is known again by its id. A session or response that is gone altogether is the
/// person's where a version of it names them. Findings and profiles are found wherever a version has a link to the person:
/// those of today too.
package struct EarlierPlaces {
  private let study: String
  private let id: String
  /// Of sessions that go whole.
  private let sessions: Set<Text>
  /// Of the files of today: "P01-aaaa.json", "log-aaaa.json", and "S01-aaaa/session.json".
  private let names: Set<Text>
  private let today: Set<Text>
  /// What a link to the person names: ids, and notes as `session/note`.
  private let linked: [String]
  private let repository: Repository

  /// - `id`: The person's whole id.
  /// - `sessions`: Ids of the sessions that go whole.
  /// - `linked`: What a link to the person names: ids, and notes as `session/note`.
  /// - `paths`: Today's files, from the workspace on.
  package init(
    of id: String, study: String, sessions: [String], linked: [String] = [],
    besides paths: [String], in repository: Repository
  ) {
    self.study = study
    self.id = id
    self.linked = Set(([id] + linked).map { Text($0) }).sorted().map(\.string)
    self.sessions = Set(sessions.map { Text($0) })
    names = Set(paths.compactMap(HeldPath.init).map { Text($0.name) })
    today = Set(paths.map { Text(repository.inRepository($0)) })
    self.repository = repository
  }

  /// - Returns: Files, from the top of the repository on, without those of today, in order.
  /// - Complexity: O(*n*) in the number of files that commits changed.
  package func find() throws(WorkbenchError) -> [String] {
    let versions = try versions()
    let held = versions.keys.compactMap { path in HeldPath(path.string).map { (path, $0) } }
    let gone = try goneAndTheirs(held, versions)
    let theirs = held.filter { isTheirs($0.1, gone) }
    // The study may have had another name, and the workspace another folder.
    let studies = Set(theirs.map { Text($0.1.reports) })
    let reports = versions.keys.filter { path in
      studies.contains { path.string.utf8.starts(with: $0.string.utf8) }
    }
    let links = try naming(versions.filter { HeldLinks.isOne($0.key.string) })
    return (theirs.map(\.0) + reports + links)
      .filter { !today.contains($0) && !isReportOfToday($0) }.sorted().map(\.string)
  }

  private func isTheirs(_ held: HeldPath, _ gone: Set<Text>) -> Bool {
    names.contains(Text(held.name)) || Text.isSame(held.id, id) || gone.contains(Text(held.id))
      || held.kind == .session && sessions.contains(Text(held.id))
  }

  private func isReportOfToday(_ path: Text) -> Bool {
    path.string.utf8.starts(with: repository.inRepository("Exports/\(study)/").utf8)
  }

  // MARK: What is gone

  /// The ids of sessions and responses that the study does not have today and of which a version names the person.
  private func goneAndTheirs(
    _ held: [(Text, HeldPath)], _ versions: [Text: Set<ObjectID>]
  ) throws(WorkbenchError) -> Set<Text> {
    var wanted: [(id: Text, file: (ObjectID, path: String))] = []
    for (path, place) in held
    where place.kind != .participant && place.kind != .picture && !isHere(place) {
      for blob in versions[path] ?? [] { wanted.append((Text(place.id), (blob, path.string))) }
    }
    let contents = try Blobs(repository.git).read(wanted.map(\.file))
    var found: Set<Text> = []
    for (one, bytes) in zip(wanted, contents) {
      if let bytes, Bytes.contains(id, in: bytes) { found.insert(one.id) }
    }
    return found
  }

  // MARK: Links

  /// The files of which a version has a link to the person.
  private func naming(
    _ files: [Text: Set<ObjectID>]
  ) throws(WorkbenchError) -> [Text] {
    let wanted = files.flatMap { path, ids in ids.map { (path: path, id: $0) } }
    let contents = try Blobs(repository.git).read(wanted.map { ($0.id, $0.path.string) })
    var found: Set<Text> = []
    for (one, bytes) in zip(wanted, contents) where !found.contains(one.path) {
      if let bytes, linked.contains(where: { Bytes.contains($0, in: bytes) }) {
        found.insert(one.path)
      }
    }
    return Array(found)
  }

  private func isHere(_ held: HeldPath) -> Bool {
    let folder = "\(repository.workspace.root)/Surveys/\(study)"
    let path =
      held.kind == .session ? "\(folder)/sessions/\(held.id)" : "\(folder)/responses/\(held.name)"
    return (try? Files.kind(path)) ?? .missing != .missing
  }

  // MARK: History

  /// The versions that each file ever had, in any commit that a name leads to.
  private func versions() throws(WorkbenchError) -> [Text: Set<ObjectID>] {
    let outcome = try repository.git.require([
      "-c", "log.showRoot=true", "log", "--all", "--full-history", "-m", "--raw", "--no-abbrev",
      "--no-renames", "-z",
      "--format=",
    ])
    var found: [Text: Set<ObjectID>] = [:]
    var blobs: [ObjectID] = []
    for part in outcome.output.split(separator: 0) {
      let words = part.drop { $0 == UInt8(ascii: "\n") }
      if words.first == UInt8(ascii: ":") {
        // ":100644 100644 <old> <new> M", then the path.
        blobs = words.split(separator: UInt8(ascii: " ")).dropFirst(2).prefix(2)
          .compactMap { ObjectID(String(decoding: $0, as: UTF8.self)) }
      } else if !words.isEmpty {
        let path = Text(String(decoding: words, as: UTF8.self))
        found[path, default: []].formUnion(blobs.filter { !$0.isNothing })
      }
    }
    return found
  }
}

/// Records that link to what is about somebody, wherever the workspace lies.
private enum HeldLinks {
  /// Whether a path is that of a finding or a profile.
  static func isOne(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard parts.count >= 3, path.hasSuffix(".json") else { return false }
    let end = parts.suffix(4)
    return end.count == 4 && end.first == "Surveys" && end.dropFirst(2).first == "findings"
      || parts.suffix(3).starts(with: ["Personas", "people"])
  }
}

/// A path of a record about somebody, wherever the workspace lies.
private struct HeldPath {
  enum Kind { case participant, response, session, picture }

  let kind: Kind
  /// Of the participant, the response or the session.
  let id: String
  /// The file's name; with the session before it where every session has a file of that name.
  let name: String
  /// The folder of the study's reports, with a slash.
  let reports: String

  init?(_ path: String) {
    let parts = path.split(separator: "/").map(String.init)
    guard let surveys = parts.lastIndex(of: "Surveys"), let file = parts.last,
      parts.count > surveys + 3,
      file.hasSuffix(".json") || parts[surveys + 2] == "attachments"
    else { return nil }
    let inside = parts[(surveys + 2)...]
    switch (inside.first, inside.count) {
    case ("participants", 2): (kind, id, name) = (.participant, String(file.dropLast(5)), file)
    case ("attachments", 2): (kind, id, name) = (.picture, file, file)
    case ("responses", 2): (kind, id, name) = (.response, String(file.dropLast(5)), file)
    case ("sessions", 3):
      let session = inside[inside.startIndex + 1]
      (kind, id) = (.session, session)
      name = file == "session.json" ? "\(session)/\(file)" : file
    default: return nil
    }
    reports = (parts[..<surveys] + ["Exports", parts[surveys + 1], ""]).joined(separator: "/")
  }
}
