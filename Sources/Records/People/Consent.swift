package import JSON
import Localization

/// What a participant agreed to: each permission on its own, and how consent was given.
///
/// If clones recorded a permission at the same time, a refusal holds until a later write has seen it.
package struct Consent: Fielded {
  package private(set) var explainedBy: String?
  package private(set) var givenOn: String?
  package private(set) var manner: ConsentManner?
  package private(set) var observe: Permission?
  package private(set) var quote: Permission?
  package private(set) var record: Permission?
  package private(set) var share: Permission?
  package private(set) var futureUse: Permission?
  package private(set) var retainUntil: String?
  package private(set) var sheetVersion: String?
  package private(set) var support: ConsentSupport?
  package private(set) var withdrawalCode: String?
  package private(set) var withdrawalRoute: String?

  init() {}

  /// Takes every refusal that a merge left beside a permission.
  ///
  /// - Parameter participant: The participant's record.
  mutating func refuse(beside participant: JSONNode) {
    for (key, path) in Self.paths where Self.isRefusedBeside(key, participant) {
      self[keyPath: path] = .refused
    }
  }

  /// The permissions by their keys.
  package static let paths: [(String, any WritableKeyPath<Consent, Permission?> & Sendable)] = [
    ("futureUse", \.futureUse), ("observe", \.observe), ("quote", \.quote),
    ("record", \.record), ("share", \.share),
  ]

  /// The field of a participant's record with one of the permissions.
  ///
  /// - Parameter permission: Its key.
  package static func field(_ permission: String) -> [String] { [key, permission] }

  /// The key of the group in a participant's record.
  package static let key = "consent"

  /// The keys of the permissions in it.
  package static let permissions = paths.map(\.0)

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

  package static let table = FieldTable<Consent>([
    Slot(
      \.explainedBy, "explainedBy", .line, "Explained by",
      "The role of who explained the study."),
    permission(
      \.futureUse, "futureUse", "Future use", "May the notes be used for later research?"),
    Slot(\.givenOn, "givenOn", .day, "Given on", "The day on which consent was given."),
    Slot(\.manner, "manner", .words(of: ConsentManner.self), "Manner", "How consent was given."),
    permission(\.observe, "observe", "Observe", "May the team watch and take notes?"),
    permission(\.quote, "quote", "Quote", "May the person's words be quoted?"),
    permission(\.record, "record", "Record", "May sound or picture be recorded?"),
    Slot(
      \.retainUntil, "retainUntil", .day, "Retain until",
      """
      The last day on which the person's records may be kept. `kerb check` and the home screen name who is overdue; \
      `kerb withdraw --overdue` erases them.
      """),
    permission(\.share, "share", "Share", "May notes leave the team?"),
    Slot(
      \.sheetVersion, "sheetVersion", .line, "Sheet version",
      "Which information sheet was explained."),
    Slot(
      \.support, "support", .words(of: ConsentSupport.self), "Support",
      "Who stood by: nobody, a supporter, an interpreter, a proxy."),
    Slot(
      \.withdrawalCode, "withdrawalCode", .line, "Withdrawal code",
      "A code given to the person, so that any team member can act without knowing the name."),
    Slot(
      \.withdrawalRoute, "withdrawalRoute", .line, "Withdrawal route",
      "How the person can take consent back."),
  ])

  private static func permission(
    _ path: any WritableKeyPath<Consent, Permission?> & Sendable, _ key: String,
    _ label: Sentence, _ help: Sentence
  ) -> Slot<Consent> {
    Slot(path, key, .words(of: Permission.self), label, help)
  }
}

/// A participant took consent back: all of it, or a part.
package struct Withdrawal: Entry {
  package var scope: WithdrawalScope?
  package var receivedOn: String?

  package init(key _: String) {}

  package static let field = Field(
    "withdrawals",
    .map(
      EntryFormat(
        Noun("withdrawal", "withdrawals"), identity: .random, shorthand: ["scope", "receivedOn"],
        table.fields)),
    "Withdrawals", "What the person has taken back.", option: .named("withdrawal"))

  package static let table = FieldTable<Withdrawal>([
    Slot(
      \.scope, "scope", .words(of: WithdrawalScope.self), "Scope", "What the person takes back.",
      required: true),
    Slot(
      \.receivedOn, "receivedOn", .day, "Received on",
      "The day on which the team heard of it."),
  ])
}
