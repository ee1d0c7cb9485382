package import JSON
package import Localization
import Records

/// Something in a text that might say who somebody is.
package struct IdentifierCandidate: Hashable, Sendable {
  package enum Kind: Hashable, Sendable, CaseIterable {
    case name, mail, link, phone, number, date, street, account, handle, card, socialSecurity,
      internetAddress, plate

    /// What it may be, in words.
    package var label: Sentence {
      switch self {
      case .name: "a name or a place"
      case .mail: "a mail address"
      case .link: "a link"
      case .phone: "a phone number"
      case .number: "a number that belongs to somebody"
      case .date: "a date"
      case .street: "a street"
      case .account: "an account number"
      case .handle: "a name on the internet"
      case .card: "the number of a bank card"
      case .socialSecurity: "a social security number"
      case .internetAddress: "an IP address"
      case .plate: "a number plate"
      }
    }

    /// What usually stands in its place.
    package var replacement: String {
      switch self {
      case .name: "[name]"
      case .mail: "[mail address]"
      case .link: "[link]"
      case .phone: "[phone number]"
      case .number: "[number]"
      case .date: "[date]"
      case .street: "[street]"
      case .account: "[account]"
      case .handle: "[name]"
      case .card: "[card number]"
      case .socialSecurity: "[social security number]"
      case .internetAddress: "[IP address]"
      case .plate: "[number plate]"
      }
    }
  }

  package var kind: Kind
  /// Where it stands, in Unicode scalars from the beginning of the text.
  package var range: Range<Int>
  /// The words as they stand.
  package var words: String
  /// Whether it is probably an ordinary word here: one that usually names nobody, or a noun behind an article.
  package var isOrdinary: Bool
  /// Whether nothing but the beginning of a sentence may have given it its capital letter.
  package var onlyBegins = false

  /// The participants whom the key names so, by their short ids; empty for words that are not in the key.
  package var participants: [String] = []

  package init(kind: Kind, range: Range<Int>, words: String, isOrdinary: Bool = false) {
    self.kind = kind
    self.range = range
    self.words = words
    self.isOrdinary = isOrdinary
  }

  /// The same for all places that get the same answer: case does not count.
  package var key: Text { Text(words.lowercased()) }
}
