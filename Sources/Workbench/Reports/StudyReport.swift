package import Measures
package import Records

/// One kind of report about a study: how it is made, and the files that it makes in `Exports`.
package struct StudyReport: Sendable {
  /// The word after `kerb report`, which is also the name of its files.
  package let name: String
  /// The ways to write it, the usual one first: `md`, `json`, `csv`.
  package let formats: [String]
  /// Plots of the team's edition, by their whole names; they go into a folder of one's choice.
  package var plots: [String] = []
  /// Measures a study once for the team; what it returns writes one format, or one of ``plots`` by its whole name.
  package let writer: @Sendable (StudyRecords, CoverageOptions) -> (String) -> [UInt8]
  /// Writes one format of the edition for sharing.
  package let sharing: @Sendable (Release, String) -> [UInt8]

  /// Every report, in the order of help.
  package static let all: [StudyReport] = [study, findings, coverage, recruitment]

  /// Its files below `Exports/<study>`, with their bytes.
  func released(_ release: Release) -> [(name: String, bytes: [UInt8])] {
    formats.map { ("\(name).\($0)", sharing(release, $0)) }
  }
}
