extension Verb {
  /// `kerb study new STUDY [options]`.
  var usage: String {
    let required = options.filter(\.isRequired).map(\.usage)
    let others = options.allSatisfy(\.isRequired) ? [] : ["[options]"]
    return ([commandWords] + arguments.map(\.usage) + required + others).joined(separator: " ")
  }
}
