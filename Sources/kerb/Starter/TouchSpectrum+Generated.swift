// Written by Tests/Support/generate-starter from Personas/spectrum/touch.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let touchSpectrum = StarterFile(path: "Personas/spectrum/touch.json", content: ##"""
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

"""##)
}
