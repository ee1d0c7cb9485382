import JSON
package import Localization
import Merging
import Platform
package import Records
import Wording
import Workspace

/// The recordings of one session: adding, changing, aligning and removing references to them.
package struct SessionRecordings {
  let workbench: Workbench
  package let study: String
  /// The whole id of the session.
  package let session: String

  /// - `session`: As typed.
  /// - `study`: As typed; `nil` for the one that is meant.
  package init(_ session: String, study: String?, in workbench: Workbench) throws {
    self.workbench = workbench
    (self.study, self.session) = try NoteReference.place(of: session, study: study, in: workbench)
  }

  /// A recording as its record and this computer know it.
  package struct Kept: Sendable {
    package let media: SessionMedia
    /// Where its file lies on this computer; `nil` where it is not known here.
    package let path: String?
    /// Whether something is at that path.
    package let isThere: Bool
  }

  /// What came of a change.
  package struct Outcome: Sendable {
    package let name: String
    /// Sentences about what to look after.
    package let remarks: [Sentence]
  }

  /// What somebody says of a recording; `nil` leaves it as it is.
  package struct Values: Sendable {
    /// As typed.
    package var file: String?
    package var address: String?
    package var kind: MediaKind?
    package var label: String?
    package var alignment: MediaAlignment?

    package init() {}

    var fields: JSONObject {
      var fields = JSONObject()
      if let address { fields[\SessionMedia.address] = .string(address) }
      if let kind { fields[\SessionMedia.kind] = .string(kind.id) }
      if let label { fields[\SessionMedia.label] = .string(label) }
      if let alignment { fields.put(alignment) }
      return fields
    }

    var isEmpty: Bool { file == nil && fields.members.isEmpty }
  }

  /// The session's record.
  ///
  /// - Throws: `WorkbenchError` where it is deleted or erased.
  package func meeting() throws -> Session {
    try meeting(record())
  }

  /// All recordings, by their names. Where they may not be kept, nothing is told of them.
  ///
  /// - Throws: `WorkbenchError` where somebody has not agreed to be recorded.
  package func all() throws -> [Kept] {
    let meeting = try meeting()
    guard !meeting.media.isEmpty else { return [] }
    try MediaConsent(workbench, study: study).check(meeting)
    let places = try MediaPlaces(of: study, in: workbench)
    return meeting.media.map { media in
      let path = places.path(session, media.name)
      return Kept(
        media: media, path: path,
        isThere: path.map { (try? Files.kind($0)) ?? .missing != .missing } ?? false)
    }
  }

  /// One recording: the one that is named, or the only one.
  package func one(_ name: String?) throws -> Kept {
    let kept = try all()
    if let name {
      if let one = kept.first(where: { Text.isSame($0.media.name, name) }) { return one }
      throw missing(name, among: kept.map(\.media.name))
    }
    if let only = kept.first, kept.count == 1 { return only }
    let short = shortSession
    throw kept.isEmpty
      ? WorkbenchError(
        .noInput, at: short, "no recording of this session is known",
        fix: "`kerb session media add \(study) \(short) NAME --file FILE`")
      : WorkbenchError(
        .usage, at: short, "the session has \(kept.count) recordings",
        fix: "name one with `--media`: \(Sentence.list(kept.map(\.media.name), .or))")
  }

  package func add(_ name: String, _ values: Values) throws -> Outcome {
    try RecordID.check(name, at: "NAME")
    guard values.file != nil || values.address != nil else {
      throw WorkbenchError(
        .usage, at: "NAME", "where the recording is was not said",
        fix: "name its file with `--file`, or its address with `--address`")
    }
    return try workbench.transaction {
      let record = try record()
      let meeting = try meeting(record)
      try MediaConsent(workbench, study: study).check(meeting)
      let entry = record.object[SessionMedia.key]?.object?[name]?.object
      if meeting.media(named: name) != nil {
        throw WorkbenchError(
          .cannotWrite, at: name, "a recording of this session has this name",
          fix: "choose another name, or `kerb session media edit \(study) \(shortSession) \(name)`")
      }
      if entry?[SystemKey.erased]?.boolean == true {
        throw WorkbenchError(
          .cannotWrite, at: name, "a recording of this name was erased after a withdrawal",
          fix: "choose another name")
      }
      // Nothing of an older recording of this name shows through.
      var fields = JSONObject()
      for field in SessionMedia.table.fields { fields[field.key] = .null }
      for (key, value) in values.fields.members { fields[key.string] = value }
      let remarks = try write(name, fields, values, meeting)
      return Outcome(name: name, remarks: remarks)
    }
  }

  package func change(_ name: String, _ values: Values) throws -> Outcome {
    guard !values.isEmpty else {
      throw WorkbenchError(
        .usage, at: "", "nothing to change was given", fix: "add an option, such as `--label`")
    }
    return try workbench.transaction {
      let meeting = try meeting(record())
      try MediaConsent(workbench, study: study).check(meeting)
      let name = try known(name, meeting)
      return Outcome(name: name, remarks: try write(name, values.fields, values, meeting))
    }
  }

  /// Forgets how its time runs.
  package func unalign(_ name: String) throws -> Outcome {
    try workbench.transaction {
      let meeting = try meeting(record())
      let name = try known(name, meeting)
      var fields = JSONObject()
      fields[\SessionMedia.offset] = .null
      fields[\SessionMedia.drift] = .null
      return Outcome(name: name, remarks: try write(name, fields, Values(), meeting))
    }
  }

  /// Takes a reference away, or brings it back. The recording itself stays where it is.
  ///
  /// - Returns: Where its file lies here, if that was known; the path is forgotten with the reference.
  package func setRemoved(_ isRemoved: Bool, _ typed: String) throws -> (
    name: String, path: String?
  ) {
    try workbench.transaction {
      let record = try record()
      let meeting = try meeting(record)
      guard isRemoved else {
        try MediaConsent(workbench, study: study).check(meeting)
        let entry = record.object[SessionMedia.key]?.object?[typed]?.object
        guard let entry, entry[SystemKey.erased]?.boolean != true else {
          throw missing(typed, among: meeting.media.map(\.name))
        }
        try edit(record) { draft throws(WorkbenchError) in
          try draft.restore([SessionMedia.key, typed])
        }
        return (typed, nil)
      }
      let name = try known(typed, meeting)
      try edit(record) { draft throws(WorkbenchError) in
        try draft.delete([SessionMedia.key, name])
      }
      let path = try MediaPlaces(of: study, in: workbench).path(session, name)
      if path != nil {
        try MediaPlaces.change(study, in: workbench) {
          $0.set(nil, MediaPlaces.key(session, name))
        }
      }
      return (name, path)
    }
  }

  // MARK: Inside

  var shortSession: String { RecordID(session)?.short ?? session }

  private func record() throws -> RecordFile {
    try RecordFinder(workbench: workbench, kind: .session).record(session, study: study)
  }

  private func meeting(_ record: RecordFile) throws -> Session {
    if let session = record.record(Session.self) { return session }
    throw WorkbenchError(
      .noInput, at: shortSession,
      record.isErased
        ? "this session was erased after a withdrawal" : "this session was deleted",
      fix: record.isErased
        ? "what was erased stays erased"
        : "`kerb session delete \(study) \(shortSession) --undo` brings it back")
  }

  private func known(_ name: String, _ meeting: Session) throws(WorkbenchError) -> String {
    if let media = meeting.media(named: name) { return media.name }
    throw missing(name, among: meeting.media.map(\.name))
  }

  private func missing(_ name: String, among names: [String]) -> WorkbenchError {
    RecordFinder.missing(
      "recording", name, among: names,
      hint: names.isEmpty
        ? "the session has none; `kerb session media add \(study) \(shortSession) NAME --file FILE`"
        : "the session has \(Sentence.list(names))")
  }

  private func edit(
    _ record: RecordFile, _ change: (inout RecordDraft) throws(WorkbenchError) -> Void
  ) throws {
    guard let document = record.document else { return }
    var draft = RecordDraft(changing: document, format: Session.format, ids: workbench.ids)
    try change(&draft)
    try workbench.write(draft, to: RecordPath(record.file.path), isNew: false)
  }

  /// Writes the record first: a path without a record would be of nothing.
  private func write(
    _ name: String, _ fields: JSONObject, _ values: Values, _ meeting: Session
  ) throws -> [Sentence] {
    let path = try values.file.map(file)
    if !fields.members.isEmpty || meeting.media(named: name) == nil {
      try edit(try record()) { draft throws(WorkbenchError) in
        _ = try draft.add(to: [SessionMedia.key], key: name, now: workbench.now)
        let old = draft.value([SessionMedia.key, name])?.object ?? JSONObject()
        for key in fields.sortedKeys {
          let value = fields[key.string] ?? .null
          if old[key.string] ?? .null == value { continue }
          try draft.set([SessionMedia.key, name, key.string], to: value)
        }
      }
    }
    if let path {
      try MediaPlaces.change(study, in: workbench) {
        $0.set(path, MediaPlaces.key(session, name))
      }
    }
    let rounds =
      meeting.isPilot ? [] : try ClosedRounds(study, workbench).remarks(changing: meeting.round)
    return (values.address.map(MediaAddress.warnings) ?? []) + rounds
  }

  /// The absolute path of a file that lies outside the workspace.
  private func file(_ typed: String) throws -> String {
    let path = try workbench.realPath(typed)
    guard try Files.kind(path) == .file else {
      throw WorkbenchError(
        .usage, at: "--file", "\(Quoted(typed)) is no plain file", fix: "name the recording itself")
    }
    guard !workbench.location.contains(path) else {
      throw WorkbenchError(
        .usage, at: "--file", "this file lies inside the workspace, where git finds it",
        fix: "move it to a folder outside, and delete it from git if it is there")
    }
    return path
  }
}

extension JSONObject {
  fileprivate mutating func put(_ alignment: MediaAlignment) {
    self[\SessionMedia.offset] = .integer(alignment.offset)
    self[\SessionMedia.drift] = alignment.drift == 0 ? .null : .integer(alignment.drift)
  }
}
