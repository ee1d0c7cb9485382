import CommandLine
import JSON
import Localization
import Records
import Wording
import Workbench

/// `kerb persona facets`: how people differ in meeting technology, and where each profile stands.
enum PersonaFacets {
  static let verb = Verb(
    ["persona", "facets"], "Show or write the facets of the profiles, as GenderMag has them.",
    examples: [
      .init("kerb persona facets", "Shows each facet and where profiles stand."),
      .init(
        "kerb persona facets --from facets.txt",
        "Takes them from lines; they replace what is there."),
    ],
    options: [
      .value("from", "FILE", "Take all of them from lines; - is standard input.", .file), .json,
    ],
    discussion: [
      "A facet is a line with its two ends: Attitude to risk: averse / tolerant. Below it, - tendai-mupfure: averse says where a profile stands. `kerb persona walk` shows them with /facets.",
      "The file is Personas/facets.json; a workspace needs none.",
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let console = invocation.console
    if let file = invocation.string("from") {
      let profiles = try SharedPeople(in: workbench).profiles.map(\.id.string)
      let given = try GivenFacets(
        FileInput.read(file, console: console), place: file, profiles: profiles)
      try FacetWriting(in: workbench).replace(with: given)
      console.message(
        "The profiles have \(given.facets.count, "facet", "facets") now.")
      return .success
    }
    let set = try workbench.facets()
    if invocation.flag("json") {
      console.out(json: JSONWriter.canonical(json(set)))
    } else if let set, !set.facets.isEmpty {
      for facet in set.facets {
        console.line(
          "\(Printable.text(facet.title)): \(Printable.text(facet.ends.joined(separator: " / ")))"
        )
        for value in values(of: facet, in: set) {
          console.line("- \(value.profile): \(Printable.text(value.words))")
        }
      }
    } else {
      console.message("No facets yet. Write them: `kerb persona facets --from FILE`")
    }
    return .success
  }

  private static func values(of facet: FacetSet.Facet, in set: FacetSet) -> [FacetSet.Value] {
    set.values.filter { Text.isSame($0.facet, facet.key) }
      .sorted { Text.precedes($0.profile, $1.profile) }
  }

  private static func json(_ set: FacetSet?) -> JSONValue {
    .array(
      (set?.facets ?? []).map { facet in
        .object(
          JSONObject([
            "id": .string(facet.key), "title": .string(facet.title),
            "ends": .array(facet.ends.map { .string($0) }),
            "profiles": .array(
              (set.map { values(of: facet, in: $0) } ?? []).map {
                .object(
                  JSONObject(["profile": .string($0.profile), "value": .string($0.words)]))
              }),
          ]))
      })
  }
}
