import JSON
import Records
import Wording

/// Who the people of a file are: by the private key, by a P-number, or new.
struct PersonIDs {
  /// The id of everybody who can be told, by the words of the file.
  private(set) var known: [Text: String]
  /// The names that the key has to learn, in the order of the file.
  private(set) var newcomers: [Text] = []

  /// - Parameter tail: Four random characters for a P-number.
  init(_ file: NotesFile, _ present: LivedPlan.Present, tail: () -> String) {
    known = Dictionary(
      present.key.map { (Text($0.name), $0.id) }, uniquingKeysWith: { first, _ in first })
    var numbers = PersonNumbers(present.participants + present.key.map(\.id))
    var strangers = Set<Text>()
    for name in file.rows.compactMap(\.person).map({ Text($0) })
    where known[name] == nil && !strangers.contains(name) {
      if NotesRow.isNumber(name.string) {
        let number = RecordID.participantNumber(name.string)
        let meant = present.participants.filter {
          RecordID($0)?.matches(name.string) ?? false
            || !name.string.contains("-") && RecordID.participantNumber($0) == number
        }
        if meant.count == 1 { known[name] = meant[0] } else { strangers.insert(name) }
        continue
      }
      known[name] = "\(numbers.next())-\(tail())"
      newcomers.append(name)
    }
  }
}

/// Hands out the numbers of participants: P01, P02 and so on, never one that was used.
struct PersonNumbers {
  private var free: Int

  init(_ ids: [String]) { free = RecordID.nextNumber("P", after: ids) }

  mutating func next() -> String {
    defer { free += 1 }
    return "P" + Digits.padded(free, 2)
  }
}
