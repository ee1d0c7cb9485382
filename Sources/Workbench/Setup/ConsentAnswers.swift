import JSON
package import Localization
import Merging
package import Records

/// What a participant answers when consent is asked for, question by question.
package struct ConsentAnswers {
  /// The permissions in the order in which they are asked, with the question to say.
  package static let questions: [(key: String, question: Sentence)] = [
    (Consent.table[\.observe].key, "May the team watch and take notes?"),
    (Consent.table[\.record].key, "May sound or picture be recorded?"),
    (Consent.table[\.quote].key, "May the person's words be quoted, without a name?"),
    (Consent.table[\.share].key, "May the notes leave the team, without a name?"),
    (Consent.table[\.futureUse].key, "May the notes be used for later research?"),
  ]

  package var sheet: InformationSheet
  package var keepsSheet = false
  package var hasBeenRead = false
  /// The answer for each permission that was asked, by its key; `.some(nil)` was not asked after all.
  package var permissions: [String: Permission?] = [:]
  package var manner: ConsentManner?
  package var support: ConsentSupport?
  /// `nil` where the person wants no code.
  package var code: String?
  package var route: String?
  package var retainUntil: String?

  /// Nothing is answered yet.
  package init(sheet: InformationSheet) { self.sheet = sheet }

  /// Whether the team may watch; without it nothing is recorded.
  package var mayObserve: Bool { permissions[Self.observe] == .some(.granted) }

  private static let observe = Consent.table[\.observe].key

  /// The fields of the consent.
  ///
  /// - Parameters:
  ///   - day: Today.
  ///   - role: Who explained the study.
  package func patch(on day: CalendarDay, by role: Role) -> RecordPatch {
    var patch = RecordPatch()
    let consent = Holder<Participant>().group(\.consent)
    func put<Value: FieldValue>(_ path: KeyPath<Consent, Value?>, _ value: Value?) {
      if let value { patch.set(path, to: value, at: consent) }
    }
    // Without observing there is no session, and the other answers have no meaning.
    for (key, answer) in permissions where mayObserve || key == Self.observe {
      patch.put(answer.map { .string($0.id) } ?? .null, at: Consent.field(key))
    }
    put(\.explainedBy, role.label.plain())
    put(\.givenOn, day.description)
    put(\.manner, manner)
    put(\.support, support)
    put(\.sheetVersion, sheet.version)
    guard mayObserve else { return patch }
    put(\.retainUntil, retainUntil)
    put(\.withdrawalCode, code)
    put(\.withdrawalRoute, route)
    return patch
  }
}
