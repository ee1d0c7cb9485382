import Testing

/// A command line that is refused.
private struct Refused: CustomTestStringConvertible, Sendable {
  let line: String
  /// What stands in the error as somebody wrote it, or is the name of something.
  let data: Set<String>

  init(_ line: String, _ data: Set<String>) {
    self.line = line
    self.data = data
  }

  var testDescription: String { line }
}

/// Errors in the strange language: what stays in plain letters there has not become a sentence.
@Suite struct ErrorLanguageTests {
  private static let commands: Set<String> = [
    "kerb", "study", "task", "add", "title", "finding", "new", "record", "import", "notes",
    "evidence", "kind", "help",
  ]
  private static let choices: Set<String> = [
    "permanent", "temporary", "unknown", "no", "problem", "slight", "slows", "serious", "blocks",
  ]
  private static let rows = [
    Refused("study shwo", ["shwo", "study", "kerb", "show"]),
    Refused("study show banc", ["banc", "study", "studies"]),
    Refused("study list --jsn", ["jsn", "json", "kerb", "study", "list"]),
    Refused("study list --json --json", ["json"]), Refused("study new 1:2 --title X", []),
    Refused("study task add tram --title A --time-limit no", commands.union(["time", "limit"])),
    Refused("participant edit tram P99 --set x=1", ["tram", "participant", "participants"]),
    Refused("participant new tram --need see:often", choices.union(["need"])),
    Refused("finding new tram --title A --impact 9", commands.union(["impact"])),
    Refused("finding new tram --title A --criterion 9.9.9", commands.union(["criterion"])),
    Refused("session show tram S99", ["tram", "session", "sessions"]),
    Refused("note show S99#1", ["tram", "session", "sessions"]),
    Refused("note list --impact 9", choices.union(["impact"])),
    Refused("record tram", commands), Refused("review S99", commands),
    Refused("import notes tram nothing.csv", commands.union(["nothing.csv"])),
  ]

  /// Words in plain small letters, without what is named beside them.
  private static func plainWords(_ line: String, without data: Set<String>) -> [String] {
    let pieces = line.split { " \"'/=:;,.?()#%0123456789<>-".contains($0) }.map(String.init)
    return pieces.filter { piece in
      piece.utf8.count > 1 && piece.utf8.allSatisfy { (0x61...0x7a).contains($0) }
        && !data.contains(piece) && !data.contains { $0.split(separator: ".").contains(piece[...]) }
    }
  }

  @Test(arguments: rows)
  fileprivate func nothingIsLeftInEnglish(_ row: Refused) throws {
    let trial = try VerbTrial()
    #expect(trial.run("init").status == 0)
    #expect(trial.run("study new tram --title Trams").status == 0)
    let english = trial.run(row.line)
    #expect(english.status != 0)
    trial.environment = ["LANG": "en_XA.UTF-8"]
    let strange = trial.run(row.line)
    #expect(strange.status == english.status)
    let told = strange.lines.filter { $0.hasPrefix("2> éŕŕ") || $0.hasPrefix("2> ƒíẋ") }
    #expect(!told.isEmpty, "\(strange.text)")
    for line in told {
      let left = Self.plainWords(line, without: row.data)
      #expect(left.isEmpty, "\(left): \(line)")
    }
  }
}
