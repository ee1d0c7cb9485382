import JSON
import Localization
import Records
import Terminal
import Wording

/// The keys that a person has bound: the standard ones with theirs on top.
///
/// A binding that cannot work is told and left out; the others work.
struct OwnKeys {
  let bindings: KeyBindings
  let problems: [WorkbenchError]

  /// - Parameters:
  ///   - chosen: A key's name and the line it stands for; an empty line frees the key.
  ///   - place: Where the settings lie.
  init(_ chosen: [String: String], at place: String) {
    var bindings = KeyBindings.standard
    var sound: [String: String] = [:]
    var problems: [WorkbenchError] = []
    for (key, line) in chosen.sorted(by: { Text.precedes($0.key, $1.key) }) {
      let name = key.lowercased()
      let isFreed = line.isEmpty
      // A key that is freed must still be a key.
      sound[key] = isFreed ? "/help" : line
      let found = KeyBindings.problems(in: sound)
      if found.isEmpty {
        bindings.lines[name] = isFreed ? nil : line
      } else {
        sound[key] = nil
        problems += found.map {
          WorkbenchError(.invalidData, at: place, $0.problem, fix: $0.remedy)
        }
      }
    }
    self.bindings = bindings
    self.problems = problems
  }
}
