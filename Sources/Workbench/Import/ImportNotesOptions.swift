package import Records

/// How notes are imported.
package struct ImportNotesOptions {
  package let isDryRun: Bool
  package let isJSON: Bool
  package let source: String?
  package let round: Int?
  package let productVersion: String?
  package let recorder: Role

  package init(
    isDryRun: Bool, isJSON: Bool, source: String?, round: Int?, productVersion: String?,
    recorder: Role
  ) {
    self.isDryRun = isDryRun
    self.isJSON = isJSON
    self.source = source
    self.round = round
    self.productVersion = productVersion
    self.recorder = recorder
  }
}
