// Written by Tests/Support/generate-starter from the files in Surveys/instruments; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let instruments: [StarterFile] = [
    StarterFile(path: "Surveys/instruments/digital-inclusion-book.json", content: ##"""
{
  "categories": {},
  "deleted": null,
  "id": "digital-inclusion-book",
  "instrumentVersion": "1",
  "items": {},
  "kind": "scale",
  "language": "en",
  "levelRule": "Find the highest of the four given steps that is true of the person: 0, 4, 7 or 9. If the person is clearly beyond it and short of the next one, choose a step between the two and write in the notes why. Steps 0 to 6 lie below all essential skills and count as low digital skill.",
  "levels": {
    "0": {
      "countsAsLow": true,
      "deleted": null,
      "description": "Has never been online and has decided to stay that way. One of the four steps whose meaning is given.",
      "label": "Never online and never will be",
      "origins": [
        "p6w7n2cb92psqwn6"
      ],
      "position": "1",
      "sync": null
    },
    "1": {
      "countsAsLow": true,
      "deleted": null,
      "description": "No meaning of its own is given. Between 0, never and never will, and 4, one essential skill: nearest to 0. Choose it for somebody who is not online and has not ruled it out.",
      "label": "Just above never online",
      "origins": [
        "1dzvt8kq38atxyme"
      ],
      "position": "3",
      "sync": null
    },
    "2": {
      "countsAsLow": true,
      "deleted": null,
      "description": "No meaning of its own is given. Between 0, never and never will, and 4, one essential skill: in the middle. Choose it for somebody who has tried, with others doing most of the steps.",
      "label": "About halfway from never online to one skill",
      "origins": [
        "qn0nj9vbdzxtc4gb"
      ],
      "position": "5",
      "sync": null
    },
    "3": {
      "countsAsLow": true,
      "deleted": null,
      "description": "No meaning of its own is given. Between 0, never and never will, and 4, one essential skill: nearest to 4. Choose it for somebody who almost manages one essential skill alone.",
      "label": "Just below one essential skill",
      "origins": [
        "b2gm2vccbccegcvn"
      ],
      "position": "7",
      "sync": null
    },
    "4": {
      "countsAsLow": true,
      "deleted": null,
      "description": "Manages one of the essential digital skills alone. One of the four steps whose meaning is given.",
      "label": "One essential skill",
      "origins": [
        "p8vv7k6g8yp41rqr"
      ],
      "position": "9",
      "sync": null
    },
    "5": {
      "countsAsLow": true,
      "deleted": null,
      "description": "No meaning of its own is given. Between 4, one essential skill, and 7, all of them: nearer to 4.",
      "label": "More than one skill, well short of all",
      "origins": [
        "jktj5e8fr2eckwey"
      ],
      "position": "b",
      "sync": null
    },
    "6": {
      "countsAsLow": true,
      "deleted": null,
      "description": "No meaning of its own is given. Between 4, one essential skill, and 7, all of them: nearer to 7.",
      "label": "Most skills, short of all",
      "origins": [
        "btqq1zhyb2jsn9v1"
      ],
      "position": "d",
      "sync": null
    },
    "7": {
      "countsAsLow": false,
      "deleted": null,
      "description": "Manages all of the essential digital skills alone. One of the four steps whose meaning is given.",
      "label": "All essential skills",
      "origins": [
        "66fjwb3fseep4n70"
      ],
      "position": "f",
      "sync": null
    },
    "8": {
      "countsAsLow": false,
      "deleted": null,
      "description": "No meaning of its own is given. Above 7, all essential skills, and below 9, expert. Choose it for somebody who goes beyond the essential skills and is not yet asked as an expert.",
      "label": "Between all essential skills and expert",
      "origins": [
        "vhb5cjjsasrwcwvt"
      ],
      "position": "h",
      "sync": null
    },
    "9": {
      "countsAsLow": false,
      "deleted": null,
      "description": "Knows the digital world well enough to help others with nearly all of it. One of the four steps whose meaning is given.",
      "label": "Expert",
      "origins": [
        "nes6xwe9zvr9k6v2"
      ],
      "position": "j",
      "sync": null
    }
  },
  "licence": "The range and the four meanings are used as facts; all wording is our own. No text of the book is included, and the official wording of the scale it goes back to is not included either.",
  "options": {},
  "origins": [
    "b7q3cpdtkrpg0b33"
  ],
  "source": "A book on inclusive design that tells the digital inclusion scale as ten steps. Taken from it are the range and the meanings of 0, 4, 7 and 9, as facts.",
  "summary": "Places a person on ten steps, from 0, never online and never will be, to 9, expert. Only 0, 4, 7 and 9 have a meaning that is given; the others are worded here as lying between their neighbours, and two careful people may choose differently between them. It is a scale of its own: a 4 here is not a 4 on the scale from 1 to 9, and nothing converts one into the other. The official wording of the scale it goes back to is not included.",
  "sync": null,
  "title": "Digital inclusion scale as a book tells it, 0 to 9",
  "wordingStatus": "ownWords",
  "~format": "instrument/1"
}

"""##),
    StarterFile(path: "Surveys/instruments/digital-inclusion.json", content: ##"""
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

"""##),
    StarterFile(path: "Surveys/instruments/essential-digital-skills.json", content: ##"""
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

"""##),
  ]
}
