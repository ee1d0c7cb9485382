// Written by Tests/Support/generate-starter from Surveys/prompts/deafness-and-hearing.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let deafnessAndHearingPrompt = StarterFile(path: "Surveys/prompts/deafness-and-hearing.json", content: ##"""
{
  "deleted": null,
  "id": "deafness-and-hearing",
  "language": "en",
  "origins": [
    "4smhvqxew5481nyc"
  ],
  "prompts": {
    "captions-live": {
      "beyondWcag": false,
      "criteria": [
        "1.2.4"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "pt6xvhzr0tden5pm"
      ],
      "pack": "deafness-and-hearing",
      "position": "5",
      "sync": null,
      "text": "In a live broadcast or event, do captions come soon enough for the person to follow?"
    },
    "captions-on": {
      "beyondWcag": false,
      "criteria": [
        "1.2.2"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "tb2py22epgvhnapz"
      ],
      "pack": "deafness-and-hearing",
      "position": "1",
      "sync": null,
      "text": "Can the person turn on captions for each recorded film that has speech?"
    },
    "captions-whole": {
      "beyondWcag": false,
      "criteria": [
        "1.2.2"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "kgdvn435xhh7rw4d"
      ],
      "pack": "deafness-and-hearing",
      "position": "3",
      "sync": null,
      "text": "Do captions of recorded films also tell the person who speaks and which sounds matter?"
    },
    "clear-speech": {
      "beyondWcag": false,
      "criteria": [
        "1.4.7"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "0swwzq39gdy5m3br"
      ],
      "pack": "deafness-and-hearing",
      "position": "j",
      "sync": null,
      "text": "With the person's hearing aid or headphones, is recorded speech clear of music and noise?"
    },
    "hush-sound": {
      "beyondWcag": false,
      "criteria": [
        "1.4.2"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "sswssgc0cb7z9brf"
      ],
      "pack": "deafness-and-hearing",
      "position": "l",
      "sync": null,
      "text": "When sound starts by itself, can the person stop it or turn it down in the product itself?"
    },
    "no-call-needed": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "0g0yf16r35epkkmm"
      ],
      "pack": "deafness-and-hearing",
      "position": "h",
      "sync": null,
      "text": "Can the person do everything, getting help included, without speaking or a phone call?"
    },
    "no-cue-by-ear": {
      "beyondWcag": false,
      "criteria": [
        "1.3.3"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "4bt8vf1pb3nxnn57"
      ],
      "pack": "deafness-and-hearing",
      "position": "b",
      "sync": null,
      "text": "Can the person follow every instruction without listening for a tone or a voice?"
    },
    "plain-sentences": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "9r141xdt7jwjtt65"
      ],
      "pack": "deafness-and-hearing",
      "position": "f",
      "sync": null,
      "text": "Can the person go on without asking anyone what a sentence means?"
    },
    "signals-seen-or-felt": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "26g2b42mqxbpq391"
      ],
      "pack": "deafness-and-hearing",
      "position": "d",
      "sync": null,
      "text": "Does each call, alarm or other signal also show or vibrate, so that the person notices it?"
    },
    "signed-too": {
      "beyondWcag": false,
      "criteria": [
        "1.2.6"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "dfe4trm6ff7fvms3"
      ],
      "pack": "deafness-and-hearing",
      "position": "9",
      "sync": null,
      "text": "Is what is said in a recorded film also there in the sign language that the person uses?"
    },
    "sound-in-writing": {
      "beyondWcag": false,
      "criteria": [
        "1.2.1"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "90y5x883xbfpy3k9"
      ],
      "pack": "deafness-and-hearing",
      "position": "7",
      "sync": null,
      "text": "Can the person read what a recording without pictures says, such as a podcast or an announcement?"
    }
  },
  "sync": null,
  "title": "Deafness and hearing",
  "~format": "promptPack/2"
}

"""##)
}
