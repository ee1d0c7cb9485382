import Testing

@testable import kerb

/// An old copy of a participant's record never grants again what they refused since.
@Suite struct ConsentFromFileTests {
  @Test func oldCopy() throws {
    let trial = try VerbTrial()
    for line in [
      "init", "study new tram --title Trams", "participant new tram",
      "participant consent tram P01 --observe granted --quote granted --future-use granted",
    ] {
      let made = trial.run(line)
      try #require(made.status == 0, "\(line)\n\(made.text)")
    }
    let old = trial.run("participant show tram P01 --json").text
    try #require(
      trial.run("participant consent tram P01 --quote refused --future-use refused").status == 0)

    let refused = trial.run("participant edit tram P01 --from -", .init(input: old))
    #expect(refused.status != 0)
    #expect(
      refused.text.contains("future-use and quote: refused by P01, but not in the file"),
      "\(refused.text)")
    #expect(
      refused.text.contains("kerb participant consent tram P01 --future-use granted"),
      "\(refused.text)")
    let kept = trial.run("participant consent tram P01 --json").text
    #expect(kept.contains(#""quote": "refused""#) && kept.contains(#""futureUse": "refused""#))

    // What the file says otherwise is taken, and so is the same refusal.
    let rest = trial.run(
      "participant edit tram P01 --from -",
      .init(
        input: #"{"firstLanguage": "Sami", "consent": {"quote": "refused", "record": "granted"}}"#))
    #expect(rest.status == 0, "\(rest.text)")
    let now = trial.run("participant show tram P01 --json").text
    #expect(now.contains("Sami") && now.contains(#""record": "granted""#), "\(now)")

    // The remedy works.
    #expect(trial.run("participant consent tram P01 --quote granted").status == 0)
    let granted = trial.run(
      "participant edit tram P01 --from -", .init(input: #"{"consent": {"quote": "granted"}}"#))
    #expect(granted.status == 0, "\(granted.text)")
  }
}
