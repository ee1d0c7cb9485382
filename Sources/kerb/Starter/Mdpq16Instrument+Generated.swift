// Written by Tests/Support/generate-starter from Surveys/instruments/mdpq-16.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let mdpq16Instrument = StarterFile(
    path: "Surveys/instruments/mdpq-16.json",
    content: mdpq16InstrumentPart1 + mdpq16InstrumentPart2)
}
