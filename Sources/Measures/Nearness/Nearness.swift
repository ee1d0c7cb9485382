package import Localization
package import Records

/// How near one participant came to one profile, part by part.
///
/// The parts are never added up, and nobody is the best match. The cut-offs are ours, and are printed with every result.
package struct Nearness: Sendable {
  /// So many halves of a number of things: 3 halves of 2 are three quarters.
  package struct Part: Hashable, Sendable {
    /// What both have in common, in halves.
    package let halves: Int
    /// What either has; at least 1.
    package let of: Int

    /// From 0 to 1.
    package var value: Double { Double(halves) / Double(2 * of) }
    /// Whether it is at least one half.
    package var isHalf: Bool { halves >= of }
  }

  /// What came of it.
  package enum Outcome: String, Sendable, CaseIterable {
    case near, cannotTell, notNear
  }

  /// Whether the sessions of somebody met a situation that the profile lives with.
  package enum Situation: String, Sendable, CaseIterable {
    case real, staged, notTried
  }

  package let participant: RecordID
  /// Whether the person took part in the reported round; otherwise in another one.
  package let isInRound: Bool
  /// `nil` where it is not known of one of the two; the same below.
  package let needs: Part?
  package let technology: Part?
  package let skill: Part?
  package let circumstances: Part?
  /// By ability, in order: the situational needs of the profile.
  package let situations: [(dimension: Dimension, met: Situation)]
  /// Abilities in which both have a lasting need, and classes of technology that both use.
  package let sharedAbilities: [Dimension]
  package let sharedTechnology: [Sentence]

  package var outcome: Outcome {
    guard let needs, let technology else { return .cannotTell }
    return needs.isHalf && technology.isHalf && skill?.isHalf ?? true ? .near : .notNear
  }
}
