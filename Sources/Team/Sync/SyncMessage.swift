import JSON
import Localization
import Merging
import Records
import Wording
import Workspace

/// The words of the commits that synchronising makes: what changed, counted, never what anybody said.
enum SyncMessage {
  /// For what this work tree holds.
  static func text(for own: OwnChanges) -> String {
    let difference = own.difference
    let studies = Set(own.ready.compactMap { $0.record?.file.study }.map { Text($0) }).sorted()
    let place =
      studies.isEmpty
      ? ""
      : " in " + studies.prefix(3).map(\.string).joined(separator: ", ")
        + (studies.count > 3 ? " and others" : "")
    let words = difference.words.capitalised.plain()
    return (words.isEmpty ? "Update kerb's files" : "\(words)\(place)") + "\n"
  }

  /// For what the merged files needed on top of what the other side has.
  static func afterwards(_ covered: [ErasurePropagation.Change]) -> String {
    covered.isEmpty ? "Bring back what was rolled back\n" : "Erase what was withdrawn\n"
  }

  /// For one commit that takes the place of several.
  static func flattened(_ ours: ObjectID, _ theirs: ObjectID, _ git: Git) throws(WorkbenchError)
    -> String
  {
    let subjects = try git.require([
      "log", "--no-merges", "--format=- %s", "-n", "50", ours.text, "^\(theirs)",
    ])
    return "Put together what was not sent, without what was withdrawn\n\n" + subjects.text
  }

  /// For joining with the remote's branch.
  static func merge(_ state: RepositoryState) -> String {
    "Merge \(state.remote?.words ?? "the other side")\n"
  }
}
