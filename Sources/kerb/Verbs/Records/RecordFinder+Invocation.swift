import CommandLine
import Workbench

extension RecordFinder {
  /// The id of the study that was named, or `nil` for kinds that belong to no study.
  func study(_ invocation: Invocation) throws -> String? {
    guard kind.isOfStudy else { return nil }
    return try Self.study(invocation.required("STUDY"), workbench)
  }
}

extension RecordKind {
  /// What completion calls the ids of this kind.
  var nameKind: NameKind { NameKind(rawValue: word) }
}
