/// A program in which teams follow what is to be done, as far as the address of a ticket tells which.
package enum Tracker: String, Hashable, Sendable, CaseIterable {
  case github, gitlab, jira

  /// The one of a ticket: by the shape of its address, since each can stand on a host of one's own.
  ///
  /// - Returns: `nil` for an address that is a ticket of none of them.
  package init?(ticket address: WebAddress) {
    var parts = address.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .map(String.init)
    // Many people copy an address with a slash at its end; it is the same ticket.
    if parts.last == "" { parts.removeLast() }
    func isNumber(_ text: String?) -> Bool {
      text.map { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } } ?? false
    }
    let kind = parts.dropLast().last
    if parts.count >= 5, parts[parts.count - 3] == "-", kind == "issues" || kind == "work_items",
      isNumber(parts.last)
    {
      self = .gitlab
    } else if parts.count == 4, kind == "issues", isNumber(parts.last) {
      self = .github
    } else if kind == "browse", Self.key(parts.last) != nil {
      self = .jira
    } else {
      return nil
    }
  }

  /// "SHOP-12" of a ticket in Jira.
  package static func jiraKey(_ address: WebAddress) -> String? {
    guard Tracker(ticket: address) == .jira else { return nil }
    return key(address.path.split(separator: "/").last.map(String.init))
  }

  /// "12" of a ticket in GitHub or GitLab.
  package static func number(_ address: WebAddress) -> String? {
    switch Tracker(ticket: address) {
    case .github, .gitlab: address.path.split(separator: "/").last.map(String.init)
    case .jira, nil: nil
    }
  }

  /// Capital letters and digits, a hyphen, and a number.
  private static func key(_ text: String?) -> String? {
    guard let text else { return nil }
    let halves = text.split(separator: "-", omittingEmptySubsequences: false)
    guard halves.count == 2, let first = halves[0].utf8.first, (0x41...0x5a).contains(first),
      halves[0].utf8.allSatisfy({
        (0x41...0x5a).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_")
      }),
      !halves[1].isEmpty, halves[1].utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return text
  }
}
