package import Interchange
import JSON
package import Records
import Workspace

/// What an import must know of the study as it is.
package struct StudyHolding {
  /// A record that may have to be changed.
  struct Stored {
    let path: String
    let document: JSONDocument
  }

  package private(set) var tasks: [NotesTask] = []
  package private(set) var dimensions = Dimension.builtIn
  /// By the digest of the file.
  package private(set) var imports: [String: FileImport] = [:]
  private(set) var study: Stored
  private(set) var described = DescribedPlan.Present()
  private(set) var lived = LivedPlan.Present()
  /// The keys of all notes of a session, deleted ones too.
  private(set) var notes: [String: [String]] = [:]
  /// When sessions began, by their whole ids.
  package private(set) var starts: [(session: String, start: Instant)] = []
  /// The ids of those who agreed to be observed.
  private(set) var consenting: Set<String> = []
  /// Records of people, batches and logs, by their path.
  private(set) var stored: [String: JSONDocument] = [:]

  /// Reads what imports of one evidence kind need.
  ///
  /// - Throws: `WorkbenchError` for a file that cannot be read: what is in it could come in a second time.
  package init(_ workbench: Workbench, study id: String, _ kind: EvidenceKind) throws {
    let location = workbench.location
    let path = try RecordPath.study(id)
    study = Stored(path: path.text, document: try Self.read(path.text, location, Study.format))
    let roles: [WorkspaceFile.Role] =
      kind == .lived ? [.participant, .session, .log] : [.describedPerson, .evidence]
    readStudy()
    for file in try WorkspaceFiles.list(in: location, .study(id)) where roles.contains(file.role) {
      let document = try Self.read(file.path, location, Self.format(of: file.role))
      add(document, file, kind)
    }
    dimensions += try Self.teamDimensions(location)
  }

  private static func format(of role: WorkspaceFile.Role) -> RecordFormat {
    switch role {
    case .participant: Participant.format
    case .session: Session.format
    case .log: Log.format
    case .describedPerson: DescribedPerson.format
    default: Evidence.format
    }
  }

  private static func read(
    _ path: String, _ location: WorkspaceLocation, _ format: RecordFormat
  ) throws -> JSONDocument {
    let document: JSONDocument
    do {
      document = try JSONReader.read(location.read(RecordPath(path)))
    } catch let error as JSONError {
      throw RecordFault(error).error(in: path)
    }
    let faults = RecordValidator.check(document, expected: format.name).faults
    if let fault = faults.first { throw fault.error(in: path) }
    return document
  }

  private mutating func readStudy() {
    var reader = ObjectReader(study.document.root)
    let read = Study(&reader)
    tasks = read.tasks.map { NotesTask(id: $0.id, title: $0.title) }
    for entry in read.imports { imports[entry.digest] = entry }
  }

  private mutating func add(_ document: JSONDocument, _ file: WorkspaceFile, _ kind: EvidenceKind) {
    stored[file.path] = document
    let root = document.root
    let isGone =
      root[key: SystemKey.erased]?.boolean == true || root[key: SystemKey.deleted]?.boolean == true
    switch file.role {
    case .participant:
      lived.participants.append(file.stem)
      var reader = ObjectReader(root)
      let standing = Participant(&reader).standing
      if isGone || standing == .withdrawn { lived.withdrawn.insert(file.stem) }
      if standing == .refused { lived.refused.insert(file.stem) }
      if standing == .granted { consenting.insert(file.stem) }
    case .session:
      var reader = ObjectReader(root)
      let session = Session(&reader)
      if !isGone, let start = session.startedAt.flatMap({ Instant($0) }) {
        starts.append((file.session ?? "", start))
      }
      lived.sessions.append(
        NamedSessions.Stored(
          id: file.session ?? "",
          participants: isGone ? [] : session.participants.map(\.string),
          round: session.round, productVersion: session.productVersion, isGone: isGone))
    case .log: addLog(root, file)
    case .describedPerson:
      described.people.append(
        DescribedPlan.Present.Person(
          id: file.stem, name: root[\DescribedPerson.name]?.string ?? "",
          evidenceKind: root[\DescribedPerson.evidenceKind]?.string.flatMap(EvidenceKind.init(id:)),
          isDeleted: isGone))
    default:
      guard root[\Evidence.kind]?.string == kind.id else { return }
      described.items.formUnion(Self.contents(of: root[\Evidence.items]))
    }
  }

  private mutating func addLog(_ root: JSONNode, _ file: WorkspaceFile) {
    let session = file.session ?? ""
    let isCleared = Clearing.isCleared(root)
    let name = file.stem.hasPrefix("log-") ? String(file.stem.dropFirst(4)) : file.stem
    let home = NamedSessions.Home(session: session, log: isCleared ? nil : name)
    let entries = root[\Log.observations]
    if let entries {
      notes[session, default: []] += entries.members.compactMap { $0.key.string }
    }
    for content in Self.contents(of: entries) {
      lived.observations.insert(content)
      lived.homes[content] = home
    }
  }

  private static func contents(of entries: JSONNode?) -> [String] {
    guard let entries else { return [] }
    return entries.members.compactMap { NotesKey.content(of: $0.key.string ?? "") }
  }

  /// The abilities that the team's own spectrums have added.
  private static func teamDimensions(_ location: WorkspaceLocation) throws -> [Dimension] {
    var found: [Dimension] = []
    for file in try WorkspaceFiles.listShared(in: location) where file.role == .spectrum {
      let document = try read(file.path, location, Spectrum.format)
      guard let id = document.root[\Spectrum.dimension]?.string else { continue }
      let dimension = Dimension(id: id)
      if !Dimension.builtIn.contains(dimension), !found.contains(dimension) {
        found.append(dimension)
      }
    }
    return found
  }
}
