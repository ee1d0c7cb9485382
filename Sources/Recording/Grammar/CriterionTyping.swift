package import Localization
package import Records
import Wording

/// What a few letters would name, for `/match` and for lists that narrow while typing.
package enum CriterionTyping {
  /// How many criteria one answer lists.
  private static let listed = 5
  /// No name or number of a criterion is longer; in Unicode scalars.
  static let longest = 100

  /// The criteria that the letters may mean, best first.
  ///
  /// - Parameters:
  ///   - letters: A number, words or their beginnings, with or without `sc` before them.
  ///   - target: Only criteria that the target asks for; `nil` for all of them.
  package static func matches(_ letters: String, among target: WCAGTarget? = nil) -> [Place] {
    let letters = withoutTag(letters)
    guard letters.unicodeScalars.count <= longest else { return [] }
    return WCAGCatalogue.shared.matches(letters)
      .filter { target?.includes($0) ?? true }
      .map(\.place)
  }

  /// The answer to `/match`: "2 criteria: 1.4.10 Reflow, 1.4.4 Resize Text; write more of it".
  ///
  /// It says what ``NoteGrammar`` would take behind `sc`, so one criterion that is meant without doubt stands alone.
  package static func answer(_ letters: String, among target: WCAGTarget? = nil) -> Sentence {
    let typed = withoutTag(letters)
    guard typed.unicodeScalars.contains(where: { !TypedForm.isSpace($0) }) else {
      return "Write a few letters or a number, such as `/match refl`"
    }
    let found = matches(letters, among: target)
    if typed.unicodeScalars.count <= longest,
      let one = WCAGCatalogue.shared.exactlyOne(typed)
    {
      let words = Printable.text(typed, limit: 40)
      return found.contains(one.place)
        ? "1 criterion: \(one.label); `sc \(words)` names it"
        : "1 criterion: \(one.label), which the study does not ask for; `sc \(words)` names it"
    }
    guard let first = found.first else {
      return "No criterion matches \(Quoted(typed)); write other letters or its number"
    }
    guard found.count > 1 else {
      return "1 criterion: \(first.label); write its number or the beginning of its words"
    }
    let labels = found.prefix(listed).map { "\($0.label)" as Sentence }.joined(separator: ", ")
    return found.count > listed
      ? "\(found.count) criteria: \(labels) and \(found.count - listed) more; write more of it"
      : "\(found.count) criteria: \(labels); write more of it"
  }

  static func withoutTag(_ letters: String) -> String {
    let scalars = TypedForm.withoutSpacesAndMarks(letters.unicodeScalars[...])
    let word = scalars.prefix(3).prefix { !TypedForm.isSpace($0) }
    let isTag = word.lazy.map(TypedForm.plain).elementsEqual("sc".unicodeScalars)
    let rest = isTag ? TypedForm.withoutSpaces(scalars[word.endIndex...]) : scalars
    let end = rest.lastIndex { !TypedForm.isSpace($0) }.map(rest.index(after:))
    return String(rest[..<(end ?? rest.startIndex)])
  }
}
