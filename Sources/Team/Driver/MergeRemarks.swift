import JSON
import Localization
import Merging
import Records
import Workspace

/// What a merge says about the values it kept side by side; never the values themselves.
///
/// It is English, like what git prints around it.
enum MergeRemarks {
  /// The conflicts of the versions before a merge.
  static func standing(in sides: [JSONDocument], _ file: WorkspaceFile) -> Set<FieldConflict> {
    let format = file.role.formatName.flatMap { RecordFormats.named($0) }
    return Set(sides.flatMap { RecordConflicts.list(in: $0, format) })
  }

  /// Names the fields that came into conflict by this merge.
  ///
  /// - Parameter before: What was in conflict already; it is not told again.
  /// - Returns: At most one line, such as "Title and Severity differ on both sides; kerb team resolve".
  static func conflicts(
    in joined: JSONDocument, besides before: Set<FieldConflict>, _ format: RecordFormat?
  ) -> [String] {
    let found = RecordConflicts.list(in: joined, format)
    guard !found.isEmpty else { return [] }
    var labels: [String] = []
    for conflict in found where !before.contains(conflict) {
      let label = label(conflict, format)
      if !labels.contains(where: { Text.isSame($0, label) }) { labels.append(label) }
    }
    switch labels.count {
    case 0: return []
    case 1: return ["\(labels[0]) differs on both sides; kerb team resolve"]
    case 2, 3:
      let last = labels.removeLast()
      return [
        "\(labels.joined(separator: ", ")) and \(last) differ on both sides; kerb team resolve"
      ]
    default: return ["\(labels.count) fields differ on both sides; kerb team resolve"]
    }
  }

  /// What people call a field; the member of a set and the key of a newer version's field may be anybody's words.
  private static func label(_ conflict: FieldConflict, _ format: RecordFormat?) -> String {
    guard let format, let location = try? FieldLocation(conflict.path, in: format) else {
      // A field that this version does not know is no error here.
      return "A field"
    }
    if Text.isSame(location.field.key, SystemKey.deleted) { return "Deletion" }
    return location.field.label.plain()
  }
}
