import JSON
import Localization

/// How people differ in meeting technology, as GenderMag has it: five scales of the mind, each with two ends.
///
/// A file of the whole set of profiles that a team may have or not.
package struct FacetSet: Record {
  /// One scale.
  package struct Facet: Hashable, Sendable {
    package let key: String
    /// The words of one end and of the other.
    package let ends: [String]
    package let title: String
  }

  /// Where one profile stands on one scale.
  package struct Value: Sendable {
    package let facet: String
    package let profile: String
    package let words: String
  }

  package let id: RecordID
  package let facets: [Facet]
  package let title: String
  package let values: [Value]

  package init(_ object: inout ObjectReader) {
    facets = object.orderedEntries("facets") { key, entry in
      let ends = [entry.string("first"), entry.string("second")].compactMap(\.self)
      return Facet(key: key, ends: ends, title: entry.string("title") ?? key)
    }
    id = object.id
    title = object.string("title") ?? ""
    values = object.entries("values") { _, entry in
      let facet = entry.string("facet") ?? ""
      let profile = entry.string("profile") ?? ""
      return Value(facet: facet, profile: profile, words: entry.string("value") ?? "")
    }
  }

  /// Where a profile stands on a facet; `nil` where the file does not say.
  package func value(of facet: Facet, for profile: RecordID) -> String? {
    values.first {
      Text.isSame($0.facet, facet.key) && Text.isSame($0.profile, profile.string)
    }?.words
  }

  package static let format = RecordFormat(
    "facets", noun: Noun("facet set", "facet sets"),
    "How people differ in meeting technology, and where each profile stands.",
    [
      Field("title", .line, "Title", "What the facets are about.", required: true),
      Field("sources", .set(.line), "Sources", "Where they come from.", option: .named("source")),
      Field(
        "facets",
        .map(
          EntryFormat(
            Noun("facet", "facets"), identity: .named, ordered: true,
            shorthand: ["title", "first", "second"],
            [
              Field("title", .line, "Title", "What differs.", required: true),
              Field("first", .line, "First", "One end, in words.", required: true),
              Field("second", .line, "Second", "The other end, in words.", required: true),
            ])),
        "Facets", "What differs between people.", option: .none),
      Field(
        "values",
        .map(
          EntryFormat(
            Noun("facet value", "facet values"), identity: .named,
            [
              Field("profile", .reference(.profile), "Profile", "Whose it is.", required: true),
              Field("facet", .line, "Facet", "The key of the facet.", required: true),
              Field(
                "value", .line, "Value", "Where the person stands, in words.", required: true),
            ])),
        "Values", "Where profiles stand.", option: .none),
    ])
}
