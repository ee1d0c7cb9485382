// Written by Tests/Support/generate-starter from Surveys/prompts/autism-and-learning.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let autismAndLearningPrompt = StarterFile(path: "Surveys/prompts/autism-and-learning.json", content: ##"""
{
  "deleted": null,
  "id": "autism-and-learning",
  "language": "en",
  "origins": [
    "9jj0dq19q56vmq6r"
  ],
  "prompts": {
    "asked-only-once": {
      "beyondWcag": false,
      "criteria": [
        "3.3.7"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "e1s4vsmnjv9rgjc6"
      ],
      "pack": "autism-and-learning",
      "position": "j",
      "sync": null,
      "text": "Is what the person entered on an earlier screen filled in or offered when it is needed again?"
    },
    "at-its-word": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "5g9t6ch1jf7q1pdw"
      ],
      "pack": "autism-and-learning",
      "position": "l",
      "sync": null,
      "text": "Does each choice that the person makes do what it says and nothing besides?"
    },
    "exact-instructions": {
      "beyondWcag": false,
      "criteria": [
        "3.3.2"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "gqgwrw9e9bcbgzm4"
      ],
      "pack": "autism-and-learning",
      "position": "b",
      "sync": null,
      "text": "Does the product say exactly what an answer should look like, before the person gives it?"
    },
    "mistake-in-plain-words": {
      "beyondWcag": false,
      "criteria": [
        "3.3.1",
        "3.3.3"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "c9zb9mht56cgx2cv"
      ],
      "pack": "autism-and-learning",
      "position": "h",
      "sync": null,
      "text": "When an entry is wrong, does the message say which one it is and how to put it right?"
    },
    "one-name-each": {
      "beyondWcag": false,
      "criteria": [
        "3.2.4"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "m1kpptgya0c52s8d"
      ],
      "pack": "autism-and-learning",
      "position": "3",
      "sync": null,
      "text": "Does a button that does the same thing keep its name and symbol wherever the person meets it?"
    },
    "one-thing-a-screen": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "kxa292zmtg5an89b"
      ],
      "pack": "autism-and-learning",
      "position": "5",
      "sync": null,
      "text": "Does each screen ask the person for one thing only?"
    },
    "quiet-screen": {
      "beyondWcag": false,
      "criteria": [
        "2.2.2"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "gfxn0statfb947jr"
      ],
      "pack": "autism-and-learning",
      "position": "7",
      "sync": null,
      "text": "When something moves, blinks or scrolls by itself, can the person make it stop while they read?"
    },
    "stays-until-sent": {
      "beyondWcag": false,
      "criteria": [
        "3.2.2"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "9s1rkymtymjqe28z"
      ],
      "pack": "autism-and-learning",
      "position": "f",
      "sync": null,
      "text": "When the person picks from a list or ticks a box, does the screen stay until they choose to go on?"
    },
    "steady-layout": {
      "beyondWcag": false,
      "criteria": [
        "3.2.3"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "shmh2h8r2sz78zkm"
      ],
      "pack": "autism-and-learning",
      "position": "1",
      "sync": null,
      "text": "Do the menus that the person meets keep their order from screen to screen?"
    },
    "what-comes-next": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "n3g7nj4nrazxptc4"
      ],
      "pack": "autism-and-learning",
      "position": "d",
      "sync": null,
      "text": "Is the person told what happens after this step?"
    },
    "words-meant-literally": {
      "beyondWcag": false,
      "criteria": [
        "3.1.3"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "zrrksz3t2zg1ytmj"
      ],
      "pack": "autism-and-learning",
      "position": "9",
      "sync": null,
      "text": "Is every phrase meant literally, or its meaning explained where the person meets it?"
    }
  },
  "sync": null,
  "title": "Autism and learning",
  "~format": "promptPack/2"
}

"""##)
}
