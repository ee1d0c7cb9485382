// Written by Tests/Support/generate-starter from Surveys/prompts/age.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let agePrompt = StarterFile(path: "Surveys/prompts/age.json", content: ##"""
{
  "deleted": null,
  "id": "age",
  "language": "en",
  "origins": [
    "hkaxbrvqd57d3gvy"
  ],
  "prompts": {
    "another-way-in": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "ptz3fyk7wmgbs78q"
      ],
      "pack": "age",
      "position": "l",
      "sync": null,
      "text": "Is there another way to the same thing at the same price, such as a counter, a letter or a call?"
    },
    "finger-meets-button": {
      "beyondWcag": false,
      "criteria": [
        "2.5.5",
        "2.5.8"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "shsj5h002659h2we"
      ],
      "pack": "age",
      "position": "7",
      "sync": null,
      "text": "Do buttons and links have enough room for the person's finger to meet the right one at once?"
    },
    "finger-slides-off": {
      "beyondWcag": false,
      "criteria": [
        "2.5.2"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "p1pcypgbhd8qmsj3"
      ],
      "pack": "age",
      "position": "9",
      "sync": null,
      "text": "When the finger lands on the wrong button, can the person slide off it with nothing set off?"
    },
    "larger-not-wider": {
      "beyondWcag": false,
      "criteria": [
        "1.4.10"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "kbpma0b9ca7fsz0d"
      ],
      "pack": "age",
      "position": "5",
      "sync": null,
      "text": "With the page enlarged, can the person read each line without moving it sideways?"
    },
    "message-stays": {
      "beyondWcag": false,
      "criteria": [
        "2.2.1"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "fnmy1t9qm6qs6314"
      ],
      "pack": "age",
      "position": "f",
      "sync": null,
      "text": "Does a message that matters stay, or can it be found again, until the person has read it?"
    },
    "readable-at-once": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "914ndexvzrm1s8ft"
      ],
      "pack": "age",
      "position": "1",
      "sync": null,
      "text": "Can the person read the smallest text as it is, with the screen at its usual distance?"
    },
    "speech-over-music": {
      "beyondWcag": false,
      "criteria": [
        "1.4.7"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "krjgt8pq8pa0yavh"
      ],
      "pack": "age",
      "position": "b",
      "sync": null,
      "text": "In recordings, does speech stand out from music and noise for the person?"
    },
    "spoken-to-as-equal": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "zrbsm6e1eh8mny6t"
      ],
      "pack": "age",
      "position": "j",
      "sync": null,
      "text": "Do words and pictures address the person as an equal, with no jokes or guesses about age?"
    },
    "text-grows": {
      "beyondWcag": false,
      "criteria": [
        "1.4.4"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "j3wq16g7npq62pgn"
      ],
      "pack": "age",
      "position": "3",
      "sync": null,
      "text": "When the person sets text larger, up to twice the size, does all of it grow and stay whole?"
    },
    "time-to-finish": {
      "beyondWcag": false,
      "criteria": [
        "2.2.1",
        "2.2.3"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "rfjkg4b8w9vxd2df"
      ],
      "pack": "age",
      "position": "d",
      "sync": null,
      "text": "Can the person take the time they need to read and type, with no page closing or signing them out?"
    },
    "year-of-birth": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "r37y9nafa7txnxq4"
      ],
      "pack": "age",
      "position": "h",
      "sync": null,
      "text": "Can the person enter their year of birth without going through a long list of years?"
    }
  },
  "sync": null,
  "title": "Age",
  "~format": "promptPack/2"
}

"""##)
}
