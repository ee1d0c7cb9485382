import Interchange
package import Records

/// How notes are imported.
package struct ImportNotesOptions {
  package let isDryRun: Bool
  package let isJSON: Bool
  package let source: String?
  package let round: Int?
  package let productVersion: String?
  package let recorder: Role
  /// Whether sessions are made that rows name and the study has not.
  package let makesSessions: Bool
  /// The time of day at which the sessions began, in milliseconds since midnight.
  package let sessionStart: Int?

  package init(
    isDryRun: Bool, isJSON: Bool, source: String?, round: Int?, productVersion: String?,
    recorder: Role, makesSessions: Bool, sessionStart: Int?
  ) {
    self.isDryRun = isDryRun
    self.isJSON = isJSON
    self.source = source
    self.round = round
    self.productVersion = productVersion
    self.recorder = recorder
    self.makesSessions = makesSessions
    self.sessionStart = sessionStart
  }

  var wanted: NamedSessions.Wanted {
    var wanted = NamedSessions.Wanted()
    wanted.round = round
    wanted.productVersion = productVersion
    wanted.makesSessions = makesSessions
    return wanted
  }
}
