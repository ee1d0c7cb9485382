// Written by Tests/Support/generate-starter from Surveys/prompts/deceptive-patterns.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let deceptivePatternsPrompt = StarterFile(path: "Surveys/prompts/deceptive-patterns.json", content: ##"""
{
  "deleted": null,
  "id": "deceptive-patterns",
  "language": "en",
  "origins": [
    "371k0qmzybt15yfp"
  ],
  "prompts": {
    "adverts-marked": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "mey1v25vnn426ztd"
      ],
      "pack": "deceptive-patterns",
      "position": "h",
      "sync": null,
      "text": "Can the person tell adverts from the product itself before pressing one?"
    },
    "clock-can-wait": {
      "beyondWcag": false,
      "criteria": [
        "2.2.1",
        "2.2.3"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "nxe9144jnwdaqc0j"
      ],
      "pack": "deceptive-patterns",
      "position": "5",
      "sync": null,
      "text": "When a clock counts down to the end of an offer, can the person stop it or get more time?"
    },
    "leave-as-easily": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "sz99qgw2dqmejxx5"
      ],
      "pack": "deceptive-patterns",
      "position": "j",
      "sync": null,
      "text": "Does it take the person no more steps to cancel or leave than it took to join?"
    },
    "no-in-sight": {
      "beyondWcag": false,
      "criteria": [
        "1.4.3",
        "1.4.6"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "7yjzp3f4v38b6kv4"
      ],
      "pack": "deceptive-patterns",
      "position": "b",
      "sync": null,
      "text": "Can the person make out the words for no against what lies behind them as easily as those for yes?"
    },
    "no-said-once": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "jeajg8zk354zk4vk"
      ],
      "pack": "deceptive-patterns",
      "position": "d",
      "sync": null,
      "text": "When the person has said no, does the product stop asking?"
    },
    "no-without-guilt": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "mpy5z0vmrha0e7y0"
      ],
      "pack": "deceptive-patterns",
      "position": "9",
      "sync": null,
      "text": "Is the answer for no as matter-of-fact as the one for yes, without guilt in its words?"
    },
    "nothing-pre-ticked": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "y1a8x7r4mgq13ysm"
      ],
      "pack": "deceptive-patterns",
      "position": "3",
      "sync": null,
      "text": "Does every extra, newsletter and consent start without a tick?"
    },
    "only-what-is-needed": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "bjktx5jezan4tqbk"
      ],
      "pack": "deceptive-patterns",
      "position": "l",
      "sync": null,
      "text": "Can the person do the task without an account, contacts or data that it does not need?"
    },
    "same-price-to-the-end": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "dnq846tazmmt3vbm"
      ],
      "pack": "deceptive-patterns",
      "position": "1",
      "sync": null,
      "text": "Is the price that the person meets first still the price at the end, with no fee added on the way?"
    },
    "tick-means-yes": {
      "beyondWcag": false,
      "criteria": [
        "2.4.6"
      ],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "6s1y59chkzwee3mz"
      ],
      "pack": "deceptive-patterns",
      "position": "f",
      "sync": null,
      "text": "Is the label of a box or switch free of double negatives, so that the person knows what a tick means?"
    },
    "unhurried-choice": {
      "beyondWcag": true,
      "criteria": [],
      "deleted": null,
      "favourable": "seen",
      "origins": [
        "0dy66ehn7xbnc2q6"
      ],
      "pack": "deceptive-patterns",
      "position": "7",
      "sync": null,
      "text": "Is the person left to decide without claims that little is left or that others are buying?"
    }
  },
  "sync": null,
  "title": "Deceptive patterns",
  "~format": "promptPack/2"
}

"""##)
}
