import CommandLine
import JSON
import Localization
import Records
import Wording
import Workbench

extension Commands {
  /// `kerb participant consent STUDY P07`: shows or records what a participant agreed to.
  static let participantConsent: Verb = {
    let fields = Participant.format.fields.filter { $0.key == "consent" }
    let options = FieldOptions(fields: fields)
    return Verb(
      ["participant", "consent"], "Show or record what a participant agreed to.",
      examples: [
        .init(
          "kerb participant consent tram-tickets P07",
          "Shows the consent of P07, and what is still missing."),
        .init(
          "kerb participant consent tram-tickets P07 --observe granted --quote refused --manner speech --given-on 2026-03-02",
          "Records two permissions, how they were given, and when."),
        .init(
          "kerb participant consent tram-tickets --read-aloud",
          "Prints the information sheet of the study, to read aloud."),
        .init(
          "kerb participant consent tram-tickets --from consents.csv --manner speech",
          "Records what many agreed to, from a table with the columns participant, observe, quote and so on."
        ),
      ],
      arguments: [
        .required("STUDY", "The id of the study.", .study),
        .optional("PARTICIPANT", "The P-number.", .participant),
      ],
      options: options.options() + [
        .flag("read-aloud", "Print the information sheet of the study."),
        ManyInput.from("consent with the key participant"), ManyInput.csv, ManyInput.dryRun,
        RecordVerbs.maySilence, .json,
      ]
    ) { invocation in
      let workbench = try Workbench(invocation)
      let study = try RecordFinder.study(invocation.required("STUDY"), workbench)
      if invocation.flag("read-aloud") {
        return try readAloud(study, workbench, invocation.console)
      }
      let patch = try options.patch(invocation)
      if let many = try ManyInput(invocation, evenOne: true) {
        return try ManyConsents(invocation, many, study, patch, workbench).run()
      }
      guard let typed = invocation.argument("PARTICIPANT") else {
        throw WorkbenchError(
          .usage, at: "PARTICIPANT", "nobody was named",
          fix: "`kerb participant consent \(study) P01`, or add `--from FILE` or `--read-aloud`")
      }
      if patch.isEmpty {
        let finder = RecordFinder(workbench: workbench, kind: .participant)
        return try show(finder.record(typed, study: study), invocation)
      }
      let written = try ConsentWriting.write(patch, of: typed, study: study, in: workbench)
      invocation.console.line("Recorded the consent of \(written.id).")
      let consent = written.participant[Consent.key]?.object
      let all = takenBack(written.participant, consent)
      for line in written.claims + written.pictures + all + missing(consent ?? JSONObject()) {
        invocation.console.message("\(line)")
      }
      return .success
    }
  }()

  private static func readAloud(
    _ study: String, _ workbench: Workbench, _ console: Console
  ) throws -> ExitStatus {
    let record = try StudyFile.read(study, workbench)
    let root = record.document?.root
    guard let sheet = root?[\Study.informationSheet]?.string else {
      throw WorkbenchError(
        .noInput, at: record.file.path, "the study has no information sheet yet",
        fix: "`kerb study edit \(study) --information-sheet \"...\" --information-sheet-version` 1")
    }
    let version = root?[\Study.informationSheetVersion]?.string
    if let version {
      console.line("Information sheet, version \(version)")
      console.line("")
    }
    console.out(sheet + "\n")
    return .success
  }

  private static func show(_ record: RecordFile, _ invocation: Invocation) throws -> ExitStatus {
    let consent = record.object[\Participant.consent]?.object
    var object = consent ?? JSONObject()
    // Two people recorded a permission at the same time: the refusal holds.
    let refused = record.document.map { Consent.refused(in: $0.root) } ?? []
    let outvoted = refused.filter { object[$0]?.string != Permission.refused.id }
    let withdrawn = live(record.object).compactMap { $0.scope.permission }
    for key in outvoted + withdrawn { object[key] = .string(Permission.refused.id) }
    if invocation.flag("json") {
      invocation.console.out(json: JSONWriter.canonical(.object(object)))
      return .success
    }
    guard case .group(let inner) = Participant.table[\.consent].kind else { return .success }
    invocation.console.line("Consent of \(record.file.expectedID)")
    for line in RecordText.lines(object, inner) { invocation.console.line("\(line)") }
    for field in inner where outvoted.contains(field.key) {
      invocation.console.line(
        "\(field.label): one of two people who recorded it at the same time recorded a refusal, so it counts as refused. `kerb team conflicts` shows both."
      )
    }
    for line in takenBack(record.object, consent) { invocation.console.line("\(line)") }
    for line in missing(object) { invocation.console.message(line) }
    return .success
  }

  /// What the person has taken back since: it weighs more than what was agreed, whenever that was written down.
  private static func takenBack(_ participant: JSONObject, _ consent: JSONObject?) -> [Sentence] {
    let scopes = live(participant)
    return WithdrawalScope.allCases.compactMap { scope in
      guard let found = scopes.first(where: { $0.scope == scope }) else { return nil }
      switch scope {
      case .all:
        return
          "\(found.words): everything. Nothing of the person counts, whatever stands above; whoever takes part again gets a new number."
      default:
        return
          "\(found.words): \(scope.label). It holds, whatever stands above."
      }
    }
  }

  /// The withdrawals of a participant that hold.
  private static func live(
    _ participant: JSONObject
  ) -> [(scope: WithdrawalScope, words: Sentence)] {
    let entries = participant[\Participant.withdrawals]?.object?.members ?? [:]
    return entries.compactMap { key, value in
      guard let entry = value.object, !entry.isTombstone(key: key.string),
        entry[SystemKey.erased]?.boolean != true,
        let scope = entry[\Withdrawal.scope]?.string.flatMap(WithdrawalScope.init(id:))
      else { return nil }
      return (
        scope, entry[\Withdrawal.receivedOn]?.string.map { "Taken back on \($0)" } ?? "Taken back"
      )
    }
  }

  /// What a consent still lacks, a sentence each.
  private static func missing(_ consent: JSONObject) -> [Sentence] {
    let has = { (path: PartialKeyPath<Consent>) in !(consent[path]?.isNull ?? true) }
    var lines: [Sentence] = []
    if !has(\.observe) {
      lines.append(
        "Not asked yet whether the team may observe; without it no session may be recorded.")
    } else if consent[\Consent.observe]?.string == "refused" {
      lines.append("Observing was refused, so no session may be recorded.")
    }
    if !has(\.quote) {
      lines.append("Not asked yet whether words may be quoted; reports will not quote.")
    }
    if !has(\.sheetVersion) { lines.append("The version of the information sheet is missing.") }
    if !has(\.retainUntil) { lines.append("The day until which notes are kept is missing.") }
    return lines
  }
}
