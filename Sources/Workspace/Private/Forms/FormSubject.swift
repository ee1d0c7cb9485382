import JSON
package import Records

/// Whom a form is about, as far as that is known when it is opened.
package struct FormSubject: Hashable, Sendable {
  /// `nil` for what all studies share.
  package var study: String?
  /// The path of the record, from the workspace on; `nil` for one that is not made yet.
  package var record: String?
  /// The session that it is, or that it belongs to.
  package var session: String?
  /// Whole ids; everybody of the session.
  package var participants: [String]

  package init(
    study: String? = nil, record: String? = nil, session: String? = nil,
    participants: [String] = []
  ) {
    self.study = study
    self.record = record
    self.session = session
    self.participants = participants
  }

  /// The subject of a record's form.
  ///
  /// - `people`: The people who took part in a session of the study, by its id.
  package init(_ record: RecordFile, people: (String) -> [String]) {
    let file = record.file
    let root = record.document?.root
    self.init(study: file.study, record: file.path, session: file.session)
    switch file.role {
    case .participant: participants = [file.expectedID]
    case .session, .log: participants = session.map(people) ?? []
    case .response:
      session = root?[\Response.session]?.string
      participants = root?[\Response.participant]?.string.map { [$0] } ?? []
    default: break
    }
  }
}

extension FormSubject {
  static let format = "form/1"

  /// The content of the file beside a form that says whom it is about.
  ///
  /// - Parameter opened: Milliseconds since 1970 (UTC).
  func content(opened: Int) -> [UInt8] {
    func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
    return JSONWriter.canonical(
      .object(
        JSONObject([
          Text("opened"): .string(Instant(milliseconds: opened).text),
          Text("participants"): .array(participants.map { .string($0) }),
          Text("record"): text(record), Text("session"): text(session), Text("study"): text(study),
          Text(SystemKey.format): .string(Self.format),
        ])))
  }

  /// Reads such a file; `nil` for one that is none, or of a later version.
  init?(_ bytes: [UInt8]) {
    guard let root = try? JSONReader.read(bytes).root, root.kind == .object,
      let line = root[key: SystemKey.format]?.string, Text.isSame(line, Self.format)
    else { return nil }
    self.init(
      study: root[key: "study"]?.string, record: root[key: "record"]?.string,
      session: root[key: "session"]?.string,
      participants: root[key: "participants"]?.elements.compactMap(\.string) ?? [])
  }
}
