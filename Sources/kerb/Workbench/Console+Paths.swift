import Platform

extension Console {
  /// A path as typed, from the folder that the person stands in.
  func absolute(_ typed: String) throws -> String {
    typed.hasPrefix("/") ? typed : "\(try currentFolder())/\(typed)"
  }

  /// The folder for files that nobody needs tomorrow; everybody on the machine may look into it.
  var temporaryFolder: String { ThisProcess.temporaryFolder(chosen: environment("TMPDIR")) }
}
