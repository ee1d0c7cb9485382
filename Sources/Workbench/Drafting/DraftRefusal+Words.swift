import Localization
import Measures
import Records
import Wording

extension DraftRefusal {
  /// - Parameter list: The private file with earlier drafts.
  func error(study: String, list: String) -> WorkbenchError {
    let words = self.words(study)
    return WorkbenchError(.invalidData, at: "--from", words.problem, fix: words.remedy)
  }

  private func words(_ study: String) -> (problem: Sentence, remedy: Sentence) {
    let names = Sentence.list(people.map(\.short))
    let before: Sentence = earlier.map { "the draft \($0)" } ?? "an earlier draft"
    let others: Sentence =
      "choose other people; they may differ from those of an earlier draft by two or more"
    switch reason {
    case .tooFew:
      return (
        "a draft needs three people at least", "name three or more, such as `--from` P01,P02,P07"
      )
    case .notAgreed:
      return (
        "\(names) did not agree to future use, or took that back",
        "leave them out; `kerb participant consent \(study)` shows who agreed to what"
      )
    case .tookNoPart:
      return (
        "\(names) came to no session that counts, and pilots do not count",
        "leave them out, and name three people at least who came to sessions that count"
      )
    case .oneSession:
      return (
        "these people came to fewer than two sessions that count",
        "choose people of several sessions"
      )
    case .nothingShared:
      return (
        "no value of these people can be taken without pointing at one of them",
        "choose people who have more in common"
      )
    case .same:
      return (
        "\(before) was made of the same people, and drafts are never made again",
        "use that draft, or choose other people"
      )
    case .oneApart:
      return (
        "\(before) differs by one person, and what the two differ in would be that person's", others
      )
    case .oneFitsBoth:
      return (
        "exactly one person holds all that this draft and \(earlier.map { "\($0)" } ?? "an earlier one" as Sentence) say",
        others
      )
    case .leadsToOne:
      return (
        "whoever knows everybody could tell that one of them must have been among these people",
        "choose other people, or one more or less"
      )
    case .leadsToOneWithEarlier:
      return (
        "beside \(before), whoever knows everybody could tell that one of them was among these people",
        others
      )
    case .tooManyGroups:
      return (
        "there are too many groups to make sure that nobody can be told",
        "choose three people, or people who share less"
      )
    }
  }
}
