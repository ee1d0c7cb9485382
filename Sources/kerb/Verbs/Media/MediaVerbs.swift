import CommandLine
import Localization
import Records
import Wording
import Workbench

/// The verbs about recordings of sessions.
enum MediaVerbs {
  static let group = VerbGroup(
    ["session", "media"],
    "Recordings of a session: where they are, and how their time runs. The files stay outside the workspace."
  )

  static let all: [Verb] = [
    MediaChange.add, MediaList.verb, MediaChange.edit, MediaAlign.verb, MediaRemove.verb,
  ]

  static let arguments: [Verb.Argument] = [
    .required("STUDY", "The id of the study.", .study),
    .required("SESSION", "The session, such as S09.", .session),
  ]
  static let name = Verb.Argument.required(
    "NAME", "The name of the recording within its session, such as screen.")

  static func recordings(_ invocation: Invocation) throws -> SessionRecordings {
    try SessionRecordings(
      invocation.required("SESSION"), study: invocation.required("STUDY"),
      in: Workbench(invocation))
  }

  /// A time in a recording or a session.
  ///
  /// - Throws: ``WorkbenchError`` for anything else.
  static func time(_ typed: String, at option: String) throws(WorkbenchError) -> Int {
    if let time = ElapsedTyping.milliseconds(typed) { return time }
    throw WorkbenchError(
      .usage, at: option, "\(Quoted(typed)) is no time", fix: "write it as 4m10, 4:10 or 250")
  }

  /// A time that a minus may stand before.
  static func offset(_ typed: String, at option: String) throws(WorkbenchError) -> Int {
    let isBehind = typed.hasPrefix("-") || typed.hasPrefix("−")
    let time = try time(isBehind ? String(typed.dropFirst()) : typed, at: option)
    return isBehind ? -time : time
  }

  static let offsetHelp: Sentence =
    "The recording's time when the session starts: 1m10, or 0 where both began together; with a minus where the recording began later, `--offset`=-1m10."
}
