// Written by Tests/Support/generate-starter from Surveys/instruments/essential-digital-skills.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let essentialDigitalSkillsInstrument = StarterFile(path: "Surveys/instruments/essential-digital-skills.json", content: ##"""
{
  "categories": {
    "communicating": {
      "deleted": null,
      "description": "Reaching other people, answering them, and sharing things with those whom one means.",
      "label": "Communicating",
      "origins": [
        "m9twez4bzrhtpqwk"
      ],
      "position": "h",
      "sync": null
    },
    "foundation": {
      "deleted": null,
      "description": "What has to work before anything else does: the device, its controls, the connection and the keys to it.",
      "label": "Foundation",
      "origins": [
        "1nc23t95r6cdngtj"
      ],
      "position": "d",
      "sync": null
    },
    "handling-information": {
      "deleted": null,
      "description": "Finding things, judging them, keeping them and finding them again.",
      "label": "Handling information and content",
      "origins": [
        "9t4v5rd8atpkjybz"
      ],
      "position": "l",
      "sync": null
    },
    "problem-solving": {
      "deleted": null,
      "description": "Getting unstuck, and learning a new thing, with the help that the digital world offers.",
      "label": "Problem solving",
      "origins": [
        "z9xxkhd99twafzte"
      ],
      "position": "t",
      "sync": null
    },
    "safe-and-legal": {
      "deleted": null,
      "description": "Protecting oneself, others and what belongs to somebody else.",
      "label": "Being safe and legal online",
      "origins": [
        "jxvp2zm7te994ard"
      ],
      "position": "x",
      "sync": null
    },
    "transacting": {
      "deleted": null,
      "description": "Paying, ordering, booking and dealing with offices.",
      "label": "Transacting",
      "origins": [
        "ajhq8erxbg2aq5dh"
      ],
      "position": "p",
      "sync": null
    }
  },
  "deleted": null,
  "id": "essential-digital-skills",
  "instrumentVersion": "2018",
  "items": {
    "communicating-audience": {
      "category": "communicating",
      "deleted": null,
      "origins": [
        "agtxyybdgqb6jyh5"
      ],
      "position": "ec",
      "sync": null,
      "text": "Posts something and chooses beforehand who gets to see it."
    },
    "communicating-call": {
      "category": "communicating",
      "deleted": null,
      "origins": [
        "84hb4f68239te1tz"
      ],
      "position": "by",
      "sync": null,
      "text": "Joins a call with picture or text, and turns microphone and camera off and on."
    },
    "communicating-message": {
      "category": "communicating",
      "deleted": null,
      "origins": [
        "tqdqyhv96rvdd905"
      ],
      "position": "ar",
      "sync": null,
      "text": "Writes, dictates or signs a message and sends it to the person it is meant for."
    },
    "communicating-share": {
      "category": "communicating",
      "deleted": null,
      "origins": [
        "40bbnkx4nfx3kxkt"
      ],
      "position": "d5",
      "sync": null,
      "text": "Sends a photo or a document along with a message."
    },
    "foundation-adapt": {
      "category": "foundation",
      "deleted": null,
      "origins": [
        "hw2rrw9ns0a59kt9"
      ],
      "position": "3l",
      "sync": null,
      "text": "Changes a setting that makes the device easier to see, hear or operate."
    },
    "foundation-begin": {
      "category": "foundation",
      "deleted": null,
      "origins": [
        "yb5fh1bqcy81yf3c"
      ],
      "position": "17",
      "sync": null,
      "text": "Starts the device and gets past its lock."
    },
    "foundation-browse": {
      "category": "foundation",
      "deleted": null,
      "origins": [
        "72eymdvxjdpnknx6"
      ],
      "position": "76",
      "sync": null,
      "text": "Opens a browser and gets to a site whose address or name is known."
    },
    "foundation-connect": {
      "category": "foundation",
      "deleted": null,
      "origins": [
        "hbmp3amp0wektz5r"
      ],
      "position": "5z",
      "sync": null,
      "text": "Joins a wireless network that can be trusted, and notices when there is no connection."
    },
    "foundation-controls": {
      "category": "foundation",
      "deleted": null,
      "origins": [
        "ge834vrgwy1ba627"
      ],
      "position": "2e",
      "sync": null,
      "text": "Operates the device in the way that suits the person: touch, keys, mouse, voice, switch, spoken output or braille."
    },
    "foundation-new-password": {
      "category": "foundation",
      "deleted": null,
      "origins": [
        "3rcn7p44ewbpw7fk"
      ],
      "position": "9k",
      "sync": null,
      "text": "Sets a new password when a service demands one."
    },
    "foundation-open-app": {
      "category": "foundation",
      "deleted": null,
      "origins": [
        "2qxmv7rxbe2r19fc"
      ],
      "position": "4s",
      "sync": null,
      "text": "Finds an app among the others and opens it."
    },
    "foundation-secrets": {
      "category": "foundation",
      "deleted": null,
      "origins": [
        "vkqs8zmtrwh3j2he"
      ],
      "position": "8d",
      "sync": null,
      "text": "Keeps passwords and codes where others do not come across them, and can say why that matters."
    },
    "handling-devices": {
      "category": "handling-information",
      "deleted": null,
      "origins": [
        "8e8bbtpg3psw4w1j"
      ],
      "position": "j4",
      "sync": null,
      "text": "Opens on one device what was saved on another."
    },
    "handling-judge": {
      "category": "handling-information",
      "deleted": null,
      "origins": [
        "31gk5k23m9e0vw9c"
      ],
      "position": "gq",
      "sync": null,
      "text": "Tells an advertisement from a result, and looks at a second source before believing a surprising claim."
    },
    "handling-keep": {
      "category": "handling-information",
      "deleted": null,
      "origins": [
        "djp59epp5pgbrs3a"
      ],
      "position": "hx",
      "sync": null,
      "text": "Saves a file or a photo and finds it again a week later."
    },
    "handling-search": {
      "category": "handling-information",
      "deleted": null,
      "origins": [
        "wwwta5tb3rq79zxq"
      ],
      "position": "fj",
      "sync": null,
      "text": "Finds the opening hours of an office with a search of their own words."
    },
    "problem-ask": {
      "category": "problem-solving",
      "deleted": null,
      "origins": [
        "0kmkb7926bskj0n7"
      ],
      "position": "qa",
      "sync": null,
      "text": "Describes a problem to a support chat or a forum so that others can help."
    },
    "problem-help-page": {
      "category": "problem-solving",
      "deleted": null,
      "origins": [
        "j86c913yes12bfeg"
      ],
      "position": "p3",
      "sync": null,
      "text": "Finds the answer to a question on a help page or in a video."
    },
    "problem-learn": {
      "category": "problem-solving",
      "deleted": null,
      "origins": [
        "jxk0141hpj4v3k47"
      ],
      "position": "so",
      "sync": null,
      "text": "Learns an unknown function from an instruction, without anybody beside them."
    },
    "problem-try": {
      "category": "problem-solving",
      "deleted": null,
      "origins": [
        "4v8svm4g6gb7qrd9"
      ],
      "position": "rh",
      "sync": null,
      "text": "When something sticks, tries at least two remedies alone, such as going back or starting the app again."
    },
    "safe-privacy": {
      "category": "safe-and-legal",
      "deleted": null,
      "origins": [
        "3s1svm5z7cyypge5"
      ],
      "position": "xg",
      "sync": null,
      "text": "Decides for each app whether it may know place, contacts or photos."
    },
    "safe-rights": {
      "category": "safe-and-legal",
      "deleted": null,
      "origins": [
        "y239stwezg5v63fw"
      ],
      "position": "yn",
      "sync": null,
      "text": "Asks or checks before using somebody else’s picture or text."
    },
    "safe-scam": {
      "category": "safe-and-legal",
      "deleted": null,
      "origins": [
        "v4bvqhs50a6n24jb"
      ],
      "position": "tv",
      "sync": null,
      "text": "Notices a message that is after money or passwords, and does not do what it asks."
    },
    "safe-second-step": {
      "category": "safe-and-legal",
      "deleted": null,
      "origins": [
        "7jpe1c7vwz20fn8c"
      ],
      "position": "w9",
      "sync": null,
      "text": "Confirms a login with a code or a second device."
    },
    "safe-update": {
      "category": "safe-and-legal",
      "deleted": null,
      "origins": [
        "8w0mn3y1nerwrc9t"
      ],
      "position": "v2",
      "sync": null,
      "text": "Lets updates run, and gets apps only from a place that can be trusted."
    },
    "transacting-account": {
      "category": "transacting",
      "deleted": null,
      "origins": [
        "77jpn80xbd4rchrz"
      ],
      "position": "kb",
      "sync": null,
      "text": "Opens an account with a service and gets into it the next time."
    },
    "transacting-bank": {
      "category": "transacting",
      "deleted": null,
      "origins": [
        "yzdy6dve1qphnr70"
      ],
      "position": "nw",
      "sync": null,
      "text": "Looks up what is in a bank account, or moves money to the right person."
    },
    "transacting-buy": {
      "category": "transacting",
      "deleted": null,
      "origins": [
        "mxdmewvjthwa5ax8"
      ],
      "position": "li",
      "sync": null,
      "text": "Buys something small and can say what it costs in all before paying."
    },
    "transacting-office": {
      "category": "transacting",
      "deleted": null,
      "origins": [
        "b44h24aspvmva40w"
      ],
      "position": "mp",
      "sync": null,
      "text": "Fills in a form of an office, checks it and sends it off."
    }
  },
  "kind": "scale",
  "language": "en",
  "levelRule": "Foundation is reached when the person does every task of the category foundation without help from another person. Skills for life or work are reached when, beyond that, the person does at least one task in each of the five other categories without help. Otherwise the foundation is not reached. The person’s own assistive technology and settings are not help. Only the level below foundation counts as low digital skill here.",
  "levels": {
    "foundation": {
      "countsAsLow": false,
      "deleted": null,
      "description": "Every foundation task works without help. At least one of the five categories has no task yet that the person does alone.",
      "label": "Foundation",
      "origins": [
        "gr2kyxj0yjys7apm"
      ],
      "position": "h",
      "sync": null
    },
    "foundation-not-reached": {
      "countsAsLow": true,
      "deleted": null,
      "description": "At least one of the foundation tasks does not work yet without help from another person. An assistive technology of their own is not help. Somebody may do tasks of the five categories all the same; the level stays here and the notes say which tasks work.",
      "label": "Foundation not reached",
      "origins": [
        "kpxtp2jd9w4bmy6c"
      ],
      "position": "d",
      "sync": null
    },
    "life-or-work": {
      "countsAsLow": false,
      "deleted": null,
      "description": "Every foundation task works without help, and so does at least one task in each of the five categories, at home or at work.",
      "label": "Skills for life or work",
      "origins": [
        "hhyb4he4td0fwk1r"
      ],
      "position": "l",
      "sync": null
    }
  },
  "licence": "The structure is used as facts; the tasks are worded anew and the official wording is not included. The framework is under Crown copyright. UK government publications are usually offered under the Open Government Licence; nobody has checked the terms of this one yet, so check them before you add the official words as a file of your own.",
  "options": {},
  "origins": [
    "bb5pywz3n4ys1ngk"
  ],
  "source": "The Essential Digital Skills Framework of the United Kingdom, Department for Education, 2018. Taken from it are the parts, the names of the five categories and the rule for the levels, as facts.",
  "summary": "Says which everyday digital tasks somebody does without help: foundation tasks, and tasks in five categories. It does not measure how fast or how gladly somebody does them, and it says nothing about any single product. The tasks are examples in our own words, and there are fewer of them than in the framework; the official wording is not included, so levels found with this file are not comparable with published figures. In the UK in 2018, 21 % of adults were counted as lacking such skills and 8 % as having none of them; 76 % could install an app.",
  "sync": null,
  "title": "Essential digital skills",
  "wordingStatus": "ownWords",
  "~format": "instrument/1"
}

"""##)
}
