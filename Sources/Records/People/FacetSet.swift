import JSON
import Localization

/// How people differ in meeting technology, as GenderMag has it: five scales of the mind, each with two ends.
///
/// A file of the whole set of profiles that a team may have or not.
package struct FacetSet: Record {
  /// One scale.
  package struct Facet: Hashable, Entry {
    package let key: String
    package private(set) var first: String?
    package private(set) var second: String?
    package private(set) var title: String

    package init(key: String) {
      self.key = key
      title = key
    }

    /// The words of one end and of the other.
    package var ends: [String] { [first, second].compactMap(\.self) }

    package static let table: FieldTable<Facet> = FieldTable([
      Slot(\.title, "title", .line, "Title", "What differs.", required: true),
      Slot(\.first, "first", .line, "First", "One end, in words.", required: true),
      Slot(\.second, "second", .line, "Second", "The other end, in words.", required: true),
    ])
  }

  /// Where one profile stands on one scale.
  package struct Value: Entry {
    package private(set) var facet = ""
    package private(set) var profile = ""
    package private(set) var words = ""

    package init(key _: String) {}

    package static let table: FieldTable<Value> = FieldTable([
      Slot(
        \.profile, "profile", .reference(.profile), "Profile", "Whose it is.", required: true),
      Slot(\.facet, "facet", .line, "Facet", "The key of the facet.", required: true),
      Slot(
        \.words, "value", .line, "Value", "Where the person stands, in words.", required: true),
    ])
  }

  package let id: RecordID
  package private(set) var facets: [Facet] = []
  package private(set) var title = ""
  package private(set) var values: [Value] = []

  package init(id: RecordID) { self.id = id }

  /// Where a profile stands on a facet; `nil` where the file does not say.
  package func value(of facet: Facet, for profile: RecordID) -> String? {
    values.first {
      Text.isSame($0.facet, facet.key) && Text.isSame($0.profile, profile.string)
    }?.words
  }

  package static let format = RecordFormat(
    "facets", noun: Noun("facet set", "facet sets"),
    "How people differ in meeting technology, and where each profile stands.", table.fields)

  package static let table: FieldTable<FacetSet> = FieldTable([
    Slot(\.title, "title", .line, "Title", "What the facets are about.", required: true),
    Slot(
      Field("sources", .set(.line), "Sources", "Where they come from.", option: .named("source"))),
    Slot(
      entries: \.facets,
      Field(
        "facets",
        .map(
          EntryFormat(
            Noun("facet", "facets"), identity: .named, ordered: true,
            shorthand: ["title", "first", "second"], Facet.table.fields)),
        "Facets", "What differs between people.", option: .none)),
    Slot(
      entries: \.values,
      Field(
        "values",
        .map(
          EntryFormat(
            Noun("facet value", "facet values"), identity: .named, Value.table.fields)),
        "Values", "Where profiles stand.", option: .none)),
  ])
}
