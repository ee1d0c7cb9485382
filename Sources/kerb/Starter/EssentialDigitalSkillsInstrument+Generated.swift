// Written by Tests/Support/generate-starter from Surveys/instruments/essential-digital-skills.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let essentialDigitalSkillsInstrument = StarterFile(
    path: "Surveys/instruments/essential-digital-skills.json",
    content: essentialDigitalSkillsInstrumentPart1 + essentialDigitalSkillsInstrumentPart2 + essentialDigitalSkillsInstrumentPart3)
}
