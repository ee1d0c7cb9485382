import TemporaryFolder
import Testing

/// Which language is spoken: the option, the settings, the surroundings; and files of translations that are wrong.
@Suite struct LanguageChoiceTests {
  private static let german = """
    msgid "{1} has no such verb"
    msgstr "bei {1} gibt es dieses Verb nicht"

    """

  private let trial: VerbTrial

  init() throws {
    trial = try VerbTrial()
    trial.environment = ["XDG_CONFIG_HOME": trial.folder.at("config")]
    try put("de", Self.german)
  }

  private func put(_ tag: String, _ text: String) throws {
    try trial.folder.write("config/kerb/languages/\(tag).po", text)
  }

  private func settings(_ language: String) throws {
    try trial.folder.write(
      "config/kerb/settings.json", #"{"format": "settings/1", "language": "\#(language)"}"#)
  }

  private static let told = "shwo: bei kerb study gibt es dieses Verb nicht"

  @Test(arguments: [
    "--language de study shwo", "study shwo --language=de", "study --language de-AT shwo",
  ])
  func theOptionDecidesWhereverItStands(_ line: String) throws {
    try settings("en")
    trial.environment["LANG"] = "en_XA.UTF-8"
    #expect(trial.run(line).text.contains(Self.told))
  }

  @Test func thenTheSettingsDecide() throws {
    try settings("de")
    trial.environment["LANG"] = "en_XA.UTF-8"
    #expect(trial.run("study shwo").text.contains(Self.told))
  }

  @Test(arguments: ["de", "de_CH.UTF-8"])
  func thenTheSurroundings(_ language: String) {
    trial.environment["LANG"] = language
    #expect(trial.run("study shwo").text.contains(Self.told))
  }

  @Test(arguments: ["fr_FR.UTF-8", "C", ""])
  func aLanguageThatThereIsNotIsEnglish(_ language: String) {
    trial.environment["LANG"] = language
    #expect(trial.run("study shwo").text.contains("kerb study has no such verb"))
  }

  @Test(arguments: ["fr", "../de", ""])
  func askingForOneThatThereIsNotSaysWhatThereIs(_ tag: String) {
    let seen = trial.run("study list --language '\(tag)'")
    #expect(seen.status != 0)
    #expect(seen.text.contains("--language"))
    if !tag.isEmpty { #expect(seen.text.contains("en, en-XA and de")) }
    #expect(!seen.text.contains("gibt es"))
  }

  @Test func aFileWithAFaultIsNamedAndNotUsed() throws {
    try put("de", "\n" + Self.german.replacing("bei {1} gibt", with: "gibt"))
    trial.environment["LANG"] = "de"
    let seen = trial.run("study shwo")
    #expect(seen.text.contains("kerb study has no such verb"))
    #expect(seen.text.contains("/config/kerb/languages/de.po:2: the translation leaves out {1}"))
    let asked = trial.run("study list --language de")
    #expect(asked.status == 65)
    #expect(asked.text.contains("de.po:2: the translation leaves out {1}"))
  }

  @Test func aFileThatIsNoTextIsNamed() throws {
    try put("de", "msgid \u{0}\n")
    let asked = trial.run("study list --language de")
    #expect(asked.text.contains("de.po:1: this is no text in quotation marks"))
  }
}
