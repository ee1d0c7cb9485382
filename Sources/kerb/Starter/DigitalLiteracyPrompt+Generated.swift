// Written by Tests/Support/generate-starter from Surveys/prompts/digital-literacy.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let digitalLiteracyPrompt = StarterFile(path: "Surveys/prompts/digital-literacy.json", content: ##"""
{
  "deleted": null,
  "id": "digital-literacy",
  "language": "en",
  "origins": [
    "6ynfcfr2d6a8dbv6"
  ],
  "prompts": {
    "button-for-each-gesture": {
      "beyondWcag": false,
      "criteria": [
        "2.5.1",
        "2.5.7"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "es71ac9denn2c51k"
      ],
      "pack": "digital-literacy",
      "position": "7",
      "sync": null,
      "text": "Is there a button for whatever else takes a swipe, a pinch or a drag?"
    },
    "help-beside-task": {
      "beyondWcag": false,
      "criteria": [
        "3.3.5"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "tm58dqmatwtr38g0"
      ],
      "pack": "digital-literacy",
      "position": "j",
      "sync": null,
      "text": "Where a step is new to the person, is there help right beside it?"
    },
    "icons-with-words": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "4pkx04c68emag93r"
      ],
      "pack": "digital-literacy",
      "position": "3",
      "sync": null,
      "text": "Is there a word beside each icon that the person needs?"
    },
    "looks-like-a-button": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "reezwmp71ht5nemd"
      ],
      "pack": "digital-literacy",
      "position": "5",
      "sync": null,
      "text": "Can the person tell what may be pressed from what is only text or picture?"
    },
    "more-than-one-way": {
      "beyondWcag": false,
      "criteria": [
        "2.4.5"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "3rrhmjdwbctz4y8q"
      ],
      "pack": "digital-literacy",
      "position": "d",
      "sync": null,
      "text": "Can the person get to what they look for in more than one way, such as by menu and by search?"
    },
    "one-step-back": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "xarkex1ne85rjk3c"
      ],
      "pack": "digital-literacy",
      "position": "b",
      "sync": null,
      "text": "When the person goes back, do they get to the step before, with everything still as they left it?"
    },
    "says-how-to-mend": {
      "beyondWcag": false,
      "criteria": [
        "3.3.1",
        "3.3.3"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "p7xf7gch7xg3c939"
      ],
      "pack": "digital-literacy",
      "position": "h",
      "sync": null,
      "text": "When something is not accepted, does the person learn from the message what to change?"
    },
    "shows-where": {
      "beyondWcag": false,
      "criteria": [
        "2.4.8"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "14bttm3wqwbkkgt3"
      ],
      "pack": "digital-literacy",
      "position": "9",
      "sync": null,
      "text": "Does the product show the person where in it they are?"
    },
    "term-explained": {
      "beyondWcag": false,
      "criteria": [
        "3.1.3"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "0zpw3fsj8a1qhshw"
      ],
      "pack": "digital-literacy",
      "position": "1",
      "sync": null,
      "text": "When a technical word comes up, can the person find out on the spot what it means?"
    },
    "there-and-back": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "e925ss1zhy4sb2ck"
      ],
      "pack": "digital-literacy",
      "position": "l",
      "sync": null,
      "text": "When a step leads elsewhere, such as to a code in a mail, is the person told how to come back?"
    },
    "told-how-first": {
      "beyondWcag": false,
      "criteria": [
        "3.3.2"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "haxmvy3p07p5pq7v"
      ],
      "pack": "digital-literacy",
      "position": "f",
      "sync": null,
      "text": "Is the way to fill in a field, such as a date or a password, shown before the person begins it?"
    }
  },
  "sync": null,
  "title": "Digital literacy",
  "~format": "promptPack/2"
}

"""##)
}
