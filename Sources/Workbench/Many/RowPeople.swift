import JSON
import Localization
import Records
import Wording

/// Who the people of a table are, by the team's own references: these go into the private key and into no record.
struct RowPeople {
  /// What is known of a reference.
  enum Found {
    case new
    /// The key has a P-number for it, of which there is no record yet.
    case known(String)
    /// The person is there.
    case there(String)
  }

  private var key: PrivateKey
  private let workbench: Workbench
  private var byReference: [Text: String] = [:]
  private var named: Set<Text> = []
  /// Where references stand in the table: those with a P-number by the number.
  private var inTable: [Text: TextPosition] = [:]
  private var added = 0
  private let present: [Text: RecordFile]
  private let study: String

  init(study: String, present: [RecordFile], in workbench: Workbench) throws {
    self.study = study
    self.workbench = workbench
    key = try PrivateKey(workbench, study: study)
    self.present = Dictionary(present.map { (Text($0.file.expectedID), $0) }) { first, _ in first }
    for (name, id) in key.people {
      byReference[Text(PlainText.trimmed(name))] = id
      named.insert(Text(id))
    }
  }

  /// The participants in the key, by their whole ids.
  var ids: [String] { key.people.map(\.id) }

  /// Whether the key says who somebody is.
  func isNamed(_ id: String) -> Bool { named.contains(Text(id)) }

  mutating func take(_ reference: String, _ row: GivenRow, isAgain: Bool) throws -> Found {
    let position = row.position(of: .reference)
    let number = RecordID.participantNumber(reference)
    if let before = inTable.updateValue(
      position, forKey: Text(number.map { "P\($0)" } ?? reference))
    {
      throw RowRefusal(
        position,
        number == nil
          ? "the same reference stands in a row before"
          : "the same P-number stands in a row before, in line \(before.line)",
        fix: "give every person one row")
    }
    if number == nil, NumberedReference.resembles(reference) {
      throw RowRefusal(
        position, "the reference looks like a P-number and is none",
        fix: "write the number alone, such as P12, or a name that does not begin with it")
    }
    if let cell = row.pieces.first(where: { $0.holds(reference) }) {
      throw RowRefusal(
        cell.position, "what stands under reference stands here too, and would come into a record",
        fix: "take it out of this cell")
    }
    guard let id = byReference[Text(reference)] else { return .new }
    if let number, RecordID.participantNumber(id) != number {
      throw RowRefusal(
        position,
        "the participant key has this reference for \(RecordID(id)?.short ?? id), and it is another P-number",
        fix: "give the person another reference; the key is \(key)")
    }
    guard let record = present[Text(id)] else { return .known(id) }
    let short = RecordID(id)?.short ?? id
    if record.isErased || record.participantWithFaults?.standing == .withdrawn {
      throw RowRefusal(
        position, "this person is \(short), who took everything back",
        fix:
          "take the row out; `kerb withdraw \(study) \(id)` erases what is left; whoever takes part again gets a new number"
      )
    }
    return .there(id)
  }

  mutating func add(_ reference: String, id: String) throws {
    guard byReference[Text(reference)] == nil else { return }
    try key.add(reference, id: id)
    byReference[Text(reference)] = id
    added += 1
  }

  func save() throws { try key.save(workbench) }

  func message(isDry: Bool) -> Sentence? {
    guard added > 0 else { return nil }
    return
      isDry
      ? "\(added, "reference", "references") would go into the private key and into no record: \(key)"
      : "\(added, "reference", "references") went into the private key and into no record: \(key)"
  }
}

extension GivenRow.Piece {
  /// Whether a name stands in it; short references such as A1 are too common to be looked for.
  fileprivate func holds(_ reference: String) -> Bool {
    let wanted = reference.lowercased()
    guard wanted.unicodeScalars.count(where: { $0.properties.isAlphabetic }) >= 4 else {
      return false
    }
    return words.contains { $0.lowercased().contains(wanted) }
  }
}
