import JSON
package import Records

/// The recorded start of a session, for times of day beside its notes.
package enum SessionStart {
  /// The time of day at which a session began, on the clock of this computer's zone, in milliseconds since midnight.
  ///
  /// - Returns: `nil` if no start is on record.
  /// - Throws: `WorkbenchError` if the session's record cannot be read.
  package static func ofDay(_ session: RecordPath, in workbench: Workbench) throws -> Int? {
    let document = try workbench.document(session)
    return document?.root[\Session.startedAt]?.string.flatMap { Instant($0) }
      .map { TypedTime.ofDay($0, in: workbench.surroundings.zone) }
  }
}
