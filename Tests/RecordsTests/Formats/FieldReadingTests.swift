import JSON
import RecordSamples
import Testing

@testable import Records

/// A field is declared in one place and read in another, by its key: here every declared field is seen to be read, and
/// every property to come from one that is declared.
@Suite("Declared fields and what is read of them")
struct FieldReadingTests {
  private static let types: [any Record.Type] = [
    WorkspaceMarker.self, Profile.self, Spectrum.self, FacetSet.self, Instrument.self,
    PromptPack.self, Checklist.self, Study.self, Participant.self, DescribedPerson.self,
    Session.self, Log.self, Response.self, Finding.self, Evidence.self, ScreenInventory.self,
    Walkthrough.self, Attachment.self,
  ]
  private static let names = types.map { $0.format.name }
  private static let samples = 8

  /// Fields that no measure needs: pages, forms and single verbs read them from the record as it stands.
  private static let readElsewhere: [String: [String]] = [
    "workspace": ["defaultLevel", "defaultPlatform", "defaultVersion"],
    "spectrum": ["examples.position", "startedFrom"],
    "facets": ["sources"],
    "profile": [
      "ageBandAbsence", "education", "ethnicity", "family", "gender", "genderAbsence", "income",
      "orientation", "preferredName", "religion", "title",
    ],
    "promptPack": ["language", "prompts.pack"],
    "checklist": ["language"],
    "study": [
      "imports.digest", "imports.evidenceKind", "imports.format", "imports.rows",
      "informationSheet", "prompts.pack",
    ],
    "describedPerson": ["conditions"],
    "participant": [
      "consent.support", "consent.withdrawalCode", "consent.withdrawalRoute", "genderAbsence",
      "pronouns",
    ],
    "session": ["present", "today"],
    // A random digest fits no words, as no digest does.
    "log": ["clearedAt", "observations.cleared"],
    "evidence": ["items.judgement", "items.rule", "items.speaker", "items.task"],
    "inventory": ["isMasked"],
    "walkthrough": ["barriers.answer"],
  ]

  /// Properties that come from deletions, merges, or records that fit each other.
  private static let filledOtherwise: [String: [String]] = [
    "study": ["StudyTask.isReworded"], "log": ["Log.goneNotes"],
    "session": ["Attempt.isHelpDisputed"],
    "evidence": ["Item.answersInConflict"], "walkthrough": ["Barrier.answer"],
  ]

  @Test("every format has a type that reads it")
  func everyFormat() {
    #expect(Self.names.sorted() == RecordFormats.all.map(\.name).sorted())
  }

  @Test("emptying a field changes what is read", arguments: names)
  func fields(_ name: String) throws {
    let type = try #require(Self.types.first { $0.format.name == name })
    var unread: Set<String>?
    for seed in 0..<Self.samples {
      let record = Self.sample(type.format, seed)
      let whole = try Self.told(record, type)
      var found: Set<String> = []
      for emptied in Self.emptied(record, type.format.fields, "") {
        if try Self.told(emptied.record, type) == whole { found.insert(emptied.path) }
      }
      unread = unread?.intersection(found) ?? found
    }
    #expect((unread ?? []).sorted() == Self.readElsewhere[name, default: []])
  }

  @Test("every property is filled by a field", arguments: names)
  func properties(_ name: String) throws {
    let type = try #require(Self.types.first { $0.format.name == name })
    var empty: [String: Bool] = [:]
    for seed in 0..<Self.samples {
      let document = try Self.document(Self.sample(type.format, seed))
      var reader = ObjectReader(document.root)
      Self.properties(of: type.init(&reader), "\(type)", &empty)
    }
    #expect(empty.filter(\.value).keys.sorted() == Self.filledOtherwise[name, default: []])
  }

  // MARK: What is read

  private static func sample(_ format: RecordFormat, _ seed: Int) -> JSONObject {
    var random = SeededRandom(seed)
    return SampleRecords.record(format, .full, &random)
  }

  private static func document(_ record: JSONObject) throws -> JSONDocument {
    try JSONReader.read(JSONWriter.canonical(.object(record)))
  }

  private static func told(_ record: JSONObject, _ type: any Record.Type) throws -> String {
    let document = try document(record)
    var reader = ObjectReader(document.root)
    var text = ""
    tell(type.init(&reader), &text)
    if type.format.name == ScreenInventory.format.name {
      var reader = ObjectReader(document.root)
      tell(SavedElements(&reader), &text)
    }
    return text
  }

  /// Everything that a value holds, words that descriptions withhold too.
  private static func tell(_ value: Any, _ text: inout String) {
    let mirror = Mirror(reflecting: value)
    if mirror.children.isEmpty { text += "\(value);" }
    var parts = mirror.children.map { part -> String in
      var inner = "\(part.label ?? "-"):"
      tell(part.value, &inner)
      return inner
    }
    // Equal dictionaries and sets can list their elements in different orders.
    if mirror.displayStyle == .dictionary || mirror.displayStyle == .set { parts.sort() }
    text += parts.joined()
  }

  /// Whether each property holds nothing, in every value of its type.
  private static func properties(of value: Any, _ path: String, _ empty: inout [String: Bool]) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct, .class, .tuple:
      for part in mirror.children {
        let name = "\(mirror.subjectType).\(part.label ?? "-")"
        let isEmpty = holdsNothing(part.value)
        empty[name] = (empty[name] ?? true) && isEmpty
        properties(of: part.value, name, &empty)
      }
    default:
      for part in mirror.children { properties(of: part.value, path, &empty) }
    }
  }

  private static func holdsNothing(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional, .collection, .dictionary, .set: return mirror.children.isEmpty
    default: return "\(value)".isEmpty || "\(value)" == "false"
    }
  }

  // MARK: Records with one field less

  private static func emptied(
    _ object: JSONObject, _ fields: [Field], _ path: String
  ) -> [(path: String, record: JSONObject)] {
    var found: [(path: String, record: JSONObject)] = []
    for field in fields where field.key != SystemKey.deleted {
      let path = path.isEmpty ? field.key : "\(path).\(field.key)"
      var without = object
      without[field.key] = empty(field.kind)
      found.append((path, without))
      guard let inner = object[field.key]?.object else { continue }
      switch field.kind {
      case .group(let fields):
        for (path, less) in emptied(inner, fields, path) {
          var changed = object
          changed[field.key] = .object(less)
          found.append((path, changed))
        }
      case .map(let entry):
        // Of all entries at once: one alone may be hidden behind another.
        for field in entry.fields where field.key != SystemKey.deleted {
          var (entries, changed) = (inner, object)
          for (key, value) in inner.members {
            var value = value.object ?? JSONObject()
            value[field.key] = empty(field.kind)
            entries[key.string] = .object(value)
          }
          changed[path.split(separator: ".").last.map(String.init) ?? path] = .object(entries)
          found.append(("\(path).\(field.key)", changed))
        }
      default: break
      }
    }
    return found
  }

  private static func empty(_ kind: FieldKind) -> JSONValue {
    switch kind {
    case .set: .array([])
    case .map, .group: .object(JSONObject())
    default: .null
    }
  }
}
