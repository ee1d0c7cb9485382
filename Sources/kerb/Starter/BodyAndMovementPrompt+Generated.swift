// Written by Tests/Support/generate-starter from Surveys/prompts/body-and-movement.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let bodyAndMovementPrompt = StarterFile(path: "Surveys/prompts/body-and-movement.json", content: ##"""
{
  "deleted": null,
  "id": "body-and-movement",
  "language": "en",
  "origins": [
    "vatj6ta4876sh48r"
  ],
  "prompts": {
    "all-by-keys": {
      "beyondWcag": false,
      "criteria": [
        "2.1.1",
        "2.1.3"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "jgx16g9zn1jdfspk"
      ],
      "pack": "body-and-movement",
      "position": "3",
      "sync": null,
      "text": "Can the person do every part of the task with keyboard or switch alone?"
    },
    "device-fills-in": {
      "beyondWcag": false,
      "criteria": [
        "1.3.5"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "2yr5cbybfp35xk2m"
      ],
      "pack": "body-and-movement",
      "position": "j",
      "sync": null,
      "text": "Does the device offer to fill in the person's own name, address and the like in the fields for them?"
    },
    "focus-in-order": {
      "beyondWcag": false,
      "criteria": [
        "2.4.3"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "5y8m0h775g3zbme7"
      ],
      "pack": "body-and-movement",
      "position": "5",
      "sync": null,
      "text": "With keyboard or switch, does the focus go through the screen in an order that fits the task?"
    },
    "focus-in-sight": {
      "beyondWcag": false,
      "criteria": [
        "2.4.11",
        "2.4.7"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "tard49j09bdem0cd"
      ],
      "pack": "body-and-movement",
      "position": "7",
      "sync": null,
      "text": "With keyboard or switch, can the person see at every moment where the focus is?"
    },
    "hits-first-time": {
      "beyondWcag": false,
      "criteria": [
        "2.5.5",
        "2.5.8"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "h44yr3n2hazexhxz"
      ],
      "pack": "body-and-movement",
      "position": "1",
      "sync": null,
      "text": "Can the person hit each button at the first try, with none beside it set off?"
    },
    "one-finger-taps": {
      "beyondWcag": false,
      "criteria": [
        "2.5.1",
        "2.5.7"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "n4db23vy3wbh7xbf"
      ],
      "pack": "body-and-movement",
      "position": "d",
      "sync": null,
      "text": "Can the person do with single taps whatever else takes a pinch, a traced path or a drag?"
    },
    "own-speed": {
      "beyondWcag": false,
      "criteria": [
        "2.2.1",
        "2.2.3"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "91t8whtzd6m1j09k"
      ],
      "pack": "body-and-movement",
      "position": "b",
      "sync": null,
      "text": "Can the person finish at their own speed, with rests, before any time limit ends the task?"
    },
    "said-and-done": {
      "beyondWcag": false,
      "criteria": [
        "2.5.3"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "k7t6haha1kk4b4e8"
      ],
      "pack": "body-and-movement",
      "position": "h",
      "sync": null,
      "text": "When the person speaks the words on a button to voice control, does that button act?"
    },
    "short-way": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "v6xass6qggy44xqa"
      ],
      "pack": "body-and-movement",
      "position": "l",
      "sync": null,
      "text": "Is there a short way to what the person does often, such as a key, a favourite or an automation?"
    },
    "still-and-mounted": {
      "beyondWcag": false,
      "criteria": [
        "1.3.4",
        "2.5.4"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "s8k3t5ygm43tymh9"
      ],
      "pack": "body-and-movement",
      "position": "f",
      "sync": null,
      "text": "With the device fixed in one position, can the person do everything without turning, tilting or shaking it?"
    },
    "way-out": {
      "beyondWcag": false,
      "criteria": [
        "2.1.2"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "9xa82dg90tk8xmnq"
      ],
      "pack": "body-and-movement",
      "position": "9",
      "sync": null,
      "text": "With keyboard or switch, can the person get out of every menu, field and dialog they get into?"
    }
  },
  "sync": null,
  "title": "Body and movement",
  "~format": "promptPack/2"
}

"""##)
}
