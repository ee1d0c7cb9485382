import JSON
package import Localization
package import Records
import Workspace

/// What a study usually agrees with people about keeping notes and taking consent back.
///
/// Nothing in it is bound to one person: how one person can take consent back may name somebody of theirs, so only what
/// at least two people were told is the study's way.
package struct UsualConsent {
  /// The last day of the latest consent.
  package let retainUntil: CalendarDay?
  package let route: String?

  package static let source: Sentence = "as the study agreed before"

  package init(ofStudy study: String, in workbench: Workbench) throws {
    let files = try RecordKind.participant.files(in: workbench, study: study)
    self.init(files.map { workbench.read($0) })
  }

  package init(_ files: [RecordFile]) {
    let given = files.compactMap { file -> (day: String, until: String?, route: String?)? in
      guard let person = file.record(Participant.self), let day = person.consent.givenOn else {
        return nil
      }
      return (day, person.consent.retainUntil, person.consent.withdrawalRoute)
    }.sorted { Text.precedes($1.day, $0.day) }
    retainUntil = given.first?.until.flatMap { CalendarDay($0) }
    let routes = given.compactMap(\.route)
    route = routes.first { route in routes.count { Text.isSame($0, route) } > 1 }
  }
}
