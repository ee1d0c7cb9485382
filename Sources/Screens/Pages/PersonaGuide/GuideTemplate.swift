package import Localization

/// Which sections the guide asks for, and in which order.
package enum GuideTemplate: String, CaseIterable, Sendable {
  /// The eight sections in the order of the book.
  case blank
  /// A person in a few lines, with a set-up to try.
  case short
  /// What a product must not take for granted comes first.
  case spectrumFirst = "spectrum-first"

  package var summary: Sentence {
    switch self {
    case .blank: "Eight sections, and what it rests on."
    case .short: "Who, three facts, own technology, how to try it."
    case .spectrumFirst: "Needs and cells of the spectrum first, then the person around them."
    }
  }

  var sections: [GuideSection] {
    switch self {
    case .blank:
      [.name, .age, .gender, .family, .work, .needs, .backstory, .use, .basis]
    case .short: [.name, .inShort, .setUp, .basis]
    case .spectrumFirst:
      [.needs, .name, .use, .work, .family, .age, .gender, .backstory, .basis]
    }
  }
}
