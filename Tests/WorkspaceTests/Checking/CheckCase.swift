import Platform
import Records
import Testing
import Workspace

/// One thing that is wrong in a workspace, and how it comes about.
struct CheckCase: CustomTestStringConvertible, Sendable {
  let name: String
  /// Whether root cannot bring it about.
  let needsOrdinaryUser: Bool
  let breaking: @Sendable (SoundWorkspace) throws -> Void

  var testDescription: String { name }

  init(
    _ name: String, needsOrdinaryUser: Bool = false,
    _ breaking: @escaping @Sendable (SoundWorkspace) throws -> Void
  ) {
    self.name = name
    self.needsOrdinaryUser = needsOrdinaryUser
    self.breaking = breaking
  }

  static let all = files + records + values + references + places + people
}
