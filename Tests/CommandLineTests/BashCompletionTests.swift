import Testing

@testable import CommandLine

/// What bash has on its line, and what it offers.
struct CompletionRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// The words as bash cuts them; the last one is completed.
  var words: [String]
  var offered: [String]

  init(_ name: String, _ words: [String], _ offered: [String]) {
    testDescription = name
    self.words = words
    self.offered = offered
  }
}

@Suite(.enabled(if: Shell.has("bash"), "bash is not installed"))
struct BashCompletionTests {
  static let everywhere = ["--workspace", "--linear", "--language", "--help"]

  static let rows: [CompletionRow] = [
    .init(
      "all verbs", [""],
      ["study", "show", "import", "check", "copy", "fail", "completions", "help"]),
    .init("the beginning of verbs", ["s"], ["study", "show"]),
    .init("verbs of a group", ["study", ""], ["new", "list", "task"]),
    .init("verbs of a group in a group", ["study", "task", ""], ["add"]),
    .init("verbs behind a global option", ["--workspace", "d", "study", "n"], ["new"]),
    .init("options of kerb", ["-"], ["--version"] + everywhere),
    .init("options of a group", ["study", "--"], everywhere),
    .init("options of a verb", ["study", "list", "-"], ["--json"] + everywhere),
    .init("the beginning of options", ["study", "new", "s", "--n"], ["--note", "--need"]),
    .init("words of an option", ["study", "new", "--platform", ""], ["web", "ios", "android"]),
    .init("words of an option cut at =", ["study", "new", "--platform", "=", "a"], ["android"]),
    .init("words right behind =", ["study", "new", "--platform", "="], ["web", "ios", "android"]),
    .init("nothing for text", ["study", "new", "--title", ""], []),
    .init("nothing for a text argument", ["study", "new", ""], []),
    .init("studies", ["show", ""], ["tram-tickets", "train", "bank"]),
    .init("the beginning of studies", ["show", "tra"], ["tram-tickets", "train"]),
    .init("studies behind a flag", ["show", "--linear", "b"], ["bank"]),
    .init("studies behind --", ["show", "--", "b"], ["bank"]),
    .init("no options behind --", ["show", "--", "--w"], []),
    .init("participants of the study", ["show", "bank", "P01"], ["P01-bank"]),
    .init("a study given by option", ["show", "--from", "train", "--with", "P01"], ["P01-train"]),
    .init("a study given with =", ["show", "--from", "=", "train", "-w", "P01"], ["P01-train"]),
    .init("a study given by letter", ["show", "-ftrain", "-w", "P01"], ["P01-train"]),
    .init("a value behind a letter", ["show", "-w", "P01"], ["P01-nowhere"]),
    .init("nothing behind the last argument", ["show", "bank", "P01", ""], []),
    .init("repeated arguments go on", ["study", "task", "add", "s", "t", "1", "--"], everywhere),
    .init("shells", ["completions", ""], ["bash", "zsh", "fish"]),
    .init("verbs for help", ["help", "st"], ["study"]),
    .init("verbs of a group for help", ["help", "study", ""], ["new", "list", "task"]),
    .init("folders for the workspace", ["check", "--workspace", "/usr/b"], ["/usr/bin"]),
    .init("files", ["check", "/etc/shell"], ["/etc/shells"]),
    .init("no hidden verb", ["sec"], []),
    .init("nothing after a wrong verb", ["nothing", ""], []),
  ]

  /// One run of bash for all rows: what each of them offers.
  static let offers: [[String]] = {
    var script = Sample.frame.ending("completions bash").output
    // Stands in for the program; names in the workspace come from the sample.
    script += """
      kerb() { "kerb$1" "${@:2}"; }
      kerb__complete() {
        local study=nowhere kind=$1 word
        for word; do [[ $word == --study=* ]] && study=${word#*=}; done
        case $kind in study) word='tram-tickets train bank' ;; *) word="P01-$study P02" ;; esac
        compgen -W "$word" -- "${!#}"
      }

      """
    for row in rows {
      let words = (["kerb"] + row.words).map(ShellCases.quoted).joined(separator: " ")
      script += "COMP_WORDS=(\(words)); COMP_CWORD=\(row.words.count); _kerb\n"
      script += "echo \"${COMPREPLY[*]}\"\n"
    }
    let output = Shell.output(of: "bash", ["-s"], input: script) ?? ""
    return output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: " ").map(String.init)
    }
  }()

  @Test(arguments: rows.indices) func offersWhatFits(_ index: Int) throws {
    let row = Self.rows[index]
    try #require(Self.offers.indices.contains(index), "bash failed: \(row)")
    #expect(Self.offers[index] == row.offered, "\(row)")
  }

  @Test func isUnderstoodWithoutAWord() {
    let script = Sample.frame.ending("completions bash").output
    #expect(Shell.output(of: "bash", ["-n"], input: script) == "")
  }
}
