import Merging
import Records
import Workspace

extension Commands {
  /// `kerb study prompts add STUDY PACK`: takes the prompts of a pack over into a study.
  static let studyPromptsAdd = Verb(
    ["study", "prompts", "add"], "Add the things to watch for of a pack to a study.",
    examples: [
      .init(
        "kerb study prompts add tram-tickets mood-and-anxiety",
        "Adds the prompts of the pack that the study does not have yet.")
    ],
    arguments: [
      .required("STUDY", "The id of the study.", .study),
      .required("PACK", "The id of a pack in Surveys/prompts; its beginning is enough."),
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let study = try RecordFinder.study(invocation.required("STUDY"), workbench)
    let (pack, prompts) = try PackFile.prompts(invocation.required("PACK"), workbench)
    return try workbench.transaction {
      guard let document = try StudyFile.read(study, workbench).document else { return .badData }
      let present = document.root[key: "prompts"]
      var draft = RecordDraft(changing: document, format: Study.format, ids: workbench.ids)
      var added = 0
      for (key, values) in prompts where present?[key: key] == nil {
        var values = values
        values["pack"] = .string(pack)
        var patch = RecordPatch()
        patch.put(.object(values), at: ["prompts", key])
        try patch.apply(to: &draft, now: workbench.now)
        added += 1
      }
      if added > 0 { try workbench.write(draft, to: .study(study), isNew: false) }
      let there = prompts.count - added
      invocation.console.out(
        "\(added) things to watch for added from the pack \(pack)"
          + (there > 0 ? ", \(there) already there" : "") + ".\n")
      invocation.console.message("See them: kerb study prompts list \(study)")
      return .success
    }
  }
}

/// Packs of prompts in a workspace.
private enum PackFile {
  /// The prompts of a pack in their order, without what belongs to the pack's own file.
  static func prompts(_ typed: String, _ workbench: Workbench) throws -> (
    String, [(String, JSONObject)]
  ) {
    let files = try WorkspaceFiles.listShared(in: workbench.location).filter {
      $0.role == .promptPack
    }
    let wanted = typed.lowercased()
    let exact = files.filter { Text.isSame($0.stem.lowercased(), wanted) }
    let found =
      exact.isEmpty
      ? files.filter {
        $0.stem.lowercased().split(separator: "-").contains(wanted[...])
          || $0.stem.lowercased().hasPrefix(wanted)
      } : exact
    guard let file = found.first, found.count == 1 else {
      throw RecordFinder.missing(
        "pack", typed, among: files.map(\.stem),
        hint: files.isEmpty
          ? "there is no pack in Surveys/prompts yet"
          : "the packs are \(files.map(\.stem).joined(separator: ", "))")
    }
    let record = RecordLoader.read(file, in: workbench.location)
    if let fault = record.faults.first { throw fault }
    let map = record.document.flatMap { JSONValue($0.root).object?["prompts"]?.object }
    let prompts = RecordText.ordered(map ?? JSONObject(), StudyPrompt.entry)
    return (
      file.stem,
      prompts.map { key, object in
        var values = object
        for system in [SystemKey.origins, SystemKey.sync, SystemKey.deleted, "position"] {
          values[system] = nil
        }
        return (key, values)
      }
    )
  }
}
