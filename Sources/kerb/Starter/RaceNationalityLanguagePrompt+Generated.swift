// Written by Tests/Support/generate-starter from Surveys/prompts/race-nationality-language.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let raceNationalityLanguagePrompt = StarterFile(path: "Surveys/prompts/race-nationality-language.json", content: ##"""
{
  "deleted": null,
  "id": "race-nationality-language",
  "language": "en",
  "origins": [
    "89dnjvph5rcm4d4c"
  ],
  "prompts": {
    "country-in-list": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "nc94f0rq2wx2d9b8"
      ],
      "pack": "race-nationality-language",
      "position": "5",
      "sync": null,
      "text": "Does the person find their country, nationality and document under the names they use?"
    },
    "formats-of-home": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "gm0pxy58vxkf2aam"
      ],
      "pack": "race-nationality-language",
      "position": "7",
      "sync": null,
      "text": "Can the person enter dates, numbers, addresses and phone numbers the way they write them?"
    },
    "language-any-time": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "cevaxza7cn2s9d5q"
      ],
      "pack": "race-nationality-language",
      "position": "9",
      "sync": null,
      "text": "Can the person change the language at any point and stay where they are?"
    },
    "later-language": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "3xq43d7yxmhbbwfa"
      ],
      "pack": "race-nationality-language",
      "position": "f",
      "sync": null,
      "text": "In a language that the person learned later, can they follow the text with no dictionary?"
    },
    "name-as-written": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "8x360bepv76c2qdt"
      ],
      "pack": "race-nationality-language",
      "position": "1",
      "sync": null,
      "text": "Does the form take the person's name as they write it, with all its letters, signs and spaces?"
    },
    "no-guess-at-origin": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "568rtaqm2evk0rme"
      ],
      "pack": "race-nationality-language",
      "position": "l",
      "sync": null,
      "text": "Are language, offers and checks free of guesses at the person's origin from name, looks or place?"
    },
    "one-name-or-many": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "0882nbs14fdjmp6c"
      ],
      "pack": "race-nationality-language",
      "position": "3",
      "sync": null,
      "text": "Does the form fit the number and order of the person's names, with none made up or left out?"
    },
    "recognised-at-once": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "qg5j2zpfr9b94p7v"
      ],
      "pack": "race-nationality-language",
      "position": "j",
      "sync": null,
      "text": "When the product recognises a face, a voice or handwriting, does it recognise the person's at the first try?"
    },
    "right-to-left": {
      "beyondWcag": false,
      "criteria": [
        "1.3.2"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "vmyhjaprdfvcgcw7"
      ],
      "pack": "race-nationality-language",
      "position": "d",
      "sync": null,
      "text": "In a language written from right to left, do words, numbers and signs come in the right order?"
    },
    "text-to-translate": {
      "beyondWcag": false,
      "criteria": [
        "1.4.5"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "3kdk6h994fznr61z"
      ],
      "pack": "race-nationality-language",
      "position": "h",
      "sync": null,
      "text": "When the person has a page translated, is every word within reach of the translation, with none locked in pictures?"
    },
    "voice-of-language": {
      "beyondWcag": false,
      "criteria": [
        "3.1.1",
        "3.1.2"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "asswbtcwwse032qg"
      ],
      "pack": "race-nationality-language",
      "position": "b",
      "sync": null,
      "text": "When text is read aloud, does the voice speak each language as that language?"
    }
  },
  "sync": null,
  "title": "Race, nationality and language",
  "~format": "promptPack/2"
}

"""##)
}
