// Written by Tests/Support/generate-starter from Surveys/instruments/ueq-s.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let ueqSInstrument = StarterFile(path: "Surveys/instruments/ueq-s.json", content: ##"""
{
  "bands": {
    "hedonic-negative": {
      "deleted": null,
      "description": "Short UEQ Data Analysis Tool of its makers: a mean between −0.8 and 0.8 is neutral, above 0.8 positive, below −0.8 negative.",
      "from": -3,
      "judges": "study",
      "label": "negative",
      "origins": [
        "vtz3a6a8mst8hect"
      ],
      "position": "p7",
      "score": "hedonic",
      "sync": null
    },
    "hedonic-neutral": {
      "deleted": null,
      "description": "Short UEQ Data Analysis Tool of its makers: a mean between −0.8 and 0.8 is neutral, above 0.8 positive, below −0.8 negative.",
      "from": -0.8,
      "judges": "study",
      "label": "neutral",
      "origins": [
        "ksww6t7896hbpsm1"
      ],
      "position": "ss",
      "score": "hedonic",
      "sync": null
    },
    "hedonic-positive": {
      "deleted": null,
      "description": "Short UEQ Data Analysis Tool of its makers: a mean between −0.8 and 0.8 is neutral, above 0.8 positive, below −0.8 negative. Exactly 0.8 is shown as positive here.",
      "from": 0.8,
      "judges": "study",
      "label": "positive",
      "origins": [
        "dy1rbyn59apsc4dm"
      ],
      "position": "we",
      "score": "hedonic",
      "sync": null
    },
    "overall-negative": {
      "deleted": null,
      "description": "Its makers give this reading for the two parts; for the overall value it is our own use of it.",
      "from": -3,
      "judges": "study",
      "label": "negative",
      "origins": [
        "3rpxhzcydwtr1gwy"
      ],
      "position": "3l",
      "score": "overall",
      "sync": null
    },
    "overall-neutral": {
      "deleted": null,
      "description": "Its makers give this reading for the two parts; for the overall value it is our own use of it.",
      "from": -0.8,
      "judges": "study",
      "label": "neutral",
      "origins": [
        "6s1td86jeavwahrj"
      ],
      "position": "77",
      "score": "overall",
      "sync": null
    },
    "overall-positive": {
      "deleted": null,
      "description": "Its makers give this reading for the two parts; for the overall value it is our own use of it.",
      "from": 0.8,
      "judges": "study",
      "label": "positive",
      "origins": [
        "3kkw8p8nnpj7x2dh"
      ],
      "position": "as",
      "score": "overall",
      "sync": null
    },
    "pragmatic-negative": {
      "deleted": null,
      "description": "Short UEQ Data Analysis Tool of its makers: a mean between −0.8 and 0.8 is neutral, above 0.8 positive, below −0.8 negative.",
      "from": -3,
      "judges": "study",
      "label": "negative",
      "origins": [
        "hxbmwwmqkmfkc2vs"
      ],
      "position": "ee",
      "score": "pragmatic",
      "sync": null
    },
    "pragmatic-neutral": {
      "deleted": null,
      "description": "Short UEQ Data Analysis Tool of its makers: a mean between −0.8 and 0.8 is neutral, above 0.8 positive, below −0.8 negative.",
      "from": -0.8,
      "judges": "study",
      "label": "neutral",
      "origins": [
        "fyxqvbmc87d9eqbc"
      ],
      "position": "i",
      "score": "pragmatic",
      "sync": null
    },
    "pragmatic-positive": {
      "deleted": null,
      "description": "Short UEQ Data Analysis Tool of its makers: a mean between −0.8 and 0.8 is neutral, above 0.8 positive, below −0.8 negative. Exactly 0.8 is shown as positive here.",
      "from": 0.8,
      "judges": "study",
      "label": "positive",
      "origins": [
        "240w4y5d1bbdmdbx"
      ],
      "position": "ll",
      "score": "pragmatic",
      "sync": null
    }
  },
  "benchmarks": {},
  "categories": {
    "hedonic": {
      "deleted": null,
      "description": "Whether it is a pleasure.",
      "label": "Hedonic quality",
      "origins": [
        "790edrr1bgytgtrm"
      ],
      "position": "o",
      "sync": null
    },
    "pragmatic": {
      "deleted": null,
      "description": "Whether it does its work.",
      "label": "Pragmatic quality",
      "origins": [
        "dtk0r6yn4pkx7w5w"
      ],
      "position": "c",
      "sync": null
    }
  },
  "caution": "The sentences here are our own. They ask the same things in the same direction as the original, but nobody has tested them: this is not the validated instrument. The pairs here are short phrases instead of the official adjectives, so means from elsewhere do not compare. The overall value mixes two things; look at the two parts. Bands are for the mean of a study, never for one person, and with few people the interval usually spans two bands. Words such as lively or fresh mean different things to different people: with people who read another language first, or who take words literally, ask what they thought of. There is no score where an answer is missing.",
  "deleted": null,
  "id": "ueq-s",
  "instructions": "Eight pairs of opposites. For each, choose a number from 1 to 7: 1 is wholly like the first, 7 wholly like the second, 4 is neither. Go by your first feeling.",
  "instrumentVersion": "2017",
  "items": {
    "q1": {
      "category": "pragmatic",
      "deleted": null,
      "highLabel": "helps me along",
      "lowLabel": "gets in my way",
      "origins": [
        "txd1b582zgkjzerc"
      ],
      "position": "4",
      "reversed": false,
      "sync": null,
      "text": "In the way, or a help?",
      "weight": null
    },
    "q2": {
      "category": "pragmatic",
      "deleted": null,
      "highLabel": "simple to work out",
      "lowLabel": "hard to work out",
      "origins": [
        "g7redgd2vppdchay"
      ],
      "position": "8",
      "reversed": false,
      "sync": null,
      "text": "Hard or simple to work out?",
      "weight": null
    },
    "q3": {
      "category": "pragmatic",
      "deleted": null,
      "highLabel": "gets much done with little effort",
      "lowLabel": "costs me effort for little",
      "origins": [
        "dnbgbz7hv845kxtb"
      ],
      "position": "c",
      "reversed": false,
      "sync": null,
      "text": "Does the effort pay?",
      "weight": null
    },
    "q4": {
      "category": "pragmatic",
      "deleted": null,
      "highLabel": "I see what is what",
      "lowLabel": "I lose track",
      "origins": [
        "bft3vrfzr41eyypy"
      ],
      "position": "g",
      "reversed": false,
      "sync": null,
      "text": "Muddled, or plain?",
      "weight": null
    },
    "q5": {
      "category": "hedonic",
      "deleted": null,
      "highLabel": "thrills me",
      "lowLabel": "makes me yawn",
      "origins": [
        "m4hkmp7cfnp19jwv"
      ],
      "position": "k",
      "reversed": false,
      "sync": null,
      "text": "Dull, or lively?",
      "weight": null
    },
    "q6": {
      "category": "hedonic",
      "deleted": null,
      "highLabel": "makes me curious",
      "lowLabel": "leaves me cold",
      "origins": [
        "cp5x6gp1ea0sqdw9"
      ],
      "position": "o",
      "reversed": false,
      "sync": null,
      "text": "Does it catch your interest?",
      "weight": null
    },
    "q7": {
      "category": "hedonic",
      "deleted": null,
      "highLabel": "full of fresh ideas",
      "lowLabel": "seen it all before",
      "origins": [
        "068g4fy8c3eh4s0v"
      ],
      "position": "s",
      "reversed": false,
      "sync": null,
      "text": "Ordinary, or full of ideas?",
      "weight": null
    },
    "q8": {
      "category": "hedonic",
      "deleted": null,
      "highLabel": "ahead of its time",
      "lowLabel": "the same old thing",
      "origins": [
        "bdejrn2fv62w2xnp"
      ],
      "position": "w",
      "reversed": false,
      "sync": null,
      "text": "Of yesterday, or ahead?",
      "weight": null
    }
  },
  "kind": "questionnaire",
  "language": "en",
  "levelRule": null,
  "levels": {},
  "licence": "Not checked; its makers offer it free of charge by general understanding. The official words are not included: check the terms before you add them as a file of your own.",
  "norms": {},
  "options": {},
  "origins": [
    "yk2078gjt0087mt5"
  ],
  "perTask": false,
  "range": {
    "highLabel": null,
    "highest": 7,
    "lowLabel": null,
    "lowest": 1,
    "step": 1
  },
  "scores": {
    "hedonic": {
      "add": -4,
      "atLeast": null,
      "categories": [
        "hedonic"
      ],
      "deleted": null,
      "description": "−3 to 3: mean of items 5 to 8.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Hedonic quality",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "dt4099283q5ha59a"
      ],
      "parts": [],
      "position": "r",
      "rule": "mean",
      "sync": null
    },
    "overall": {
      "add": -4,
      "atLeast": null,
      "categories": [],
      "deleted": null,
      "description": "−3 to 3: mean of all eight.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Overall",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "xjj65hdrgwy84e9e"
      ],
      "parts": [],
      "position": "9",
      "rule": "mean",
      "sync": null
    },
    "pragmatic": {
      "add": -4,
      "atLeast": null,
      "categories": [
        "pragmatic"
      ],
      "deleted": null,
      "description": "−3 to 3: mean of items 1 to 4.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Pragmatic quality",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "7y3zzvwv5gapx7ch"
      ],
      "parts": [],
      "position": "i",
      "rule": "mean",
      "sync": null
    }
  },
  "source": "Schrepp, Hinderks and Thomaschewski, Design and evaluation of a short version of the User Experience Questionnaire, 2017: eight pairs, seven steps, the value is the answer less 4, items 1 to 4 pragmatic and 5 to 8 hedonic, all running from the bad to the good word. Scoring and the limits of −0.8 and 0.8 confirmed in a public copy of the makers’ Short UEQ Data Analysis Tool, with ten worked answer sheets. How its makers treat missing answers: not checked. Only structure and scoring are taken over, no wording.",
  "summary": "Eight pairs of opposites. Four say whether a product does its work (pragmatic), four whether it is a pleasure (hedonic). Values from −3 to 3, 0 is neutral. It does not say whether a product is accessible; a product may score well with those who get in.",
  "sync": null,
  "title": "User Experience Questionnaire, short (UEQ-S), paraphrased",
  "wordingStatus": "ownWords",
  "~format": "instrument/2"
}

"""##)
}
