package import Elements
import Localization
import Platform
package import Reports
package import Wording

/// Audits files: many at the same time, and of each only what reports need stays in memory.
package struct Auditing: Sendable {
  private let rules: [Rule]

  package init(rules: [Rule] = Rule.all) { self.rules = rules }

  /// One file after the audit.
  package enum Result: Sendable {
    case audited(AuditedScreen)
    case failed(AuditFault)
  }

  package func audit(_ inputs: [AuditInput]) -> [Result] {
    Self.keepFreedMemory()
    // Small runs, so that no thread is left with a long one at the end.
    return concurrentChunks(inputs.count, size: 4) { run in run.map { audit(inputs[$0]) } }
      .flatMap { $0 }
  }

  private func audit(_ input: AuditInput) -> Result {
    do throws(WorkbenchError) {
      let audit = Audit(try input.inventory(), rules: rules)
      return .audited(AuditedScreen(audit, file: input.shown))
    } catch {
      return .failed(AuditFault(file: input.shown, error: error))
    }
  }

  /// Lets the C library keep what one file needed for the next.
  ///
  /// glibc gives large pieces back to the system at once, and each page of the next file then costs a fault; it keeps
  /// pieces up to the size of the largest that was ever freed. A piece that is never written takes no memory.
  private static func keepFreedMemory() {
    let piece = UnsafeMutableRawPointer.allocate(byteCount: 16 << 20, alignment: 16)
    unsafe piece.deallocate()
  }

  /// The rules that somebody names.
  ///
  /// - Throws: `WorkbenchError` of code `usage` for an id that there is not.
  package static func rules(named ids: [String]) throws(WorkbenchError) -> [Rule] {
    if ids.isEmpty { return Rule.all }
    var chosen: Set<String> = []
    for id in ids {
      guard let rule = Rule.named(id) else {
        let near = Spelling.nearest(to: id, among: Rule.all.map(\.id))
        throw WorkbenchError(
          .usage, at: "--rules", "there is no rule \"\(Printable.text(id))\"",
          fix: near.map { "did you mean \($0)?" } ?? "`kerb audit rules` lists them")
      }
      chosen.insert(rule.id)
    }
    return Rule.all.filter { chosen.contains($0.id) }
  }
}
