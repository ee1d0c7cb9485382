import Testing

@testable import Wording

/// A name, and how it stands in a command.
private struct ShellRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let name: String
  let word: String

  static let all: [ShellRow] = [
    .init(testDescription: "an id", name: "P07-kx4d", word: "P07-kx4d"),
    .init(
      testDescription: "a path", name: "Surveys/tram/study.json", word: "Surveys/tram/study.json"),
    .init(testDescription: "nothing", name: "", word: "''"),
    .init(testDescription: "a space", name: "a tram", word: "'a tram'"),
    .init(testDescription: "a command", name: "$(id)", word: "'$(id)'"),
    .init(testDescription: "a list of commands", name: "x;id", word: "'x;id'"),
    .init(testDescription: "an apostrophe", name: "it's", word: "'it'\\''s'"),
    .init(testDescription: "letters of another language", name: "Straße", word: "'Straße'"),
    .init(testDescription: "the home folder", name: "~", word: "'~'"),
    .init(
      testDescription: "a line end", name: "a\n$(id)",
      word: "\"$(printf 'a\\012\\044\\050id\\051')\""),
    .init(
      testDescription: "a mark of direction", name: "a\u{202e}b",
      word: "\"$(printf 'a\\342\\200\\256b')\""),
    .init(
      testDescription: "a percent sign beside a control", name: "%s\u{9b}",
      word: "\"$(printf '\\045s\\302\\233')\""),
  ]
}

@Suite("Words of shell commands") struct ShellWordTests {
  @Test("keep every name one word", arguments: ShellRow.all)
  private func word(row: ShellRow) {
    #expect(ShellWord.word(row.name) == row.word)
  }
}
