package import JSON
import Records

/// The note as the values of an observation's fields, for patches and for the journal.
extension Note {
  /// Every field that holds something; sets as sorted lists.
  package var values: JSONObject {
    var object = JSONObject()
    func put(_ key: String, _ text: String?) {
      if let text { object[key] = .string(text) }
    }
    func put(_ key: String, _ members: [String]) {
      if !members.isEmpty { object[key] = .array(Self.sorted(members)) }
    }
    if let at { object["atMilliseconds"] = .integer(at) }
    put("basis", basis?.id)
    if let isBeyondWcag { object["beyondWcag"] = .bool(isBeyondWcag) }
    put("confirmed", confirmed.map(\.description))
    put("dimensions", dimensions.map(\.id))
    put("dropped", dropped.map(\.description))
    if let impact { object["impact"] = .integer(impact.rawValue) }
    put("kind", kind?.id)
    put("language", language)
    put("note", text.words)
    put("participant", participant)
    put("principles", principles.map(\.id))
    put("proposed", proposed.map(\.description))
    put("reviewedBy", reviewedBy)
    put("sameMomentAs", sameMomentAs)
    put("screen", screen)
    put("speaker", speaker?.id)
    put("task", task)
    put("typedAfter", typedAfter?.words)
    put("typedBefore", typedBefore?.words)
    put("wording", wording?.id)
    return object
  }

  /// Reads what ``values`` wrote, or an observation of a log; fields that are absent or unreadable stay empty.
  package init(_ object: JSONObject) {
    self.init(
      at: object["atMilliseconds"]?.integer, text: Verbatim(object["note"]?.string ?? ""))
    basis = Self.word(object["basis"])
    isBeyondWcag = object["beyondWcag"]?.boolean
    confirmed = Self.places(object["confirmed"])
    dimensions = Self.strings(object["dimensions"]).map(Dimension.init(id:))
    dropped = Self.places(object["dropped"])
    impact = object["impact"]?.integer.flatMap(Impact.init(rawValue:))
    kind = Self.word(object["kind"])
    language = object["language"]?.string
    participant = object["participant"]?.string
    principles = Self.strings(object["principles"]).compactMap(DesignPrinciple.init(id:))
    proposed = Self.places(object["proposed"])
    reviewedBy = object["reviewedBy"]?.string
    sameMomentAs = object["sameMomentAs"]?.string
    screen = object["screen"]?.string
    speaker = Self.word(object["speaker"])
    task = object["task"]?.string
    typedAfter = object["typedAfter"]?.string.map { Verbatim($0) }
    typedBefore = object["typedBefore"]?.string.map { Verbatim($0) }
    wording = Self.word(object["wording"])
  }

  /// What has to be written to turn another note into this one: fields that became empty are `null` or `[]`.
  package func changes(from old: Note) -> JSONObject {
    let new = values
    let before = old.values
    var patch = JSONObject()
    for key in Set(new.members.keys).union(before.members.keys)
    where new[key.string] != before[key.string] {
      patch[key.string] = new[key.string] ?? (before[key.string]?.array == nil ? .null : .array([]))
    }
    return patch
  }

  private static func sorted(_ members: [String]) -> [JSONValue] {
    members.map { Text($0) }.sorted().map { .string($0) }
  }

  private static func strings(_ value: JSONValue?) -> [String] {
    (value?.array ?? []).compactMap(\.string)
  }

  private static func places(_ value: JSONValue?) -> [Place] {
    strings(value).compactMap { Place($0) }.sorted()
  }

  private static func word<Value: Word>(_ value: JSONValue?) -> Value? {
    value?.string.flatMap(Value.init(id:))
  }
}
