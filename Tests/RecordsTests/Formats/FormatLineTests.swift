import Testing

@testable import Records

@Suite("Formats: the format line")
struct FormatLineTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    let name: String?
    let version: Int
    var testDescription: String { "‹\(text)›" }

    init(_ text: String, _ name: String? = nil, _ version: Int = 0) {
      self.text = text
      self.name = name
      self.version = version
    }
  }

  @Test(arguments: [
    Row("log/1", "log", 1), Row("promptPack/12", "promptPack", 12), Row("log/0"),
    Row(""), Row("log"), Row("log/"), Row("/1"), Row("log/01"), Row("log/-1"), Row("log/+1"),
    Row("log/1/2"), Row("log/1 "), Row("log/1.0"), Row("log/x"),
    Row("log/99999999999999999999"),
  ])
  func readsStrictly(_ row: Row) {
    let line = FormatLine(row.text)
    #expect(line?.name == row.name)
    #expect(line?.version == (row.name == nil ? nil : row.version))
  }

  @Test(arguments: [
    ("assistiveTechnology", "assistive-technology"), ("note", "note"),
    ("wcagVersion", "wcag-version"),
  ])
  func keysBecomeOptions(_ key: String, _ option: String) {
    #expect(Field.optionName(key) == option)
  }
}
