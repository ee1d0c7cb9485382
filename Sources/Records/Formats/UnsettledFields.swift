package import JSON

/// The fields of an object in which a merge left several values.
///
/// Which value stands in the field's place is chance. So until somebody settles them, no figure may rest on it: what was
/// reached counts as not recorded, and of judgements the worst counts.
struct UnsettledFields {
  /// `nil` if no field of it was written over.
  private let holder: JSONNode?

  /// Whether any field was written over, and may have several values.
  var isPossible: Bool { holder != nil }

  init(_ object: inout ObjectReader) {
    holder = object.has(SystemKey.sync) ? object.node : nil
  }

  /// The value of a field; `nil` where others that differ stand beside it.
  func agreed<Value: FieldValue>(_ key: String, _ standing: Value?) -> Value? {
    others(key).allSatisfy { $0 == standing } ? standing : nil
  }

  /// The value of a field, or the one of those beside it that comes first in an order.
  func first<Value: FieldValue>(
    _ key: String, _ standing: Value?, of order: [Value]
  ) -> Value? {
    let others: [Value?] = others(key)
    guard !others.isEmpty else { return standing }
    return order.first { ([standing] + others).contains($0) } ?? standing
  }

  private func others<Value: FieldValue>(_ key: String) -> [Value?] {
    (holder?.others(beside: "/\(key)") ?? []).map { Value.read(JSONValue($0)) }
  }
}

extension JSONNode {
  /// The values that a merge left beside the one of a field, `null` among them.
  ///
  /// - Parameter pointer: From the object that holds the field, which is this one: `/title`, `/consent/quote`.
  package func others(beside pointer: String) -> [JSONNode] {
    guard let sync = self[key: SystemKey.sync], sync.kind == .object,
      let also = sync[key: pointer]?[key: "also"], also.kind == .object
    else { return [] }
    return also.members.map(\.value)
  }
}
