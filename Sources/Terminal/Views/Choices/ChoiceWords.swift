import Localization

/// What is said about answers that fit no single row.
struct ChoiceWords {
  let list: ShownList
  let numbers: RowNumbers
  let accepts: AcceptedInput

  /// "Write a number from 1 to 5."
  var expected: Sentence {
    guard numbers.last > 0 else { return "There is nothing to choose here. `/back` leaves." }
    let range: Sentence = numbers.last == 1 ? "Write 1" : "Write a number from 1 to \(numbers.last)"
    return switch accepts {
    case .choices: "\(range), or several with commas between them."
    case .textOrChoice: "\(range), or a text."
    case .text, .choice: "\(range)."
    }
  }

  /// "2 fit: 3 Pay by card, 4 Pay by cash. Write more of it or a number."
  func several(_ rows: [Int], for answer: String) -> Sentence {
    let shown = rows.prefix(4).map { row in
      (numbers.number(of: row).map { "\($0) " } ?? "") + list.row(row).text
    }.joined(separator: ", ")
    let more: Sentence = rows.count > 4 ? " and \(rows.count - 4) more" : ""
    return "\(rows.count) fit: \(shown)\(more). Write more of it, or the number."
  }
}
