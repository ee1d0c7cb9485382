import CommandLine
import JSON
import Localization
import Measures
import Records
import Wording
import Workbench

extension Commands {
  /// `kerb persona check`: whether the set of profiles is one-sided.
  static let personaCheck = Verb(
    ["persona", "check"], "Say whether the set of profiles is one-sided, and what it covers.",
    examples: [
      .init("kerb persona check", "Says what is missing in the set, and what it covers."),
      .init("kerb persona check --json", "Prints the same for other programs."),
    ],
    options: [.json],
    discussion: [
      "Looked at: whether all needs are permanent, all in one ability, all profiles in one age band; whether nobody has a low digital skill, uses assistive technology, or thinks in another language; whether each profile says what it is based on and who checked it. Cells of the persona spectrum count as needs.",
      "Of each profile: whether the need is the whole story; words that make a life a tragedy or a feat, or talk around it, in English and German, outside quotation marks; technology without a task; what claims rest on that is older than two years. Of the set: whether everybody has money and a new phone, two profiles are the same, and nobody stands for a recruitment target of a study. Words are pointed at, never rewritten.",
      "A profile is a reason to look into something, never a finding. Exit status: 0 nothing found, 1 findings.",
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let shared = try SharedPeople(in: workbench)
    let care = try ProfileCaring.look(workbench, shared)
    let set = ProfileSet(
      shared.profiles, instruments: shared.instruments, spectrums: shared.spectrums
    ).adding(care.findings)
    for fault in care.faults { invocation.console.report(fault) }
    for fault in shared.faults + shared.orphans { invocation.console.report(fault) }
    if invocation.flag("json") {
      invocation.console.out(json: JSONWriter.canonical(json(set)))
    } else {
      show(set, invocation.console)
    }
    return set.findings.isEmpty && shared.faults.isEmpty && shared.orphans.isEmpty
      ? .success : .findings
  }

  private static let folder = "Personas/people"

  private static func place(_ finding: ProfileSet.Finding) -> String {
    finding.profile.map { "\(folder)/\($0).json" } ?? folder
  }

  private static func show(_ set: ProfileSet, _ console: Console) {
    guard set.profiles > 0 else {
      console.message(
        "No profiles yet. Make one: `kerb persona new \"Ilka Morvan\" --age-band from65to74 --need see:permanent`"
      )
      return
    }
    var told: Set<Sentence> = []
    for finding in set.findings {
      let same = set.findings.filter {
        $0.profile != nil && $0.problem == finding.problem
      }
      guard finding.profile != nil, same.count > 1 else {
        console.line("\(place(finding)): \(finding.problem)")
        console.line("  fix: \(finding.remedy)")
        continue
      }
      // The same of many profiles is one thing to hear.
      guard told.insert(finding.problem).inserted else { continue }
      let names = same.compactMap { $0.profile?.string }.joined(separator: ", ")
      console.line("\(folder): \(finding.problem), in \(same.count) profiles: \(names)")
      console.line("  fix: \(finding.remedy)")
    }
    console.line("Covered by \(set.profiles, "profile", "profiles"):")
    for part in set.covered {
      let values = part.values.map { "\($0.label) (\($0.profiles))" as Sentence }
      let words: Sentence = values.isEmpty ? "nothing" : values.joined(separator: ", ")
      let rest: Sentence = part.notSaid > 0 ? "; \(part.notSaid) say nothing" : ""
      console.line("  \(part.title): \(words)\(rest)")
    }
    let count = set.findings.count
    console.message(
      count == 0
        ? "Nothing one-sided found." : "\(count, "finding", "findings").")
  }

  private static func json(_ set: ProfileSet) -> JSONValue {
    .object(
      JSONObject([
        "profiles": .integer(set.profiles),
        "findings": .array(
          set.findings.map { finding in
            .object(
              JSONObject([
                "place": .string(place(finding)), "problem": .string(finding.problem.plain()),
                "remedy": .string(finding.remedy.plain()),
              ]))
          }),
        "covered": .array(
          set.covered.map { part in
            .object(
              JSONObject([
                "title": .string(part.title.plain()), "notSaid": .integer(part.notSaid),
                "values": .array(
                  part.values.map { value in
                    .object(
                      JSONObject([
                        "value": .string(value.label.plain()), "profiles": .integer(value.profiles),
                      ]))
                  }),
              ]))
          }),
      ]))
  }
}
