package import Localization
package import Records

extension Participant {
  /// Why nobody may record with, or ask, a person who took consent back; `nil` where they may.
  package var refusal: Sentence? {
    let scopes = withdrawals.compactMap(\.scope)
    if scopes.contains(.all) { return "this person has taken all consent back" }
    if scopes.contains(.recording) { return "this person has taken consent to recording back" }
    return nil
  }
}
