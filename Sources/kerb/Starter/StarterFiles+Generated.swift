// Made by Tests/Support/generate-starter from the files that each path names; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let all: [StarterFile] = [
    StarterFile(path: "Personas/spectrum/feel.json", content: ##"""
{
  "benefits": [
    "A check before paying catches everybody’s slips",
    "Fewer alerts leave more attention for what matters",
    "Saying what happens next saves calls to support",
    "Trust grows when leaving is as easy as joining"
  ],
  "deleted": null,
  "dimension": "feel",
  "examples": {
    "1rpy1prgqcgxm33s5b6rfx": {
      "deleted": null,
      "duration": "permanent",
      "position": "4",
      "sync": null,
      "text": "Somebody who lives with anxiety meets a payment that spins for a minute and never says whether it went through."
    },
    "gfppfzd01ctb7tn3xv3hxr": {
      "deleted": null,
      "duration": "situational",
      "position": "o",
      "sync": null,
      "text": "Somebody with an inspector walking towards them meets a ticket that takes seven taps to show."
    },
    "jk80q4d90h5gyejw847dde": {
      "deleted": null,
      "duration": "temporary",
      "position": "g",
      "sync": null,
      "text": "Somebody just home from hospital meets a letter portal that says “Urgent” about everything."
    },
    "kc8pr32qgat9w0jm33r6sg": {
      "deleted": null,
      "duration": "changing",
      "position": "s",
      "sync": null,
      "text": "Somebody who has good weeks and bad weeks meets a daily streak that counts the bad ones against them."
    },
    "nx1nbcxdteapfp7axx2tae": {
      "deleted": null,
      "duration": "situational",
      "position": "k",
      "sync": null,
      "text": "Somebody with three coins left meets a deposit that is mentioned after the purchase."
    },
    "pqgfzamdmkh2jbaqxvgr2g": {
      "deleted": null,
      "duration": "permanent",
      "position": "8",
      "sync": null,
      "text": "Somebody with a long history of low mood meets a health form that opens with a score in red."
    },
    "sywdkxf63s53ccapfn10gc": {
      "deleted": null,
      "duration": "temporary",
      "position": "c",
      "sync": null,
      "text": "Somebody in the weeks after a death meets an account that can only be closed by its holder."
    },
    "y5nkd79w6h6seb9azkj2e3": {
      "deleted": null,
      "duration": "changing",
      "position": "w",
      "sync": null,
      "text": "Somebody for whom a crowded day is already too much meets a red badge on every tab."
    }
  },
  "id": "feel",
  "mismatch": "The product takes for granted a calm person who trusts it. When it hides what comes next, hurries, threatens, or leaves a mistake without a way back, fear of doing something wrong ends the task before the interface does.",
  "origins": [
    "r2d60te4k0a2h856"
  ],
  "sources": [
    "EN 301 549 V3.2.1, clause 4: abilities may be permanent, temporary or situational",
    "Examples of our own; nobody who lives with the mismatch has checked them yet",
    "No functional statement of EN 301 549 is about mood; what products ask here lies partly beyond WCAG",
    "Persona spectrum for feeling: anxiety; teams are asked to add it"
  ],
  "startedFrom": "anxiety",
  "sync": null,
  "title": "Mood and anxiety",
  "~format": "spectrum/1"
}

"""##),
    StarterFile(path: "Personas/spectrum/hear.json", content: ##"""
{
  "benefits": [
    "Captions help learners of the language and everybody with the sound off",
    "Text beside speech can be searched and kept",
    "Vibration and light reach people in noise and in silence"
  ],
  "deleted": null,
  "dimension": "hear",
  "examples": {
    "1040bbb5vagzdp4mcjz9ky": {
      "deleted": null,
      "duration": "situational",
      "position": "k",
      "sync": null,
      "text": "A bartender in a full room meets a payment terminal that says “declined” with a beep alone."
    },
    "5behjp9vxqf7xre8yv4358": {
      "deleted": null,
      "duration": "changing",
      "position": "s",
      "sync": null,
      "text": "Somebody whose ears ring louder on tiring days meets a captcha of spoken digits in noise."
    },
    "64qd7ayepwx9zfycdhr9pr": {
      "deleted": null,
      "duration": "permanent",
      "position": "8",
      "sync": null,
      "text": "Somebody who hears with hearing aids meets a video whose speaker is covered by music."
    },
    "9dwkyr74dpkn262yq7tnrx": {
      "deleted": null,
      "duration": "temporary",
      "position": "c",
      "sync": null,
      "text": "Somebody with an ear infection meets a code that is read out by an automatic call."
    },
    "jyazpcreskpckk605rfyrn": {
      "deleted": null,
      "duration": "situational",
      "position": "o",
      "sync": null,
      "text": "Somebody beside a sleeping child, sound off, meets a video without captions."
    },
    "w4x73qbcnpdqr5w0ntexc4": {
      "deleted": null,
      "duration": "permanent",
      "position": "4",
      "sync": null,
      "text": "Somebody whose language is signed meets a help line that exists only as a phone number."
    },
    "y65264j25dpbx605j4fah4": {
      "deleted": null,
      "duration": "changing",
      "position": "w",
      "sync": null,
      "text": "Somebody whose hearing drops for days and comes back meets a service that keeps only one way of contact on file."
    },
    "zjwkggkkxckvm4jcsa9ryr": {
      "deleted": null,
      "duration": "temporary",
      "position": "g",
      "sync": null,
      "text": "Somebody with one ear blocked after a flight meets directions that differ only by left and right channel."
    }
  },
  "id": "hear",
  "mismatch": "The product takes for granted that sounds and speech arrive: an announcement, an alert, a video, a call from support. What is only said or only sounds is missed, and so is the chance to answer.",
  "origins": [
    "q2q4sv6pw8nzdpm5"
  ],
  "sources": [
    "EN 301 549 V3.2.1, clause 4.2.4: functional statement on use without hearing",
    "EN 301 549 V3.2.1, clause 4.2.5: functional statement on use with limited hearing",
    "EN 301 549 V3.2.1, clause 4: abilities may be permanent, temporary or situational",
    "Examples of our own; nobody who lives with the mismatch has checked them yet",
    "Microsoft’s inclusive design work: the cells of the persona spectrum, as facts"
  ],
  "startedFrom": "permanentNeed",
  "sync": null,
  "title": "Hearing",
  "~format": "spectrum/1"
}

"""##),
    StarterFile(path: "Personas/spectrum/see.json", content: ##"""
{
  "benefits": [
    "Everything that has a name can be spoken, searched and automated",
    "Readable contrast helps in sunlight and on cheap screens",
    "Text that grows helps anybody who left the glasses at home"
  ],
  "deleted": null,
  "dimension": "see",
  "examples": {
    "017hxsy1fgmzad0mdgvw54": {
      "deleted": null,
      "duration": "changing",
      "position": "h",
      "sync": null,
      "text": "Somebody whose sight blurs when sugar levels move meets text that cannot grow."
    },
    "0dbp86krbtj8z358hnb2hw": {
      "deleted": null,
      "duration": "permanent",
      "position": "3",
      "sync": null,
      "text": "Somebody who sees a narrow field meets an error message at the far edge of the screen."
    },
    "frf1ndsx7bbn6bj7sx9rh4": {
      "deleted": null,
      "duration": "situational",
      "position": "d",
      "sync": null,
      "text": "Somebody at a stop in full sun meets a ticket whose barcode and time are pale grey."
    },
    "jkwp2wqq4as9q943vt9bg1": {
      "deleted": null,
      "duration": "temporary",
      "position": "7",
      "sync": null,
      "text": "Somebody waiting for a cataract operation meets grey text on a white page."
    },
    "n2wdstzd2cnttd3j5hep1v": {
      "deleted": null,
      "duration": "changing",
      "position": "f",
      "sync": null,
      "text": "Somebody for whom bright screens hurt on some days meets a white page that ignores the dark setting."
    },
    "v2ky2mggrj4y7t3my0738c": {
      "deleted": null,
      "duration": "temporary",
      "position": "9",
      "sync": null,
      "text": "Somebody with drops in the eyes after a check-up meets a code that has to be read within a minute."
    },
    "xec27x055276tbks92xzvt": {
      "deleted": null,
      "duration": "permanent",
      "position": "5",
      "sync": null,
      "text": "Somebody who does not tell red from green meets lines on a map that only colour tells apart."
    },
    "xzr6cgxpcbewg8zb9g4ta6": {
      "deleted": null,
      "duration": "permanent",
      "position": "1",
      "sync": null,
      "text": "Somebody who has never seen a screen meets a Pay button that the phone announces only as “button”."
    },
    "yaeg72hfey15vew3f23k6h": {
      "deleted": null,
      "duration": "situational",
      "position": "b",
      "sync": null,
      "text": "A driver whose eyes belong on the road meets a notice that has no spoken form."
    }
  },
  "id": "see",
  "mismatch": "The product takes for granted that somebody looks at it, in good light, at the size and in the colours the designers had. What is only shown, only coloured, only small or only a picture is not there for everyone.",
  "origins": [
    "xv5j3ze0cj79mxcd"
  ],
  "sources": [
    "EN 301 549 V3.2.1, clause 4.2.1: functional statement on use without vision",
    "EN 301 549 V3.2.1, clause 4.2.2: functional statement on use with limited vision",
    "EN 301 549 V3.2.1, clause 4.2.3: functional statement on use without perception of colour",
    "EN 301 549 V3.2.1, clause 4: abilities may be permanent, temporary or situational",
    "Examples of our own; nobody who lives with the mismatch has checked them yet",
    "Microsoft’s inclusive design work: the cells of the persona spectrum, as facts"
  ],
  "startedFrom": "permanentNeed",
  "sync": null,
  "title": "Seeing",
  "~format": "spectrum/1"
}

"""##),
    StarterFile(path: "Personas/spectrum/speak.json", content: ##"""
{
  "benefits": [
    "A chat leaves a record that both sides can look at",
    "A choice on the screen is quicker than spelling a name aloud",
    "Text in place of voice keeps private things private"
  ],
  "deleted": null,
  "dimension": "speak",
  "examples": {
    "0v86ampqtspe4704g2jy3b": {
      "deleted": null,
      "duration": "permanent",
      "position": "4",
      "sync": null,
      "text": "Somebody who does not speak with the mouth meets a phone menu that wants an answer by voice."
    },
    "5nch5wf59n8f787n2e4e3g": {
      "deleted": null,
      "duration": "situational",
      "position": "o",
      "sync": null,
      "text": "Somebody in a quiet carriage meets a step that wants a reference number spoken aloud."
    },
    "84tcc9jtsf6s7nt7pp0rr0": {
      "deleted": null,
      "duration": "changing",
      "position": "s",
      "sync": null,
      "text": "Somebody whose speech goes when too much comes in at once meets support that only calls back."
    },
    "9yyzp52t9f0smdnw0dhcrp": {
      "deleted": null,
      "duration": "permanent",
      "position": "8",
      "sync": null,
      "text": "Somebody whose words come slowly meets a voice assistant that cuts in after two seconds."
    },
    "bwbs3tas4d8at213nzw6gz": {
      "deleted": null,
      "duration": "temporary",
      "position": "g",
      "sync": null,
      "text": "Somebody with a swollen jaw after the dentist meets dictation as the only comfortable way to write."
    },
    "phetmwh0wjqv6j1bvy38vx": {
      "deleted": null,
      "duration": "changing",
      "position": "w",
      "sync": null,
      "text": "Somebody who stammers more under pressure meets a voice menu with a countdown."
    },
    "te956qehj29jq6j6ykgktx": {
      "deleted": null,
      "duration": "temporary",
      "position": "c",
      "sync": null,
      "text": "Somebody with laryngitis meets a bank that unlocks the account by voice."
    },
    "ypwvcwpkmgpyz9ha9cvc2x": {
      "deleted": null,
      "duration": "situational",
      "position": "k",
      "sync": null,
      "text": "A caller speaks with an accent that the recogniser has not learned, and the menu starts again."
    }
  },
  "id": "speak",
  "mismatch": "The product takes for granted a clear voice in the language, accent and tempo it was trained on, or a caller who speaks without a pause. Whoever is not heard that way has no other door.",
  "origins": [
    "pjv1mts4wfshx6ts"
  ],
  "sources": [
    "EN 301 549 V3.2.1, clause 4.2.6: functional statement on use with no or limited vocal capability",
    "EN 301 549 V3.2.1, clause 4: abilities may be permanent, temporary or situational",
    "Examples of our own; nobody who lives with the mismatch has checked them yet",
    "Microsoft’s inclusive design work: the cells of the persona spectrum, as facts"
  ],
  "startedFrom": "permanentNeed",
  "sync": null,
  "title": "Speaking and being understood",
  "~format": "spectrum/1"
}

"""##),
    StarterFile(path: "Personas/spectrum/think.json", content: ##"""
{
  "benefits": [
    "Help is found before it is needed",
    "People in a hurry make fewer mistakes",
    "Plain words are quicker for experts and easier to translate",
    "Saved work survives an interruption"
  ],
  "deleted": null,
  "dimension": "think",
  "examples": {
    "0t4m1c8f2ec0fp4hn6c60x": {
      "deleted": null,
      "duration": "permanent",
      "position": "4",
      "sync": null,
      "text": "Somebody for whom letters do not sit still meets a page of conditions in narrow, justified lines."
    },
    "1psm0djagdwv49mbevfrn0": {
      "deleted": null,
      "duration": "permanent",
      "position": "8",
      "sync": null,
      "text": "Somebody who takes words at their word meets a button that says “Let’s roll!”."
    },
    "69tc1wsj4a2bjqqrtvmh4v": {
      "deleted": null,
      "duration": "situational",
      "position": "k",
      "sync": null,
      "text": "Somebody who reads the language of the city since last month meets a notice full of abbreviations."
    },
    "8y7w0af98649q7ra0rr5ab": {
      "deleted": null,
      "duration": "changing",
      "position": "w",
      "sync": null,
      "text": "Somebody whose attention comes in short bursts meets a video that is the only instruction."
    },
    "fh12vye80eym33hawjc9m8": {
      "deleted": null,
      "duration": "situational",
      "position": "o",
      "sync": null,
      "text": "Somebody with two children pulling at the coat meets a form that forgets everything after a minute."
    },
    "h8k48akzmc0e1f87kf6tz5": {
      "deleted": null,
      "duration": "temporary",
      "position": "g",
      "sync": null,
      "text": "Somebody on strong painkillers meets a six-digit code to be carried from one app to another."
    },
    "r18h93wxfqcsf92x4c3873": {
      "deleted": null,
      "duration": "temporary",
      "position": "c",
      "sync": null,
      "text": "Somebody with a concussion meets eleven tariffs on one screen."
    },
    "vkdyxhw5hw9rkdm234d9n1": {
      "deleted": null,
      "duration": "changing",
      "position": "s",
      "sync": null,
      "text": "Somebody whose words and numbers come easily only on rested days meets a login puzzle."
    }
  },
  "id": "think",
  "mismatch": "The product takes for granted undivided attention, a good memory for codes and steps, quick reading, and knowledge of its words and icons. When it asks to hold much in mind, hurries, or changes its ways, people lose the thread.",
  "origins": [
    "8kbyp0vj6mbbghxv"
  ],
  "sources": [
    "EN 301 549 V3.2.1, clause 4.2.10: functional statement on use with limited cognition, language or learning",
    "EN 301 549 V3.2.1, clause 4: abilities may be permanent, temporary or situational",
    "Examples of our own; nobody who lives with the mismatch has checked them yet",
    "Persona spectrum for thinking and learning: focus, learn, recall, decide, communicate; teams are asked to add it"
  ],
  "startedFrom": "field",
  "sync": null,
  "title": "Thinking, learning and attention",
  "~format": "spectrum/1"
}

"""##),
    StarterFile(path: "Personas/spectrum/touch.json", content: ##"""
{
  "benefits": [
    "Forms get shorter, with choices in place of typing",
    "Large, well spaced targets help on a moving tram",
    "One-handed use works for everybody who carries a bag",
    "Voice, keyboard and switch all work once every control has a name and a place in the order"
  ],
  "deleted": null,
  "dimension": "touch",
  "examples": {
    "05tq5nxqrnt396dv0tez2e": {
      "deleted": null,
      "duration": "temporary",
      "position": "g",
      "sync": null,
      "text": "Somebody with a cut, bandaged fingertip meets a login that accepts nothing but a fingerprint."
    },
    "33a4f41r8e49w8znch6gnj": {
      "deleted": null,
      "duration": "permanent",
      "position": "4",
      "sync": null,
      "text": "Somebody with one arm meets a gesture that needs two fingers spread on a phone that nobody holds."
    },
    "9tbfrazrj5qbrt9p4j09wt": {
      "deleted": null,
      "duration": "situational",
      "position": "o",
      "sync": null,
      "text": "Somebody in thick gloves at a winter stop meets a slider a few millimetres wide."
    },
    "mqpwwqs3tg92pd67dypdxt": {
      "deleted": null,
      "duration": "temporary",
      "position": "c",
      "sync": null,
      "text": "Somebody with an arm in a cast meets a keypad that only the thumb of the other hand could reach."
    },
    "pf68ctr5sf3s8w6v4v8med": {
      "deleted": null,
      "duration": "situational",
      "position": "k",
      "sync": null,
      "text": "A new parent with a baby on one arm meets a form that wants both thumbs."
    },
    "q1kkyattp2fwvtxp7am59b": {
      "deleted": null,
      "duration": "permanent",
      "position": "8",
      "sync": null,
      "text": "Somebody who works a phone with a single switch meets a ticket screen with forty stops before the Pay button."
    },
    "t7kxydkmtvcny76zrzrwgr": {
      "deleted": null,
      "duration": "changing",
      "position": "w",
      "sync": null,
      "text": "Somebody whose joints are stiff on damp mornings meets a confirmation that has to be held down for three seconds."
    },
    "v7te67dc4d64dtp5nacc5z": {
      "deleted": null,
      "duration": "changing",
      "position": "s",
      "sync": null,
      "text": "Somebody whose hands shake more by evening meets buttons that touch each other."
    }
  },
  "id": "touch",
  "mismatch": "The product takes for granted two free hands, steady fingers that reach the whole screen, and enough strength and time for a precise gesture. When targets are small or close together, a gesture has no other way, or a time limit runs, the task cannot be finished.",
  "origins": [
    "qt0xtgjqc50emh5x"
  ],
  "sources": [
    "EN 301 549 V3.2.1, clause 4.2.7: functional statement on limited manipulation or strength",
    "EN 301 549 V3.2.1, clause 4.2.8: functional statement on limited reach",
    "EN 301 549 V3.2.1, clause 4: abilities may be permanent, temporary or situational",
    "Examples of our own; nobody who lives with the mismatch has checked them yet",
    "Microsoft’s inclusive design work: the cells of the persona spectrum, as facts",
    "US figures: 26,000 people a year lose an upper limb; with temporary and situational needs it is more than 20 million"
  ],
  "startedFrom": "permanentNeed",
  "sync": null,
  "title": "Touching, moving and reaching",
  "~format": "spectrum/1"
}

"""##),
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
    StarterFile(path: "Surveys/prompts/mood-and-anxiety.json", content: ##"""
{
  "deleted": null,
  "id": "mood-and-anxiety",
  "language": "en",
  "origins": [
    "m0wvzanzcwk72mq0"
  ],
  "prompts": {
    "consequences-first": {
      "beyondWcag": false,
      "criteria": [
        "2.4.6",
        "3.3.2",
        "3.3.4"
      ],
      "deleted": null,
      "origins": [
        "apk7de0cza5zg4e3"
      ],
      "pack": "mood-and-anxiety",
      "position": "7",
      "sync": null,
      "text": "Does the person know what a button will do, and whether it can be undone, before pressing it?"
    },
    "cost-in-the-open": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "origins": [
        "a54m0kj1zd8e3a54"
      ],
      "pack": "mood-and-anxiety",
      "position": "d",
      "sync": null,
      "text": "Is the whole price, and how to end a contract, plain before the person decides, with no pre-ticked extra and no countdown?"
    },
    "gentle-rewards": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "origins": [
        "mnz82yxmbh4yjexh"
      ],
      "pack": "mood-and-anxiety",
      "position": "h",
      "sync": null,
      "text": "Can the person break a streak, skip a reward or say no without words or pictures that bring guilt, hurry or a feeling of being watched?"
    },
    "helpful-friction": {
      "beyondWcag": false,
      "criteria": [
        "3.3.4",
        "3.3.6"
      ],
      "deleted": null,
      "origins": [
        "mj2tbvc0bkezdf4m"
      ],
      "pack": "mood-and-anxiety",
      "position": "9",
      "sync": null,
      "text": "Does the product slow the person down at the right place, with a check before money, data or a promise goes out?"
    },
    "in-control": {
      "beyondWcag": false,
      "criteria": [
        "2.2.2",
        "2.2.4",
        "2.3.3"
      ],
      "deleted": null,
      "origins": [
        "vmjqcmc30c4wmy30"
      ],
      "pack": "mood-and-anxiety",
      "position": "b",
      "sync": null,
      "text": "Can the person turn off, hush or postpone whatever presses in: alerts, motion, badges, reminders?"
    },
    "no-surprise": {
      "beyondWcag": false,
      "criteria": [
        "1.4.2",
        "3.2.1",
        "3.2.2",
        "3.2.5"
      ],
      "deleted": null,
      "origins": [
        "593v1vcjbvq43s80"
      ],
      "pack": "mood-and-anxiety",
      "position": "5",
      "sync": null,
      "text": "Does everything stay as it is until the person acts, with nothing that jumps, opens, plays or moves on by itself?"
    },
    "own-pace": {
      "beyondWcag": false,
      "criteria": [
        "2.2.1",
        "2.2.3",
        "2.2.5",
        "2.2.6"
      ],
      "deleted": null,
      "origins": [
        "5fr71qmd5vzka2c4"
      ],
      "pack": "mood-and-anxiety",
      "position": "3",
      "sync": null,
      "text": "Can the person stop, think or look away and go on later, without a limit running out or work being lost?"
    },
    "person-to-ask": {
      "beyondWcag": false,
      "criteria": [
        "3.2.6"
      ],
      "deleted": null,
      "origins": [
        "x5ccwvyh3as0j1x3"
      ],
      "pack": "mood-and-anxiety",
      "position": "f",
      "sync": null,
      "text": "When the person gets stuck, is there a way to a human being, always in the same place, and not only by phone?"
    },
    "progress-shown": {
      "beyondWcag": false,
      "criteria": [
        "2.4.8",
        "4.1.3"
      ],
      "deleted": null,
      "origins": [
        "dydbvy1hbjv00267"
      ],
      "pack": "mood-and-anxiety",
      "position": "1",
      "sync": null,
      "text": "Does the person know at every step how much is done and how much is still to come?"
    }
  },
  "sync": null,
  "title": "Mood and anxiety",
  "~format": "promptPack/1"
}

"""##),
  ]
}
