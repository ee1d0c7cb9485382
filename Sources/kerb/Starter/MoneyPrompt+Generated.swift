// Written by Tests/Support/generate-starter from Surveys/prompts/money.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let moneyPrompt = StarterFile(path: "Surveys/prompts/money.json", content: ##"""
{
  "deleted": null,
  "id": "money",
  "language": "en",
  "origins": [
    "n04w9cyjqh9vatv2"
  ],
  "prompts": {
    "cheapest-in-sight": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "mcekydzn10hfvdar"
      ],
      "pack": "money",
      "position": "j",
      "sync": null,
      "text": "Is the cheapest offer or a reduced price as easy to find as the dearest?"
    },
    "connection-drops": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "0ft1tchnqefrg6ya"
      ],
      "pack": "money",
      "position": "b",
      "sync": null,
      "text": "When the connection is slow or drops, is what the person has done still there?"
    },
    "fetch-and-come-back": {
      "beyondWcag": false,
      "criteria": [
        "2.2.1",
        "2.2.3"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "nnm1d2sxpxxccd7a"
      ],
      "pack": "money",
      "position": "d",
      "sync": null,
      "text": "Can the person go to fetch a card or a paper and go on afterwards, with no time limit in the way?"
    },
    "fits-small-screen": {
      "beyondWcag": false,
      "criteria": [
        "1.4.10"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "8ccppn8amt3c4xrb"
      ],
      "pack": "money",
      "position": "5",
      "sync": null,
      "text": "On the person's small screen, does each page fit its width, with nothing to scroll sideways?"
    },
    "light-on-data": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "bbaqxp8k9nekcapk"
      ],
      "pack": "money",
      "position": "9",
      "sync": null,
      "text": "Can the person skip films, large pictures and downloads and still finish?"
    },
    "nothing-to-install": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "m3z8fpfrd659c6m4"
      ],
      "pack": "money",
      "position": "7",
      "sync": null,
      "text": "Can the person do the task without installing anything, for instance in a browser?"
    },
    "older-device": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "8fz64xnaz74m7qjr"
      ],
      "pack": "money",
      "position": "1",
      "sync": null,
      "text": "Does everything work on the device and system that the person has, with no call to update or replace it?"
    },
    "own-way-to-pay": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "rg66q766p0xhcc7x"
      ],
      "pack": "money",
      "position": "f",
      "sync": null,
      "text": "Can the person pay in a way that they have, such as cash, a prepaid card or at a counter?"
    },
    "phone-is-enough": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "ca6kkxp27n67ycpt"
      ],
      "pack": "money",
      "position": "3",
      "sync": null,
      "text": "Can the person do all of it on a phone, with no computer, printer or scanner?"
    },
    "shared-device": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "wsw84mwftyxxyv45"
      ],
      "pack": "money",
      "position": "l",
      "sync": null,
      "text": "On a shared or borrowed device, can the person leave with none of their details staying behind?"
    },
    "sum-before-paying": {
      "beyondWcag": false,
      "criteria": [
        "3.3.4"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "pz5m7g2atz40v7ft"
      ],
      "pack": "money",
      "position": "h",
      "sync": null,
      "text": "Before money leaves, can the person check the sum and still change or stop it?"
    }
  },
  "sync": null,
  "title": "Money",
  "~format": "promptPack/2"
}

"""##)
}
