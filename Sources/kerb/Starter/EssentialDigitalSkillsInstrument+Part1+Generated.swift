// Written by Tests/Support/generate-starter from Surveys/instruments/essential-digital-skills.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let essentialDigitalSkillsInstrumentPart1 = ##"""
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

"""##
}
