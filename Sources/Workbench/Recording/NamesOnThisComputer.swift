import Records

extension Workbench {
  /// The names that the key of a study on this computer has, with whole participant ids; empty where there is no key.
  ///
  /// For reading what somebody types; a name is never written into a record.
  ///
  /// - Throws: `WorkbenchError` if the key cannot be read.
  package func namesOnThisComputer(study: String) throws -> [(name: String, id: String)] {
    try PrivateKey(self, study: study).people
  }

  /// The names that the key on this computer has, as labels in notes.
  ///
  /// - Parameter people: Whole ids of the participants who come first if a label fits several names.
  func nameLabels(study: String, first people: [String]) throws -> NameLabels {
    NameLabels(try namesOnThisComputer(study: study), first: people)
  }
}
