// Written by Tests/Support/generate-starter from Surveys/instruments/mdpq-16.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let mdpq16InstrumentPart1 = ##"""
{
  "bands": {},
  "benchmarks": {},
  "categories": {
    "basics": {
      "deleted": null,
      "description": null,
      "label": "Device basics",
      "origins": [
        "vnmnty5e1cs4xn3j"
      ],
      "position": "4",
      "sync": null
    },
    "calendar": {
      "deleted": null,
      "description": null,
      "label": "Calendar",
      "origins": [
        "56mt27x7shw3xch6"
      ],
      "position": "k",
      "sync": null
    },
    "communication": {
      "deleted": null,
      "description": null,
      "label": "Communication",
      "origins": [
        "q8ty6yz137cy3hyb"
      ],
      "position": "8",
      "sync": null
    },
    "entertainment": {
      "deleted": null,
      "description": null,
      "label": "Entertainment",
      "origins": [
        "y6pcb96928ad0qjc"
      ],
      "position": "o",
      "sync": null
    },
    "files": {
      "deleted": null,
      "description": null,
      "label": "Data and files",
      "origins": [
        "knyp51gxyvvtb9wy"
      ],
      "position": "c",
      "sync": null
    },
    "internet": {
      "deleted": null,
      "description": null,
      "label": "Internet",
      "origins": [
        "8gz0q3zs1zeq2tg0"
      ],
      "position": "g",
      "sync": null
    },
    "privacy": {
      "deleted": null,
      "description": null,
      "label": "Privacy",
      "origins": [
        "mh6hyg0ca7f4qh6r"
      ],
      "position": "s",
      "sync": null
    },
    "upkeep": {
      "deleted": null,
      "description": null,
      "label": "Troubleshooting and software",
      "origins": [
        "ghq0t925yhbpwmw9"
      ],
      "position": "w",
      "sync": null
    }
  },
  "caution": "The sentences here are our own. They ask the same things in the same direction as the original, but nobody has tested them: this is not the validated instrument. The answers are self-reports; people often rate themselves too low, and older people more so than others. Never having tried counts as the lowest answer, which is not the same as being unable. No cut-off is published that we know of: compare within your study only. A later study with smartphone users (Petrovčič and others, 2019) did not confirm the structure of the long form. There is no score where an answer is missing.",
  "deleted": null,
  "id": "mdpq-16",
  "instructions": "Sixteen things that one can do with a phone or tablet. Say for each how it goes when you do it, in your own way and with your own settings and assistive technology. Choose the first answer for what you have never tried.",
  "instrumentVersion": "2018",
  "items": {
    "basics-menus": {
      "category": "basics",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "gbc3tefy8teqn4mq"
      ],
      "position": "24",
      "reversed": false,
      "sync": null,
      "text": "Find my way through the menus by touching the screen",
      "weight": null
    },
    "basics-typing": {
      "category": "basics",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "qak72cday49qmf1v"
      ],
      "position": "48",
      "reversed": false,
      "sync": null,
      "text": "Write something with the keyboard on the screen",
      "weight": null
    },
    "calendar-enter": {
      "category": "calendar",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "8ed45jsxnq0jddwj"
      ],
      "position": "j2",
      "reversed": false,
      "sync": null,
      "text": "Put an appointment into the calendar",
      "weight": null
    },
    "calendar-look-up": {
      "category": "calendar",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "cp55z0729anbtdy0"
      ],
      "position": "l6",
      "reversed": false,
      "sync": null,
      "text": "See when an appointment was or will be",
      "weight": null
    },
    "communication-picture": {
      "category": "communication",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "a3xhk02apcrezydn"
      ],
      "position": "8g",
      "reversed": false,
      "sync": null,
      "text": "Mail a photo to somebody",
      "weight": null
    },
    "communication-read": {
      "category": "communication",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "cqwakfa24agaar9v"
      ],
      "position": "6c",
      "reversed": false,
      "sync": null,
      "text": "Get to my mail and read it",
      "weight": null
    },
    "entertainment-music": {
      "category": "entertainment",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "gytjp0xss526m3mk"
      ],
      "position": "pe",
      "reversed": false,
      "sync": null,
      "text": "Play music",
      "weight": null
    },
    "entertainment-store": {
      "category": "entertainment",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "cgzffbz5fw5dj742"
      ],
      "position": "na",
      "reversed": false,
      "sync": null,
      "text": "Look for a game or a film in the store of the device",
      "weight": null
    },
    "files-from-computer": {
      "category": "files",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "fy907faybswbw7px"
      ],
      "position": "cp",
      "reversed": false,
      "sync": null,
      "text": "Get a photo or document from a computer onto the phone or tablet",
      "weight": null
    },
    "files-to-computer": {
      "category": "files",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "z5j42q1zzf86sbc6"
      ],
      "position": "al",
      "reversed": false,
      "sync": null,
      "text": "Get a photo or document from the phone or tablet onto a computer",
      "weight": null
    },
    "internet-health": {
      "category": "internet",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "1wqvzav1k88tdwmc"
      ],
      "position": "gx",
      "reversed": false,
      "sync": null,
      "text": "Look up something about health",
      "weight": null
    },
    "internet-interests": {
      "category": "internet",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "szsmqemf9aw8kfc4"
      ],
      "position": "et",
      "reversed": false,
      "sync": null,
      "text": "Look up something about a pastime of mine",
      "weight": null
    },
    "privacy-history": {
      "category": "privacy",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "0pf4zqctyjncre3c"
      ],
      "position": "tn",
      "reversed": false,
      "sync": null,
      "text": "Wipe the traces of where I have been on the web",
      "weight": null
    },
    "privacy-lock": {
      "category": "privacy",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "czrbj2dp219ptpyn"
      ],
      "position": "rj",
      "reversed": false,
      "sync": null,
      "text": "Put a code, finger or face lock on the device",
      "weight": null
    },
    "upkeep-remove": {
      "category": "upkeep",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "8nhsk5zzbpxw5pxt"
      ],
      "position": "xv",
      "reversed": false,
      "sync": null,
      "text": "Take an app off the device again",
      "weight": null
    },
    "upkeep-update": {
      "category": "upkeep",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "m507tjddz8nh6780"
      ],
      "position": "vr",
      "reversed": false,
      "sync": null,
      "text": "Bring an app up to date",
      "weight": null
    }
  },
  "kind": "scale",
  "language": "en",
  "levelRule": null,
  "levels": {},
  "licence": "Not checked. The official words are not included: check the terms before you add them as a file of your own.",
  "norms": {},
  "options": {
    "1": {
      "deleted": null,
      "items": [],
      "label": "I have never tried it",
      "number": 1,
      "origins": [
        "nmtv9ke8v4657af7"
      ],
      "position": "6",
      "sync": null
    },
    "2": {
      "deleted": null,
      "items": [],
      "label": "I tried it, and it does not work out",
      "number": 2,
      "origins": [
        "wst9pew7m7pvytt4"
      ],
      "position": "c",
      "sync": null
    },
    "3": {
      "deleted": null,
      "items": [],
      "label": "It works out, with trouble",
      "number": 3,
      "origins": [
        "px0nevj4972yd1rz"
      ],
      "position": "i",
      "sync": null
    },
    "4": {
      "deleted": null,
      "items": [],
      "label": "It goes fairly well",
      "number": 4,
      "origins": [
        "m7kbxh3ax5m4qjxp"
      ],
      "position": "o",
      "sync": null
    },
    "5": {
      "deleted": null,
      "items": [],
      "label": "It goes without any trouble",
      "number": 5,
      "origins": [
        "9rv01f8n3kgmfd0a"
      ],
      "position": "u",
      "sync": null
    }
  },
  "origins": [
    "mcgewrs5h2gea286"
  ],
  "perTask": false,
  "range": {
    "highLabel": null,
    "highest": null,
    "lowLabel": null,
    "lowest": null,
    "step": null
  },
  "scores": {
    "basics": {
      "add": null,
      "atLeast": null,
      "categories": [
        "basics"
      ],
      "deleted": null,
      "description": "1 to 5: mean of the two tasks.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Device basics",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "h8h3rt3951tnk22v"
      ],
      "parts": [],
      "position": "77",
      "rule": "mean",
      "sync": null
    },
    "calendar": {
      "add": null,
      "atLeast": null,
      "categories": [
        "calendar"
      ],
      "deleted": null,
      "description": "1 to 5: mean of the two tasks.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Calendar",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "hcfbjeqgy4ed8723"
      ],
      "parts": [],
      "position": "ll",
      "rule": "mean",
      "sync": null
    },
    "communication": {
      "add": null,
      "atLeast": null,
      "categories": [
        "communication"
      ],
      "deleted": null,
      "description": "1 to 5: mean of the two tasks.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Communication",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "z9bdy9ge7fmmqrdm"
      ],
      "parts": [],
      "position": "as",
      "rule": "mean",
      "sync": null
    },
    "entertainment": {
      "add": null,
      "atLeast": null,
      "categories": [
        "entertainment"
      ],
      "deleted": null,
      "description": "1 to 5: mean of the two tasks.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Entertainment",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "0pa85cksfeny1yrp"
      ],
      "parts": [],
      "position": "p7",
      "rule": "mean",
      "sync": null
    },
    "files": {
      "add": null,
      "atLeast": null,
      "categories": [
        "files"
      ],
      "deleted": null,
      "description": "1 to 5: mean of the two tasks.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Data and files",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "v2kbp72xe851ynje"

"""##
}
