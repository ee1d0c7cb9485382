package import Localization

/// Why nobody can be counted for a recruitment target: it is neither met nor missed.
package enum UncountedTarget: Hashable, Sendable {
  /// It has a label and no condition that a program can read.
  case onlyLabel
  /// A technology that is no known class or product, and that no participant uses.
  case unknownTechnology(String, near: String?)

  /// "it has only a label".
  package var reason: Sentence {
    switch self {
    case .onlyLabel: "it has only a label and no condition"
    case .unknownTechnology(let name, let near):
      "“\(name)” is no known technology, and no participant uses one of that name\(near.map { " (did you mean \($0)?)" as Sentence } ?? "")"
    }
  }

  /// "cannot be counted: it has only a label".
  package var words: Sentence { "cannot be counted: \(reason)" }

  /// Its word in JSON.
  package var id: String {
    switch self {
    case .onlyLabel: "onlyLabel"
    case .unknownTechnology: "unknownTechnology"
    }
  }
}

extension UncountedTarget {
  /// Technologies that a target or a finding names, of no known class or product, and that no participant uses.
  ///
  /// - Parameters:
  ///   - typed: Names of technologies, or lists of them.
  ///   - used: The names of technologies that participants of the study use.
  package static func unknownTechnologies(_ typed: [String], among used: [String]) -> [Self] {
    TechnologyQuery(typed).unknownNames(among: used).map {
      .unknownTechnology($0, near: TechnologyQuery.near($0, among: used))
    }
  }
}

extension RecruitmentTarget {
  /// Whether anything but the label and the number says whom it means.
  package var hasCondition: Bool {
    dimension != nil || duration != nil || assistiveTechnology != nil || proficiency != nil
      || skillScale != nil || skillAtMost != nil || ageBand != nil || circumstance != nil
      || device != nil
  }

  /// - Parameter used: The names of technologies that participants of the study use.
  /// - Returns: `nil` for a target that can be counted.
  package func uncounted(among used: [String]) -> UncountedTarget? {
    guard hasCondition else { return .onlyLabel }
    return UncountedTarget.unknownTechnologies([assistiveTechnology ?? ""], among: used).first
  }
}
