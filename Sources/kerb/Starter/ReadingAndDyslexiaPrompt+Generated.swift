// Written by Tests/Support/generate-starter from Surveys/prompts/reading-and-dyslexia.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let readingAndDyslexiaPrompt = StarterFile(path: "Surveys/prompts/reading-and-dyslexia.json", content: ##"""
{
  "deleted": null,
  "id": "reading-and-dyslexia",
  "language": "en",
  "origins": [
    "74fm4ndhzeet42s5"
  ],
  "prompts": {
    "aloud-in-order": {
      "beyondWcag": false,
      "criteria": [
        "1.3.2"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "ytch0hvjqp3a5vrh"
      ],
      "pack": "reading-and-dyslexia",
      "position": "h",
      "sync": null,
      "text": "When the person has a page read aloud, do its parts come in the order in which they are meant to be read?"
    },
    "choice-over-spelling": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "2cgz1wk0trcwekym"
      ],
      "pack": "reading-and-dyslexia",
      "position": "d",
      "sync": null,
      "text": "Can the person choose from a list or pictures where an answer would otherwise have to be spelled out?"
    },
    "dark-on-pale": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "r4vgk4b2fqf65n7m"
      ],
      "pack": "reading-and-dyslexia",
      "position": "3",
      "sync": null,
      "text": "Is the text dark on a plain, pale background wherever the person reads?"
    },
    "few-plain-fonts": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "krgc23xx775m5hwf"
      ],
      "pack": "reading-and-dyslexia",
      "position": "1",
      "sync": null,
      "text": "Is what the person reads set in one or two plain fonts throughout?"
    },
    "headings-lead": {
      "beyondWcag": false,
      "criteria": [
        "2.4.10",
        "2.4.6"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "hv5ps1nnbmyebham"
      ],
      "pack": "reading-and-dyslexia",
      "position": "9",
      "sync": null,
      "text": "Does the person get to the part they need by its heading, with no need to read the rest?"
    },
    "look-over-and-correct": {
      "beyondWcag": false,
      "criteria": [
        "3.3.4",
        "3.3.6"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "yqnq3tagx4vm1se4"
      ],
      "pack": "reading-and-dyslexia",
      "position": "l",
      "sync": null,
      "text": "Before something is sent, can the person look over all they entered and correct it?"
    },
    "one-edge": {
      "beyondWcag": false,
      "criteria": [
        "1.4.8"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "0v0cs62smjgc9nrb"
      ],
      "pack": "reading-and-dyslexia",
      "position": "5",
      "sync": null,
      "text": "Do the lines of a text begin at one edge, with the words not stretched to fill the line?"
    },
    "room-to-read": {
      "beyondWcag": false,
      "criteria": [
        "1.4.12"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "31cc7gya6p1xm8rn"
      ],
      "pack": "reading-and-dyslexia",
      "position": "7",
      "sync": null,
      "text": "When the person widens the space between lines, words or letters, does all of the text stay in view?"
    },
    "short-familiar-words": {
      "beyondWcag": false,
      "criteria": [
        "3.1.5"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "2bks8a31x21v89zs"
      ],
      "pack": "reading-and-dyslexia",
      "position": "b",
      "sync": null,
      "text": "Are words and sentences short and familiar enough for the person to read on at one go?"
    },
    "sign-in-by-other-means": {
      "beyondWcag": false,
      "criteria": [
        "3.3.8"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "7e5pkrsp2wtbxh27"
      ],
      "pack": "reading-and-dyslexia",
      "position": "j",
      "sync": null,
      "text": "Can the person sign in with no password or code to remember, spell or copy out?"
    },
    "spelling-understood": {
      "beyondWcag": false,
      "criteria": [
        "3.3.3"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "kx331htm0e60wjcq"
      ],
      "pack": "reading-and-dyslexia",
      "position": "f",
      "sync": null,
      "text": "When a word is not accepted as spelled, is the person offered the spelling that is expected?"
    }
  },
  "sync": null,
  "title": "Reading and dyslexia",
  "~format": "promptPack/2"
}

"""##)
}
