package import JSON
package import Localization
package import Records
import Wording

/// What came of a file with many records, parts or changes.
package struct ManyOutcome {
  /// One that was made or changed, or would be.
  package struct Done {
    /// Its whole id.
    package let id: String
    /// Where its row stands.
    package let position: TextPosition
    /// Its values as they are then.
    package let values: JSONObject
  }

  package var done: [Done] = []
  /// Those that a row would make again, with the row's place.
  package var alreadyThere: [(id: String, position: TextPosition)] = []
  /// What is wrong; with any, nothing was written.
  package var faults: [RecordFault] = []
  /// What is worth knowing of the file and of what came of it, a sentence each.
  package var messages: [Sentence] = []
  /// What stood before where something was changed, in the shape that the same verb takes.
  package var before: [JSONValue] = []

  package init() {}

  /// Adds sentences that are not there yet; of many alike only the first few are told.
  mutating func add(_ sentences: [Sentence], atMost: Int = 5) {
    var told = Set(messages)
    let new = sentences.filter { told.insert($0).inserted }
    messages += new.prefix(atMost)
    if new.count > atMost { messages.append("\(new.count - atMost) more like these.") }
  }

  mutating func sortFaults() {
    faults.sort {
      ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
    }
  }
}
