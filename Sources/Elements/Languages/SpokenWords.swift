/// What screen readers call things in one language, and what people must not repeat in a label.
///
/// Systems change such words from version to version; these are the usual ones.
package struct SpokenWords: Sendable {
  /// BCP 47 without a region: "en".
  package let language: String
  /// Whether the script has capital letters.
  let hasCase: Bool
  /// The sign between parts of what is said.
  let comma: String
  let fullStop: String
  let voiceOver: [Role: String]
  let talkBack: [Role: String]
  /// Further words for a type, which a label must not hold either.
  let synonyms: [Role: [String]]
  let selected: String
  let dimmed: String
  let disabled: String
  let on: String
  let off: String
  let checked: String
  let notChecked: String
  let unlabelled: String
  /// What VoiceOver calls the button that leads to the screen before.
  let wayBack: String
  /// Which tab it is, and of how many.
  let place: @Sendable (_ place: Int, _ count: Int) -> String
  /// What the readers add about how to use a control.
  let activate: String
  let adjust: String
  let edit: String
  let talkBackActivate: String
  /// Words for gestures, which belong into no hint.
  let gestures: [String]

  /// The words of a language; English for one that is not held.
  package static func of(_ tag: String?) -> SpokenWords { held(tag) ?? english }

  /// The words of a language; `nil` for one that is not held.
  package static func held(_ tag: String?) -> SpokenWords? {
    guard let tag else { return nil }
    let code = primary(tag)
    return all.first { $0.language.utf8.elementsEqual(code.utf8) }
  }

  package static let all = [english, german, chinese]

  /// "zh" of "zh-Hans-CN".
  package static func primary(_ tag: String) -> String {
    String(tag.lowercased().prefix { $0 != "-" && $0 != "_" })
  }

  /// Every word for a role: what readers say, and what else people call it.
  func typeWords(_ role: Role) -> [String] {
    [voiceOver[role], talkBack[role]].compactMap { $0 } + (synonyms[role] ?? [])
  }
}
