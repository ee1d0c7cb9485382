import JSON
import Records

/// What one version of an object says about one field or one member of a set.
struct FieldReading {
  /// What stands in the field's place: nothing, one value, or several where the key stands twice.
  var values: [JSONValue] = []
  /// Its entries in `sync`; more than one where the key stands twice there.
  var entries: [JSONNode] = []

  /// The states of the field, one for each entry.
  ///
  /// Every live value whose digest does not fit its id becomes a write of its own. Of several values in one place
  /// those that do not fit stand beside the one that does, as alternatives.
  ///
  /// - Parameter place: The field in the whole record, as ids of hand edits are made from it.
  /// - Returns: `nil` if an entry does not have the form of one.
  func registers(_ origins: [Text], isMember: Bool, place: String) -> [Register]? {
    let nothing: JSONValue = isMember ? .bool(false) : .null
    if entries.isEmpty {
      var register = Register()
      for value in values where value != nothing {
        let digested = DigestedValue(value)
        for origin in origins { register.live[digested.creation(origin)] = value }
      }
      return [register]
    }
    let standing = (values.isEmpty ? [nothing] : values).map(DigestedValue.init)
    var entries: [Stored] = []
    for node in self.entries {
      guard let entry = Stored(node) else { return nil }
      entries.append(entry)
    }
    let isOneFitting = entries.contains { entry in standing.contains { $0.fits(entry.write) } }
    return entries.map { entry in
      var register = entry.register(place)
      for value in standing where value.fits(entry.write) {
        register.live[entry.write] = value.value
      }
      // Of two entries for one value, the one that does not fit has lost its own: it says nothing about it.
      if register.live[entry.write] == nil, isOneFitting { return register }
      if register.live[entry.write] == nil { register.superseded.insert(entry.write) }
      for value in standing where !value.fits(entry.write) {
        let id = WriteID(handEditedAt: place, over: entry.write, value: value.value)
        register.live[id] = value.value
      }
      register.superseded.subtract(register.live.keys)
      return register
    }
  }

  /// An entry of `sync` as it stands in a file.
  private struct Stored {
    let write: WriteID
    private let also: [(id: WriteID, value: JSONValue)]
    private let over: [WriteID]

    init?(_ node: JSONNode) {
      var write: WriteID?
      var (also, over): ([(WriteID, JSONValue)]?, [WriteID]?)
      for (key, value) in node.members {
        if key.isString("write") {
          guard let id = Self.write(value), write == nil else { return nil }
          write = id
        } else if key.isString("also") {
          guard value.kind == .object else { return nil }
          var values = also ?? []
          for (key, value) in value.members {
            guard let id = Self.write(key) else { return nil }
            values.append((id, JSONValue(value)))
          }
          also = values
        } else if key.isString("over") {
          guard value.kind == .array else { return nil }
          var ids = over ?? []
          for element in value.elements {
            guard let id = Self.write(element) else { return nil }
            ids.append(id)
          }
          over = ids
        }
      }
      guard let write, let also, let over else { return nil }
      self.write = write
      self.also = also
      self.over = over
    }

    /// - Returns: `nil` for what cannot be the id of a write.
    private static func write(_ node: JSONNode) -> WriteID? {
      guard node.withText(WriteIDText.isWrite) == true else { return nil }
      return node.string.map { WriteID($0) }
    }

    /// The state without what stands in the field's place.
    func register(_ place: String) -> Register {
      var register = Register(live: [:], superseded: Set(over))
      for (id, value) in also {
        if DigestedValue(value).fits(id) {
          register.live[id] = value
        } else {
          register.live[WriteID(handEditedAt: place, over: id, value: value)] = value
          register.superseded.insert(id)
        }
      }
      register.superseded.subtract(register.live.keys)
      return register
    }
  }
}
