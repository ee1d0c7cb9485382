package import JSON
import Localization
package import Wording

/// One file of a workspace after reading: its document, what is wrong with it, or why it cannot be read.
package struct RecordFile: Sendable {
  package let file: WorkspaceFile
  /// The content, unless it could not be read or is no JSON.
  package let document: JSONDocument?
  /// Its format, unless this version does not know it.
  package let format: RecordFormat?
  /// Whether the record was erased after a withdrawal: only the marker is left.
  package let isErased: Bool
  /// Everything that is wrong, in the order of the file.
  package let faults: [WorkbenchError]

  /// Whether typed values may be read from it.
  package var isSound: Bool { document != nil && format != nil && faults.isEmpty }

  /// Whether it is a tombstone or an erased record.
  package var isGone: Bool {
    isErased || document?.root.isTombstone() == true
  }

  /// The record as a value, unless it has faults or is gone.
  ///
  /// - `evenIfDeleted`: Whether a tombstone is read as what it was; erased records never are.
  package func record<Value: Record>(_: Value.Type, evenIfDeleted: Bool = false) -> Value? {
    guard isSound, !isErased, evenIfDeleted || !isGone, let document else { return nil }
    var reader = ObjectReader(document.root)
    return Value(&reader)
  }
}

extension RecordFile {
  /// Its values as they stand there; none where it could not be read.
  package var object: JSONObject {
    document.flatMap { JSONValue($0.root).object } ?? JSONObject()
  }
}

extension RecordFile {
  /// A participant as far as their file can be read, whatever is wrong with it: a fault takes no refusal back.
  ///
  /// Only what it says of consent and withdrawals may be used. `nil` where the file is no JSON object.
  package var participantWithFaults: Participant? {
    guard file.role == .participant, !isErased, let document, document.root.kind == .object else {
      return nil
    }
    var reader = ObjectReader(document.root)
    return Participant(&reader)
  }

  /// Whether a participant may have refused that pictures show them; also if their file cannot be read.
  package var mayRefuseRecording: Bool {
    guard file.role == .participant, !isErased else { return false }
    return participantWithFaults?.recording.mayBeRefused(hasFaults: !faults.isEmpty) ?? true
  }
}

extension RecordFile {
  /// Checks content that was read for a place in the workspace.
  package init(_ file: WorkspaceFile, bytes: [UInt8]) {
    do {
      let document = try JSONReader.read(bytes)
      let result = RecordValidator.check(document, expected: file.role.formatName)
      var faults = result.faults
      if result.format != nil, let fault = Self.identityFault(document, file) {
        faults.append(fault)
      }
      self.init(
        file: file, document: document, format: result.format, isErased: result.isErased,
        faults: faults.map { $0.error(in: file.path) })
    } catch {
      self.init(file, failure: RecordFault(error).error(in: file.path))
    }
  }

  /// A file that could not be read.
  package init(_ file: WorkspaceFile, failure: WorkbenchError) {
    self.init(
      file: file, document: nil, format: nil, isErased: false, faults: [failure])
  }

  private static func identityFault(
    _ document: JSONDocument, _ file: WorkspaceFile
  ) -> RecordFault? {
    guard file.role != .workspace, let node = document.root[key: SystemKey.id],
      let id = node.string,
      !Text.isSame(id, file.expectedID)
    else { return nil }
    return RecordFault(
      node.position,
      "the id is \(Quoted(id)), but the place of the file says \(Quoted(file.expectedID))",
      fix: "give the file back the name it had, or mend the id; kerb never renames files")
  }
}

extension WorkspaceFile {
  /// The id that a record at this place has; the marker's is in its file alone.
  package var expectedID: String {
    switch role {
    case .study: study ?? ""
    case .session: session ?? ""
    case .log: "log-\(stem)"
    default: stem
    }
  }
}

extension WorkspaceFile.Role {
  /// The name of the format that belongs at a place.
  package var formatName: String? {
    switch self {
    case .workspace: WorkspaceMarker.format.name
    case .profile: Profile.format.name
    case .spectrum: Spectrum.format.name
    case .facets: FacetSet.format.name
    case .instrument: Instrument.format.name
    case .promptPack: PromptPack.format.name
    case .checklist: Checklist.format.name
    case .study: Study.format.name
    case .participant: Participant.format.name
    case .describedPerson: DescribedPerson.format.name
    case .session: Session.format.name
    case .log: Log.format.name
    case .response: Response.format.name
    case .finding: Finding.format.name
    case .evidence: Evidence.format.name
    case .inventory: ScreenInventory.format.name
    case .walkthrough: Walkthrough.format.name
    case .attachment: Attachment.format.name
    case .picture, .temporary, .unknown: nil
    }
  }
}
