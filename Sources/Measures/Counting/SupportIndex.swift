import Records

/// Which notes support findings, by session; looked up once a session.
///
/// Ids are ASCII, so `String` compares their bytes.
struct SupportIndex {
  private var sessions: [RecordID: [String: FindingSupport]] = [:]

  /// - Parameter measured: Those that the round knows; a finding of a later round says nothing yet.
  init(_ findings: [Finding] = [], measured: [MeasuredFinding] = []) {
    let isOpen = Dictionary(
      measured.map { ($0.id, $0.isOpen) }, uniquingKeysWith: { first, _ in first })
    for finding in findings where finding.kind != .strength {
      guard let isOpen = isOpen[finding.id] else { continue }
      for support in finding.supports {
        guard let reference = ObservationReference(support.observation),
          let session = RecordID(reference.session)
        else { continue }
        sessions[session, default: [:]][reference.observation, default: FindingSupport()]
          .join(FindingSupport(hasOpen: isOpen, hasClosed: !isOpen))
      }
    }
  }

  func observations(of session: RecordID) -> [String: FindingSupport]? { sessions[session] }
}
