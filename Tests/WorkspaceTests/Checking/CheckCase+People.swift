import Records
import TemporaryFolder
import Workspace

extension CheckCase {
  private typealias W = SoundWorkspace

  private static func person(
    _ name: String, _ change: @escaping @Sendable (inout RecordDraftOfPerson) throws -> Void
  ) -> CheckCase {
    CheckCase(name) { workspace in
      var person = RecordDraftOfPerson()
      try change(&person)
      try person.write(in: workspace)
    }
  }

  /// What people agreed to, and what lists about them say.
  static let people = [
    person("somebody refused to be observed and is named") {
      $0.consent = #""observe": "refused""#
    },
    person("somebody refused to be observed and is not named") {
      $0.id = "P02-aaaa"
      $0.consent = #""observe": "refused""#
    },
    person("somebody refused only quotes") {
      $0.consent = #""observe": "granted", "quote": "refused""#
    },
    person("somebody has taken everything back and is named") {
      $0.members = #""withdrawals": {"wwwwwwwwwwwww": {"scope": "all"}}"#
    },
    person("somebody has taken everything back and is not named") {
      $0.id = "P02-aaaa"
      $0.members = #""withdrawals": {"wwwwwwwwwwwww": {"scope": "all"}}"#
    },
    person("somebody has taken quotes back") {
      $0.members = #""withdrawals": {"wwwwwwwwwwwww": {"scope": "quotes"}}"#
    },
    person("somebody is kept longer than agreed") { $0.consent = #""retainUntil": "2026-03-01""# },
    person("somebody may be kept until today") { $0.consent = #""retainUntil": "2026-03-02""# },
    person("entries that are said to be none") {
      $0.members = #"""
        "assistiveTechnologies": {"aaaaaaaaaaaaa": {"name": "VoiceOver"}},
        "assistiveTechnologiesNone": true
        """#
    },
    person("entries and why there are none") {
      $0.members = #"""
        "needs": {"aaaaaaaaaaaaa": {"dimension": "see", "duration": "permanent"}},
        "needsAbsence": "declined"
        """#
    },
    person("said to be none, and not known") {
      $0.members = #""lastingCircumstancesNone": true, "lastingCircumstancesAbsence": "notAsked""#
    },
    person("a technology called none") {
      $0.members = #""assistiveTechnologies": {"aaaaaaaaaaaaa": {"name": "None"}}"#
    },
    person("a technology called none beside another") {
      $0.members = #"""
        "assistiveTechnologies": {"aaaaaaaaaaaaa": {"name": "none"},
          "bbbbbbbbbbbbb": {"name": "VoiceOver"}}
        """#
    },
    CheckCase("a technology called none in a session") {
      try $0.replace(
        "\"participants\"",
        by: #""assistiveTechnologies": {"aaaaaaaaaaaaa": {"name": "none"}}, "participants""#,
        in: SoundWorkspace.session)
    },
    person("said to be none, and nothing else") { $0.members = #""needsNone": true"# },
  ]
}

/// A participant whom a row of the table writes.
struct RecordDraftOfPerson {
  var id = "P01-kx4d"
  /// The inside of the consent.
  var consent = ""
  /// Further members of the record.
  var members = ""

  func write(in workspace: SoundWorkspace) throws {
    let all = ["\"consent\": {\(consent)}"] + (members.isEmpty ? [] : [members])
    try workspace.put(
      "Surveys/bank/participants/\(id).json", "participant", id, all.joined(separator: ", "))
  }
}
