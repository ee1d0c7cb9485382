// Written by Tests/Support/generate-starter from Surveys/instruments/essential-digital-skills.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let essentialDigitalSkillsInstrument = StarterFile(path: "Surveys/instruments/essential-digital-skills.json", content: ##"""
{
  "bands": {},
  "benchmarks": {},
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
  "caution": "The tasks are examples in our own words and fewer than in the framework, so levels found here cannot be set beside published shares of the population. A task counts only when it works without another person; the person’s own assistive technology, settings and interpreter are no help in this sense. With a gap in the answers a level is given only where the gap cannot change it. People often rate themselves too low: watch where you can, and note whether an answer was seen or said.",
  "deleted": null,
  "id": "essential-digital-skills",
  "instructions": "Go through the tasks one by one. Ask whether the person does it alone, with help, or not at all; watch where you can. For people who have no such work choose the answer that says so; it counts as not alone, and the level is then found from everyday life.",
  "instrumentVersion": "2018",
  "items": {
    "communicating-audience": {
      "category": "communicating",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "agtxyybdgqb6jyh5"
      ],
      "position": "ec",
      "reversed": false,
      "sync": null,
      "text": "Posts something and chooses beforehand who gets to see it.",
      "weight": null
    },
    "communicating-call": {
      "category": "communicating",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "84hb4f68239te1tz"
      ],
      "position": "by",
      "reversed": false,
      "sync": null,
      "text": "Joins a call with picture or text, and turns microphone and camera off and on.",
      "weight": null
    },
    "communicating-message": {
      "category": "communicating",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "tqdqyhv96rvdd905"
      ],
      "position": "ar",
      "reversed": false,
      "sync": null,
      "text": "Writes, dictates or signs a message and sends it to the person it is meant for.",
      "weight": null
    },
    "communicating-share": {
      "category": "communicating",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "40bbnkx4nfx3kxkt"
      ],
      "position": "d5",
      "reversed": false,
      "sync": null,
      "text": "Sends a photo or a document along with a message.",
      "weight": null
    },
    "foundation-adapt": {
      "category": "foundation",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "hw2rrw9ns0a59kt9"
      ],
      "position": "3l",
      "reversed": false,
      "sync": null,
      "text": "Changes a setting that makes the device easier to see, hear or operate.",
      "weight": null
    },
    "foundation-begin": {
      "category": "foundation",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "yb5fh1bqcy81yf3c"
      ],
      "position": "17",
      "reversed": false,
      "sync": null,
      "text": "Starts the device and gets past its lock.",
      "weight": null
    },
    "foundation-browse": {
      "category": "foundation",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "72eymdvxjdpnknx6"
      ],
      "position": "76",
      "reversed": false,
      "sync": null,
      "text": "Opens a browser and gets to a site whose address or name is known.",
      "weight": null
    },
    "foundation-connect": {
      "category": "foundation",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "hbmp3amp0wektz5r"
      ],
      "position": "5z",
      "reversed": false,
      "sync": null,
      "text": "Joins a wireless network that can be trusted, and notices when there is no connection.",
      "weight": null
    },
    "foundation-controls": {
      "category": "foundation",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "ge834vrgwy1ba627"
      ],
      "position": "2e",
      "reversed": false,
      "sync": null,
      "text": "Operates the device in the way that suits the person: touch, keys, mouse, voice, switch, spoken output or braille.",
      "weight": null
    },
    "foundation-new-password": {
      "category": "foundation",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "3rcn7p44ewbpw7fk"
      ],
      "position": "9k",
      "reversed": false,
      "sync": null,
      "text": "Sets a new password when a service demands one.",
      "weight": null
    },
    "foundation-open-app": {
      "category": "foundation",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "2qxmv7rxbe2r19fc"
      ],
      "position": "4s",
      "reversed": false,
      "sync": null,
      "text": "Finds an app among the others and opens it.",
      "weight": null
    },
    "foundation-secrets": {
      "category": "foundation",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "vkqs8zmtrwh3j2he"
      ],
      "position": "8d",
      "reversed": false,
      "sync": null,
      "text": "Keeps passwords and codes where others do not come across them, and can say why that matters.",
      "weight": null
    },
    "handling-devices": {
      "category": "handling-information",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "8e8bbtpg3psw4w1j"
      ],
      "position": "j4",
      "reversed": false,
      "sync": null,
      "text": "Opens on one device what was saved on another.",
      "weight": null
    },
    "handling-judge": {
      "category": "handling-information",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "31gk5k23m9e0vw9c"
      ],
      "position": "gq",
      "reversed": false,
      "sync": null,
      "text": "Tells an advertisement from a result, and looks at a second source before believing a surprising claim.",
      "weight": null
    },
    "handling-keep": {
      "category": "handling-information",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "djp59epp5pgbrs3a"
      ],
      "position": "hx",
      "reversed": false,
      "sync": null,
      "text": "Saves a file or a photo and finds it again a week later.",
      "weight": null
    },
    "handling-search": {
      "category": "handling-information",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "wwwta5tb3rq79zxq"
      ],
      "position": "fj",
      "reversed": false,
      "sync": null,
      "text": "Finds the opening hours of an office with a search of their own words.",
      "weight": null
    },
    "problem-ask": {
      "category": "problem-solving",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "0kmkb7926bskj0n7"
      ],
      "position": "qa",
      "reversed": false,
      "sync": null,
      "text": "Describes a problem to a support chat or a forum so that others can help.",
      "weight": null
    },
    "problem-help-page": {
      "category": "problem-solving",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "j86c913yes12bfeg"
      ],
      "position": "p3",
      "reversed": false,
      "sync": null,
      "text": "Finds the answer to a question on a help page or in a video.",
      "weight": null
    },
    "problem-learn": {
      "category": "problem-solving",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "jxk0141hpj4v3k47"
      ],
      "position": "so",
      "reversed": false,
      "sync": null,
      "text": "Learns an unknown function from an instruction, without anybody beside them.",
      "weight": null
    },
    "problem-try": {
      "category": "problem-solving",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "4v8svm4g6gb7qrd9"
      ],
      "position": "rh",
      "reversed": false,
      "sync": null,
      "text": "When something sticks, tries at least two remedies alone, such as going back or starting the app again.",
      "weight": null
    },
    "safe-privacy": {
      "category": "safe-and-legal",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "3s1svm5z7cyypge5"
      ],
      "position": "xg",
      "reversed": false,
      "sync": null,
      "text": "Decides for each app whether it may know place, contacts or photos.",
      "weight": null
    },
    "safe-rights": {
      "category": "safe-and-legal",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "y239stwezg5v63fw"
      ],
      "position": "yn",
      "reversed": false,
      "sync": null,
      "text": "Asks or checks before using somebody else’s picture or text.",
      "weight": null
    },
    "safe-scam": {
      "category": "safe-and-legal",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "v4bvqhs50a6n24jb"
      ],
      "position": "tv",
      "reversed": false,
      "sync": null,
      "text": "Notices a message that is after money or passwords, and does not do what it asks.",
      "weight": null
    },
    "safe-second-step": {
      "category": "safe-and-legal",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "7jpe1c7vwz20fn8c"
      ],
      "position": "w9",
      "reversed": false,
      "sync": null,
      "text": "Confirms a login with a code or a second device.",
      "weight": null
    },
    "safe-update": {
      "category": "safe-and-legal",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "8w0mn3y1nerwrc9t"
      ],
      "position": "v2",
      "reversed": false,
      "sync": null,
      "text": "Lets updates run, and gets apps only from a place that can be trusted.",
      "weight": null
    },
    "transacting-account": {
      "category": "transacting",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "77jpn80xbd4rchrz"
      ],
      "position": "kb",
      "reversed": false,
      "sync": null,
      "text": "Opens an account with a service and gets into it the next time.",
      "weight": null
    },
    "transacting-bank": {
      "category": "transacting",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "yzdy6dve1qphnr70"
      ],
      "position": "nw",
      "reversed": false,
      "sync": null,
      "text": "Looks up what is in a bank account, or moves money to the right person.",
      "weight": null
    },
    "transacting-buy": {
      "category": "transacting",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "mxdmewvjthwa5ax8"
      ],
      "position": "li",
      "reversed": false,
      "sync": null,
      "text": "Buys something small and can say what it costs in all before paying.",
      "weight": null
    },
    "transacting-office": {
      "category": "transacting",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "b44h24aspvmva40w"
      ],
      "position": "mp",
      "reversed": false,
      "sync": null,
      "text": "Fills in a form of an office, checks it and sends it off.",
      "weight": null
    },
    "work-better-way": {
      "category": "problem-solving",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "1a86x5ss6yg1vces"
      ],
      "position": "z3",
      "reversed": false,
      "sync": null,
      "text": "Uses a digital tool to make a task at work shorter or less prone to error.",
      "weight": null
    },
    "work-files": {
      "category": "handling-information",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "v8d2qzj46gfwf25e"
      ],
      "position": "yt",
      "reversed": false,
      "sync": null,
      "text": "Finds, names and files a document where the team keeps it, so that others find it too.",
      "weight": null
    },
    "work-meeting": {
      "category": "communicating",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "deff7aps0m2tdam6"
      ],
      "position": "yr",
      "reversed": false,
      "sync": null,
      "text": "Takes part in an online meeting of the workplace, and shares or follows what is shown there.",
      "weight": null
    },
    "work-message": {
      "category": "communicating",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "8v89hmen386r5ecf"
      ],
      "position": "yp",
      "reversed": false,
      "sync": null,
      "text": "Writes to colleagues or customers by the means that the workplace uses, and picks the fitting one.",
      "weight": null
    },
    "work-new-tool": {
      "category": "problem-solving",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "f7wt533858zdebtk"
      ],
      "position": "z1",
      "reversed": false,
      "sync": null,
      "text": "Gets into a tool that is new at work with a help page, a video or a course online.",
      "weight": null
    },
    "work-pay": {
      "category": "transacting",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "vcbb5y0gccftzkds"
      ],
      "position": "yz",
      "reversed": false,
      "sync": null,
      "text": "Opens a payslip or tax document online and checks that it is right.",
      "weight": null
    },
    "work-report": {
      "category": "safe-and-legal",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "05rvfwn7p7xdmvbr"
      ],
      "position": "z7",
      "reversed": false,
      "sync": null,
      "text": "Reports a suspicious message or a lost device to whoever is responsible at work.",
      "weight": null
    },
    "work-rules": {
      "category": "safe-and-legal",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "b499ehwzsce4qbke"
      ],
      "position": "z5",
      "reversed": false,
      "sync": null,
      "text": "Follows the employer’s rules on passwords, devices and confidential data.",
      "weight": null
    },
    "work-shared-document": {
      "category": "handling-information",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "1pg12xyr8407ygnb"
      ],
      "position": "yv",
      "reversed": false,
      "sync": null,
      "text": "Works on a shared document with others, each from a device of their own.",
      "weight": null
    },
    "work-time": {
      "category": "transacting",
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "vh5y5xd55g8zm3bx"
      ],
      "position": "yx",
      "reversed": false,
      "sync": null,
      "text": "Enters working hours, leave or expenses in the employer’s system.",
      "weight": null
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
      "from": null,
      "label": "Foundation",
      "origins": [
        "gr2kyxj0yjys7apm"
      ],
      "position": "h",
      "reachedBy": "foundation",
      "sync": null
    },
    "foundation-not-reached": {
      "countsAsLow": true,
      "deleted": null,
      "description": "At least one of the foundation tasks does not work yet without help from another person. An assistive technology of their own is not help. Somebody may do tasks of the five categories all the same; the level stays here and the notes say which tasks work.",
      "from": null,
      "label": "Foundation not reached",
      "origins": [
        "kpxtp2jd9w4bmy6c"
      ],
      "position": "d",
      "reachedBy": null,
      "sync": null
    },
    "life-or-work": {
      "countsAsLow": false,
      "deleted": null,
      "description": "Every foundation task works without help, and so does at least one task in each of the five categories, at home or at work.",
      "from": null,
      "label": "Skills for life or work",
      "origins": [
        "hhyb4he4td0fwk1r"
      ],
      "position": "l",
      "reachedBy": "life-or-work",
      "sync": null
    }
  },
  "licence": "The structure is used as facts; the tasks are worded anew and the official wording is not included. The framework is under Crown copyright. UK government publications are usually offered under the Open Government Licence; nobody has checked the terms of this one yet, so check them before you add the official words as a file of your own.",
  "norms": {},
  "options": {
    "alone": {
      "deleted": null,
      "items": [],
      "label": "Alone",
      "number": 2,
      "origins": [
        "z70rgk4ma16eehff"
      ],
      "position": "i",
      "sync": null
    },
    "no": {
      "deleted": null,
      "items": [],
      "label": "No",
      "number": 0,
      "origins": [
        "zzj59fsvsqv85j0n"
      ],
      "position": "6",
      "sync": null
    },
    "no-such-work": {
      "deleted": null,
      "items": [
        "work-better-way",
        "work-files",
        "work-meeting",
        "work-message",
        "work-new-tool",
        "work-pay",
        "work-report",
        "work-rules",
        "work-shared-document",
        "work-time"
      ],
      "label": "Does not apply: no such work",
      "number": 0,
      "origins": [
        "5brz9ncxywrfydvk"
      ],
      "position": "o",
      "sync": null
    },
    "rather-not-say": {
      "deleted": null,
      "items": [],
      "label": "I would rather not say",
      "number": null,
      "origins": [
        "m85b5wsg29072tv8"
      ],
      "position": "u",
      "sync": null
    },
    "with-help": {
      "deleted": null,
      "items": [],
      "label": "Only with another person’s help",
      "number": 1,
      "origins": [
        "75n3ys73eda1km7v"
      ],
      "position": "c",
      "sync": null
    }
  },
  "origins": [
    "bb5pywz3n4ys1ngk"
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
    "communicating": {
      "add": null,
      "atLeast": 2,
      "categories": [],
      "deleted": null,
      "description": "Yes if at least one task of everyday life in this category works alone.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [
        "communicating-audience",
        "communicating-call",
        "communicating-message",
        "communicating-share"
      ],
      "label": "Communicating",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "p5jkka0w6yrr738z"
      ],
      "parts": [],
      "position": "9l",
      "rule": "anyOf",
      "sync": null
    },
    "each-category": {
      "add": null,
      "atLeast": 1,
      "categories": [],
      "deleted": null,
      "description": "Yes if life or work is a yes.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Each category, at home or at work",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "58rmnbcxwczmhmrp"
      ],
      "parts": [
        "life",
        "work"
      ],
      "position": "qe",
      "rule": "anyOf",
      "sync": null
    },
    "foundation": {
      "add": null,
      "atLeast": 2,
      "categories": [
        "foundation"
      ],
      "deleted": null,
      "description": "Yes if every foundation task works alone.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Foundation",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "ga8j712zh7m9vzw6"
      ],
      "parts": [],
      "position": "2e",
      "rule": "allOf",
      "sync": null
    },
    "foundation-alone": {
      "add": null,
      "atLeast": 2,
      "categories": [
        "foundation"
      ],
      "deleted": null,
      "description": "How many of the eight foundation tasks work alone.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Foundation tasks alone",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "3az6ftj2cjx267xt"
      ],
      "parts": [],
      "position": "77",
      "rule": "countAtLeast",
      "sync": null
    },
    "foundation-any": {
      "add": null,
      "atLeast": 2,
      "categories": [
        "foundation"
      ],
      "deleted": null,
      "description": "No means that not one foundation task works alone.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Any foundation task",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "0rn79wvq9z4a88ej"
      ],
      "parts": [],
      "position": "4s",
      "rule": "anyOf",
      "sync": null
    },
    "handling-information": {
      "add": null,
      "atLeast": 2,
      "categories": [],
      "deleted": null,
      "description": "Yes if at least one task of everyday life in this category works alone.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [
        "handling-devices",
        "handling-judge",
        "handling-keep",
        "handling-search"
      ],
      "label": "Handling information and content",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "0rteewemn0cm9gnj"
      ],
      "parts": [],
      "position": "c",
      "rule": "anyOf",
      "sync": null
    },
    "life": {
      "add": null,
      "atLeast": 2,
      "categories": [
        "communicating",
        "handling-information",
        "problem-solving",
        "safe-and-legal",
        "transacting"
      ],
      "deleted": null,
      "description": "Yes if at least one task of everyday life works alone in each of the five categories. The level asks for the foundation as well.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [
        "communicating-audience",
        "communicating-call",
        "communicating-message",
        "communicating-share",
        "handling-devices",
        "handling-judge",
        "handling-keep",
        "handling-search",
        "problem-ask",
        "problem-help-page",
        "problem-learn",
        "problem-try",
        "safe-privacy",
        "safe-rights",
        "safe-scam",
        "safe-second-step",
        "safe-update",
        "transacting-account",
        "transacting-bank",
        "transacting-buy",
        "transacting-office"
      ],
      "label": "A task of life in each category",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "d0t277eycxwtwpbh"
      ],
      "parts": [],
      "position": "ll",
      "rule": "oneInEach",
      "sync": null
    },
    "life-alone": {
      "add": null,
      "atLeast": 2,
      "categories": [],
      "deleted": null,
      "description": "How many of the twenty-one tasks of everyday life work alone.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [
        "communicating-audience",
        "communicating-call",
        "communicating-message",
        "communicating-share",
        "handling-devices",
        "handling-judge",
        "handling-keep",
        "handling-search",
        "problem-ask",
        "problem-help-page",
        "problem-learn",
        "problem-try",
        "safe-privacy",
        "safe-rights",
        "safe-scam",
        "safe-second-step",
        "safe-update",
        "transacting-account",
        "transacting-bank",
        "transacting-buy",
        "transacting-office"
      ],
      "label": "Tasks of life alone",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "gycdqw734d780yjc"
      ],
      "parts": [],
      "position": "v7",
      "rule": "countAtLeast",
      "sync": null
    },
    "life-or-work": {
      "add": null,
      "atLeast": 1,
      "categories": [],
      "deleted": null,
      "description": "Yes if the foundation and each category are a yes.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Skills for life or work",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "b023r2tpqpzssd94"
      ],
      "parts": [
        "each-category",
        "foundation"
      ],
      "position": "ss",
      "rule": "allOf",
      "sync": null
    },
    "problem-solving": {
      "add": null,
      "atLeast": 2,
      "categories": [],
      "deleted": null,
      "description": "Yes if at least one task of everyday life in this category works alone.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [
        "problem-ask",
        "problem-help-page",
        "problem-learn",
        "problem-try"
      ],
      "label": "Problem solving",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "rgth0xnwnrw8ce5v"
      ],
      "parts": [],
      "position": "gs",
      "rule": "anyOf",
      "sync": null
    },
    "safe-and-legal": {
      "add": null,
      "atLeast": 2,
      "categories": [],
      "deleted": null,
      "description": "Yes if at least one task of everyday life in this category works alone.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [
        "safe-privacy",
        "safe-rights",
        "safe-scam",
        "safe-second-step",
        "safe-update"
      ],
      "label": "Being safe and legal online",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "992smbwkvrta937v"
      ],
      "parts": [],
      "position": "j7",
      "rule": "anyOf",
      "sync": null
    },
    "transacting": {
      "add": null,
      "atLeast": 2,
      "categories": [],
      "deleted": null,
      "description": "Yes if at least one task of everyday life in this category works alone.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [
        "transacting-account",
        "transacting-bank",
        "transacting-buy",
        "transacting-office"
      ],
      "label": "Transacting",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "0m165semf09x7zy2"
      ],
      "parts": [],
      "position": "ee",
      "rule": "anyOf",
      "sync": null
    },
    "work": {
      "add": null,
      "atLeast": 2,
      "categories": [
        "communicating",
        "handling-information",
        "problem-solving",
        "safe-and-legal",
        "transacting"
      ],
      "deleted": null,
      "description": "Yes if at least one task of work works alone in each of the five categories. The level asks for the foundation as well. A no where there is no such work.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [
        "work-better-way",
        "work-files",
        "work-meeting",
        "work-message",
        "work-new-tool",
        "work-pay",
        "work-report",
        "work-rules",
        "work-shared-document",
        "work-time"
      ],
      "label": "A task of work in each category",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "rpnswqwsa6qbhhnp"
      ],
      "parts": [],
      "position": "o",
      "rule": "oneInEach",
      "sync": null
    },
    "work-alone": {
      "add": null,
      "atLeast": 2,
      "categories": [],
      "deleted": null,
      "description": "How many of the ten tasks of work work alone.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [
        "work-better-way",
        "work-files",
        "work-meeting",
        "work-message",
        "work-new-tool",
        "work-pay",
        "work-report",
        "work-rules",
        "work-shared-document",
        "work-time"
      ],
      "label": "Tasks of work alone",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "hrv9gv7q4xkc43sk"
      ],
      "parts": [],
      "position": "xl",
      "rule": "countAtLeast",
      "sync": null
    }
  },
  "source": "The Essential Digital Skills Framework of the United Kingdom, Department for Education, 2018. Taken from it are the parts, the names of the five categories and the rule for the levels, as facts. That the foundation has eight tasks and that all must work without help is how the framework is measured since its update of 2022 (confirmed at the Somerset council’s playbook; the text of 2018 lists nine statements). One task in each of the five categories for life or for work is the rule as our team was told it; we did not find it at a source.",
  "summary": "Says which everyday digital tasks somebody does without help: foundation tasks, and tasks in five categories. It does not measure how fast or how gladly somebody does them, and it says nothing about any single product. The tasks are examples in our own words, and there are fewer of them than in the framework; the official wording is not included, so levels found with this file are not comparable with published figures. In the UK in 2018, 21 % of adults were counted as lacking such skills and 8 % as having none of them; 76 % could install an app.",
  "sync": null,
  "title": "Essential digital skills",
  "wordingStatus": "ownWords",
  "~format": "instrument/2"
}

"""##)
}
