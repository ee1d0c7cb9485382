package import Localization
import Wording

/// What a search of notes left out.
package enum NoteRemarks {
  /// - Parameters:
  ///   - peopleOut: Of how many people nothing is shown.
  ///   - peopleUnsearched: How many people's own words were not searched.
  /// - Returns: A sentence each; none where nothing was left out.
  package static func sentences(peopleOut: Int, peopleUnsearched: Int) -> [Sentence] {
    var remarks: [Sentence] = []
    if peopleOut > 0 {
      let people = Sentence.count(peopleOut, "person", "people")
      remarks.append(
        "Notes that are, or may be, about \(people) who refused to be observed or took consent back are not shown."
      )
    }
    if peopleUnsearched > 0 {
      let people = Sentence.count(peopleUnsearched, "person", "people")
      remarks.append(
        "What \(people) said themselves was not searched: there is no permission to quote it.")
    }
    return remarks
  }
}
