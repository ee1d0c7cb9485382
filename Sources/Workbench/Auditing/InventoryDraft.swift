package import Elements
import JSON
import Localization
import Merging
package import Records
import Wording

/// An inventory as a record that is being made.
struct InventoryDraft {
  private(set) var draft: RecordDraft
  private let origin: String

  /// The file that is saved.
  struct Source {
    /// Of its bytes, SHA-256.
    let digest: String
    /// The same wherever the same file is saved with the same options.
    let origin: String
    /// Whether texts were replaced.
    let isMasked: Bool
  }

  /// - Parameter old: The record as it stands; `nil` makes one.
  init(
    _ inventory: Inventory, screen: Screen, _ source: Source, _ options: AuditSaving.Options,
    _ ids: RandomIDs, id: String, changing old: JSONDocument?
  ) throws {
    guard let id = RecordID(id) else {
      throw WorkbenchError(.invalidData, at: id, "this is no id", fix: "rename the screen")
    }
    origin = source.origin
    draft =
      old.map { RecordDraft(changing: $0, format: ScreenInventory.format, ids: ids) }
      ?? RecordDraft(creating: ScreenInventory.format, id: id, ids: ids, origin: origin)
    try draft.set(["screen"], to: .string(screen.id))
    try draft.set(["sourceDigest"], to: .string(source.digest))
    try draft.set(["sourceFormat"], to: .string(inventory.format.label.plain()))
    try draft.put(source.isMasked ? .bool(true) : nil, at: ["isMasked"])
    try draft.put(options.round.map { .integer($0) }, at: ["round"])
    try setFacts(inventory, options.productVersion ?? inventory.screen.productVersion)
    try draft.replaceSet(["tells"], with: inventory.facts.names)
    let last = Self.key(inventory.elements.count - 1)
    for key in draft.keys(of: "elements") where key > last {
      try draft.delete(["elements", key])
    }
    var position: String?
    for (number, element) in inventory.elements.enumerated() {
      let next = FractionalIndex.between(position, nil)
      try add(element, number: number, position: next)
      position = next
    }
  }

  private mutating func setFacts(_ inventory: Inventory, _ version: String?) throws {
    let screen = inventory.screen
    try draft.put(screen.platform.map { .string($0.productPlatform.id) }, at: ["platform"])
    try draft.put(line(screen.language), at: ["language"])
    try draft.put(line(screen.title), at: ["title"])
    try draft.put(line(version), at: ["productVersion"])
    try draft.put(number(screen.width), at: ["width"])
    try draft.put(number(screen.height), at: ["height"])
    try draft.put(number(screen.density), at: ["density"])
  }

  private func line(_ text: String?) -> JSONValue? { text.map { .string($0.oneLine) } }

  private func number(_ value: Double?) -> JSONValue? {
    value.flatMap { $0 >= 0 && $0 <= 100_000 ? .number(Frame.text($0)) : nil }
  }

  /// "e00012": in the order of the file as text too.
  private static func key(_ number: Int) -> String {
    let digits = String(number + 1)
    return "e" + String(repeating: "0", count: max(0, 5 - digits.utf8.count)) + digits
  }

  private mutating func add(_ element: Element, number: Int, position: String) throws {
    let key = Self.key(number)
    let entry = ["elements", try draft.add(to: ["elements"], key: key, origin: origin, now: 0)]
    try draft.set(entry + ["position"], to: .string(position))
    try draft.set(entry + ["depth"], to: .integer(element.depth))
    try draft.set(entry + ["role"], to: .string(element.role.rawValue))
    let lines = [
      ("type", element.typeName.isEmpty ? nil : element.typeName),
      ("identifier", element.identifier), ("frame", element.frame?.words),
      ("language", element.details?.language), ("liveRegion", element.details?.liveRegion),
      ("next", element.details?.next), ("owner", element.owner),
    ]
    for (key, text) in lines { try draft.put(line(text), at: entry + [key]) }
    let texts = [
      ("label", element.label), ("text", element.text), ("value", element.value),
      ("hint", element.hint), ("placeholder", element.placeholder),
    ]
    for (key, text) in texts { try draft.put(text.map { .string($0) }, at: entry + [key]) }
    try draft.put(
      element.headingLevel.map { .integer(min(9, max(1, $0))) }, at: entry + ["headingLevel"])
    try draft.replaceSet(entry + ["traits"], with: element.traits?.names ?? [])
    let sets = [
      ("actions", element.actions), ("gestures", element.details?.gestures),
      ("shows", element.details?.shows),
    ]
    for (key, texts) in sets {
      try draft.replaceSet(entry + [key], with: (texts ?? []).map(\.oneLine))
    }
    let states = States.named
    try draft.replaceSet(
      entry + ["holds"], with: states.filter { element.states.holds($0.flag) }.map(\.name))
    try draft.replaceSet(
      entry + ["holdsNot"], with: states.filter { element.states.isNot($0.flag) }.map(\.name))
  }
}

extension ScreenPlatform {
  /// The platform of a study that such a screen belongs to.
  var productPlatform: ProductPlatform {
    switch self {
    case .ios: .ios
    case .android: .android
    case .mac: .desktop
    }
  }
}

extension ProductPlatform {
  /// The platform of a screen, where a study has one only.
  package var screenPlatform: ScreenPlatform? {
    switch self {
    case .ios: .ios
    case .android: .android
    default: nil
    }
  }
}
