import Testing

@testable import kerb

/// Readers of the edition for sharing cannot be told on which platform sessions were; whoever makes it is.
@Suite struct SharedPlatformTests {
  private func seen(_ platform: String, _ line: String) throws -> [String] {
    let trial = try VerbTrial()
    for line in [
      "init", "study new tram --title Trams --platform ios", "participant new tram",
      "participant consent tram P01 --observe granted --share granted",
      "session new tram --participant P01 --round 1 \(platform)",
      "study round close tram 1",
    ] {
      let made = trial.run(line)
      #expect(made.status == 0, "\(line)\n\(made.text)")
    }
    let seen = trial.run(line)
    #expect(seen.status == 0, "\(seen.text)")
    return seen.lines
  }

  @Test(arguments: [
    "report coverage tram --edition share", "report study tram --edition share --round 1",
    "report all tram", "publish tram --edition share --to ../pages",
  ])
  func whoeverMakesItIsTold(_ line: String) throws {
    let plain = try seen("", line)
    let web = try seen("--platform web", line)
    let told =
      "2> 1 session was on the web, not on iOS as the target says. Readers of this edition are not told: tell them, or change the target."
    #expect(web.contains(told), "\(web)")
    #expect(web.filter { $0 != told } == plain)
    #expect(try seen("--platform ios", line) == plain)
  }

  @Test(arguments: ["coverage", "study", "summary"])
  func theTeamReadsIt(_ report: String) throws {
    let line = "report \(report) tram"
    #expect(
      try seen("--platform web", line).contains {
        $0.contains("1 session was on the web, not on iOS")
          || $0.contains("; 1 session on the web;")
      })
    #expect(try !seen("", line).contains { $0.contains("on the web") })
  }
}
