// Written by Tests/Support/generate-starter from the names of Personas/spectrum, Surveys/instruments, Surveys/prompts; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let all: [StarterFile] = [
    feelSpectrum,
    hearSpectrum,
    seeSpectrum,
    speakSpectrum,
    thinkSpectrum,
    touchSpectrum,
    digitalInclusionBookInstrument,
    digitalInclusionInstrument,
    essentialDigitalSkillsInstrument,
    moodAndAnxietyPrompt,
  ]
}
