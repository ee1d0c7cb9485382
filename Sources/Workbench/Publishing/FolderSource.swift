import JSON
package import Measures
import Records
package import Reports
import Wording

/// What a folder of one's choice was made of, so that it can be made again.
package enum FolderSource: Hashable, Sendable {
  /// - `round`: As typed; `nil` for the latest.
  case pages(study: String, round: Int?, Edition)
  case issues(study: String, round: Int?, Edition, IssueFormat, takesAll: Bool)
  case cards(Edition)
  case spectrums(Edition)

  /// The study; `nil` where it is of the whole workspace.
  var study: String? {
    switch self {
    case .pages(let study, _, _), .issues(let study, _, _, _, _): study
    case .cards, .spectrums: nil
    }
  }

  /// The rules that the folder is looked after by.
  var kind: FolderKind {
    switch self {
    case .pages: .pages
    case .issues: .issues
    case .cards: .cards
    case .spectrums: .spectrums
    }
  }

  /// The command that makes it again, for people to copy.
  func command(_ folder: String) -> String {
    let to = "--to \(ShellWord.word(folder))"
    func rounds(_ round: Int?) -> String { round.map { " --round \($0)" } ?? "" }
    switch self {
    case .pages(let study, let round, let edition):
      return
        "kerb publish \(ShellWord.word(study)) \(to) --edition \(edition.rawValue)\(rounds(round))"
    case .issues(let study, let round, let edition, let format, let takesAll):
      return
        "kerb export issues \(ShellWord.word(study)) --for \(format.rawValue) \(to) --edition \(edition.rawValue)\(rounds(round))\(takesAll ? " --all" : "")"
    case .cards(let edition):
      return "kerb persona card --all --format html \(to) --edition \(edition.rawValue)"
    case .spectrums(let edition):
      return "kerb spectrum card --all --format html \(to) --edition \(edition.rawValue)"
    }
  }

  /// What the folder would hold now.
  ///
  /// - Returns: `nil` where the edition is for sharing and the round is not closed.
  func contents(_ workbench: Workbench) throws -> FolderContents? {
    switch self {
    case .pages(let study, let round, let edition):
      return try Publication.made(study, round: round, edition, workbench)?.publication.contents
    case .issues(let study, let round, let edition, let format, let takesAll):
      return try IssueExport.made(
        study, round: round, edition, format, takesAll: takesAll, workbench)?.contents
    case .cards(let edition):
      return try PersonaCards(in: workbench).all(edition).contents
    case .spectrums(let edition):
      return .spectrums(try SpectrumCards(in: workbench, edition).all, edition)
    }
  }
}

// MARK: In a file

extension FolderSource {
  var json: JSONObject {
    var object = JSONObject([
      "kind": .string(kind.list), "study": study.map { .string($0) } ?? .null,
    ])
    func put(_ round: Int?, _ edition: Edition) {
      object["round"] = round.map { .integer($0) } ?? .null
      object["edition"] = .string(edition.rawValue)
    }
    switch self {
    case .pages(_, let round, let edition): put(round, edition)
    case .issues(_, let round, let edition, let format, let takesAll):
      put(round, edition)
      object["for"] = .string(format.rawValue)
      object["all"] = .bool(takesAll)
    case .cards(let edition), .spectrums(let edition): put(nil, edition)
    }
    return object
  }

  /// `nil` for what another version of kerb wrote.
  init?(_ object: JSONObject) {
    guard let edition = object["edition"]?.string.flatMap(Edition.init(rawValue:)) else {
      return nil
    }
    let round = object["round"]?.integer
    switch (object["kind"]?.string, object["study"]?.string) {
    case (FolderKind.pages.list, let study?): self = .pages(study: study, round: round, edition)
    case (FolderKind.issues.list, let study?):
      guard let format = object["for"]?.string.flatMap(IssueFormat.init(rawValue:)) else {
        return nil
      }
      self = .issues(
        study: study, round: round, edition, format, takesAll: object["all"]?.boolean ?? false)
    case (FolderKind.cards.list, _): self = .cards(edition)
    case (FolderKind.spectrums.list, _): self = .spectrums(edition)
    default: return nil
    }
  }
}
