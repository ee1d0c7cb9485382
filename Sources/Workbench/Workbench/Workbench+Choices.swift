package import JSON
import Localization
package import Records
import Wording
import Workspace

/// What there is to choose from where a record names something.
extension Workbench {
  /// The abilities that every workspace knows, then the team's own.
  package func dimensions() throws -> [Dimension] {
    let own = try definitions(study: nil).names(.dimension, study: "")
      .map { Dimension(id: $0.id.string) }
    return Dimension.builtIn + Set(own).subtracting(Dimension.builtIn).sorted()
  }

  /// The ability with this id or label.
  ///
  /// - `place`: The place of the text, such as `--need`.
  /// - Throws: `WorkbenchError` if no file and no list has it.
  package func dimension(typed: String, at place: String) throws -> Dimension {
    let all = try dimensions()
    let wanted = WordFolding.folded(typed)
    if let one = all.first(where: {
      WordFolding.folded($0.id) == wanted || WordFolding.folded($0.label.plain()) == wanted
    }) {
      return one
    }
    throw WorkbenchError(
      .usage, at: place, "\(Quoted(typed)) is not a known ability",
      fix: Spelling.nearest(to: typed, among: all.flatMap { [$0.id, $0.label.plain()] })
        .map { "did you mean \($0)?" } ?? "write \(Sentence.list(all.map(\.id), .or))")
  }

  /// The value of a note's field for abilities, by their ids or labels; none of them empties it.
  ///
  /// - Throws: `WorkbenchError` if no file and no list has one.
  package func abilities(_ typed: [String], at place: String) throws -> JSONValue {
    let ids = try typed.map { Text(try dimension(typed: $0, at: place).id) }
    return .array(Set(ids).sorted().map { .string($0) })
  }

  /// What a reference may name, in the order of the labels: titles, or short ids where there are none.
  ///
  /// - `study`: `nil` for a record that all studies share.
  package func choices(for target: ReferenceTarget, study: String?) throws -> [(
    id: String, label: String
  )] {
    try definitions(study: study).names(target, study: study ?? "").map { name in
      let id = name.id.string
      return (id, name.title ?? RecordID(id)?.short ?? id)
    }.sorted { Text.precedes($0.label, $1.label) }
  }
}
