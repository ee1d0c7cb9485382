import JSON
import Localization
import Merging
import Records
import Wording

/// Lets no recording into a session of somebody who has not agreed to be recorded.
struct MediaEntrance {
  private let consent: MediaConsent

  init(_ workbench: Workbench, study: String) {
    consent = MediaConsent(workbench, study: study)
  }

  /// - Parameter before: What the record held; `nil` for a new one.
  /// - Returns: A sentence where somebody came in who has not agreed to what is kept already.
  /// - Throws: ``WorkbenchError`` where a recording comes in.
  func check(_ draft: RecordDraft, before: JSONDocument?) throws -> [Sentence] {
    var reader = ObjectReader(try JSONReader.read(draft.bytes).root)
    let session = Session(&reader)
    guard !session.media.isEmpty else { return [] }
    let known = before.map { document in
      var reader = ObjectReader(document.root)
      return Session(&reader)
    }
    let isNew = session.media.contains { known?.media(named: $0.name) == nil }
    let hasNewPeople = session.participants.contains {
      !(known?.participants.contains($0) ?? false)
    }
    guard isNew || hasNewPeople, let refusal = try consent.refusal(session) else { return [] }
    if isNew { throw refusal }
    return [
      "\(session.id.short) has recordings, and \(refusal.place): \(refusal.problem). Next: \(refusal.remedy)"
    ]
  }
}
