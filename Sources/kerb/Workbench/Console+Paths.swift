extension Console {
  /// A path as typed, from the folder that the person stands in.
  func absolute(_ typed: String) throws -> String {
    typed.hasPrefix("/") ? typed : "\(try currentFolder())/\(typed)"
  }
}
