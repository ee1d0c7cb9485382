// Written by Tests/Support/generate-starter from Surveys/instruments/digital-inclusion.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let digitalInclusionInstrument = StarterFile(path: "Surveys/instruments/digital-inclusion.json", content: ##"""
{
  "categories": {},
  "deleted": null,
  "id": "digital-inclusion",
  "instrumentVersion": "2014",
  "items": {},
  "kind": "scale",
  "language": "en",
  "levelRule": "Choose the one step that describes the person best today. Note who chose it, on which day, and whether it was observed, said by the person or assumed. People often place themselves too low. Steps 1 to 6 lie below the basic skills and count as low digital skill.",
  "levels": {
    "1": {
      "countsAsLow": true,
      "deleted": null,
      "description": "Has never used the internet and sees no reason to begin. Letters, counters, cash and other people do the job. Asked about a website, the person names somebody who handles it for them.",
      "label": "Never online and does not plan to be",
      "origins": [
        "z8w08ne0n52pnp8k"
      ],
      "position": "1",
      "sync": null
    },
    "2": {
      "countsAsLow": true,
      "deleted": null,
      "description": "Went online once and has stopped. Something changed: money, a move, a broken device, health, or a bad experience. The person can often still say how it was done.",
      "label": "Used to be online",
      "origins": [
        "41ctxhfpvd7c334s"
      ],
      "position": "3",
      "sync": null
    },
    "3": {
      "countsAsLow": true,
      "deleted": null,
      "description": "Would like to be online, and something stands in the way: no device, no connection, no money, no way in that fits, nobody who shows how. The wish comes up without being asked for.",
      "label": "Wants to, cannot",
      "origins": [
        "zbj0h6q2a9hzycjx"
      ],
      "position": "5",
      "sync": null
    },
    "4": {
      "countsAsLow": true,
      "deleted": null,
      "description": "Uses the internet only where a counter or a form on paper has gone, and leaves as soon as the one thing is done. Often asks somebody to sit beside them.",
      "label": "Online because there is no other way",
      "origins": [
        "6xskpbh5mae3sm99"
      ],
      "position": "7",
      "sync": null
    },
    "5": {
      "countsAsLow": true,
      "deleted": null,
      "description": "Has begun lately and is still practising. Follows notes or a remembered order of steps; a screen that looks different stops the work. Asks often, and remembers more each week.",
      "label": "Learning how it works",
      "origins": [
        "793x2ffc2wjmt8v9"
      ],
      "position": "9",
      "sync": null
    },
    "6": {
      "countsAsLow": true,
      "deleted": null,
      "description": "Does some things quickly and alone, such as messages, photos or one shop. Anything outside that circle is new ground and is mostly left alone.",
      "label": "Knows a few tasks well",
      "origins": [
        "pfseqcx3trk7ggs5"
      ],
      "position": "b",
      "sync": null
    },
    "7": {
      "countsAsLow": false,
      "deleted": null,
      "description": "Finds things, sends messages, pays, fills in forms and notices a risk without help. This step is where the minimum is reached. A fault or an unknown kind of product may still need a hint.",
      "label": "Has the basic skills",
      "origins": [
        "2qggt8je8kssffxn"
      ],
      "position": "d",
      "sync": null
    },
    "8": {
      "countsAsLow": false,
      "deleted": null,
      "description": "Tries new products without being shown, gets out of dead ends alone, compares sources and sets up privacy and security for themselves.",
      "label": "Confident",
      "origins": [
        "a5x19dk0vhy1ryge"
      ],
      "position": "f",
      "sync": null
    },
    "9": {
      "countsAsLow": false,
      "deleted": null,
      "description": "Works out almost anything digital, makes or repairs things with it, and is the one whom others ask.",
      "label": "Expert",
      "origins": [
        "2epdxbmaeq4bc3xm"
      ],
      "position": "h",
      "sync": null
    }
  },
  "licence": "The steps are used as facts and worded anew, and the official wording is not included. The strategy is a publication of the UK government, which usually offers its publications under the Open Government Licence. Nobody has checked the terms of this one yet: check them before you add the official words as a file of your own.",
  "options": {},
  "origins": [
    "g2kf0efdc3fktvmf"
  ],
  "source": "The scale of nine steps in the Government Digital Inclusion Strategy of the United Kingdom, Cabinet Office, 2014. Only the number of steps, their order and what each is about are taken from it.",
  "summary": "Places a person on nine steps, from never online to expert. The steps mix skill with access and wish: a low step does not say that somebody could not learn. It does not measure intelligence, nor skill with an assistive technology. The official wording is not included; every label and description here is a paraphrase. Never convert a step into another scale, the one from 0 to 9 included.",
  "sync": null,
  "title": "Digital inclusion scale, 1 to 9",
  "wordingStatus": "ownWords",
  "~format": "instrument/1"
}

"""##)
}
