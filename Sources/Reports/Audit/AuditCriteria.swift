package import Elements
import Localization
package import Records

/// The criteria that rules bear upon, with their levels: a rule about AAA alone asks for more than most targets do.
package enum AuditCriteria {
  /// "A", "AA" or "AAA"; `nil` for a number that WCAG does not have.
  package static func level(_ criterion: String) -> String? {
    CriterionNumber(criterion).map { WCAGCatalogue.shared[$0].level.description }
  }

  /// "2.5.5 (AAA)".
  package static func label(_ criterion: String) -> String {
    level(criterion).map { "\(criterion) (\($0))" } ?? criterion
  }

  package static func labels(_ rule: Rule) -> [String] { rule.criteria.map(label) }

  /// Whether none of a rule's criteria is part of a target.
  package static func isBeyond(_ rule: Rule, _ target: WCAGTarget?) -> Bool {
    guard let target else { return false }
    return !rule.criteria.contains { number in
      CriterionNumber(number).map { target.includes(WCAGCatalogue.shared[$0]) } ?? false
    }
  }
}
