import Localization
package import Records
package import Wording

extension Retention {
  /// Looks at the participants of a workspace, or of one study.
  ///
  /// - `study`: `nil` for all.
  /// - Throws: `WorkbenchError` when a folder cannot be read; a record that cannot be read is left out.
  package static func read(
    study: String? = nil, in workspace: WorkspaceLocation, today: CalendarDay
  ) throws(WorkbenchError) -> Retention {
    let files: [WorkspaceFile]
    if let study {
      files = try WorkspaceFiles.list(in: workspace, .study(study))
    } else {
      files = try WorkspaceFiles.list(in: workspace)
    }
    let people = try RecordLoader.map(
      files.filter { $0.role == .participant }, in: workspace
    ) { RetainedPerson($0) }
    return Retention(people.compactMap { $0 ?? nil }, today: today)
  }
}

/// What is said of people whose records may be kept until a day only.
extension RetainedPerson {
  func finding() -> CheckFinding {
    if let unsettled { return CheckFinding(unsettled, isFixable: false) }
    return CheckFinding(
      WorkbenchError(
        .invalidData, at: place,
        "the records of \(id.short) may be kept until \(until) only, and that day is over",
        fix:
          "`kerb withdraw \(study) --overdue` erases them; if a later day was agreed: `kerb participant consent \(study) \(id.short) --retain-until DAY`"
      ),
      isFixable: false)
  }

  func remark(today: CalendarDay) -> CheckFinding {
    let days = days(from: today)
    let left: Sentence =
      days == 0 ? "today is the last day" : days == 1 ? "1 day is left" : "\(days) days are left"
    return CheckFinding(
      WorkbenchError(
        .invalidData, at: place, "the records of \(id.short) may be kept until \(until): \(left)",
        fix: "after that day, `kerb withdraw \(study) --overdue` erases them"),
      isFixable: false)
  }
}
