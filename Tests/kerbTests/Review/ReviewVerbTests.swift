import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite struct ReviewVerbTests {
  @Test func whatWaitsInEachSession() throws {
    let rig = try ReviewRig()
    #expect(rig.verb("--list") == 0)
    #expect(
      rig.output == "S09  bank  P07  2 of 2 notes to review; 1 log not cleared of identifiers\n")
    #expect(rig.verb("--json") == 0)
    #expect(
      rig.output == """
        [
          {
            "logs": 1,
            "notCleared": 1,
            "notShown": 0,
            "notes": 2,
            "participants": [
              "P07-kx4d"
            ],
            "session": "S09-vrh4",
            "study": "bank",
            "toReview": 2
          }
        ]

        """)
  }

  @Test func theNotesOfASession() throws {
    let rig = try ReviewRig()
    #expect(rig.verb("S09 --list") == 0)
    #expect(
      rig.output == """
        1  1m0  Anna swipes past the button  [barrier; 4.1.2 proposed]
        2  12m31  asks Anna whether to double tap  [question]

        """)
    #expect(rig.verb("s09 --json --log a") == 0)
    #expect(rig.output.contains("\"number\": 2"))
  }

  @Test(arguments: [
    ("S10 --list", 66, "error: S10: there is no session \"S10\""),
    ("S09 --list --study banc", 66, "error: banc: there is no study \"banc\""),
    ("S09 --list --log x", 66, "error: --log: this session has no log \"x\""),
    ("S09", 64, "error: reviewing asks questions, and this is no terminal"),
  ])
  func refuses(_ line: String, _ status: Int32, _ first: String) throws {
    let rig = try ReviewRig()
    #expect(rig.verb(line) == status)
    #expect(rig.messages.split(separator: "\n").first.map(String.init) == first)
  }
}
