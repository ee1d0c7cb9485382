import JSON
import Localization

/// What a participant agreed to: each permission on its own, and how consent was given.
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

  init(_ object: inout ObjectReader) {
    explainedBy = object.string("explainedBy")
    futureUse = object.word("futureUse")
    givenOn = object.string("givenOn")
    manner = object.word("manner")
    observe = object.word("observe")
    quote = object.word("quote")
    record = object.word("record")
    retainUntil = object.string("retainUntil")
    share = object.word("share")
    sheetVersion = object.string("sheetVersion")
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
