/// The clauses of EN 301 549 V3.2.1 that hold a criterion; `nil` where the standard has none.
package struct StandardClauses: Hashable, Sendable {
  /// Web pages: "9.1.4.10".
  package let web: String?
  /// Documents: "10.1.4.10".
  package let document: String?
  /// Software that is no web page, apps included: "11.1.4.10.1".
  package let software: String?
}

/// How many automatic rules look for failures of a criterion; all of them are for the web.
package struct AutomaticRules: Hashable, Sendable {
  /// Approved ACT rules.
  package let approvedACT: Int
  /// Proposed ACT rules.
  package let proposedACT: Int
  /// Ids of axe rules that are on by default, in byte order; rules off by default are not listed.
  package let axe: [String]

  /// Whether no rule at all looks for failures.
  package var isEmpty: Bool { approvedACT == 0 && proposedACT == 0 && axe.isEmpty }
}
