package import Records

extension CriterionTyping {
  /// The place that letters name without doubt: one criterion by number or words, a guideline or principle by number.
  package static func one(_ letters: String) -> Place? {
    let typed = withoutTag(letters)
    guard typed.unicodeScalars.count <= longest else { return nil }
    return WCAGCatalogue.shared.exactlyOne(typed)?.place
      ?? WCAGCatalogue.shared.knownPlace(typed)
  }
}
