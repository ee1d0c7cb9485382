// Written by Tests/Support/generate-starter from Surveys/instruments/digcomp.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let digcompInstrument = StarterFile(
    path: "Surveys/instruments/digcomp.json",
    content: digcompInstrumentPart1 + digcompInstrumentPart2 + digcompInstrumentPart3)
}
