package import Records

/// The set of profiles on one page: who is there, which cells of the spectrum somebody meets, which nobody does.
package struct PersonaSheet: Sendable {
  /// One ability of the spectrum, and who stands in each of its cells.
  package struct Row: Sendable {
    package let dimension: Dimension
    /// Names, in the order of the set; a duration that is missing has nobody.
    package let names: [NeedDuration: [String]]
  }

  package let profiles: [Profile]
  package let rows: [Row]
  /// Cells in which nobody of the set stands, as far as that is known.
  package let nobody: [SpectrumCell]
  /// Rows with cells of which that is not known: somebody has a need there and did not say for how long.
  package let unsettled: [Row]

  /// - Parameter spectrums: Those of the workspace: each ability of theirs is a row.
  package init(_ profiles: [Profile], spectrums: [Spectrum]) {
    let ordered = profiles.sorted { $0.id < $1.id }
    self.profiles = ordered
    var names: [Dimension: [NeedDuration: [String]]] = [:]
    for spectrum in spectrums { names[spectrum.dimension] = names[spectrum.dimension] ?? [:] }
    for profile in ordered {
      for cell in profile.cells(spectrums) {
        names[cell.dimension, default: [:]][cell.duration, default: []].append(profile.name)
      }
    }
    rows = names.map { Row(dimension: $0, names: $1) }.sorted { $0.dimension < $1.dimension }
    let empty = rows.map { row in
      (row: row, cells: NeedDuration.ofExamples.filter { row.names[$0] == nil })
    }
    nobody = empty.filter { $0.row.names[.unknown] == nil }.flatMap { row, cells in
      cells.map { SpectrumCell(dimension: row.dimension, duration: $0) }
    }
    unsettled = empty.filter { $0.row.names[.unknown] != nil && !$0.cells.isEmpty }.map(\.row)
  }
}
