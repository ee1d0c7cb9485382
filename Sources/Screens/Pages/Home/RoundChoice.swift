import Localization
import Records
import Terminal
import Wording

extension Navigator {
  /// The round that somebody means, typed after `/round` or chosen from a list.
  ///
  /// - Throws: ``WorkbenchError`` when no session counts yet, or none belongs to the round.
  func round(_ typed: String, among rounds: [Int], of study: String) throws -> Int {
    guard !rounds.isEmpty else {
      throw WorkbenchError(
        .noInput, at: "/round", "no session counts yet", fix: "record one: `kerb record \(study)`")
    }
    if let number = Int(typed), rounds.contains(number) { return number }
    guard typed.isEmpty else {
      throw WorkbenchError(
        .noInput, at: "/round", "no session belongs to this round",
        fix: "the rounds are \(rounds.map(String.init).joined(separator: ", "))")
    }
    let index = try pages.choose("Which round?", "Round", rounds.map { "round \($0)" })
    return rounds[index]
  }
}
