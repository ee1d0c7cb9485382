package import Localization
import Records
import Wording
import Workspace

/// Erases on this machine what belongs to people who withdrew, also where somebody else erased them and a merge brought
/// the news.
///
/// Nothing that goes wrong here keeps anybody from working: it is said, and tried again the next time.
///
/// - Returns: What was erased, and what could not be, a sentence each; empty where there was nothing.
package func eraseWithdrawnDrafts(_ workbench: Workbench) -> [Sentence] {
  let traces = Traces(workbench)
  return FilesAboutPeople.allCases.flatMap { kind in
    do {
      return try erase(kind, traces, workbench)
    } catch let error as WorkbenchError {
      return [
        "NOT ERASED YET what somebody has taken back: \(error.told)"
      ]
    } catch {
      return ["NOT ERASED YET what somebody has taken back: \(error)"]
    }
  }
}

private func erase(
  _ kind: FilesAboutPeople, _ traces: Traces, _ workbench: Workbench
) throws -> [Sentence] {
  let keeper = try traces.keeper(kind)
  let found = try keeper.find(study: nil)
  var said: [Sentence] = []
  switch kind {
  case .recording, .form, .walkthroughLine:
    let gone = found.items.isEmpty ? 0 : try keeper.erase(found, study: nil).count
    if gone > 0 {
      said.append(
        "Erased \(kind.noun.counted(gone)) on this machine: the person has taken everything back."
      )
    }
  case .key, .condition, .draft:
    guard !found.items.isEmpty else { break }
    // An import may be writing into the same key.
    let rows = try workbench.transaction { try keeper.erase(found, study: nil).count }
    said.append(
      "Took \(kind.noun.counted(rows)) of people who withdrew out of the private files on this machine."
    )
  case .media:
    said += try media(found, MediaTraces.of(keeper), workbench)
  case .unfinishedWrite, .practice, .noteUndo:
    // It is about nobody in particular, and nobody needs it.
    if !found.items.isEmpty { _ = try keeper.erase(found, study: nil) }
  case .picture:
    guard !found.items.isEmpty else { break }
    let gone = try workbench.transaction { try keeper.erase(found, study: nil).count }
    said.append(
      "Erased \(kind.noun.counted(gone)) that came back: the person has taken everything back."
    )
  case .cache, .report: break
  }
  if !found.open.isEmpty {
    let count = found.open.count
    let open: Sentence =
      switch (kind == .recording, count == 1) {
      case (true, true):
        "1 recorder still runs here for somebody who has taken everything back: press Enter there, and what it holds is erased."
      case (true, false):
        "\(count) recorders still run here for somebody who has taken everything back: press Enter there, and what they hold is erased."
      case (false, true):
        "1 form of somebody who has taken everything back is open in an editor here: close it."
      case (false, false):
        "\(count) forms of somebody who has taken everything back are open in an editor here: close them."
      }
    said.append(open)
  }
  return said
}

/// Says which recordings have to be deleted by hand, and forgets where those lay that are not there any more.
private func media(
  _ found: TraceFound, _ keeper: MediaTraces?, _ workbench: Workbench
) throws -> [Sentence] {
  var said = found.unclear.map(MediaTraces.deletion)
  guard let keeper, !found.items.isEmpty else { return said }
  let gone = try workbench.transaction { try keeper.erase(found, study: nil) }
  said += gone.map(MediaTraces.absence)
  return said
}
