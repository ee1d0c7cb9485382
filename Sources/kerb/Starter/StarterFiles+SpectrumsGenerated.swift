// Written by Tests/Support/generate-starter from the files in Personas/spectrum; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let spectrums: [StarterFile] = [
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
  ]
}
