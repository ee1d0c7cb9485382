package import JSON
package import Localization

/// The claims of a report as JSON: the id, the arguments and the sentence of each, in the order in which they are printed.
package enum ClaimsJSON {
  /// The figures of a report together with the claims of its text, under the key `claims`.
  package static func added(to figures: JSONValue, of document: Document) -> JSONValue {
    guard var object = figures.object else { return figures }
    object["claims"] = .array(document.claims.map(value))
    return .object(object)
  }

  /// The claims of several texts, each text by itself.
  static func claims(of documents: [Document]) -> JSONValue {
    .array(documents.flatMap(\.claims).map(value))
  }

  private static func value(_ claim: ReportClaim) -> JSONValue {
    var object = JSONObject()
    object["id"] = .string(claim.id)
    object["sentence"] = .string(claim.sentence.plain())
    do {
      object["arguments"] = try ValueEncoder.value(of: claim.arguments)
    } catch {
      // A claim whose arguments cannot be written must not look like one that was checked.
      object["arguments"] = .null
      object["error"] = .string("\(error)")
    }
    return .object(object)
  }
}
