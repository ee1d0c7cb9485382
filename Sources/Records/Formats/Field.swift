import JSON
package import Localization
import Wording

/// One declared field of a record: its key, what it may hold, and how people meet it.
package struct Field: Sendable {
  package let key: String
  package let kind: FieldKind
  /// What forms and reports print for it.
  package let label: Sentence
  /// One sentence that says what belongs here.
  package let help: Sentence
  /// Whether a record without it is wrong.
  package let isRequired: Bool
  /// The command-line option that sets it, without the dashes; `nil` where only files set it.
  ///
  /// It is made when somebody asks: a merge reads formats and never needs it.
  package var option: String? {
    switch naming {
    case .derived: Phrase.dashed(key)
    case .named(let name): name
    case .none: nil
    }
  }
  private let naming: Option
  /// Whether forms that people fill in show it.
  package let isInForms: Bool
  /// Whether files leave it out where it is empty, instead of `null`.
  package let isLeftOutWhenEmpty: Bool

  package init(
    _ key: String, _ kind: FieldKind, _ label: Sentence, _ help: Sentence, required: Bool = false,
    option: Option = .derived, inForms: Bool = true, leftOutWhenEmpty: Bool = false
  ) {
    isInForms = inForms
    isLeftOutWhenEmpty = leftOutWhenEmpty
    self.key = key
    self.kind = kind
    self.label = label
    self.help = help
    self.isRequired = required
    naming = option
  }

  /// Where the name of the command-line option comes from.
  package enum Option: Sendable {
    case derived
    case named(String)
    case none
  }

  /// The words of a key with hyphens: `assistiveTechnology` becomes `assistive-technology`.
  package static func optionName(_ key: String) -> String { Phrase.dashed(key) }

  /// The field that says that a list is empty because there is nothing to put into it: the person said so.
  ///
  /// It is a flag of its own: an empty list alone is not known to be complete.
  static func saidNone(of key: String, _ label: Sentence) -> Field {
    Field(
      key + saidNoneSuffix, .flag, "\(label), said to be none",
      "Yes if the person said that there is nothing of this; an empty list alone says nothing.")
  }

  /// What the key of a field is followed by in the key of the flag that says "none".
  package static let saidNoneSuffix = "None"

  /// What the key of a field is followed by in the key of the reason why it is empty.
  package static let absenceSuffix = "Absence"

  /// The field that says why another field is empty: declined, not asked or unknown.
  static func absence(of key: String, _ label: Sentence) -> Field {
    Field(
      key + absenceSuffix, .choice(WordList(Absence.allCases)), "\(label), why empty",
      "Why there is no value: declined, not asked or unknown.")
  }
}

/// The format of one entry in a map of things with identity.
package struct EntryFormat: Sendable {
  /// How entries get their keys.
  package enum Identity: Sendable {
    /// A random id made by the tool, which is also the entry's origin.
    case random
    /// A name that comes from data, such as the number of a round; two people may create the same one.
    case named
    /// A name made of one of the entry's fields; two people may create the same one.
    case slug(of: String)
  }

  /// Whether an entry's key is random and so also its origin.
  package var isKeyRandom: Bool {
    if case .random = identity { true } else { false }
  }

  /// What entries are called in messages.
  package let nouns: Noun
  package let identity: Identity
  /// Whether entries have an order of their own.
  package let isOrdered: Bool
  /// All fields, those that every entry has included, sorted by key.
  package let fields: [Field]
  /// What an entry's key names, where the key is a reference.
  package let keyTarget: ReferenceTarget?
  /// The keys that a short form on the command line sets, in order: `see:permanent:no`.
  package let shorthand: [String]

  package init(
    _ nouns: Noun, identity: Identity, ordered: Bool = false, shorthand: [String] = [],
    keyTarget: ReferenceTarget? = nil, _ fields: [Field]
  ) {
    self.nouns = nouns
    self.identity = identity
    self.isOrdered = ordered
    self.keyTarget = keyTarget
    self.shorthand = shorthand
    var all = fields + [StandardFields.deleted]
    if ordered { all.append(StandardFields.position) }
    self.fields = all.sorted { Text.precedes($0.key, $1.key) }
  }

  /// What one entry is called in messages.
  package var noun: Sentence { nouns.single }
}

/// Fields that more than one kind of object has.
enum StandardFields {
  static let deleted = Field(
    "deleted", .flag, "Deleted",
    "Yes on a tombstone: the record was deleted and stays as a marker.",
    option: .none)
  static let position = Field(
    SystemKey.position, .position, "Position", "Where the entry stands among its neighbours.",
    option: .none
  )
}
