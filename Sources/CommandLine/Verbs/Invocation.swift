/// What somebody typed for one verb, and the console it runs on.
package struct Invocation {
  package let verb: Verb
  package let console: Console
  /// Options with their values, in the order typed; the global ones too.
  let given: [Given]
  private let positional: [Positional]

  /// One option as typed.
  package struct Given: Hashable, Sendable {
    /// The long name, also where the letter was typed.
    var name: String
    /// `nil` for a flag.
    var value: String?
  }

  /// The values that fell to one argument.
  struct Positional: Hashable, Sendable {
    var name: String
    var values: [String]
  }

  init(verb: Verb, console: Console, given: [Given], positional: [Positional]) {
    self.verb = verb
    self.console = console
    self.given = given
    self.positional = positional
  }
}

// MARK: Options

extension Invocation {
  /// The value of an option; `nil` where it was not given.
  package func string(_ name: String) -> String? {
    note(option: name, isFlag: false)
    return given.last { $0.name == name }?.value
  }

  /// All values of an option, in the order typed.
  package func strings(_ name: String) -> [String] {
    note(option: name, isFlag: false)
    return given.filter { $0.name == name }.compactMap(\.value)
  }

  /// Whether a flag was given.
  package func flag(_ name: String) -> Bool {
    note(option: name, isFlag: true)
    return given.contains { $0.name == name }
  }

  /// Whether an option was given, with any value.
  package func has(_ name: String) -> Bool {
    note(option: name, isFlag: nil)
    return given.contains { $0.name == name }
  }

  /// A whole number from an option; `nil` where it was not given.
  ///
  /// - Throws: a usage error that names the range.
  package func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = string(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError.noInteger(text, option: name, range: range)
    }
    return number
  }

  /// The folder given with `--workspace`.
  package var workspaceFolder: String? {
    string(Verb.Option.workspace.name)
  }

  /// Whether the person wants plain lines, by `--linear` or by their environment.
  package var isLinear: Bool {
    flag(Verb.Option.linear.name) || console.prefersLinear
  }
}

// MARK: Arguments

extension Invocation {
  /// The value of an argument; `nil` for an optional one that was left out.
  package func argument(_ name: String) -> String? {
    arguments(name).first
  }

  /// All values of an argument.
  package func arguments(_ name: String) -> [String] {
    if !verb.arguments.contains(where: { $0.name == name }) { console.undeclaredNames.append(name) }
    return positional.first { $0.name == name }?.values ?? []
  }

  /// The value of a required argument; parsing made sure that it is there.
  ///
  /// - Throws: a usage error where the verb declares it as optional and it was left out.
  package func required(_ name: String) throws -> String {
    guard let value = argument(name) else {
      throw UsageError.missingArgument(name, of: verb)
    }
    return value
  }

  private func note(option name: String, isFlag: Bool?) {
    let option = verb.option(named: name)
    if option == nil || (isFlag != nil && option?.isFlag != isFlag) {
      console.undeclaredNames.append(name)
    }
  }
}
