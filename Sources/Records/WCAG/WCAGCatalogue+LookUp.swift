extension WCAGCatalogue {
  /// The criteria that typed letters may mean, best first, for lists that narrow while typing.
  ///
  /// The order: the whole number or name; numbers that begin so; names that begin so; names with
  /// words that begin so, in order; initials; names that hold the text; names that hold the
  /// letters in order, closest together first. Ties stand in number order. Nothing typed matches
  /// every criterion.
  ///
  /// - Parameter typed: "1.4.10", "sc 1.4.10", "wcag1410", "reflow", "non-text", "foc vis".
  package func matches(_ typed: String) -> [Criterion] {
    ranked(typed).compactMap { criterion(at: $0.place) }
  }

  /// The criterion that typed letters mean, if it is exactly one.
  ///
  /// A whole number or name means one whatever else begins so. Otherwise the best sort of match
  /// must have one criterion only, and the letters must begin words.
  package func exactlyOne(_ typed: String) -> Criterion? {
    let found = equallyGood(typed)
    return found.count == 1 ? found[0] : nil
  }

  /// The criteria that typed letters mean equally well, in number order; empty where the letters begin no words.
  ///
  /// - Complexity: One comparison with each name of the catalogue.
  package func equallyGood(_ typed: String) -> [Criterion] {
    let found = ranked(typed)
    guard let best = found.first, best.rank <= .startsOfWords else { return [] }
    return found.prefix { $0.rank == best.rank }.compactMap { criterion(at: $0.place) }
  }

  /// The criterion with an id of the specification, of this or an earlier version: "reflow".
  package func criterion(id: some StringProtocol) -> Criterion? {
    criteria.first { $0.id.hasSameBytes(as: id) }
      ?? criteria.first { $0.formerIDs.contains { $0.hasSameBytes(as: id) } }
  }

  /// The criterion of an axe tag, "wcag1410"; `nil` for other tags, such as "wcag21aa".
  package func criterion(axeTag: some StringProtocol) -> Criterion? {
    criteria.first { $0.axeTag.hasSameBytes(as: axeTag) }
  }

  func ranked(_ typed: String) -> [WCAGMatch] {
    if let number = TypedNumber(typed) {
      return Self.names.compactMap { name in
        let text = Array(name.place.description.utf8)
        guard number.rest.words.isEmpty else {
          let fits = name.match(number.rest).map { $0.rank <= .startsOfWords } ?? false
          return text == number.digits && fits
            ? WCAGMatch(rank: .exact, spread: 0, place: name.place) : nil
        }
        if text == number.digits { return WCAGMatch(rank: .exact, spread: 0, place: name.place) }
        guard text.starts(with: number.digits) else { return nil }
        return WCAGMatch(rank: .numberPrefix, spread: 0, place: name.place)
      }.sorted()
    }
    let words = FoldedText(typed)
    return Self.names.compactMap { $0.match(words) }.sorted()
  }

  static let names = shared.criteria.map(SearchableName.init)
}
