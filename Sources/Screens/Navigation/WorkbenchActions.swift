package import Localization
package import Workbench

/// What the workbench hands over to: other screens, and what it cannot know itself.
package struct WorkbenchActions {
  /// Records a live session; a new one where none is named.
  var record: (_ study: String, _ session: String?) throws -> Void
  /// Reviews the notes of a session, one question at a time.
  var review: (_ study: String, _ session: String) throws -> Void
  /// Walks through the stops of a screen that was audited.
  var walk: (_ options: StopWalkOptions) throws -> RunResult
  /// Recordings that stopped without being closed, each in words.
  var stoppedRecordings: () throws -> [(title: Sentence, study: String, session: String)]
  /// Makes a workspace in the folder that the person stands in.
  var makeWorkspace: () throws -> Workbench

  package init(
    record: @escaping (_ study: String, _ session: String?) throws -> Void,
    review: @escaping (_ study: String, _ session: String) throws -> Void,
    walk: @escaping (_ options: StopWalkOptions) throws -> RunResult = { _ in RunResult() },
    stoppedRecordings: @escaping () throws -> [(title: Sentence, study: String, session: String)] =
      { [] },
    makeWorkspace: @escaping () throws -> Workbench
  ) {
    self.record = record
    self.review = review
    self.walk = walk
    self.stoppedRecordings = stoppedRecordings
    self.makeWorkspace = makeWorkspace
  }
}
