// Written by Tests/Support/generate-starter from Personas/spectrum/feel.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let feelSpectrum = StarterFile(path: "Personas/spectrum/feel.json", content: ##"""
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

"""##)
}
