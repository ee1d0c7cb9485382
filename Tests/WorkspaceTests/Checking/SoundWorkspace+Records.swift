extension SoundWorkspace {
  /// One record of the workspace, short.
  struct Record {
    let path: String
    let format: String
    let id: String
    /// The inside of a JSON object.
    let members: String

    init(_ path: String, _ format: String, _ id: String, _ members: String) {
      self.path = path
      self.format = format
      self.id = id
      self.members = members
    }
  }

  static let records = [
    Record(marker, "workspace", "ws-1", #""name": "Team""#),
    Record(
      spectrum, "spectrum", "reach",
      #"""
      "title": "Reaching", "dimension": "reach", "examples": {
        "aaaaaaaaaaaaa": {"duration": "temporary", "text": "an arm in a cast", "position": "i"}}
      """#),
    Record(
      profile, "profile", "wren",
      #"""
      "name": "Wren", "summary": "Rides the tram.", "spectrumCells": ["reach/temporary"],
      "needs": {"bbbbbbbbbbbbb": {"dimension": "reach", "duration": "permanent"}}
      """#),
    Record(
      scale, "instrument", "steps",
      #"""
      "title": "Steps", "kind": "scale", "wordingStatus": "ownWords",
      "items": {"climb": {"text": "Climbs", "position": "i", "origins": ["nnnnnnnnnnnnn"]}},
      "range": {"lowest": 1, "highest": 5},
      "scores": {"all": {"label": "All", "rule": "sum", "position": "i",
        "origins": ["ppppppppppppp"]}}
      """#),
    Record(
      study, "study", "bank",
      #"""
      "title": "Paying a bill",
      "target": {"level": "AA", "platform": "ios", "version": "2.2"},
      "screens": {"home": {"title": "Home", "position": "i", "origins": ["ccccccccccccc"]}},
      "tasks": {"pay": {"title": "Pay", "position": "i", "exercises": ["2.4.3"],
        "screens": ["home"], "origins": ["ddddddddddddd"]}},
      "prompts": {"price": {"text": "Is the price spoken?", "position": "i",
        "origins": ["eeeeeeeeeeeee"]}}
      """#),
    Record(
      participant, "participant", "P01-kx4d",
      #"""
      "devices": ["phone", "tablet"], "firstLanguage": "Welsh",
      "skillPlacements": {"fffffffffffff": {"scale": "steps", "value": "3",
        "placedBy": "moderator", "basis": "observed"}}
      """#),
    Record(
      session, "session", "S01-x4k2",
      #"""
      "participants": ["P01-kx4d"], "round": 1,
      "attempts": {"ggggggggggggg": {"task": "pay", "participant": "P01-kx4d",
        "outcome": "done", "position": "i"}},
      "promptAnswers": {"hhhhhhhhhhhhh": {"prompt": "price", "answer": "seen"}}
      """#),
    Record(
      log, "log", "log-a8f3q2",
      #"""
      "recorderRole": "moderator",
      "observations": {"jjjjjjjjjjjjj": {"note": "asks twice", "atMilliseconds": 1000,
        "impact": 3, "proposed": ["4.1.2"], "screen": "home", "task": "pay",
        "participant": "P01-kx4d"}}
      """#),
    Record(
      finding, "finding", "F01-m2qa",
      #"""
      "title": "Pay has no useful name", "places": ["4.1.2"],
      "observations": {"S01-x4k2/jjjjjjjjjjjjj": {"origins": ["kkkkkkkkkkkkk"]}}
      """#),
    Record(
      described, "describedPerson", "iris", #""name": "Iris", "evidenceKind": "documented""#),
    Record(
      evidence, "evidence", "stories",
      #"""
      "kind": "documented", "items": {"one": {"note": "cannot pay",
        "describedPerson": "iris", "origins": ["mmmmmmmmmmmmm"]}}
      """#),
    Record(
      response, "response", "r1",
      #"""
      "instrument": "steps", "participant": "P01-kx4d", "session": "S01-x4k2",
      "answers": {"climb": {"value": "4", "origins": ["qqqqqqqqqqqqq"]}}
      """#),
  ]
}
