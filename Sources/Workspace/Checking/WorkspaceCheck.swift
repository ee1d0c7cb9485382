import JSON
import Localization
import Platform
package import Records
package import Wording

/// Looks through a whole workspace.
package enum WorkspaceCheck {
  package struct Result: Sendable {
    package var findings: [CheckFinding]
    /// What is worth knowing, and no fault yet.
    package var remarks: [CheckFinding]
    package let files: Int
    package let repaired: Int
  }

  /// Checks every file, what files say of each other, and names that differ in case only.
  ///
  /// - `paths`: Only findings in these files and folders are reported, relative to the workspace; all when empty.
  ///   References are checked against the whole workspace all the same.
  /// - `today`: For what may be kept until a day only.
  /// - `marks`: The erasures in history.
  /// - `hasHistory`: Whether git can be asked for the files of pictures.
  /// - Throws: `WorkbenchError` when the workspace's own folder cannot be read.
  package static func run(
    in workspace: WorkspaceLocation, paths: [String] = [], today: CalendarDay,
    marks: ErasureMarks = .none, hasHistory: Bool = false
  ) throws(WorkbenchError) -> Result {
    let files = try WorkspaceFiles.list(in: workspace)
    let instruments = try InstrumentLoader.load(files, in: workspace)
    let checks = try RecordLoader.map(files, in: workspace) {
      FileCheck($0, instruments: instruments)
    }
    let definitions = Definitions(checks.flatMap { $0?.names ?? [] })
    let unread = UnreadFiles(files, checks.compactMap { $0 })
    let covered = try PropagationFindings(files, checks, marks, today: today, in: workspace)
    let references = DanglingReferences(
      definitions, unread, covered, goneNotes: Set(checks.flatMap { $0?.goneNotes ?? [] }))
    let dangling = concurrentMap(checks.count) { index in
      checks[index].map { references.findings(in: $0, workspace) }
        ?? DanglingReferences.Found()
    }
    var findings = marker(workspace) + covered.missing(files)
    for ((file, check), dangling) in zip(zip(files, checks), dangling) {
      if case .unknown(let reason) = file.role {
        findings.append(
          CheckFinding(
            WorkbenchError(
              .invalidData, at: file.path, reason.words,
              fix: "move it out of the folders that hold records"),
            isFixable: false))
      }
      guard let check else { continue }
      if let finding = covered.finding(file.path) { findings.append(finding) }
      findings += check.findings.filter { !covered.covers($0, in: file.path) }
      findings += dangling.findings
    }
    let read = checks.compactMap { $0 }
    let retention = Retention(read.compactMap(\.retained), today: today)
    findings += namedThoughDeleted(checks, files, definitions)
    let targets = TargetFindings.findings(read)
    findings += targets.errors
    findings += CopyFindings.findings(read.compactMap(\.origin))
    findings += OutFindings.findings(read) + retention.overdue.map { $0.finding() }
    findings += sameNames(files) + orphans(files)
    findings += PictureFiles.findings(files, in: workspace, hasHistory: hasHistory)
    return Result(
      findings: findings.filter { isWanted($0.place, paths) },
      remarks: (dangling.flatMap(\.remarks) + targets.remarks
        + SharedNumbers.remarks(read.compactMap(\.origin))
        + HiddenRecords.remarks(read)
        + retention.soon.map { $0.remark(today: today) }).filter { isWanted($0.place, paths) },
      files: files.count, repaired: 0)
  }

  private static func isWanted(_ place: String, _ paths: [String]) -> Bool {
    paths.isEmpty
      || paths.contains { path in
        place.hasPrefix(path)
          && (path.hasSuffix("/") || place.utf8.count == path.utf8.count
            || [":", "/"].contains(place.dropFirst(path.count).prefix(1)))
      }
  }

  /// The workspace's own file.
  private static func marker(_ workspace: WorkspaceLocation) -> [CheckFinding] {
    let place = WorkspaceLocation.marker
    do {
      let document = try workspace.readMarker()
      let result = RecordValidator.check(document, expected: WorkspaceMarker.format.name)
      guard result.faults.isEmpty, let format = result.format else {
        return result.faults.map { CheckFinding($0.error(in: place), isFixable: false) }
      }
      return FileCheck.repairs(document, format, path: place)
    } catch {
      return [CheckFinding(error, isFixable: false)]
    }
  }

  /// Deleted records that others still name, each once.
  private static func namedThoughDeleted(
    _ checks: [FileCheck?], _ files: [WorkspaceFile], _ definitions: Definitions
  ) -> [CheckFinding] {
    guard definitions.hasDeleted else { return [] }
    var counts: [Text: (count: Int, target: ReferenceTarget)] = [:]
    for (file, check) in zip(files, checks) {
      guard let references = check?.references else { continue }
      let paths = references.names.map {
        definitions.deletedPath($0.target, $0.id.string, study: file.study ?? "")
      }
      for occurrence in references.occurrences {
        guard let path = paths[occurrence.name] else { continue }
        counts[Text(path), default: (0, references.names[occurrence.name].target)].count += 1
      }
    }
    return counts.sorted { $0.key < $1.key }.map { path, named in
      let isNotes = named.target == .observation
      let noun: Sentence = isNotes ? "log" : named.target.label
      return CheckFinding(
        WorkbenchError(
          .invalidData, at: path.string,
          "this \(noun) is deleted, and \(named.count, "place", "places") in other records still name \(isNotes ? "notes of it" : "it")",
          fix: isNotes
            ? "take the notes out of what names them, or undo the deletion in the workbench"
            : "bring it back with `--undo` of the delete verb; what names it stays as it is"),
        isFixable: false)
    }
  }

  /// Files whose names differ in upper and lower case only: on some disks they are one file.
  private static func sameNames(_ files: [WorkspaceFile]) -> [CheckFinding] {
    var seen: [Text: String] = [:]
    var findings: [CheckFinding] = []
    for file in files {
      let folded = Text(file.path.lowercased())
      if let other = seen[folded] {
        findings.append(
          CheckFinding(
            WorkbenchError(
              .invalidData, at: file.path,
              "this name differs from \(other) in upper and lower case only",
              fix:
                "on some disks the two are one file; copy one of them into a record of another id"),
            isFixable: false))
      } else {
        seen[folded] = file.path
      }
    }
    return findings
  }

  /// Files below a study or session that has no file of its own.
  private static func orphans(_ files: [WorkspaceFile]) -> [CheckFinding] {
    let paths = Set(files.map { Text($0.path) })
    var missing = Set<Text>()
    // A write that was cut off needs nothing: the next one clears it away.
    for file in files where file.role != .temporary {
      guard let study = file.study else { continue }
      missing.insert(Text("Surveys/\(study)/study.json"))
      if let session = file.session {
        missing.insert(Text("Surveys/\(study)/sessions/\(session)/session.json"))
      }
    }
    return missing.subtracting(paths).sorted().map { path in
      CheckFinding(
        WorkbenchError(
          .invalidData, at: path.string, "the file is missing, and other files need it",
          fix: "restore it from git"),
        isFixable: false)
    }
  }

  /// Writes again what can be put right without losing anything.
  ///
  /// - Returns: The paths of the files that were written.
  /// - Throws: `WorkbenchError` for the first file that cannot be written; those before it are done.
  package static func repair(
    _ findings: [CheckFinding], in workspace: WorkspaceLocation, writer: AtomicWriter,
    today: CalendarDay? = nil, marks: ErasureMarks = .none
  ) throws(WorkbenchError) -> [String] {
    let wanted = Set(
      findings.filter(\.isFixable).map { Text(String($0.place.prefix { $0 != ":" })) })
    var written: [String] = []
    if wanted.contains(Text(WorkspaceLocation.marker)) {
      let document = try workspace.readMarker()
      try writer.write(
        Repair.bytes(document, WorkspaceMarker.format), to: .marker, in: workspace
      )
      written.append(WorkspaceLocation.marker)
    }
    let files = try WorkspaceFiles.list(in: workspace)
    let checks = try RecordLoader.map(files, in: workspace) { FileCheck($0, instruments: [:]) }
    let erased = try PropagationFindings(files, checks, marks, today: today, in: workspace).write(
      wanted, in: workspace, writer)
    written += erased
    written += try PictureFiles.removeErased(in: workspace)
    let done = Set(erased.map { Text($0) })
    for file in files where wanted.contains(Text(file.path)) && !done.contains(Text(file.path)) {
      let record = RecordLoader.read(file, in: workspace)
      guard record.faults.isEmpty, let document = record.document, let format = record.format else {
        continue
      }
      try writer.write(
        Repair.bytes(document, format), to: RecordPath(file.path),
        in: workspace)
      written.append(file.path)
    }
    return written
  }
}
