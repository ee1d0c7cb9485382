package import Localization
import Measures
import Statistics
import Wording

/// What is asked of each person of the exercise.
package enum NetworkTrait: CaseIterable {
  case age, gender, ethnicity, orientation, work, religion, firstLanguage, disability

  package var label: Sentence {
    switch self {
    case .age: "Age"
    case .gender: "Gender"
    case .ethnicity: "Ethnicity"
    case .orientation: "Sexual orientation"
    case .work: "Work"
    case .religion: "Religion or belief"
    case .firstLanguage: "First language"
    case .disability: "Disability"
    }
  }

  /// What helps to answer it, in the person's own words.
  package var hint: Sentence {
    switch self {
    case .age: "Decades compare better than years: thirties, sixties."
    case .work: "A field compares better than a title: care, software, none."
    case .disability: "Kinds compare better than names of conditions: none, hearing, pain."
    default: "Use the same words for what is the same to you."
    }
  }
}

/// The answers of one run, in memory only: nothing of them is ever printed again, in errors neither.
package struct NetworkAnswers {
  /// You and five people.
  package static let people = 6

  private var answers: [NetworkTrait: [String?]] = [:]

  package init(answers: [NetworkTrait: [String?]] = [:]) {
    self.answers = answers
  }

  /// - `person`: 0 for you, 1 to 5 for the others.
  package mutating func put(_ text: String, _ trait: NetworkTrait, person: Int) {
    var row = answers[trait] ?? [String?](repeating: nil, count: Self.people)
    guard row.indices.contains(person) else { return }
    let folded = PlainText.folded(text, .spaced)
    row[person] = folded.isEmpty ? nil : folded
    answers[trait] = row
  }

  package mutating func clear(_ trait: NetworkTrait) { answers[trait] = nil }

  package func likeness(_ trait: NetworkTrait) -> NetworkLikeness {
    NetworkLikeness(answers[trait] ?? [])
  }
}

/// How alike you and the people you trust are in one trait.
package struct NetworkLikeness {
  let answered: Int
  let different: Int
  /// How many of the others share your answer, and how many of them answered; `nil` where you left yours out.
  let shareYours: (same: Int, of: Int)?
  /// Against the most mixed that as many people can be: everybody with an answer of their own.
  let index: BlauIndex?

  init(_ answers: [String?]) {
    let given = answers.compactMap(\.self)
    var counts: [String: Int] = [:]
    for answer in given { counts[answer, default: 0] += 1 }
    answered = given.count
    different = counts.count
    let others = answers.dropFirst().compactMap(\.self)
    shareYours = answers.first.flatMap(\.self).map { yours in
      (others.count { $0 == yours }, others.count)
    }
    let free = [Int](repeating: 0, count: max(0, given.count - counts.count))
    // Fewer than two answers have no index, and the words say so.
    index =
      given.count > 1 ? (try? CategoryCounts(Array(counts.values) + free)).map(BlauIndex.init) : nil
  }

  /// Whether at least two answered and all of them the same.
  package var isAlike: Bool { answered > 1 && different == 1 }

  /// Sentences for the result; no answer is repeated.
  package var sentences: [Sentence] {
    guard answered > 1 else {
      return [answered == 0 ? "Nobody answered." : "One answer, so there is nothing to compare."]
    }
    var lines: [Sentence] = [
      different == 1
        ? "\(answered) answers, all the same." : "\(answered) answers, \(different) different ones."
    ]
    if let shareYours {
      lines.append(
        shareYours.of == 0
          ? "Of the others nobody answered."
          : shareYours.same == 1
            ? "1 of \(shareYours.of, "other", "others") shares yours."
            : "\(shareYours.same) of \(shareYours.of, "other", "others") share yours.")
    } else {
      lines.append("You left yours out.")
    }
    if let index {
      lines.append(
        "Two of these people drawn at random, the first put back, differ with a probability of \(index.value); \(index.attainableMaximum) if everybody differed (\(BlauIndex.name), \(index.sampleSize))."
      )
    }
    return lines
  }
}
