package import Localization
package import Records

/// What a set of invented people covers, and where it is one-sided.
package struct ProfileSet: Sendable {
  /// Something one-sided, or a profile that lacks what it needs.
  package struct Finding: Hashable, Sendable {
    /// The profile, or `nil` for the set.
    package let profile: RecordID?
    package let problem: Sentence
    package let remedy: Sentence
  }

  /// One property of the set, and how many profiles have each value.
  package struct Covered: Hashable, Sendable {
    package struct Value: Hashable, Sendable {
      package let label: Sentence
      package let profiles: Int
    }

    package let title: Sentence
    package let values: [Value]
    /// Profiles of which it is not said.
    package let notSaid: Int
  }

  package let profiles: Int
  package private(set) var findings: [Finding]
  package let covered: [Covered]

  /// - Parameters:
  ///   - instruments: The scales of the workspace: they say which levels are low.
  ///   - spectrums: The spectrums of the workspace: they say which ability a cell is about.
  package init(_ profiles: [Profile], instruments: [Instrument], spectrums: [Spectrum]) {
    let facts = ProfileFacts(
      profiles.sorted { $0.id < $1.id }, instruments: instruments, spectrums: spectrums)
    self.profiles = profiles.count
    covered = facts.covered()
    findings = profiles.isEmpty ? [] : facts.ofTheSet() + facts.ofEach()
  }

  /// The same set with what else was found.
  package func adding(_ more: [Finding]) -> ProfileSet {
    var result = self
    result.findings += more
    return result
  }
}
