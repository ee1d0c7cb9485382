import JSON
import Localization
import Merging
import Records
import Wording
import Workspace

/// Settles one conflict as the command line says.
package struct ResolveTaking {
  private let settling: ConflictSettling

  package init(_ settling: ConflictSettling) { self.settling = settling }

  /// - Parameters:
  ///   - typed: A number as listed, or a value; with an equals sign in front it is always a value.
  ///   - wanted: The conflicts that the command line names.
  /// - Returns: How many of them are left.
  /// - Throws: `WorkbenchError` when several are meant, or it is not clear which value.
  package func take(_ typed: String, _ wanted: [FileConflict]) throws -> Int {
    guard let conflict = wanted.first else {
      throw WorkbenchError(
        .noInput, at: "--take", "there is no conflict to settle",
        fix: "`kerb team conflicts` lists what there is")
    }
    guard wanted.count == 1 else {
      let fields = wanted.prefix(5).map { "\($0.file.path) --field \($0.field)" }
      throw WorkbenchError(
        .usage, at: "--take", "\(wanted.count) conflicts are meant, and `--take` settles one",
        fix: "name one: \(fields.joined(separator: ", or "))")
    }
    _ = try settling.settle(conflict, value(typed, conflict))
    return 0
  }

  private func value(_ typed: String, _ conflict: FileConflict) throws -> JSONValue {
    if typed.hasPrefix("=") {
      return try conflict.value(typed: String(typed.dropFirst()), in: settling.workbench)
    }
    guard let number = Int(typed) else {
      return try conflict.value(typed: typed, in: settling.workbench)
    }
    let proposal = settling.sources.proposal(for: conflict).map { [JSONValue.string($0)] } ?? []
    let values = conflict.values + proposal
    guard values.indices.contains(number - 1) else {
      throw WorkbenchError(
        .usage, at: "--take \(typed)",
        "the field has \(values.count) values to choose from",
        fix: "take a number from 1 to \(values.count), or `--take` =\(typed) for the value itself")
    }
    let value = values[number - 1]
    if case .number(let digits) = value, !Text.isSame(digits, typed), isNumeric(conflict) {
      throw WorkbenchError(
        .usage, at: "--take \(typed)",
        "this may be the value \(typed) or the number of a value",
        fix:
          "write `--take` =\(typed) for the value \(typed), or `--take` =\(digits) for number \(typed)"
      )
    }
    return value
  }

  private func isNumeric(_ conflict: FileConflict) -> Bool {
    switch conflict.typedKind {
    case .integer, .decimal, .milliseconds: true
    default: false
    }
  }
}
