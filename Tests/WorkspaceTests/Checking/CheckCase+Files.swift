import JSON
import Merging
import Platform
import Records
import TemporaryFolder
import Workspace

extension CheckCase {
  private typealias W = SoundWorkspace

  /// Bytes that are no JSON, or JSON in another form.
  static let files = [
    CheckCase("nothing is wrong") { _ in },
    CheckCase("a comma is missing") { try $0.replace("\"Wren\",", by: "\"Wren\"", in: W.profile) },
    CheckCase("cut short") { try $0.folder.write(W.profile, "{\n  \"ageBand\": nu") },
    CheckCase("empty file") { try $0.folder.write(W.profile, "") },
    CheckCase("not an object") { try $0.folder.write(W.profile, "[]\n") },
    CheckCase("something after the end") {
      try $0.folder.write(W.profile, $0.folder.read(W.profile) + "x\n")
    },
    CheckCase("conflict markers of git") {
      try $0.replace(
        "  \"name\"", by: "<<<<<<< ours\n  \"name\": \"Wrenna\",\n=======\n  \"name\"",
        in: W.profile)
    },
    CheckCase("a key stands twice") {
      try $0.replace("  \"name\"", by: "  \"name\": \"Wrenna\",\n  \"name\"", in: W.profile)
    },
    CheckCase("byte order mark") {
      try $0.folder.write(W.profile, "\u{feff}" + $0.folder.read(W.profile))
    },
    CheckCase("a control character without an escape") {
      try $0.replace("Wren", by: "Wr\u{7}en", in: W.profile)
    },
    CheckCase("half of a surrogate pair") { try $0.replace("Wren", by: "\\ud800", in: W.profile) },
    CheckCase("nested too deep") {
      let deep = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
      try $0.replace("\"Wren\"", by: deep, in: W.profile)
    },
    CheckCase("another indentation") {
      try $0.replace("  \"name\"", by: "    \"name\"", in: W.profile)
    },
    CheckCase("line ends of Windows") {
      let lines = try $0.folder.read(W.profile).split(separator: "\n")
      try $0.folder.write(W.profile, lines.joined(separator: "\r\n") + "\r\n")
    },
    CheckCase("an escape that is not needed") {
      try $0.replace("Wren", by: "\\u0057ren", in: W.profile)
    },
    CheckCase("an unknown field, out of order") {
      try $0.replace("  \"name\"", by: "  \"zebra\": [1.50, \"x\"],\n  \"name\"", in: W.profile)
    },
    CheckCase("a set out of order") {
      try $0.replace(
        "\"phone\",\n    \"tablet\"", by: "\"tablet\",\n    \"phone\"", in: W.participant)
    },
    CheckCase("a declared field is missing") {
      try $0.replace("  \"work\": null,\n", by: "", in: W.profile)
    },
    CheckCase("a part's declared field is missing") {
      try $0.replace("      \"fluctuates\": null,\n", by: "", in: W.profile)
    },
  ]

  /// What every record has: id, origins, format line, merge metadata.
  static let records = [
    CheckCase("id is not the file's name") {
      try $0.replace("\"P01-kx4d\"", by: "\"P02-kx4d\"", in: W.participant)
    },
    CheckCase("session's id is not its folder's name") {
      try $0.replace("\"id\": \"S01-x4k2\"", by: "\"id\": \"S09-x4k2\"", in: W.session)
    },
    CheckCase("no id") { try $0.replace("  \"id\": \"wren\",\n", by: "", in: W.profile) },
    CheckCase("an id with a slash") {
      try $0.replace("\"wren\"", by: "\"../wren\"", in: W.profile)
    },
    CheckCase("no origins") {
      try $0.replace("  \"origins\": [\n    \"0123456789abc\"\n  ],\n", by: "", in: W.profile)
    },
    CheckCase("origins that are none") {
      try $0.replace("\"0123456789abc\"", by: "\"X\"", in: W.profile)
    },
    CheckCase("no format line") {
      try $0.replace(",\n  \"~format\": \"profile/1\"", by: "", in: W.profile)
    },
    CheckCase("a format line that is none") {
      try $0.replace("profile/1", by: "profile", in: W.profile)
    },
    CheckCase("the format of another place") {
      try $0.replace("profile/1", by: "spectrum/1", in: W.profile)
    },
    CheckCase("a newer format name") {
      try $0.replace("profile/1", by: "portrait/1", in: W.profile)
    },
    CheckCase("a newer version of a format") {
      try $0.replace("profile/1", by: "profile/9", in: W.profile)
    },
    CheckCase("changed by kerb") {
      try $0.edit(W.profile, Profile.format) { try $0.set(["summary"], to: .string("Walks.")) }
    },
    CheckCase("changed by hand after kerb") {
      try $0.edit(W.profile, Profile.format) { try $0.set(["summary"], to: .string("Walks.")) }
      try $0.replace("Walks.", by: "Runs.", in: W.profile)
    },
    CheckCase("a part changed by hand after kerb") {
      try $0.edit(W.profile, Profile.format) {
        try $0.set(["needs", "bbbbbbbbbbbbb", "duration"], to: .string("temporary"))
      }
      try $0.replace(
        "\"duration\": \"temporary\"", by: "\"duration\": \"permanent\"", in: W.profile)
    },
    CheckCase("a member of a set taken out by hand after kerb") {
      try $0.edit(W.participant, Participant.format) {
        try $0.replaceSet(["devices"], with: ["phone", "tablet", "watch"])
      }
      try $0.replace(",\n    \"watch\"", by: "", in: W.participant)
    },
    CheckCase("a deletion taken back by hand") {
      try $0.edit(W.profile, Profile.format) { try $0.delete() }
      try $0.replace(
        "\"day\": null,\n  \"deleted\": true",
        by: "\"day\": null,\n  \"deleted\": null", in: W.profile)
    },
    CheckCase("merge metadata of the wrong form") {
      try $0.replace(
        "\"summary\": \"Rides the tram.\",\n  \"sync\": null",
        by: "\"summary\": \"Rides the tram.\",\n  \"sync\": {\"/summary\": {\"write\": 1}}",
        in: W.profile)
    },
  ]

  static let values = [
    CheckCase("a rule of scoring that there is none of") {
      try $0.replace("\"rule\": \"sum\"", by: "\"rule\": \"summ\"", in: W.scale)
    },
    CheckCase("a score that is part of itself") {
      try $0.replace("\"parts\": []", by: "\"parts\": [\n        \"all\"\n      ]", in: W.scale)
    },
    CheckCase("an item that stands twice") {
      try $0.replace("\"climb\": {", by: "\"climb\": {},\n    \"climb\": {", in: W.scale)
    },
    CheckCase("an answer that the item does not take") {
      try $0.replace("\"value\": \"4\"", by: "\"value\": \"9\"", in: W.response)
    },
    CheckCase("an answer to no item") {
      try $0.replace("\"climb\": {", by: "\"clmb\": {", in: W.response)
    },
    CheckCase("a required value is empty") {
      try $0.replace("\"Wren\"", by: "null", in: W.profile)
    },
    CheckCase("a required field is missing") {
      try $0.replace("  \"name\": \"Wren\",\n", by: "", in: W.profile)
    },
    CheckCase("a number out of range") {
      try $0.replace("\"impact\": 3", by: "\"impact\": 7", in: W.log)
    },
    CheckCase("a number with a fraction") {
      try $0.replace("\"impact\": 3", by: "\"impact\": 3.0", in: W.log)
    },
    CheckCase("a misspelt word") {
      try $0.replace("\"permanent\"", by: "\"permanant\"", in: W.profile)
    },
    CheckCase("text where a list belongs") {
      try $0.replace("\"devices\": []", by: "\"devices\": \"phone\"", in: W.profile)
    },
    CheckCase("a value twice in a set") {
      try $0.replace(
        "\"phone\",\n    \"tablet\"", by: "\"phone\",\n    \"phone\"", in: W.participant)
    },
    CheckCase("a part with an id that no tool makes") {
      try $0.replace("\"bbbbbbbbbbbbb\"", by: "\"need 1\"", in: W.profile)
    },
    CheckCase("a criterion that WCAG does not have") {
      try $0.replace("\"4.1.2\"", by: "\"4.1.22\"", in: W.log)
    },
    CheckCase("a criterion that is a name") {
      try $0.replace("\"4.1.2\"", by: "\"reflow\"", in: W.finding)
    },
    CheckCase("a placement without who placed it") {
      try $0.replace("\"moderator\"", by: "null", in: W.participant)
    },
  ]
}
