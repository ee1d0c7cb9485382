import Localization
import Testing

@testable import CommandLine

@Suite struct ManualTests {
  static let page = #"""
    .TH KERB 1 "2026-03-01" "kerb 1.2.3" "Dropkerb manual"
    .SH "NAME"
    kerb \- Research with people
    .SH "SYNOPSIS"
    \fBkerb\fR VERB [\fIoptions\fR]
    .SH "DESCRIPTION"
    Research with people.
    .SH "EXAMPLES"
    .TP
    \fBkerb add "a b"\fR
    Adds \[u2018]a b\[u2019].
    .SH "VERBS"
    .SS "kerb add"
    Add a thing.
    .TP
    \fBkerb add "a b"\fR
    Adds \[u2018]a b\[u2019].
    .PP
    Usage: kerb add [THING...] [options]
    .TP
    \fBTHING\fR
    \&.json is added. May be left out. There may be several.
    .PP
    Kinds:
    .TP
    \fB\-\-kind WORD, \-k\fR
    It\(aqs a kind. One of: red.
    .br
    red: C:\ered.
    .PP
    Words.
    """#

  @Test func isWrittenFromTheDescriptions() {
    let add = Verb(
      ["add"], "Add a thing.", examples: [.init("kerb add \"a b\"", "Adds ‘a b’.")],
      arguments: [.repeating("THING", ".json is added.")],
      options: [
        .value(
          "kind", "WORD", "It's a kind.", .words([OfferedWord("red", "C:\\red.")]), short: "k",
          section: "Kinds")
      ], discussion: ["Words."]
    ) { _ in .success }
    let table = CommandTable(verbs: [add], groups: [VerbGroup([], "Research with people.")])
    let text = Manual(table: table, version: "1.2.3", date: "2026-03-01", language: .english).text
    #expect(text.hasPrefix(Self.page + "\n.SH \"OPTIONS OF EVERY VERB\"\n"))
    #expect(text.contains(".SH \"EXIT STATUS\"\n.TP\n\\fB0\\fR\nIt worked.\n"))
  }

  @Test func leavesOutHiddenVerbs() {
    let page = Sample.frame.ending("help --man").output
    #expect(page.contains(".SS \"kerb study task add\"\n"))
    #expect(!page.contains("secret") && !page.contains("__complete"))
  }

  @Test(.enabled(if: Shell.has("groff"), "groff is not installed")) func pleasesGroff() {
    let page = Sample.frame.ending("help --man").output
    #expect(Shell.output(of: "groff", ["-man", "-ww", "-z"], input: page) == "")
  }

  @Test(.enabled(if: Shell.has("mandoc"), "mandoc is not installed")) func pleasesMandoc() {
    let page = Sample.frame.ending("help --man").output
    #expect(Shell.output(of: "mandoc", ["-Tlint", "-Wwarning"], input: page) == "")
  }
}
