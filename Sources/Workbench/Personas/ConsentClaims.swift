import JSON
import Localization
import Measures
import Records
import Reports
import Wording

/// How claims of profiles stand before and after a participant's consent changes.
///
/// What rests on somebody who refuses stays in the profile and stops counting: whoever writes that down hears where.
struct ConsentClaims {
  private struct State {
    let profile: String
    let words: String
    let said: Sentence
  }

  private let study: String
  private let workbench: Workbench
  /// By the profile's id and the claim's key.
  private let before: [Text: State]

  /// Reads how claims stand that rest on something of the study.
  init(study: String, in workbench: Workbench) throws {
    self.study = study
    self.workbench = workbench
    before = try Self.states(study, workbench)
  }

  /// What stands otherwise now, a sentence each.
  func changed() throws -> [Sentence] {
    guard !before.isEmpty else { return [] }
    return try Self.states(study, workbench).sorted { $0.key < $1.key }.compactMap {
      key, now -> Sentence? in
      guard let old = before[key], old.said != now.said else { return nil }
      return
        "Profile \(now.profile), claim “\(Printable.text(now.words, limit: 80))”. Before: \(old.said). After this change: \(now.said)."
    }
  }

  private static func states(_ study: String, _ workbench: Workbench) throws -> [Text: State] {
    let cards = try PersonaCards(in: workbench)
    var states: [Text: State] = [:]
    for profile in cards.shared.profiles
    where profile.bases.contains(where: { Text.isSame($0.study ?? "", study) }) {
      for claim in try cards.card(profile).card.claims where !claim.bases.isEmpty {
        states[Text("\(profile.id)\n\(claim.claim.key)")] = State(
          profile: profile.id.string, words: claim.words.plain(),
          said: ClaimSentences.state(claim.state))
      }
    }
    return states
  }
}
