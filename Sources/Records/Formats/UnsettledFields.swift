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
  func agreed<Value: Equatable>(
    _ key: String, _ standing: Value?, _ read: (JSONNode) -> Value?
  ) -> Value? {
    others(key).allSatisfy { read($0) == standing } ? standing : nil
  }

  /// The value of a field, or the one of those beside it that comes first in an order.
  func first<Value: Equatable>(
    _ key: String, _ standing: Value?, of order: [Value], _ read: (JSONNode) -> Value?
  ) -> Value? {
    let others = others(key)
    guard !others.isEmpty else { return standing }
    let all = [standing] + others.map(read)
    return order.first { all.contains($0) } ?? standing
  }

  /// Whether a flag is set, whatever the merge.
  func isAgreed(_ key: String, _ standing: Bool?) -> Bool {
    agreed(key, standing, \.boolean) ?? false
  }

  private func others(_ key: String) -> [JSONNode] { holder?.others(beside: "/\(key)") ?? [] }
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

extension Word {
  static func read(_ node: JSONNode) -> Self? { node.string.flatMap(Self.init(id:)) }
}

extension Impact {
  /// The worst first.
  static let worstFirst = Array(allCases.reversed())

  static func read(_ node: JSONNode) -> Impact? { node.integer.flatMap(Impact.init(rawValue:)) }
}
