extension KeyBindings {
  /// The name of a key as settings have it, such as `f2`, `ctrl-t` or `shift-f3`.
  ///
  /// - Returns: `nil` for plain characters and pasted text, which are never bound.
  package static func name(of key: Key) -> String? {
    KeyName.of(key)
  }

  /// The line that a key stands for; `nil` where it stands for none.
  package func line(for key: Key) -> String? {
    guard let name = KeyName.of(key) else { return nil }
    if let line = lines[name] { return line }
    // The settings may spell it otherwise, such as Ctrl+T.
    return lines.keys.sorted()
      .first { KeyName.key($0).flatMap(KeyName.of) == name }
      .flatMap { lines[$0] }
  }
}
