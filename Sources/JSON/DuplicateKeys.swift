/// Finds keys that stand twice in one object.
enum DuplicateKeys {
  /// Looks at the objects whose keys are not in rising byte order; the others cannot repeat a key.
  ///
  /// - Complexity: O(*n*) in the number of members, by hashing decoded keys.
  static func find(in document: JSONDocument, objects: [UInt32]) -> [Int] {
    var found: [Int] = []
    for object in Set(objects) {
      var seen = Set<Text>()
      for member in JSONNode(document: document, index: Int(object)).members {
        guard let key = member.key.string else { continue }
        if !seen.insert(Text(key)).inserted { found.append(member.key.index) }
      }
    }
    return found.sorted()
  }
}
