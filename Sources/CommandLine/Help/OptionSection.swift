import Localization

/// Options under one heading.
struct OptionSection {
  var heading: Sentence
  var options: [Verb.Option]

  /// The heading of options without a section.
  static let plainHeading: Sentence = "Options"

  /// The heading of what every verb takes.
  static let commonHeading: Sentence = "Everywhere"

  /// A verb's own options, those without a section first, then what every verb takes.
  static func sections(of verb: Verb) -> [OptionSection] {
    var sections: [OptionSection] = []
    let plain = verb.options.filter { $0.section == nil }
    if !plain.isEmpty { sections.append(OptionSection(heading: plainHeading, options: plain)) }
    for option in verb.options {
      guard let heading = option.section else { continue }
      if let index = sections.firstIndex(where: { $0.heading == heading }) {
        sections[index].options.append(option)
      } else {
        sections.append(OptionSection(heading: heading, options: [option]))
      }
    }
    sections.append(OptionSection(heading: commonHeading, options: Verb.Option.everywhere))
    return sections
  }
}
