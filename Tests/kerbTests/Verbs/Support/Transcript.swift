import Platform
import TemporaryFolder

/// A text of what a person types and sees, played against the real verbs.
///
/// Lines of a transcript:
/// - `$ kerb …` is a command line. `$ cd DIR`, `$ mkdir DIR`, `$ cat FILE`, `$ file FILE` (content in `| ` lines)
///   and `$ ls DIR` set the scene.
/// - `< …` answers a question, `| …` is piped in, `~ …` happens in the editor (see ``FormEdits``; `~~` begins the
///   next round).
/// - What follows is what is seen: `2> ` before messages, `[64]` for an exit status that is not 0.
/// - `(#) …` and `(|) …` are output that begins with `# ` or `| `, such as titles and tables of Markdown.
/// - `# …` and empty lines between commands are kept as they are.
struct Transcript {
  private var blocks: [Block] = []

  private struct Block {
    /// Comments and empty lines before the command.
    var before: [String] = []
    var command = ""
    var doing = VerbTrial.Doing()
    /// The `| ` lines.
    var piped: [String] = []
  }

  init(_ text: String) {
    var block = Block()
    var isBetween = true
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("$ ") {
        if !block.command.isEmpty { blocks.append(block) }
        if !isBetween { block = Block() }
        block.command = String(line.dropFirst(2))
        isBetween = false
      } else if line.isEmpty || line.hasPrefix("# ") {
        if !isBetween {
          blocks.append(block)
          block = Block()
          isBetween = true
        }
        block.before.append(line)
      } else if line.hasPrefix("< ") {
        block.doing.answers.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("| ") || line == "|" {
        block.piped.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("~~") {
        block.doing.edits.append(FormEdits())
      } else if line.hasPrefix("~ ") {
        if block.doing.edits.isEmpty { block.doing.edits.append(FormEdits()) }
        block.doing.edits[block.doing.edits.count - 1].steps.append(String(line.dropFirst(2)))
      }
    }
    blocks.append(block)
  }

  /// Plays every command and writes the transcript as it really went.
  func played(on trial: VerbTrial) throws -> String {
    var lines: [String] = []
    for block in blocks {
      lines += block.before
      guard !block.command.isEmpty else { continue }
      lines.append("$ \(block.command)")
      lines += block.piped.map { $0.isEmpty ? "|" : "| \($0)" }
      lines += try Self.play(block, trial)
    }
    return lines.joined(separator: "\n")
  }

  /// A line of output, marked where it begins like a comment or like what is piped in.
  private static func line(_ text: String) -> String {
    for sign in ["#", "|"] where text.hasPrefix("\(sign) ") {
      return "(\(sign)) \(text.dropFirst(2))"
    }
    return text
  }

  private static func play(_ block: Block, _ trial: VerbTrial) throws -> [String] {
    var words = block.command.split(separator: " ").map(String.init)
    let name = words.removeFirst()
    let piped = block.piped.map { "\($0)\n" }.joined()
    let target = words.last ?? ""
    switch name {
    case "kerb":
      var doing = block.doing
      doing.input = piped
      let seen = trial.run(String(block.command.dropFirst(5)), doing)
      return seen.lines.map(line) + (seen.status == 0 ? [] : ["[\(seen.status)]"])
    case "cd":
      trial.place = target == ".." ? "team" : "team/\(target)"
      return []
    case "mkdir": try trial.folder.makeFolder("\(trial.place)/\(target)")
    case "file": try trial.folder.write("\(trial.place)/\(target)", piped)
    case "cat":
      let path =
        target.hasPrefix("/") ? String(target.dropFirst()) : "\(trial.place)/\(target)"
      guard let text = try? trial.folder.read(path) else { return ["! there is no \(target)"] }
      return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
        $0.isEmpty ? "  |" : "  \($0)"
      }
    case "ls":
      return try trial.folder.names(
        target.isEmpty ? trial.place : "\(trial.place)/\(target)")
    default: return ["! no such command"]
    }
    return []
  }
}
