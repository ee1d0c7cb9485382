package import JSON
package import Localization
import Merging
import Records
import Team
import Wording

/// Conflicts as lines or as JSON.
package struct ConflictListing {
  private let gathering: ConflictGathering
  private let sources: ConflictSources

  /// Everything, or one study.
  package init(_ workbench: Workbench, study: String? = nil) throws {
    let repository = workbench.repository()
    self.init(
      try ConflictGathering(workbench, study: study, repository),
      ConflictSources(workbench, repository))
  }

  /// What was gathered; who wrote what is read of git here.
  package init(_ gathering: ConflictGathering, _ sources: ConflictSources) {
    self.gathering = gathering
    self.sources = sources
    sources.prepare(gathering.conflicts)
  }

  /// Whether there is no conflict, and nothing that could hold one unread.
  package var isClean: Bool { gathering.isEmpty && gathering.faults.isEmpty }

  /// One line for a file that waits, several for a field, joined.
  package var lines: [Sentence] {
    gathering.pending.map { "\($0.path): \(Self.state($0))" }
      + gathering.conflicts.map { lines($0).joined(separator: "\n") }
  }

  /// What cannot be read, how much there is, and the next step: a sentence each.
  ///
  /// - Parameter next: What to type then.
  package func remarks(next: String) -> [Sentence] {
    let faulty = gathering.faults.count
    var remarks: [Sentence] = []
    if faulty > 0 {
      remarks.append(
        "\(faulty, "file", "files") cannot be read, so nobody knows what is in conflict there: `kerb check`"
      )
    }
    guard !gathering.isEmpty else { return faulty == 0 ? ["No conflicts."] : remarks }
    let counts = [
      (
        gathering.pending.count,
        Noun("file that git could not merge", "files that git could not merge")
      ),
      (gathering.conflicts.count, Noun("conflict", "conflicts")),
    ].filter { $0.0 > 0 }.map { $1.counted($0) }
    return remarks + ["\(Sentence.list(counts)). Next: \(next)"]
  }

  /// Why a file waits.
  private static func state(_ file: PendingFile) -> Sentence {
    switch file.state {
    case .unmerged: "git could not merge it"
    case .marked: "it holds conflict markers"
    }
  }

  private func lines(_ conflict: FileConflict) -> [Sentence] {
    let study: Sentence = conflict.file.study.map { " in \($0)" } ?? ""
    var lines: [Sentence] = ["\(conflict.subject)\(study)."]
    for (index, value) in conflict.values.enumerated() {
      let words = sources.words(value, in: conflict)
      let shown: Sentence =
        conflict.isText ? "\"\(conflict.shown(value))\"" : conflict.shown(value)
      lines.append(words.isEmpty ? "\(index + 1) \(shown)" : "\(index + 1) \(shown), \(words)")
    }
    lines += conflict.unseenWords.map { "  changed in it: \($0)" }
    if let proposal = sources.proposal(for: conflict) {
      lines.append("Proposal: \(conflict.values.count + 1) \"\(proposal.oneLine)\"")
    }
    lines.append("  \(conflict.file.path) \(conflict.field)")
    return lines
  }
}

extension ConflictListing {
  package var json: JSONValue {
    .object(
      JSONObject([
        "conflicts": .array(gathering.conflicts.map(json)),
        "files": .array(
          gathering.pending.map { file in
            .object(
              JSONObject([
                "file": .string(file.path), "study": .text(file.study),
                "state": .string(file.state == .unmerged ? "unmerged" : "marked"),
              ]))
          }),
        "unread": .array(gathering.faults.map { .string($0.place) }),
      ]))
  }

  private func json(_ conflict: FileConflict) -> JSONValue {
    let values = conflict.values.enumerated().map { index, value in
      JSONValue.object(
        JSONObject([
          "number": .integer(index + 1), "value": value,
          "writes": .array(conflict.writes(of: value).map { json($0, conflict) }),
        ]))
    }
    return .object(
      JSONObject([
        "file": .string(conflict.file.path), "study": .text(conflict.file.study),
        "record": .string(conflict.file.expectedID), "title": .text(conflict.title),
        "part": .text(conflict.part?.plain()), "field": .string(conflict.field.description),
        "label": .string(conflict.label.plain()),
        "kind": .string(conflict.isEditedWhileDeleted ? "editedWhileDeleted" : "values"),
        "values": .array(values), "proposal": .text(sources.proposal(for: conflict)),
      ]))
  }

  private func json(_ write: FieldConflict.LiveWrite, _ conflict: FileConflict) -> JSONValue {
    var object = JSONObject([
      "id": .string(write.id.text), "field": .string(JSONPointer(write.path).description),
      "value": write.value, "author": .null, "at": .null, "commit": .null,
    ])
    if case .committed(let author) = sources.source(of: write, in: conflict) {
      object["author"] = .string(author.name.plain())
      object["at"] = .string(author.timestamp)
      object["commit"] = .string(author.commit.text)
    }
    return .object(object)
  }
}

extension JSONValue {
  /// A text, or `null` for none.
  fileprivate static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}
