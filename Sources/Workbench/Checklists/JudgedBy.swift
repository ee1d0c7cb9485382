package import Localization
import Recording
import Wording

/// Who judged: a role that a record keeps, never a name.
package enum JudgedBy {
  /// What to say of a role that may be somebody's name; nobody can be sure, so it is kept all the same.
  package static func remark(on role: String?) -> Sentence? {
    guard let role, !IdentifierFinder(known: roles).candidates(in: "by \(role)").isEmpty else {
      return nil
    }
    return
      "\(Quoted(role)) may name somebody, and records and git keep it: write a role, such as accessibility specialist."
  }

  /// Words that roles are made of, also where somebody writes them with capitals.
  private static let roles = [
    "accessibility specialist colleague expert tester test engineer developer designer researcher",
    "moderator observer stakeholder supporter interpreter assistant note-taker consultant auditor",
    "reviewer analyst manager product owner lead team quality usability user experience service",
    "front-end back-end software web mobile content writer editor student trainee senior junior",
    "head department external internal agency friend family person",
  ]
}
