import CommandLine
import Localization
import Records
import Screens
import Workbench

extension Console {
  /// What the use cases get of this console.
  var surroundings: Surroundings {
    let effects = self.effects
    return Surroundings(
      environment: effects.environment, currentFolder: effects.currentFolder,
      milliseconds: effects.now, randomBytes: effects.randomBytes,
      openEditor: { path in
        self.flush()
        try effects.openEditor(path)
      }, tellProgress: { self.message("\($0)") },
      zone: zone)
  }

  /// What the person's clock shows.
  var zone: LocalZone {
    let clock = effects.clock
    return LocalZone { milliseconds in
      let shown = clock(Int64(milliseconds))
      return LocalZone.Reading(offset: shown.offset, name: shown.zone)
    }
  }

  /// A path as typed, from the folder that the person stands in.
  func absolute(_ typed: String) throws -> String { try surroundings.absolute(typed) }
}

extension Workbench {
  /// Finds the workspace of a call.
  ///
  /// - Throws: ``WorkbenchError`` when there is none.
  init(_ invocation: Invocation) throws {
    let console = invocation.console
    self = try .find(
      chosen: invocation.workspaceFolder, console.surroundings,
      verb: invocation.verb.commandWords)
    // `kerb withdraw` warns and goes on: nothing may hold a withdrawal up.
    if invocation.verb.path.first != "withdraw", invocation.verb.option(named: "yes") != nil {
      surroundings.allowSilence = { warning in
        console.message(warning)
        return try invocation.flag("yes")
          || console.confirm(
            "Go on?", otherwise: "add `--yes` to change it all the same", isSafeFirst: true)
      }
    }
    TeamSetupWarning.tell(self, verb: invocation.verb.path, console)
    if invocation.verb.path.first != "withdraw" {
      for words in brokenWithdrawals { console.message("\(words)") }
    }
  }
}

extension SettingsSource {
  init(_ console: Console) {
    self.init(
      environment: console.environment, isTerminal: console.isOutputTerminal,
      prefersLinear: console.prefersLinear)
  }
}
