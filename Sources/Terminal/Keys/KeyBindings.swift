/// Keys that stand for a command; each command can be typed as well.
package struct KeyBindings: Hashable, Sendable {
  /// A key's name, such as `f2` or `ctrl-t`, and the line it stands for, such as `/task`.
  package var lines: [String: String]

  package init(_ lines: [String: String] = [:]) { self.lines = lines }

  package static let standard = KeyBindings([
    "f1": "/help", "f2": "/task", "f3": "/flag", "f4": "/fault", "f5": "/where", "f6": "/last",
  ])
}
