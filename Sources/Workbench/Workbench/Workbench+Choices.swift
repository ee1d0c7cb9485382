import JSON
package import Records
import Workspace

/// What there is to choose from where a record names something.
extension Workbench {
  /// The abilities that every workspace knows, then the team's own.
  package func dimensions() throws -> [Dimension] {
    let own = try definitions(study: nil).names(.dimension, study: "")
      .map { Dimension(id: $0.id.string) }
    return Dimension.builtIn + Set(own).subtracting(Dimension.builtIn).sorted()
  }

  /// What a reference may name, in the order of the labels: titles, or short ids where there are none.
  ///
  /// - Parameter study: `nil` for a record that all studies share.
  package func choices(for target: ReferenceTarget, study: String?) throws -> [(
    id: String, label: String
  )] {
    try definitions(study: study).names(target, study: study ?? "").map { name in
      let id = name.id.string
      return (id, name.title ?? RecordID(id)?.short ?? id)
    }.sorted { Text.precedes($0.label, $1.label) }
  }
}
