// Written by Tests/Support/generate-starter from Surveys/prompts/mood-and-anxiety.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let moodAndAnxietyPrompt = StarterFile(path: "Surveys/prompts/mood-and-anxiety.json", content: ##"""
{
  "deleted": null,
  "id": "mood-and-anxiety",
  "language": "en",
  "origins": [
    "m0wvzanzcwk72mq0"
  ],
  "prompts": {
    "consequences-first": {
      "beyondWcag": false,
      "criteria": [
        "2.4.6"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "apk7de0cza5zg4e3"
      ],
      "pack": "mood-and-anxiety",
      "position": "7",
      "sync": null,
      "text": "Does the person know what a button will do, and whether it can be undone, before pressing it?"
    },
    "cost-in-the-open": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "a54m0kj1zd8e3a54"
      ],
      "pack": "mood-and-anxiety",
      "position": "d",
      "sync": null,
      "text": "Is the whole price, and how to end a contract, plain before the person decides, with no pre-ticked extra and no countdown?"
    },
    "gentle-rewards": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "mnz82yxmbh4yjexh"
      ],
      "pack": "mood-and-anxiety",
      "position": "h",
      "sync": null,
      "text": "Can the person break a streak, skip a reward or say no without words or pictures that bring guilt, hurry or a feeling of being watched?"
    },
    "helpful-friction": {
      "beyondWcag": false,
      "criteria": [
        "3.3.4",
        "3.3.6"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "mj2tbvc0bkezdf4m"
      ],
      "pack": "mood-and-anxiety",
      "position": "9",
      "sync": null,
      "text": "Does the product slow the person down at the right place, with a check before money, data or a promise goes out?"
    },
    "in-control": {
      "beyondWcag": false,
      "criteria": [
        "2.2.2",
        "2.2.4"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "vmjqcmc30c4wmy30"
      ],
      "pack": "mood-and-anxiety",
      "position": "b",
      "sync": null,
      "text": "Can the person turn off, hush or postpone whatever presses in: alerts, motion, badges, reminders?"
    },
    "no-surprise": {
      "beyondWcag": false,
      "criteria": [
        "3.2.5"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "593v1vcjbvq43s80"
      ],
      "pack": "mood-and-anxiety",
      "position": "5",
      "sync": null,
      "text": "Does everything stay as it is until the person acts, with nothing that jumps, opens, plays or moves on by itself?"
    },
    "own-pace": {
      "beyondWcag": false,
      "criteria": [
        "2.2.1",
        "2.2.3"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "5fr71qmd5vzka2c4"
      ],
      "pack": "mood-and-anxiety",
      "position": "3",
      "sync": null,
      "text": "Can the person stop, think or look away and go on later, without a limit running out or work being lost?"
    },
    "person-to-ask": {
      "beyondWcag": false,
      "criteria": [
        "3.2.6"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "x5ccwvyh3as0j1x3"
      ],
      "pack": "mood-and-anxiety",
      "position": "f",
      "sync": null,
      "text": "When the person gets stuck, is the way to a human being in the same place on every screen?"
    },
    "progress-shown": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "dydbvy1hbjv00267"
      ],
      "pack": "mood-and-anxiety",
      "position": "1",
      "sync": null,
      "text": "Does the person know at every step how much is done and how much is still to come?"
    }
  },
  "sync": null,
  "title": "Mood and anxiety",
  "~format": "promptPack/2"
}

"""##)
}
