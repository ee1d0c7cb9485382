/// The fields of one kind of object that the histories of a team play on; the others stay away, as in files of
/// older versions.
struct TeamShape {
  struct Value {
    let pointer: [String]
    /// Allowed values as compact JSON; lists hold nothing but numbers.
    let values: [String]
    var isRequired = false
    /// Whether only newer versions know the field.
    var isNewer = false
  }

  struct Members {
    let key: String
    let members: [String]
  }

  struct Entries {
    let key: String
    /// The names that people choose; none where keys are random.
    let names: [String]
    let shape: [TeamShape]
    var isNewer = false
  }

  var values: [Value]
  var sets: [Members] = []
  var maps: [Entries] = []
}

extension TeamShape {
  static let texts = ["\"one\"", "\"two\"", "\"e\u{301}\"", "\"a\\nb\""]

  static let deleted = Value(pointer: ["deleted"], values: ["true"])

  /// What a version that nobody knows yet adds to a record: a value, a list, an object and things with identity.
  private static let newer = [
    Value(pointer: ["zList"], values: ["[1,2]", "[3]", "[1.50]"], isNewer: true),
    Value(pointer: ["zNumber"], values: ["1.50e+3", "-0"], isNewer: true),
    Value(pointer: ["zObject", "a"], values: texts, isNewer: true),
    Value(pointer: ["zObject", "b"], values: ["false", "0"], isNewer: true),
  ]

  private static let newerMap = Entries(
    key: "zMap", names: ["k", "sync"],
    shape: [TeamShape(values: [deleted, Value(pointer: ["v"], values: texts)])], isNewer: true)

  /// A record with sets, names that two people may choose, random keys and a set inside an entry.
  static let finding = TeamShape(
    values: [
      deleted,
      Value(pointer: ["description"], values: texts),
      Value(pointer: ["kind"], values: ["\"problem\"", "\"strength\""]),
      Value(pointer: ["title"], values: texts.dropLast(), isRequired: true),
    ] + newer,
    sets: [Members(key: "places", members: ["1.4.3", "2.1.1"])],
    maps: [
      Entries(
        key: "rounds", names: ["1", "sync"],
        shape: [
          TeamShape(
            values: [
              deleted, Value(pointer: ["note"], values: texts),
              Value(pointer: ["state"], values: ["\"new\"", "\"fixed\""], isRequired: true),
              Value(pointer: ["zValue"], values: ["7", "8"], isNewer: true),
            ], sets: [Members(key: "retestedWith", members: ["P01-aaaa", "P02-bbbb"])])
        ]),
      Entries(
        key: "severities", names: [],
        shape: [
          TeamShape(values: [
            deleted, Value(pointer: ["rater"], values: texts.dropLast(), isRequired: true),
            Value(pointer: ["severity"], values: ["0", "3", "4"], isRequired: true),
          ])
        ]), newerMap,
    ])

  /// A record with values alone.
  static let workspace = TeamShape(values: [
    deleted, Value(pointer: ["language"], values: texts.dropLast()),
    Value(pointer: ["name"], values: texts.dropLast(), isRequired: true),
    Value(pointer: ["zList"], values: ["[1,2]", "[3]"], isNewer: true),
  ])

  static func of(_ format: String) -> TeamShape {
    switch format {
    case "finding": finding
    case "study": study
    default: workspace
    }
  }

  /// A record with a group, and with entries that are named after their titles.
  static let study = TeamShape(
    values: [
      deleted,
      Value(pointer: ["purpose"], values: texts),
      Value(pointer: ["target", "level"], values: ["\"A\"", "\"AA\""], isRequired: true),
      Value(pointer: ["target", "platform"], values: ["\"web\""], isRequired: true),
      Value(pointer: ["target", "version"], values: ["\"2.1\"", "\"2.2\""], isRequired: true),
      Value(pointer: ["target", "zDeep"], values: ["1", "[2]"], isNewer: true),
      Value(pointer: ["title"], values: texts.dropLast(), isRequired: true),
    ] + newer,
    maps: [
      Entries(
        key: "tasks", names: ["buy", "deleted"],
        shape: [
          TeamShape(
            values: [
              deleted, Value(pointer: ["position"], values: ["\"d\"", "\"h\""]),
              Value(pointer: ["successWhen"], values: texts),
              Value(pointer: ["title"], values: texts.dropLast(), isRequired: true),
            ], sets: [Members(key: "criteria", members: ["1.4.3", "4.1.2"])])
        ]), newerMap,
    ])
}
