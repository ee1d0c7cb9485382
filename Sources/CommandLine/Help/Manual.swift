import Localization

/// The manual page of all verbs, in the `man` macros that groff and mandoc read.
package struct Manual {
  let table: CommandTable
  let version: String
  /// Of the release, such as `2026-03-01`; empty where there is none.
  let date: String
  let language: Language

  var text: String {
    var page = Roff(in: language)
    page.line(".TH KERB 1 \"\(date)\" \"kerb \(version)\" \"Dropkerb manual\"")
    describe(&page)
    page.section("VERBS")
    for verb in table.shownVerbs { add(verb, to: &page) }
    page.section("OPTIONS OF EVERY VERB")
    for option in Verb.Option.everywhere { add(option, to: &page) }
    addEnding(to: &page)
    return page.text
  }

  private func describe(_ page: inout Roff) {
    let root = table.group(at: []) ?? VerbGroup([], "")
    let summary = CompletionTable.brief(root.summary, in: language)
    // What lists manual pages knows this heading in English.
    page.macro("SH", ["NAME"])
    page.line("kerb \\- \(Roff.escaped(summary.isEmpty ? "inclusive-design research" : summary))")
    page.section("SYNOPSIS")
    page.line("\\fBkerb\\fR VERB [\\fIoptions\\fR]")
    page.section("DESCRIPTION")
    page.paragraphs(root.discussion.isEmpty ? [root.summary] : root.discussion)
    page.section("EXAMPLES")
    for example in table.examples(for: root) { add(example, to: &page) }
  }

  private func add(_ verb: Verb, to page: inout Roff) {
    page.macro("SS", [verb.commandWords])
    page.text(verb.summary)
    for example in verb.examples { add(example, to: &page) }
    page.macro("PP")
    page.text("Usage: \(verb.usage)")
    for argument in verb.arguments {
      page.item(argument.name, Remarks.text(for: argument))
      addWords(of: argument.kind, to: &page)
    }
    for section in OptionSection.sections(of: verb).dropLast() {
      if section.heading != OptionSection.plainHeading {
        page.macro("PP")
        page.text("\(section.heading):")
      }
      for option in section.options { add(option, to: &page) }
    }
    for paragraph in verb.discussion {
      page.macro("PP")
      page.text(paragraph)
    }
  }

  private func add(_ option: Verb.Option, to page: inout Roff) {
    let letter = option.short.map { ", -\($0)" } ?? ""
    page.item(option.usage + letter, Remarks.text(for: option))
    addWords(of: option.kind, to: &page)
  }

  private func addWords(of kind: ValueKind, to page: inout Roff) {
    for word in Remarks.explainedWords(of: kind) {
      page.macro("br")
      page.text("\(word.name): \(word.help)")
    }
  }

  private func add(_ example: Verb.Example, to page: inout Roff) {
    page.item(example.commandLine, example.effect)
  }

  private func addEnding(to page: inout Roff) {
    page.section("EXIT STATUS")
    for status in ExitStatus.allCases { page.item("\(status.rawValue)", status.meaning) }
    page.section("ENVIRONMENT")
    page.item(
      "ACCESSIBLE", "Plain lines, as with `--linear`, when set; 0, false, no and empty mean off.")
    page.item("TERM", "dumb means plain lines.")
  }
}
