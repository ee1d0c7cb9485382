import JSON
import Localization
import Records

/// What one file refers to: each name once, however often it stands there.
///
/// A log names the same few people, tasks and screens in hundreds of places, and nearly always they are all there.
struct FileReferences: Sendable {
  /// One name.
  struct Name: Hashable, Sendable {
    let target: ReferenceTarget
    let id: Text
  }

  /// One place that names something.
  struct Occurrence: Sendable {
    /// Its index in ``FileReferences/names``.
    let name: Int
    /// Where it begins in the file's bytes.
    let offset: Int
    /// The label of the field.
    let label: Sentence
  }

  private(set) var names: [Name] = []
  /// In the order in which they stand.
  private(set) var occurrences: [Occurrence] = []

  init() {}

  init(_ found: [ReferenceWalk.Found]) {
    var known: [Name: Int] = [:]
    occurrences.reserveCapacity(found.count)
    for reference in found {
      let name = Name(target: reference.target, id: Text(reference.id))
      let index = known[name] ?? names.count
      if index == names.count {
        known[name] = index
        names.append(name)
      }
      occurrences.append(
        Occurrence(name: index, offset: reference.node.offset, label: reference.label))
    }
  }
}
