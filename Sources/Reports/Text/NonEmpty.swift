extension String? {
  /// `nil` for an empty text too.
  var nonEmpty: String? { flatMap { $0.isEmpty ? nil : $0 } }
}
