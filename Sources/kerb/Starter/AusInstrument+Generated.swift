// Written by Tests/Support/generate-starter from Surveys/instruments/aus.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let ausInstrument = StarterFile(path: "Surveys/instruments/aus.json", content: ##"""
{
  "bands": {},
  "benchmarks": {
    "alternative-navigation": {
      "anyTechnology": null,
      "deleted": null,
      "group": "Users of alternative navigation, such as voice, switch or head control",
      "highest": null,
      "label": "Mean with alternative navigation",
      "origins": [
        "adggxpp4jawp4y56"
      ],
      "position": "ll",
      "score": "aus",
      "source": "Fable, Guide for setting accessibility targets (makeitfable.com), from about 2,100 sessions. Found with the official words.",
      "sync": null,
      "technologies": [
        "camera mouse",
        "dragon",
        "eye control",
        "eye gaze",
        "eye tracker",
        "eye tracking",
        "head control",
        "head mouse",
        "head pointer",
        "head tracking",
        "mouth stick",
        "sip and puff",
        "speech recognition",
        "switch",
        "talon",
        "voice access",
        "voice control",
        "voice recognition"
      ],
      "value": 67
    },
    "magnifier": {
      "anyTechnology": null,
      "deleted": null,
      "group": "Users of screen magnification",
      "highest": null,
      "label": "Mean with screen magnification",
      "origins": [
        "d84t3vf5y60rd83h"
      ],
      "position": "ee",
      "score": "aus",
      "source": "Fable, Guide for setting accessibility targets (makeitfable.com), from about 2,100 sessions. Found with the official words.",
      "sync": null,
      "technologies": [
        "magnif",
        "supernova",
        "zoom"
      ],
      "value": 72
    },
    "overall": {
      "anyTechnology": true,
      "deleted": null,
      "group": "Users of assistive technology",
      "highest": null,
      "label": "Mean over all sessions",
      "origins": [
        "sdt6ncrdcxbzvv0m"
      ],
      "position": "77",
      "score": "aus",
      "source": "Fable, Guide for setting accessibility targets (makeitfable.com), from about 2,100 sessions. Found with the official words.",
      "sync": null,
      "technologies": [],
      "value": 65
    },
    "screen-reader": {
      "anyTechnology": null,
      "deleted": null,
      "group": "Screen-reader users",
      "highest": null,
      "label": "Mean with a screen reader",
      "origins": [
        "kbtx2xjnnt6zh158"
      ],
      "position": "ss",
      "score": "aus",
      "source": "Fable, Guide for setting accessibility targets (makeitfable.com), from about 2,100 sessions. Found with the official words.",
      "sync": null,
      "technologies": [
        "chromevox",
        "jaws",
        "narrator",
        "nvda",
        "orca",
        "screen reader",
        "talkback",
        "voice assistant",
        "voiceover"
      ],
      "value": 56
    }
  },
  "categories": {},
  "caution": "The sentences here are our own. They ask the same things in the same direction as the original, but nobody has tested them: this is not the validated instrument. Never average it with SUS, and do not read the gap between a SUS mean and an AUS mean as a measure of accessibility. The means of 65, 72, 67 and 56 come from one company’s sessions with the official words, are no probability sample, and say nothing about what people should have to put up with: 56 is no target. The same answer to all ten statements always gives 50. A missing answer counts as the middle answer, 3, as long as at least eight of the ten were given; with fewer there is no score.",
  "deleted": null,
  "id": "aus",
  "instructions": "Here are ten sentences about the product you have just used with your assistive technology: screen reader, magnifier, voice control, switch or whatever you use. Say for each how far you agree, from 1, not at all, to 5, completely. If a sentence does not fit, choose 3.",
  "instrumentVersion": "2020",
  "items": {
    "q1": {
      "category": null,
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "h2ak81wpb52cvc4g"
      ],
      "position": "39",
      "reversed": false,
      "sync": null,
      "text": "I would gladly come back to this product, should there be a need for it.",
      "weight": null
    },
    "q10": {
      "category": null,
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "mx8r3t1ps1wc36qg"
      ],
      "position": "wq",
      "reversed": true,
      "sync": null,
      "text": "It took me quite a while of finding my way about before this product was of any use to me.",
      "weight": null
    },
    "q2": {
      "category": null,
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "kd66w1ypj5ggj1wf"
      ],
      "position": "6j",
      "reversed": true,
      "sync": null,
      "text": "For somebody who works the way I do, this product is more involved than it should be.",
      "weight": null
    },
    "q3": {
      "category": null,
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "2jx5yjds24mmbges"
      ],
      "position": "9t",
      "reversed": false,
      "sync": null,
      "text": "The way I work, this product was no trouble.",
      "weight": null
    },
    "q4": {
      "category": null,
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "bma5657nhgyk91pa"
      ],
      "position": "d3",
      "reversed": true,
      "sync": null,
      "text": "To reach everything in this product I would need somebody to help me.",
      "weight": null
    },
    "q5": {
      "category": null,
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "gws87d9rmhpjpkxk"
      ],
      "position": "gd",
      "reversed": false,
      "sync": null,
      "text": "What this product offers hung together, and the technology I use could deal with it.",
      "weight": null
    },
    "q6": {
      "category": null,
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "t4bkzbr3jp8qmn5y"
      ],
      "position": "jm",
      "reversed": true,
      "sync": null,
      "text": "This product behaves one way here and another way there, and my assistive technology stumbles over it.",
      "weight": null
    },
    "q7": {
      "category": null,
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "5mknhhbemzttk8vk"
      ],
      "position": "mw",
      "reversed": false,
      "sync": null,
      "text": "I expect that other people with an assistive technology like mine would get the hang of it in a short time.",
      "weight": null
    },
    "q8": {
      "category": null,
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "a3m7s5by75qark5v"
      ],
      "position": "q6",
      "reversed": true,
      "sync": null,
      "text": "I had to find ways round things in this product that got in my way.",
      "weight": null
    },
    "q9": {
      "category": null,
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "m3xs5311k4qz3ckc"
      ],
      "position": "tg",
      "reversed": false,
      "sync": null,
      "text": "I knew where I was and felt sure of what I was doing.",
      "weight": null
    }
  },
  "kind": "questionnaire",
  "language": "en",
  "levelRule": null,
  "levels": {},
  "licence": "Its maker says that it is free to use. A public description names the Creative Commons Attribution 4.0 licence; we did not find that at the source. The official words are not included: check the terms before you add them as a file of your own.",
  "norms": {},
  "options": {},
  "origins": [
    "2zpyhsm0f6ve2adw"
  ],
  "perTask": false,
  "range": {
    "highLabel": "I agree completely",
    "highest": 5,
    "lowLabel": "I do not agree at all",
    "lowest": 1,
    "step": 1
  },
  "scores": {
    "aus": {
      "add": -10,
      "atLeast": null,
      "categories": [],
      "deleted": null,
      "description": "0 to 100. No percentage, and no SUS score.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "AUS score",
      "leastAnswered": 8,
      "missing": "middle",
      "multiply": 2.5,
      "origins": [
        "krdwws2v99gjm9wd"
      ],
      "parts": [],
      "position": "i",
      "rule": "sum",
      "sync": null
    }
  },
  "source": "Fable, Accessible Usability Scale, 2020 (makeitfable.com): ten statements after the pattern of SUS, every second one turned round, answers 1 to 5, scored as SUS. The means, and that it is free to use, were confirmed there. What the first five statements are about was confirmed on a public description (trymata.com), which says that many statements are those of SUS or hardly changed; for statements 6 to 10 we could not read the original and follow SUS, so they may differ from it. Only structure and scoring are taken over, no wording.",
  "summary": "How usable somebody who uses an assistive technology found a product, in ten answers and one number from 0 to 100. It is counted like SUS and is a scale of its own. Report it for each kind of assistive technology; the mean over all hides that screen-reader users meet the most trouble.",
  "sync": null,
  "title": "Accessible Usability Scale (AUS), paraphrased",
  "wordingStatus": "ownWords",
  "~format": "instrument/3"
}

"""##)
}
