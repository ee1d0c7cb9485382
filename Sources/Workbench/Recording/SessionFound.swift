import JSON
package import Recording
import Records
import Workspace

/// What a session's record holds before a recording changes it.
package enum SessionFound {
  package static func changes(_ opening: Opening, _ workbench: Workbench) throws -> [Change] {
    let path = try RecordPath.session(opening.session, study: opening.study)
    guard let document = try workbench.document(path) else { return [] }
    var changes: [Change] = []
    var reader = ObjectReader(document.root)
    let session = Session(&reader)
    if let today = session.today {
      let place = RecordValue(record: path.text, path: Holder<Session>().field(\.today))
      changes.append(.value(place, .string(today)))
    }
    changes += session.promptAnswers.compactMap { entry in
      entry.answer.map { .answer(PromptKey(entry.prompt, of: entry.participant?.string), $0) }
    }
    return changes
  }
}
