import Localization
import Platform
import Wording
import Workspace

/// The player of the person's choice: an option, `KERB_PLAYER`, or the personal settings; else one that is there.
///
/// Nothing in a workspace chooses a program: what others have sent must not run anything.
package struct MediaPlayer {
  /// A program with its arguments; no shell reads it.
  package struct Command: Hashable, Sendable {
    /// An absolute path.
    package let program: String
    package let arguments: [String]

    /// For people to copy.
    package var words: String {
      ([program] + arguments).map(ShellWord.word).joined(separator: " ")
    }
  }

  private let surroundings: Surroundings

  package init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// The variable that names a player.
  package static let variable = "KERB_PLAYER"

  /// Players that are looked for, the first one that is there counts.
  package static let usual = [
    "mpv --force-window=yes --start={seconds} -- {file}",
    "vlc --start-time={seconds} -- {file}",
    "ffplay -ss {seconds} -i {file}",
  ]

  /// The command that opens a file or address at a time.
  ///
  /// - `target`: An absolute path, or an address of the web, so that it never begins with a dash.
  /// - `option`: What was given with the call; it counts before everything else.
  /// - Returns: `nil` where nobody chose a player and none of the usual ones is there.
  package func command(_ target: String, at milliseconds: Int, option: String?) throws -> Command? {
    if let (typed, place) = chosen(option) {
      let words = try CommandTemplate(typed, at: place).filled(
        file: target, milliseconds: milliseconds)
      guard let program = try program(words[0], at: place) else {
        throw WorkbenchError(
          .noInput, at: place, "there is no program \(Quoted(words[0]))",
          fix: "write a program that is there: mpv `--start`={seconds} {file}")
      }
      return Command(program: program, arguments: Array(words.dropFirst()))
    }
    for typed in Self.usual {
      let words = try CommandTemplate(typed, at: "").filled(
        file: target, milliseconds: milliseconds)
      if let program = try program(words[0], at: "") {
        return Command(program: program, arguments: Array(words.dropFirst()))
      }
    }
    return nil
  }

  private func chosen(_ option: String?) -> (String, place: String)? {
    if let option { return (option, "--player") }
    if let typed = surroundings.environment(Self.variable), !typed.allSatisfy(\.isWhitespace) {
      return (typed, Self.variable)
    }
    let own = OwnSettings(environment: surroundings.environment)
    return own.read().choices.player.map { ($0, "\(own.path ?? OwnSettings.fileName): player") }
  }

  /// Where a program lies: only absolute folders of `PATH` are looked into, so that none of the folder that somebody
  /// stands in is taken.
  private func program(_ name: String, at place: String) throws -> String? {
    if name.contains("/") {
      guard name.hasPrefix("/") else {
        throw WorkbenchError(
          .usage, at: place, "the player's program is named by a path that depends on the folder",
          fix: "write its name alone, or its whole path from / on")
      }
      return Self.isThere(name) ? name : nil
    }
    let folders = (surroundings.environment("PATH") ?? "").split(separator: ":").map(String.init)
    return folders.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }.first(where: Self.isThere)
  }

  private static func isThere(_ path: String) -> Bool {
    let real = try? Files.realPath(path)
    return real.flatMap { try? Files.kind($0) } == .file
  }
}

extension MediaPlayer.Command {
  /// Runs it and waits until it ends; it has the terminal meanwhile.
  package func run() throws {
    do {
      guard try Program(program, arguments).run().ending.isSuccess else {
        throw failed("it ended with an error")
      }
    } catch let error as SystemError {
      throw failed(error.words)
    }
  }

  /// Starts it and goes on; it has a window of its own.
  package func start() throws {
    var program = Program(self.program, arguments)
    program.input = .nothing
    program.output = .discarded
    program.errorOutput = .discarded
    do {
      _ = try program.start()
    } catch {
      throw failed(error.words)
    }
  }

  private func failed(_ why: Sentence) -> WorkbenchError {
    WorkbenchError(
      .noInput, at: Printable.text(program), "the player did not work: \(why)",
      fix: "choose another one with `--player` or \(MediaPlayer.variable)")
  }
}
