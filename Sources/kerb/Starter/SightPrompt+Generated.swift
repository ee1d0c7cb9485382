// Written by Tests/Support/generate-starter from Surveys/prompts/sight.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let sightPrompt = StarterFile(path: "Surveys/prompts/sight.json", content: ##"""
{
  "deleted": null,
  "id": "sight",
  "language": "en",
  "origins": [
    "qt4xm8bvks7e32vd"
  ],
  "prompts": {
    "changes-spoken": {
      "beyondWcag": false,
      "criteria": [
        "4.1.3"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "70f4fy8y1v5vw88t"
      ],
      "pack": "sight",
      "position": "j",
      "sync": null,
      "text": "When a message or a result appears elsewhere on the screen, does the screen reader tell it by itself?"
    },
    "jump-ahead": {
      "beyondWcag": false,
      "criteria": [
        "2.4.1"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "779kaj6ts0vxty6v"
      ],
      "pack": "sight",
      "position": "l",
      "sync": null,
      "text": "With a screen reader, can the person jump over menus to what they want, by headings or regions?"
    },
    "more-than-colour": {
      "beyondWcag": false,
      "criteria": [
        "1.4.1"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "6z0fcbnfs5755p7j"
      ],
      "pack": "sight",
      "position": "5",
      "sync": null,
      "text": "Is whatever colour tells, such as an error or a state, also there in words, shapes or signs?"
    },
    "name-kind-state": {
      "beyondWcag": false,
      "criteria": [
        "4.1.2"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "nnyvrwpkyy5yjmy7"
      ],
      "pack": "sight",
      "position": "f",
      "sync": null,
      "text": "Does the screen reader tell the name, the kind and the state of each control the person meets?"
    },
    "on-the-near-side": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "byvgatrwmmjkeyq6"
      ],
      "pack": "sight",
      "position": "9",
      "sync": null,
      "text": "In the magnified view, does what matters stand on the side where the person begins to read?"
    },
    "one-column": {
      "beyondWcag": false,
      "criteria": [
        "1.4.10"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "6w08g0k5d52f6h8s"
      ],
      "pack": "sight",
      "position": "7",
      "sync": null,
      "text": "When the person enlarges the page, does it become one column that reads straight down?"
    },
    "pictures-in-words": {
      "beyondWcag": false,
      "criteria": [
        "1.1.1"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "n535m80rrv9njmm6"
      ],
      "pack": "sight",
      "position": "h",
      "sync": null,
      "text": "Does the screen reader tell what each picture that matters to the task shows or does?"
    },
    "said-together": {
      "beyondWcag": false,
      "criteria": [
        "1.3.1"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "bt6pvafpc75zwswj"
      ],
      "pack": "sight",
      "position": "b",
      "sync": null,
      "text": "Does the screen reader tell what belongs together, such as a field and its label or the rows of a table?"
    },
    "spoken-in-order": {
      "beyondWcag": false,
      "criteria": [
        "1.3.2"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "h6a7ypcctztc6gp7"
      ],
      "pack": "sight",
      "position": "d",
      "sync": null,
      "text": "Does the screen reader read the screen in an order that makes sense to the person?"
    },
    "symbols-stand-out": {
      "beyondWcag": false,
      "criteria": [
        "1.4.11"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "7xctbz9srnpsp295"
      ],
      "pack": "sight",
      "position": "3",
      "sync": null,
      "text": "Can the person make out icons, edges of fields and lines of charts against what lies behind them?"
    },
    "text-stands-out": {
      "beyondWcag": false,
      "criteria": [
        "1.4.3",
        "1.4.6"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "zwbr6shet5xnfd9e"
      ],
      "pack": "sight",
      "position": "1",
      "sync": null,
      "text": "In the light that there is, can the person make out all text against what lies behind it?"
    }
  },
  "sync": null,
  "title": "Sight",
  "~format": "promptPack/2"
}

"""##)
}
