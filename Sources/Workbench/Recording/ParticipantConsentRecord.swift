import JSON
import Localization
import Merging
package import Records
import Wording
import Workspace

/// What one participant has agreed to, read and changed while a session runs.
package struct ParticipantConsentRecord {
  private let path: RecordPath
  private let study: String
  private let workbench: Workbench

  package init(_ id: String, _ study: String, _ workbench: Workbench) throws {
    self.study = study
    path = try RecordPath.participant(id, study: study)
    self.workbench = workbench
  }

  private func document() throws -> JSONDocument {
    guard let document = try workbench.document(path) else {
      throw WorkbenchError(
        .noInput, at: path.text, "this participant's file has gone", fix: "bring it back with git")
    }
    return document
  }

  /// Whether words may be used in reports; `nil` where nobody has asked.
  package func quote() throws -> Permission? {
    let root = try document().root
    if Consent.refused(in: root).contains(Consent.table[\.quote].key) { return .refused }
    return root[\Participant.consent]?[\Consent.quote]?.string.flatMap(Permission.init(id:))
  }

  package func setQuote(_ permission: Permission) throws {
    try change { draft in
      try draft.set(\.quote, to: permission, at: Holder<Participant>().group(\.consent))
    }
  }

  /// Writes down what the person takes back; permissions that it covers become refusals.
  package func withdraw(_ scopes: [WithdrawalScope], on day: String) throws {
    try change { draft in try withdraw(scopes, on: day, in: &draft) }
  }

  /// Closed rounds that fall silent when the person takes that back; `nil` if none does.
  package func silencing(_ scopes: [WithdrawalScope], on day: String) throws -> SilencedRounds? {
    var draft = RecordDraft(
      changing: try document(), format: Participant.format, ids: workbench.ids)
    try withdraw(scopes, on: day, in: &draft)
    return try SilencedRounds.of([path.text: draft.bytes], study: study, in: workbench)
  }

  private func withdraw(
    _ scopes: [WithdrawalScope], on day: String, in draft: inout RecordDraft
  ) throws {
    for scope in scopes {
      var patch = RecordPatch()
      patch.add(
        [
          .new {
            $0.scope = scope
            $0.receivedOn = day
          }
        ], to: \Participant.withdrawals)
      try patch.apply(to: &draft, now: workbench.now)
      if let permission = scope.permission {
        try draft.set(Consent.field(permission), to: .string(Permission.refused.id))
      }
    }
  }

  private func change(_ body: (inout RecordDraft) throws -> Void) throws {
    try workbench.transaction {
      var draft = RecordDraft(
        changing: try document(), format: Participant.format, ids: workbench.ids)
      try body(&draft)
      try workbench.write(draft, to: path, isNew: false)
    }
  }
}
