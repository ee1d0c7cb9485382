package import Localization
import Records
import Wording

/// What an address of a recording gives away to whoever reads the records.
package enum MediaAddress {
  /// Sentences; none where nothing stands out.
  package static func warnings(_ address: String) -> [Sentence] {
    let rest = address.split(separator: "/", omittingEmptySubsequences: false).dropFirst(2)
    var found: [Sentence] = []
    if address.contains(where: { $0 == "?" || $0 == "#" }) {
      let query = address.drop { $0 != "?" && $0 != "#" }.lowercased()
      if signs.contains(where: query.contains) {
        found.append("what looks like a key or token behind ?")
      } else {
        found.append("something behind ? or #, which may be a key")
      }
    }
    if rest.dropFirst().contains(where: isPersonal) {
      found.append("what looks like somebody's user name or e-mail address in its path")
    }
    guard !found.isEmpty else { return [] }
    return [
      "The address is stored in the record, which the team shares and git keeps. It holds \(Sentence.list(found)): use an address without, if there is one."
    ]
  }

  private static let signs = [
    "token", "key", "sig", "auth", "pwd", "pass", "secret", "code", "access", "credential",
  ]

  /// `~jane`, `users/jane`, `personal/jane_example_org`, `jane@example.org`.
  private static func isPersonal(_ part: Substring) -> Bool {
    let part = part.prefix { $0 != "?" && $0 != "#" }.lowercased()
    return part.hasPrefix("~") || part.contains("@") || part.contains("%40")
      || ["users", "user", "personal", "home", "u"].contains(part)
  }
}
