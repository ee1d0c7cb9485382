import JSON
import Localization
import Merging
import Records
import Wording

/// Ids for records that are made one after the other.
struct FreeIDs {
  private let kind: RecordKind
  private let random: RandomIDs
  /// In small letters.
  private var taken: Set<Text>
  private var number = 1

  init(_ kind: RecordKind, taken: [String], _ random: RandomIDs) {
    self.kind = kind
    self.random = random
    self.taken = Set(taken.map { Text($0.lowercased()) })
    if case .number(let letter) = kind.naming {
      number = RecordID.nextNumber(letter, after: taken)
    }
  }

  /// - Parameter chosen: The id that somebody chose.
  /// - Throws: ``WorkbenchError`` where it is none, or taken.
  mutating func next(_ chosen: String?, _ value: (String) -> String?) throws -> RecordID {
    let text: String
    switch (chosen, kind.naming) {
    case (let chosen?, _):
      guard !taken.contains(Text(chosen.lowercased())) else {
        throw WorkbenchError(
          .invalidData, at: "", "the id is taken", fix: "choose another id, or leave it out")
      }
      text = chosen
    case (nil, .words(let field)):
      text = Slug.free(value(field) ?? kind.word) { taken.contains(Text($0)) }
    case (nil, .number(let letter)):
      text = "\(letter)\(Digits.padded(number, 2))-\(random.tail())"
      number += 1
    }
    let id = try RecordID(checking: text)
    taken.insert(Text(id.folded))
    return id
  }
}

extension RecordID {
  /// - Throws: ``WorkbenchError`` for what is no id.
  init(checking text: String) throws {
    try RecordID.check(text, at: "id")
    guard let id = RecordID(text) else {
      throw WorkbenchError(
        .invalidData, at: "id", "this is no id", fix: "use letters, digits, hyphens")
    }
    self = id
  }
}
