import Localization
package import Wording

extension WCAGCatalogue {
  /// The place that a person names in a flag, a form or a column: by number, id or name.
  ///
  /// - `typed`: "1.4.10", "SC 1.4.10", "1.4.10 Reflow", "reflow", "guideline 1.3", "Adaptable".
  /// - `location`: The place of the text, for the error.
  /// - Throws: An error of the code given, with what may have been meant; it repeats the text only
  ///   when that is a number, because the wrong column may hold somebody's words.
  package func place(
    typed: String, at location: String = "", code: WorkbenchError.Code = .invalidData
  ) throws(WorkbenchError) -> Place {
    if let place = knownPlace(typed) { return place }
    let found = FoldedText(typed).words.isEmpty ? [] : ranked(typed)
    let several = found.prefix { $0.rank == found[0].rank && $0.rank <= .startsOfWords }
    if several.count > 1, TypedNumber(typed) == nil {
      throw WorkbenchError(
        code, at: location, "the name fits \(several.count) criteria of WCAG",
        fix: "write the number: \(Self.choice(of: several.prefix(3).map(\.place)))")
    }
    let meant = suggestions(for: typed)
    throw WorkbenchError(
      code, at: location, Self.problem(with: typed),
      fix: meant.isEmpty
        ? "write a number, such as 1.4.10, 1.3 or 1"
        : "did you mean \(Self.choice(of: meant))?")
  }

  private static func problem(with typed: String) -> Sentence {
    guard let number = TypedNumber(typed), number.place == nil, number.digits.count <= 12 else {
      return "this is not the number or name of a WCAG criterion"
    }
    let digits = String(decoding: number.digits, as: UTF8.self)
    return "\(digits) is no criterion, guideline or principle"
  }

  /// The place that a text names without doubt; `nil` when it names none, or several.
  package func knownPlace(_ typed: String) -> Place? {
    if let number = TypedNumber(typed) {
      guard let place = number.place else { return nil }
      let rest = number.rest
      return rest.words.isEmpty || FoldedText(name(of: place)) == rest
        ? place : exactlyOne(typed)?.place
    }
    let words = FoldedText(typed)
    guard !words.words.isEmpty else { return nil }
    if let exact = ranked(typed).first, exact.rank == .exact { return exact.place }
    if let guideline = guidelines.first(where: { FoldedText($0.name) == words }) {
      return guideline.place
    }
    if let principle = principles.first(where: { FoldedText($0.name) == words }) {
      return principle.place
    }
    return exactlyOne(typed)?.place
  }

  /// What a wrong number or name may have meant, the likeliest first; at most three.
  package func suggestions(for typed: String) -> [Place] {
    if let number = TypedNumber(typed) {
      let digits = number.trimmed
      let depth = digits.count { $0 == UInt8(ascii: ".") }
      let near = Place.all.compactMap { place -> (Int, Int, Place)? in
        let text = place.description.utf8
        guard text.count(where: { $0 == UInt8(ascii: ".") }) == min(depth, 2) else { return nil }
        guard let edits = editDistance(digits, text, limit: 2) else { return nil }
        let shared = zip(digits, text).prefix { $0 == $1 }.count
        return (edits, -shared, place)
      }
      // Of equally near numbers, the last ones: who types 1.4.14 is nearer to 1.4.13 than 1.4.10.
      return near.sorted { ($0.0, $0.1, $1.2) < ($1.0, $1.1, $0.2) }.prefix(3).map(\.2)
    }
    let words = FoldedText(typed)
    let limit = max(1, words.letters.count / 3)
    let near = Self.names.compactMap { name in
      name.distance(from: words, limit: limit).map { ($0, name.place) }
    }.sorted { $0 < $1 }
    guard let best = near.first?.0 else { return [] }
    return near.prefix { $0.0 <= best + 1 }.prefix(3).map(\.1)
  }

  private static func choice(of places: [Place]) -> Sentence {
    .list(places.map(\.label), .or)
  }
}
