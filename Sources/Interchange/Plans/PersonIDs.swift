import JSON
import Records
import Wording

/// Who the people of a file are: by the private key, by a P-number, or new.
struct PersonIDs {
  /// The id of everybody who can be told, by the words of the file.
  private(set) var known: [Text: String]
  /// The names that the key has to learn, in the order of the file.
  private(set) var newcomers: [Text] = []
  /// P-numbers in a form of their own, such as `Participant 2`, with the ids that they stand for.
  private(set) var spelledNumbers: [(name: String, id: String)] = []

  /// - Parameter tail: Four random characters for a P-number.
  init(_ file: NotesFile, _ present: LivedPlan.Present, tail: () -> String) {
    // A P-number means the participant who has it, whatever the key says.
    known = Dictionary(
      present.key.filter { NumberedReference($0.name)?.means($0.id) ?? true }
        .map { (Text($0.name), $0.id) }, uniquingKeysWith: { first, _ in first })
    var numbers = PersonNumbers(present.participants + present.key.map(\.id))
    var strangers = Set<Text>()
    for name in file.rows.compactMap(\.person).map({ Text($0) })
    where known[name] == nil && !strangers.contains(name) {
      if NotesRow.isNumber(name.string) {
        let reference = NumberedReference(name.string)
        let meant = present.participants.filter { reference?.means($0) ?? false }
        if meant.count == 1 {
          known[name] = meant[0]
          let isPlain =
            name.string.utf8.allSatisfy { $0 > UInt8(ascii: "-") } && name.string.utf8.count < 8
          if reference?.tail.isEmpty == true, !isPlain {
            spelledNumbers.append((name.string, meant[0]))
          }
        } else {
          strangers.insert(name)
        }
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
