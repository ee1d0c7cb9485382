package import Localization
import Records
import Team
package import Wording
import Workspace

/// What git's hooks call: looks after records around a commit or a merge.
package struct HookCall {
  private let hook: HookScript
  private let surroundings: Surroundings
  private let verb: String

  /// The names of the hooks, as git knows them.
  package static let names = HookScript.allCases.map(\.rawValue)

  /// - `name`: `nil` comes out for one that is none of ``names``.
  package init?(_ name: String, _ surroundings: Surroundings, verb: String) {
    guard let hook = HookScript(rawValue: name) else { return nil }
    self.hook = hook
    self.surroundings = surroundings
    self.verb = verb
  }

  /// Whether git writes something to the hook that has to be read.
  package var readsInput: Bool { hook == .postRewrite }

  /// What a hook has to say.
  package struct Report {
    /// A sentence each.
    package let messages: [Sentence]
    /// What must not be committed; a commit with any stops.
    package let refusals: [WorkbenchError]
  }

  /// Does what belongs to the hook.
  ///
  /// - Parameters:
  ///   - arguments: What git gave it.
  ///   - input: What git wrote to it.
  package func run(arguments: [String], input: [UInt8]) throws -> Report {
    func workbench(_ location: WorkspaceLocation) -> Workbench {
      Workbench(location, surroundings, verb: verb)
    }
    let report = try TeamHooks.run(
      hook, arguments: arguments, input: input, in: try surroundings.currentFolder(),
      TeamHooks.Surroundings(
        locked: { location, work in try workbench(location).transaction(work) },
        refreshReports: { try ExportFiles.refresh(nil, workbench($0)) },
        maySendRawNotes: { RawNotesPermission.agreement(in: workbench($0))(nil) },
        today: CalendarDay(daysSince1970: Int(surroundings.now) / 86_400_000)))
    return Report(messages: report.messages, refusals: report.refusals)
  }
}
