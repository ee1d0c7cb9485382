import JSON
import Localization
import Records
import Wording

/// One section of a profile with the question that it answers, what to beware of, and its fields.
struct GuideSection {
  let title: Sentence
  let question: Sentence
  let caution: Sentence
  /// The keys of its fields, in the order of asking.
  let keys: [String]

  private init(
    title: Sentence, question: Sentence, caution: Sentence, fields: [PartialKeyPath<Profile>]
  ) {
    self.title = title
    self.question = question
    self.caution = caution
    keys = fields.map { Profile.table[$0].key }
  }

  /// Whether the profile says anything of it.
  func isSaid(in profile: JSONObject) -> Bool {
    keys.contains { key in
      switch profile[key] {
      case .null?, nil: false
      case .array(let members)?: !members.isEmpty
      case .object(let parts)?: !parts.members.isEmpty
      case .string(let words)?: !PlainText.trimmed(words.string).isEmpty
      case .bool?, .number?: true
      }
    }
  }
}

extension GuideSection {
  static let name = GuideSection(
    title: "Name", question: "What is the person called, and how do they want to be spoken of?",
    caution: "Invent it. No participant's name, and none that is a joke about the need.",
    fields: [\.name, \.preferredName, \.formOfAddress, \.pronouns])

  static let age = GuideSection(
    title: "Age", question: "How old is the person, roughly?",
    caution: "Needs come at every age, and so does skill. Is this the first age you thought of?",
    fields: [\.ageBand])

  static let gender = GuideSection(
    title: "Gender", question: "What would the person say of their gender, if they were asked?",
    caution: "In their own words, several or none. Nothing else in the profile follows from it.",
    fields: [\.gender])

  static let family = GuideSection(
    title: "Family", question: "With whom does the person live, and who counts on whom?",
    caution: "Is the person only cared for? Most people also care for somebody.",
    fields: [\.family])

  static let work = GuideSection(
    title: "Work and income", question: "What does the person do all day, and what can they spend?",
    caution:
      "Does the whole set have money, a new phone and a good connection? Is the work the first idea?",
    fields: [\.work, \.income, \.money, \.devices, \.connection])

  static let needs = GuideSection(
    title: "Disability", question: "What must a product not take for granted of this person?",
    caution:
      "Say what the product does wrong, not what the person has. With each technology a task, and how practised they are.",
    fields: [\.needs, \.spectrumCells, \.fit, \.assistiveTechnologies, \.skillPlacements, \.tryIt])

  static let backstory = GuideSection(
    title: "Backstory", question: "How did the person come to this day, and what do they like?",
    caution:
      "Something done well, a dislike. The need is no reason for the character, and no lesson for others.",
    fields: [\.summary, \.backstory, \.day, \.firstLanguage, \.languages, \.lastingCircumstances])

  static let use = GuideSection(
    title: "Why they use it",
    question: "What does the person want of the product, by choice or by necessity?",
    caution: "One thing each, in words that somebody could see come true or not.",
    fields: [\.whyTheyUseIt, \.useReason, \.statements])

  static let basis = GuideSection(
    title: "What it rests on", question: "What is known, what is assumed, and who has read it?",
    caution: "Whatever nobody told you is assumed. Say so; it is worth more than a good story.",
    fields: [\.basedOn, \.assumptions, \.checkedBy])

  static let inShort = GuideSection(
    title: "In short",
    question: "Who is it, in one sentence, and what three facts must a team know?",
    caution: "Facts about what stands in the way and what works, not about a diagnosis.",
    fields: [\.summary, \.ageBand, \.statements])

  static let setUp = GuideSection(
    title: "Own technology",
    question: "What does the person use, for which task, and how does somebody try it?",
    caution:
      "A set-up is a way people work, switched on. An imitation is something else, and its degree measures nothing.",
    fields: [\.assistiveTechnologies, \.needs, \.devices, \.tryIt])
}
