// Written by Tests/Support/generate-starter from Surveys/instruments/seq.json; do not edit.
// swift-format-ignore-file

extension StarterFiles {
  static let seqInstrument = StarterFile(path: "Surveys/instruments/seq.json", content: ##"""
{
  "bands": {},
  "benchmarks": {
    "mean-of-tasks": {
      "deleted": null,
      "group": null,
      "highest": 5.6,
      "label": "Mean over many tasks elsewhere",
      "origins": [
        "gg2xh72rrbf0j960"
      ],
      "position": "i",
      "score": "ease",
      "source": "Public descriptions of the question’s makers’ figures; about 5.5 on average. Found with the official words.",
      "sync": null,
      "value": 5.3
    }
  },
  "categories": {},
  "caution": "The question here is our own wording. Its makers found that small changes of wording hardly move the mean, but nobody has tested these words. The mean elsewhere, 5.3 to 5.6, lies well above the middle of the scale: 4 is a poor result. People who failed or were helped often still call a task easy; read it beside the outcome. Never average it over tasks of different studies.",
  "deleted": null,
  "id": "seq",
  "instructions": "Ask it at once, before talking about the task.",
  "instrumentVersion": "2009",
  "items": {
    "ease": {
      "category": null,
      "deleted": null,
      "highLabel": null,
      "lowLabel": null,
      "origins": [
        "85q57tsq23q9mw7g"
      ],
      "position": "i",
      "reversed": false,
      "sync": null,
      "text": "Think of what you have just done. How was it for you, from 1, very hard, to 7, very easy?",
      "weight": null
    }
  },
  "kind": "questionnaire",
  "language": "en",
  "levelRule": null,
  "levels": {},
  "licence": "Not checked. SEQ is a registered trade mark of its makers. The official words are not included: check the terms before you add them as a file of your own.",
  "norms": {},
  "options": {},
  "origins": [
    "0sjc3paznyfm0ave"
  ],
  "perTask": true,
  "range": {
    "highLabel": "Very easy",
    "highest": 7,
    "lowLabel": "Very hard",
    "lowest": 1,
    "step": 1
  },
  "scores": {
    "ease": {
      "add": null,
      "atLeast": null,
      "categories": [],
      "deleted": null,
      "description": "The answer itself.",
      "direction": "higherIsBetter",
      "divide": null,
      "items": [],
      "label": "Ease",
      "leastAnswered": null,
      "missing": "noScore",
      "multiply": null,
      "origins": [
        "qgzkzb910t010kva"
      ],
      "parts": [],
      "position": "i",
      "rule": "mean",
      "sync": null
    }
  },
  "source": "Structure: Sauro and Dumas, Comparison of three one-question post-task usability questionnaires, 2009: one question after each task, seven steps, 7 is easy. Mean of about 5.5, between 5.3 and 5.6: confirmed on a public description (designresearch.io); the article of J. Sauro, 10 things to know about the Single Ease Question, 2012, could be read only in part. Only structure and scoring are taken over, no wording.",
  "summary": "One answer right after a task: how hard or easy it was, from 1 to 7. Ask why whenever the answer is low; the reason is worth more than the number.",
  "sync": null,
  "title": "Single ease question (SEQ), paraphrased",
  "wordingStatus": "ownWords",
  "~format": "instrument/2"
}

"""##)
}
