import JSON
import Localization

/// What is settled of one round of a study.
package struct StudyRound: Entry {
  package let number: Int
  /// The day from which on nothing is added; `nil` for an open round.
  package var closedOn: String?
  /// Digests of who counted for sharing when it was closed, and of their details: one, unless two clones closed it with
  /// different salts or different participants.
  package var frozenPeople: [String] = []
  /// The same of those whose words might be printed.
  package var frozenWords: [String] = []
  /// Digests of who counted whenever its sharing edition was made. They are only ever added, also if it is closed again.
  package var sharedPeople: [String] = []
  /// The same of those whose words might be printed.
  package var sharedWords: [String] = []

  package init(key: String) { number = Int(key) ?? 0 }

  /// The key of the rounds in a study's file.
  package static let key = "rounds"

  /// The keys of the sets to which the digests of sharing editions are only added.
  package static let sharedFields = ["sharedPeople", "sharedWords"]

  /// Whether a path of keys leads to one of these sets.
  package static func isShared(_ path: [String], in format: RecordFormat) -> Bool {
    Text.isSame(format.name, Study.format.name) && isShared(path)
  }

  /// The same for a study's file.
  package static func isShared(_ path: [String]) -> Bool {
    path.count == 3 && Text.isSame(path[0], key)
      && sharedFields.contains { Text.isSame($0, path[2]) }
  }

  package static let table = FieldTable<StudyRound>([
    Slot(
      \.closedOn, "closedOn", .day, "Closed on",
      "The day from which on nothing is added to the round, so that it may be shared."),
    digest(
      \.frozenPeople, "frozenPeople", "Frozen participants",
      "A salted digest of the participants who counted for the sharing edition when the round was closed, and of their details that it prints. No report prints it."
    ),
    digest(
      \.frozenWords, "frozenWords", "Frozen words",
      "A salted digest of the participants whose words the sharing edition might print when the round was closed. No report prints it."
    ),
    digest(
      \.sharedPeople, "sharedPeople", "Shared participants",
      "The same digests of participants for every sharing edition that was made; they are only added. No report prints them."
    ),
    digest(
      \.sharedWords, "sharedWords", "Shared words",
      "The same digests of words for every sharing edition that was made; they are only added. No report prints them."
    ),
  ])

  static let field = Field(
    key,
    .map(
      EntryFormat(
        Noun("round", "rounds"), identity: .named, shorthand: ["closedOn"], table.fields)),
    "Rounds", "What is settled of each round, by its number.", option: .none)

  private static func digest(
    _ path: any WritableKeyPath<StudyRound, [String]> & Sendable, _ key: String,
    _ label: Sentence, _ help: Sentence
  ) -> Slot<StudyRound> {
    Slot(set: path, Field(key, .set(.line), label, help, option: .none, inForms: false))
  }
}
