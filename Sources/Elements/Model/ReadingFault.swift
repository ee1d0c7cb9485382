package import Localization
package import Wording

/// Why a file cannot be read as elements, and where.
package struct ReadingFault: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case empty, unknownFormat, tooDeep, tooMany, nul, notText
    case documentType, entity
    case endedEarly(tags: Int)
    case mismatchedTag, badTag, badAttribute
    case json(Sentence)
    case noElements, findingsOnly
    case badRow(Sentence)
  }

  package var reason: Reason
  /// From 1; `nil` where the whole file is meant.
  package var line: Int?
  package var column: Int?

  package init(_ reason: Reason, line: Int? = nil, column: Int? = nil) {
    self.reason = reason
    self.line = line
    self.column = column
  }

  /// The fault of a file as an error for people; nothing of the screen's text is repeated.
  package func error(in file: String) -> WorkbenchError {
    var place = file
    if let line { place += ":\(line)" }
    if let column { place += ":\(column)" }
    return WorkbenchError(.invalidData, at: place, problem, fix: remedy)
  }

  private var problem: Sentence {
    switch reason {
    case .empty: "the file is empty"
    case .unknownFormat: "this is none of the formats that kerb reads elements from"
    case .tooDeep: "elements lie more than \(InventoryBuilder.deepest) deep in each other"
    case .tooMany: "there are more than \(InventoryBuilder.most) elements"
    case .nul: "a NUL byte stands here; this is no text"
    case .notText: "these bytes are neither UTF-8 nor UTF-16"
    case .documentType: "a document type stands here, which may hide entities; no dump has one"
    case .entity: "this entity is none of the five of XML"
    case .endedEarly(let tags):
      "the file ends in the middle of the tree, after \(tags, "tag", "tags")"
    case .mismatchedTag: "this end tag closes an element that is not open"
    case .badTag: "this tag is not well-formed"
    case .badAttribute: "an attribute with its value in quotation marks is expected here"
    case .json(let problem): problem
    case .noElements: "there is no element in the file"
    case .findingsOnly: "this file lists findings of another checker, not elements"
    case .badRow(let problem): problem
    }
  }

  private var remedy: Sentence {
    switch reason {
    case .empty, .endedEarly, .noElements: "write the dump again and let it finish"
    case .unknownFormat: "`kerb help audit` lists the formats and how to get a file of each"
    case .tooDeep, .tooMany: "dump one screen only"
    case .nul, .notText: "save the dump as UTF-8 text"
    case .documentType, .entity, .mismatchedTag, .badTag, .badAttribute:
      "write the dump again; if somebody changed it by hand, mend it at this place"
    case .json: "mend the JSON at this place"
    case .findingsOnly: "give kerb the dump of the screen instead"
    case .badRow: "`kerb help audit` shows how such a file looks"
    }
  }
}
