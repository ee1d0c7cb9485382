// Written by Tests/Support/generate-starter from Surveys/instruments/sus.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let susInstrument = StarterFile(
    path: "Surveys/instruments/sus.json",
    content: susInstrumentPart1 + susInstrumentPart2 + susInstrumentPart3 + susInstrumentPart4)
}
