// Written by Tests/Support/generate-starter from Surveys/prompts/harassment.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let harassmentPrompt = StarterFile(path: "Surveys/prompts/harassment.json", content: ##"""
{
  "deleted": null,
  "id": "harassment",
  "language": "en",
  "origins": [
    "5nk4bzjyw2hy54wf"
  ],
  "prompts": {
    "block-by-keyboard": {
      "beyondWcag": false,
      "criteria": [
        "2.1.1"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "jyabjw3839xya79d"
      ],
      "pack": "harassment",
      "position": "l",
      "sync": null,
      "text": "With a keyboard or a switch alone, can the person block or report someone?"
    },
    "block-holds": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "f5d3n3d9z4mwf2ek"
      ],
      "pack": "harassment",
      "position": "3",
      "sync": null,
      "text": "After a block, is the blocked account gone from messages, comments, search and suggestions?"
    },
    "block-in-sight": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "efn86gwdr4sqh2z8"
      ],
      "pack": "harassment",
      "position": "1",
      "sync": null,
      "text": "Can the person block a sender right where the message or the profile shows?"
    },
    "hidden-at-first": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "1rcnjg8dhwznf46k"
      ],
      "pack": "harassment",
      "position": "h",
      "sync": null,
      "text": "Are the person's place, contact details and times online hidden until they choose to show them?"
    },
    "mute-quietly": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "mcgzk4n3fbhbe3r8"
      ],
      "pack": "harassment",
      "position": "5",
      "sync": null,
      "text": "Can the person mute or block someone with no notice going to the other side?"
    },
    "report-answered": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "wqbzz00jkmdtsvv8"
      ],
      "pack": "harassment",
      "position": "b",
      "sync": null,
      "text": "After a report, does the person learn what becomes of it?"
    },
    "report-in-own-words": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "std23wkdcd6xevp5"
      ],
      "pack": "harassment",
      "position": "9",
      "sync": null,
      "text": "In a report, can the person say in their own words what happened?"
    },
    "report-on-the-spot": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "f8dvy45mewd6zwdx"
      ],
      "pack": "harassment",
      "position": "7",
      "sync": null,
      "text": "Can the person report a message, a picture or a profile right where they see it?"
    },
    "strangers-pictures": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "snvzpq2b2k7gxahx"
      ],
      "pack": "harassment",
      "position": "j",
      "sync": null,
      "text": "Are pictures and links from strangers covered until the person chooses to open them?"
    },
    "taken-seriously": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "raxjaz7yktsf7hhd"
      ],
      "pack": "harassment",
      "position": "d",
      "sync": null,
      "text": "Do the questions of a report ask what happened, with none about what the person did to bring it on?"
    },
    "who-may-reach": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "nz0ncy4m7b4qj0nb"
      ],
      "pack": "harassment",
      "position": "f",
      "sync": null,
      "text": "Can the person decide beforehand who may write to them, call them, tag them or find them?"
    }
  },
  "sync": null,
  "title": "Harassment",
  "~format": "promptPack/2"
}

"""##)
}
