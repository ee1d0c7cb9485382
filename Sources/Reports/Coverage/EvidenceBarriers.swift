import Localization
import Measures
import Records

extension Document {
  /// The barriers of experts, tools and published sources with their words; nothing without one.
  mutating func evidenceBarriers(_ entries: [EntryFacts]) {
    guard !entries.isEmpty else { return }
    heading(2, "Barriers from experts, tools and sources")
    list(
      entries.map { entry in
        let places = entry.places.map(\.description).joined(separator: ", ")
        return (places.isEmpty ? "" : "\(places): ") + Sentence(EvidenceEntry(entry))
      })
  }
}
