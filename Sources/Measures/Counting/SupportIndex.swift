import Records

/// Which notes support findings, by session; looked up once a session.
///
/// Ids are ASCII, so `String` compares their bytes.
struct SupportIndex {
  private var sessions: [RecordID: [String: FindingSupport]] = [:]

  init(_ findings: [Finding], facts: [FindingFacts?]) {
    for (finding, facts) in zip(findings, facts) where finding.kind != .strength {
      // A finding of a later round says nothing yet about this one.
      guard let facts else { continue }
      for support in finding.supports {
        guard let reference = ObservationReference(support.observation),
          let session = RecordID(reference.session)
        else { continue }
        var found = FindingSupport()
        if facts.isOpen { found.hasOpen = true } else { found.hasClosed = true }
        sessions[session, default: [:]][reference.observation, default: FindingSupport()]
          .join(found)
      }
    }
  }

  func observations(of session: RecordID) -> [String: FindingSupport]? { sessions[session] }
}
