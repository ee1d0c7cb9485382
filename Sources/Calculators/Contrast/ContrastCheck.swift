/// Two colours as they are seen, and what WCAG says of them.
package struct ContrastCheck: Hashable, Sendable {
  /// As given.
  package let text: Colour
  package let background: Colour
  /// As seen, once everything that is seen through has been mixed with what lies behind it.
  package let seenText: Colour
  package let seenBackground: Colour
  package let ratio: ContrastRatio
  package let perceptual: PerceptualContrast

  /// - `backdrop`: What lies behind a background that is seen through.
  package init(text: Colour, background: Colour, over backdrop: Colour = .white) {
    self.text = text
    self.background = background
    seenBackground = background.over(backdrop)
    seenText = text.over(seenBackground)
    ratio = ContrastRatio(seenText, seenBackground)
    perceptual = PerceptualContrast(text: seenText, background: seenBackground)
  }

  /// Whether one of the colours was mixed with what lies behind it.
  package var isMixed: Bool { text.isTranslucent || background.isTranslucent }

  package func meets(_ requirement: ContrastRequirement) -> Bool {
    requirement.isMet(by: ratio)
  }

  /// Colours for the text, on the background as it is.
  package func texts(reaching requirement: ContrastRequirement) -> NearestColours {
    NearestColours(to: seenText, against: seenBackground, reaching: requirement)
  }

  /// Colours for the background, with the text as it is.
  ///
  /// A text that is seen through changes with its background; its colour as seen now is kept.
  package func backgrounds(reaching requirement: ContrastRequirement) -> NearestColours {
    NearestColours(to: seenBackground, against: seenText, reaching: requirement)
  }
}
