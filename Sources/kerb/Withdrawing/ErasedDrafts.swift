import Records

/// Erases on this machine what belongs to people who withdrew, also where somebody else erased them and a merge brought
/// the news.
///
/// Nothing that goes wrong here keeps anybody from working: it is said, and tried again the next time.
///
/// - Returns: What was erased, and what could not be, a sentence each; empty where there was nothing.
func eraseWithdrawnDrafts(_ workbench: Workbench) -> [String] {
  trying { try erasedRecordings(workbench) } + trying { try erasedRows(workbench) }
}

private func trying(_ work: () throws -> [String]) -> [String] {
  do {
    return try work()
  } catch let error as WorkbenchError {
    return [
      "NOT ERASED YET what somebody has taken back: \(error.place): \(error.problem). \(error.remedy)"
    ]
  } catch {
    return ["NOT ERASED YET what somebody has taken back: \(error)"]
  }
}

private func erasedRecordings(_ workbench: Workbench) throws -> [String] {
  let drafts = try WithdrawnDrafts(workbench)
  let found = try drafts.find()
  let erased = try drafts.erase(found)
  var said: [String] = []
  if erased > 0 {
    said.append(
      "Erased \(Summary.counted(erased, "recording")) on this machine: the person has taken everything back."
    )
  }
  if found.running > 0 {
    said.append(
      "\(Summary.counted(found.running, "recorder")) still \(found.running == 1 ? "runs" : "run") here for somebody who has taken everything back: /withdraw there."
    )
  }
  return said
}

private func erasedRows(_ workbench: Workbench) throws -> [String] {
  let keys = try WithdrawnKeys(workbench)
  let studies = try keys.studies().filter { try keys.count(study: $0) > 0 }
  guard !studies.isEmpty else { return [] }
  // An import may be writing into the same key.
  let rows = try workbench.transaction {
    try studies.reduce(0) { try $0 + keys.erase(study: $1) }
  }
  return [
    "Took \(Summary.counted(rows, "row")) of people who withdrew out of the key on this machine."
  ]
}
