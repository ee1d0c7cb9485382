import Localization

extension WorkbenchError {
  /// An error that no part of the workbench has words for.
  package static func fault(_ error: any Error) -> WorkbenchError {
    WorkbenchError(
      .invalidData, at: "", "kerb met a fault of its own: \(error)",
      fix: "try again; if it stays, report it with the command line")
  }
}
