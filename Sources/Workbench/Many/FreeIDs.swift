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

  /// - Parameter reserved: Numbers that rows ask for; no other row gets one of them.
  init(
    _ kind: RecordKind, taken: [String], reserved: [Int] = [], _ random: RandomIDs
  ) {
    self.kind = kind
    self.random = random
    self.taken = Set(taken.map { Text($0.lowercased()) })
    if case .number(let letter) = kind.naming {
      number = max(RecordID.nextNumber(letter, after: taken), (reserved.max() ?? 0) + 1)
    }
  }

  /// - Parameters:
  ///   - chosen: The id that somebody chose.
  ///   - wanted: The number that the record keeps, such as 12 for the reference P12.
  /// - Throws: ``WorkbenchError`` where it is none, or taken.
  mutating func next(
    _ chosen: String?, number wanted: Int? = nil, _ value: (String) -> String?
  ) throws -> RecordID {
    let text: String
    switch (chosen, kind.naming) {
    case (nil, .number(let letter)) where wanted != nil:
      text = "\(letter)\(Digits.padded(wanted ?? 0, 2))-\(random.tail())"
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
