package import Localization
package import Records

/// Which checklist is answered about what, and by whom.
package struct ChecklistPlan {
  package let study: String
  package let checklist: Checklist
  /// What the answers are about.
  package let scope: Scope
  /// `nil` for none in particular: such answers count in every round.
  package let round: Int?
  /// A role, never a name.
  package let judgedBy: String
  /// What was used for it, such as "VoiceOver, iOS 18"; `nil` where nobody said.
  package let tool: String?

  /// What answers are about.
  package enum Scope: Hashable, Sendable {
    /// One screen of the study, by its id.
    case screen(String, title: String)
    /// All screens of the study, by their ids; each answer covers them all.
    case allScreens([String])
    /// The product, of which no screens are listed or none was named.
    case product

    /// "Pay", "all 8 screens", "the product as a whole".
    package var label: Sentence {
      switch self {
      case .screen(_, let title): "\(title)"
      case .allScreens(let ids): ids.count == 1 ? "the only screen" : "all \(ids.count) screens"
      case .product: "the product as a whole"
      }
    }

    /// The ids of the screens that an answer names.
    package var screens: [String] {
      switch self {
      case .screen(let id, _): [id]
      case .allScreens(let ids): ids
      case .product: []
      }
    }

    /// The key of the answer to a question among the entries of a batch.
    ///
    /// No id can begin with a dot, so no screen's key is the one of all screens.
    func key(_ question: String) -> String {
      switch self {
      case .screen(let id, _): "\(id).\(question)"
      case .allScreens: ".all.\(question)"
      case .product: question
      }
    }
  }

  package init(
    study: String, checklist: Checklist, scope: Scope, round: Int?, judgedBy: String? = nil,
    tool: String? = nil
  ) {
    self.study = study
    self.checklist = checklist
    self.scope = scope
    self.round = round
    self.judgedBy = judgedBy ?? Self.usualRole(checklist)
    self.tool = tool
  }

  /// Who answers where nobody says otherwise.
  package static func usualRole(_ checklist: Checklist) -> String {
    checklist.evidenceKind == .simulated ? "colleague" : "accessibility specialist"
  }

  /// ", round 2"; empty for none in particular.
  package var roundWords: Sentence { round.map { ", round \($0)" } ?? "" }
}

extension ChecklistPlan {
  /// What a screen that was typed means in a study: its id, or its title in any case.
  ///
  /// - Throws: `WorkbenchError` with what may have been meant.
  package static func scope(screen typed: String, in study: Study) throws -> Scope {
    let wanted = typed.lowercased()
    let found = study.screens.filter {
      $0.id.lowercased() == wanted || $0.title.lowercased() == wanted
    }
    if let only = found.first, found.count == 1 { return .screen(only.id, title: only.title) }
    throw RecordFinder.missing(
      "screen", typed, among: study.screens.map(\.id),
      hint: study.screens.isEmpty
        ? "the study lists no screens; `kerb study edit \(study.id) --screen \"Pay\"` adds one"
        : "the screens are \(study.screens.map(\.id).joined(separator: ", "))")
  }

  /// All screens of a study, or the product where it lists none.
  package static func scope(ofAll study: Study) -> Scope {
    study.screens.isEmpty ? .product : .allScreens(study.screens.map(\.id))
  }
}
