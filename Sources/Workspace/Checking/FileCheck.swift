import JSON
import Localization
import Merging
import Records
import Wording

/// What looking at one file alone shows, and what it defines and refers to.
struct FileCheck: Sendable {
  let file: WorkspaceFile
  var findings: [CheckFinding]
  let names: [Definitions.Name]
  let references: FileReferences
  /// The deleted notes of a log, as findings name them.
  let goneNotes: [Text]
  /// Whether what it defines could not be read.
  let isUnread: Bool
  /// Whether something in it was erased, or somebody took recordings back in it.
  let holdsErasure: Bool
  /// The participant whose file it is, if they are out.
  let outPerson: OutFindings.Person?
  /// The participant whose file it is, by what a copy has in common with it.
  let origin: CopyFindings.Person?
  /// Participants whom claims of a profile rest on, each as study and id.
  let claimed: [Text]
  /// Until when the participant's records may be kept, if it is a file of one.
  let retained: RetainedPerson?
  /// The recruitment targets, if it is the file of a study.
  let targets: TargetFindings.Targets?
  /// The technologies that it names, if it is the file of a finding.
  let concern: TargetFindings.Concern?
  /// The names of technologies that participants use.
  let technologies: [String]
  /// What it has to do with deleted studies and sessions.
  let hidden: HiddenRecords.Fact

  /// - Parameter instruments: What answers are checked against, by id.
  init(_ record: RecordFile, instruments: [Text: Instrument]) {
    file = record.file
    findings = record.faults.map { CheckFinding($0, isFixable: false) }
    names = Definitions.names(in: record)
    isUnread = record.document == nil || record.format == nil
    holdsErasure = ErasurePropagation.mayNeedPropagation(record)
    outPerson = OutFindings.Person(record)
    origin = CopyFindings.Person(record)
    retained = RetainedPerson(record)
    targets = TargetFindings.Targets(record)
    concern = TargetFindings.Concern(record)
    technologies = TargetFindings.technologies(in: record)
    hidden = HiddenRecords.Fact(record)
    claimed = OutFindings.claimed(in: record)
    goneNotes = Self.goneNotes(record)
    guard let document = record.document, let format = record.format, !record.isErased else {
      references = FileReferences()
      return
    }
    references =
      record.isGone
      ? FileReferences() : FileReferences(ReferenceWalk.references(in: document, format))
    if record.faults.isEmpty {
      findings += Self.meaning(document, record, instruments)
      if !record.isGone { findings += OrphanBases.findings(in: document, record) }
      findings += Self.repairs(document, format, path: record.file.path)
    }
  }

  private static func goneNotes(_ record: RecordFile) -> [Text] {
    guard record.file.role == .log, let session = record.file.session,
      let notes = record.document?.root[\Log.observations]
    else { return [] }
    return notes.members.compactMap { key, note in
      note[key: SystemKey.deleted]?.boolean == true ? Text("\(session)/\(key.string ?? "")") : nil
    }
  }

  /// What contradicts itself in an instrument, or the instrument in a response.
  private static func meaning(
    _ document: JSONDocument, _ record: RecordFile, _ instruments: [Text: Instrument]
  ) -> [CheckFinding] {
    guard !record.isGone else { return [] }
    let faults: [RecordFault] =
      switch record.file.role {
      case .instrument: InstrumentRules.faults(in: document)
      case .response:
        document.root[\Response.instrument]?.string.flatMap { instruments[Text($0)] }
          .map { ResponseRules.faults(in: document, instrument: $0) } ?? []
      default: []
      }
    return faults.map { CheckFinding($0.error(in: record.file.path), isFixable: false) }
      + ListContradictions.findings(in: document, record)
      + StepFindings.findings(in: document, record)
  }

  /// What `--fix` can put right: canonical form, missing empty fields, values changed by hand.
  static func repairs(
    _ document: JSONDocument, _ format: RecordFormat, path: String
  ) -> [CheckFinding] {
    if !HandEdits.mayStand(in: document),
      DeclaredFields.areComplete(document, format),
      CanonicalForm.isKept(by: document)
    {
      return []
    }
    var findings: [CheckFinding] = []
    let object = JSONValue(document.root).object ?? JSONObject()
    for edit in HandEdits.find(in: object) {
      let holder: Sentence = edit.holder.isEmpty ? "" : " of \(edit.holder.joined(separator: "/"))"
      let field: Sentence =
        JSONPointer(parsing: edit.field)?.parts.first.map { "\($0)" } ?? "a field"
      findings.append(
        CheckFinding(
          WorkbenchError(
            .invalidData, at: path,
            "the value of \(field)\(holder) was changed without kerb, so a merge cannot tell what it replaced",
            fix: "run `kerb check --fix` to record the change"),
          isFixable: true))
    }
    let completed = Repair.bytes(document, format)
    if findings.isEmpty, completed != document.bytes {
      let place = Repair.firstDifference(document.bytes, completed)
      findings.append(
        CheckFinding(
          WorkbenchError(
            .invalidData, at: "\(path):\(place)",
            "the file is not in canonical form, so merges would differ in what nobody changed",
            fix: "run `kerb check --fix` to write it again"),
          isFixable: true))
    }
    return findings
  }
}

/// Whether every declared field stands in a file.
enum DeclaredFields {
  static func areComplete(_ document: JSONDocument, _ format: RecordFormat) -> Bool {
    let root = document.root
    return root[key: SystemKey.sync] != nil && areComplete(root, format.fields)
  }

  private static func areComplete(_ object: JSONNode, _ fields: [Field]) -> Bool {
    var reader = ObjectCursor(object)
    for field in fields {
      guard let value = reader.find(field.key) else { return false }
      switch field.kind {
      case .group(let inner): guard areComplete(value, inner) else { return false }
      case .map(let entry):
        for (_, child) in value.members where child[key: SystemKey.erased]?.boolean != true {
          guard child[key: SystemKey.sync] != nil, areComplete(child, entry.fields) else {
            return false
          }
        }
      case .set: guard isSorted(value) else { return false }
      default: break
      }
    }
    return true
  }

  /// Whether the members of a set stand in the order of their bytes, each once.
  private static func isSorted(_ set: JSONNode) -> Bool {
    var last: Text?
    for member in set.elements {
      let text = Text(member.string ?? "")
      if let last, !(last < text) { return false }
      last = text
    }
    return true
  }

  /// Walks through the members of an object once, in order.
  private struct ObjectCursor {
    private var members: JSONNode.Members
    private let node: JSONNode

    init(_ node: JSONNode) {
      self.node = node
      members = node.members
    }

    mutating func find(_ key: String) -> JSONNode? {
      while let (name, value) = members.next() {
        if name.isString(key) { return value }
      }
      members = node.members
      return node[key: key]
    }
  }
}

/// The canonical bytes that a sound file should have.
enum Repair {
  static func bytes(_ document: JSONDocument, _ format: RecordFormat) -> [UInt8] {
    let object = HandEdits.reconciled(JSONValue(document.root).object ?? JSONObject())
    return JSONWriter.canonical(
      .object(RecordCompletion.completed(object, format)))
  }

  static func firstDifference(_ left: [UInt8], _ right: [UInt8]) -> TextPosition {
    let same = zip(left, right).prefix { $0 == $1 }.count
    return TextPosition(of: same, in: left)
  }
}
