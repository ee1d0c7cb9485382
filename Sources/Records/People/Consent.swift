package import JSON
import Localization

/// What a participant agreed to: each permission on its own, and how consent was given.
///
/// If clones recorded a permission at the same time, a refusal holds until a later write has seen it.
package struct Consent: Sendable {
  package let explainedBy: String?
  package let givenOn: String?
  package let manner: ConsentManner?
  package let observe: Permission?
  package let quote: Permission?
  package let record: Permission?
  package let share: Permission?
  package let futureUse: Permission?
  package let retainUntil: String?
  package let sheetVersion: String?

  /// - Parameter record: The participant's.
  init(_ object: inout ObjectReader, of record: JSONNode) {
    func permission(_ key: String, _ object: inout ObjectReader) -> Permission? {
      let own: Permission? = object.word(key)
      return Self.isRefusedBeside(key, record) ? .refused : own
    }
    explainedBy = object.string("explainedBy")
    futureUse = permission("futureUse", &object)
    givenOn = object.string("givenOn")
    manner = object.word("manner")
    observe = permission("observe", &object)
    quote = permission("quote", &object)
    self.record = permission("record", &object)
    retainUntil = object.string("retainUntil")
    share = permission("share", &object)
    sheetVersion = object.string("sheetVersion")
  }

  /// The key of the group in a participant's record.
  package static let key = "consent"

  /// The keys of the permissions in it.
  package static let permissions = ["futureUse", "observe", "quote", "record", "share"]

  /// Whether keys lead from the root of a participant's record to a permission.
  package static func isPermission(_ path: [String]) -> Bool {
    path.count == 2 && Text.isSame(path[0], key)
      && permissions.contains { Text.isSame($0, path[1]) }
  }

  /// The keys of permissions that a value of a participant's record refuses: the one in place, or one beside it.
  package static func refused(in participant: JSONNode) -> Set<String> {
    guard participant.kind == .object else { return [] }
    let consent = participant[key: key]
    return Set(
      permissions.filter { permission in
        consent?[key: permission]?.isString(Permission.refused.id) == true
          || isRefusedBeside(permission, participant)
      })
  }

  /// Where a record keeps what it knows of the writes of a permission.
  package static func pointer(to permission: String) -> String { "/\(key)/\(permission)" }

  private static func isRefusedBeside(_ permission: String, _ record: JSONNode) -> Bool {
    record.others(beside: pointer(to: permission)).contains {
      $0.isString(Permission.refused.id)
    }
  }

  static let fields: [Field] = [
    Field("explainedBy", .line, "Explained by", "The role of who explained the study."),
    permission("futureUse", "Future use", "May the notes be used for later research?"),
    Field("givenOn", .day, "Given on", "The day on which consent was given."),
    Field(
      "manner", .choice(WordList(ConsentManner.allCases)), "Manner", "How consent was given."),
    permission("observe", "Observe", "May the team watch and take notes?"),
    permission("quote", "Quote", "May the person's words be quoted?"),
    permission("record", "Record", "May sound or picture be recorded?"),
    Field(
      "retainUntil", .day, "Retain until",
      """
      The last day on which the person's records may be kept. `kerb check` and the home screen name who is overdue; \
      `kerb withdraw --overdue` erases them.
      """),
    permission("share", "Share", "May notes leave the team?"),
    Field("sheetVersion", .line, "Sheet version", "Which information sheet was explained."),
    Field(
      "support", .choice(WordList(ConsentSupport.allCases)), "Support",
      "Who stood by: nobody, a supporter, an interpreter, a proxy."),
    Field(
      "withdrawalCode", .line, "Withdrawal code",
      "A code given to the person, so that any team member can act without knowing the name."),
    Field("withdrawalRoute", .line, "Withdrawal route", "How the person can take consent back."),
  ].sorted { Text.precedes($0.key, $1.key) }

  private static func permission(_ key: String, _ label: Sentence, _ help: Sentence) -> Field {
    Field(key, .choice(WordList(Permission.allCases)), label, help)
  }
}

/// A participant took consent back: all of it, or a part.
package struct Withdrawal: Sendable {
  package let scope: WithdrawalScope?
  package let receivedOn: String?

  init(_ object: inout ObjectReader) {
    receivedOn = object.string("receivedOn")
    scope = object.word("scope")
  }

  package static let field = Field(
    "withdrawals",
    .map(
      EntryFormat(
        Noun("withdrawal", "withdrawals"), identity: .random, shorthand: ["scope", "receivedOn"],
        [
          Field(
            "scope", .choice(WordList(WithdrawalScope.allCases)), "Scope",
            "What the person takes back.", required: true),
          Field("receivedOn", .day, "Received on", "The day on which the team heard of it."),
        ])),
    "Withdrawals", "What the person has taken back.", option: .named("withdrawal"))
}
