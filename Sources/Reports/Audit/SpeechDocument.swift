package import Elements
package import JSON
package import Localization

/// What a screen reader would say, stop by stop.
package enum SpeechDocument {
  package static func document(_ speech: Speech, _ inventory: Inventory, file: String) -> Document {
    var document = Document()
    document.heading(1, "What \(speech.reader.label) says")
    document.paragraph(
      "\(speech.stops.count, "stop", "stops") among \(inventory.elements.count, "element", "elements") of \(file)\(controls(speech)). The words are those that the reader usually takes; versions differ."
    )
    if !inventory.facts.contains(.order) {
      document.notice(
        "The file does not say in which order the reader goes; this is the order of the file.")
    }
    if !inventory.facts.contains(.stops) {
      document.notice(
        "The file does not say where the reader stops; this follows from the types of the elements."
      )
    }
    document.list(inventory.remarks)
    document.table(
      "One row a stop; the number is how many swipes lead there.",
      none: "There is nothing to stop at.",
      columns: ["Swipes", "What is said"],
      rows: speech.stops.map { ["\($0.swipes)", "\($0.words)"] })
    return document
  }

  private static func controls(_ speech: Speech) -> Sentence {
    let rows = speech.stops.count { $0.isControl == nil }
    let untold: Sentence =
      rows == 0
      ? "" : "; of \(rows, "row", "rows") the file does not say whether touching does something"
    guard let last = speech.stops.last(where: { $0.isControl == true }) else { return untold }
    let count = speech.stops.count { $0.isControl == true }
    return
      ", \(count, "control", "controls"); the last control is \(last.swipes, "swipe", "swipes") away\(untold)"
  }

  package static func json(_ speech: Speech, _ inventory: Inventory, file: String) -> JSONValue {
    .of([
      "file": file, "reader": speech.reader.rawValue, "elements": inventory.elements.count,
      "stops": speech.stops.count, "remarks": inventory.remarks,
      "isOrderTold": inventory.facts.contains(.order),
      "areStopsTold": inventory.facts.contains(.stops),
      "spoken": speech.stops.map { stop in
        JSONValue.of([
          "swipes": stop.swipes, "element": stop.element + 1, "isControl": stop.isControl,
          "words": stop.words, "parts": stop.parts,
        ])
      },
    ])
  }
}
