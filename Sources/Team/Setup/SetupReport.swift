package import Localization
package import Wording

/// What setting up a clone did, and what is left for a person.
package struct SetupReport: Sendable {
  /// What was done, a sentence each; empty when everything was there already.
  package var done: [Sentence] = []
  /// What keeps merging from working, or some of it.
  package var findings: [SetupFinding] = []
  /// Whether a file of the team's changed, which has to be committed.
  package var mustCommit = false

  package init(findings: [SetupFinding] = []) { self.findings = findings }
}
