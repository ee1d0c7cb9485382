"""What the invented study is about: tasks, prompts, notes and the places of WCAG that they name."""

SCREENS = ["start", "search", "results", "details", "basket", "address", "pay", "done", "help", "account"]

TASKS = {
    "find-opening-hours": ["1.3.1", "2.4.4", "2.4.6"],
    "search-a-book": ["1.3.5", "2.1.1", "3.3.2", "4.1.3"],
    "compare-two-books": ["1.3.2", "1.4.10", "2.4.3"],
    "read-with-large-text": ["1.4.12", "1.4.3", "1.4.4"],
    "put-in-basket": ["2.4.7", "2.5.8", "4.1.2", "4.1.3"],
    "change-the-address": ["1.3.5", "3.3.1", "3.3.2", "3.3.3", "3.3.7"],
    "pay-by-card": ["2.2.1", "3.3.1", "3.3.4", "3.3.8"],
    "reserve-without-mouse": ["2.1.1", "2.1.2", "2.4.11", "2.4.3", "2.4.7"],
    "listen-to-a-sample": ["1.2.1", "1.4.2", "2.2.2"],
    "watch-the-reading": ["1.2.2", "1.2.5", "2.2.2"],
    "ask-for-help": ["2.4.5", "3.2.6"],
    "sign-in-again": ["2.2.1", "3.3.8", "4.1.2"],
}

PROMPTS = {
    "one-thumb": ["2.5.7", "2.5.8"],
    "order-of-focus": ["2.4.3", "4.1.2"],
    "focus-in-sight": ["2.4.11", "2.4.7"],
    "sound-only": ["1.3.3"],
    "colour-only": ["1.4.1"],
    "sun-on-the-screen": ["1.4.11", "1.4.3"],
    "shaking": ["2.5.4"],
    "own-pace": ["2.2.1", "2.2.2"],
    "words-of-the-trade": ["3.1.2", "3.2.4"],
    "checks-again": [],
    "cost-in-the-open": [],
    "consequences-first": ["3.3.2", "3.3.4"],
    "person-to-ask": ["3.2.6"],
    "error-in-words": ["3.3.1", "3.3.3"],
    "label-said-aloud": ["2.5.3", "4.1.2"],
    "turned-sideways": ["1.3.4"],
    "hover-stays": ["1.4.13"],
    "link-says-where": ["2.4.4"],
    "moves-by-itself": ["2.2.2"],
    "status-announced": ["4.1.3"],
}

# Criteria, guidelines and a principle that notes name; some are outside the target.
PLACES = """1 1.1.1 1.2 1.2.2 1.2.5 1.3 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.3.6 1.4.1 1.4.10 1.4.11
1.4.12 1.4.13 1.4.3 1.4.4 1.4.5 2.1.1 2.1.2 2.2.1 2.2.2 2.2.6 2.4 2.4.1 2.4.11 2.4.2 2.4.3 2.4.4
2.4.5 2.4.6 2.4.7 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.1.5 3.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6
3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3""".split()

CHECKED = ["1.4.2", "2.1.4", "2.3.1", "2.5.1", "2.5.2", "1.2.3"]

KINDS = """barrier barrier barrier barrier workaround success noBarrier question helpGiven strategy
distress suggestion context""".split()

DIMENSIONS = ["see", "hear", "speak", "touch", "think", "feel", "body", "energy"]

TECHNOLOGIES = ["VoiceOver", "NVDA", "Switch Control", "Larger text", "Voice Control", "Zoom",
                "Dictation", "Captions"]

NOTES = [
    "the label reads \"button\" twice and never says which of the two books it reserves",
    "price in pale grey on white, holds the phone to the nose, cannot read it",
    "goes back to the start three times because the basket shows nothing after adding a book",
    "asks whether the reservation went through; the page stays the same",
    "\"I press it and nothing tells me that it happened\"",
    "the message disappears before it is read to the end, tries again and waits for it",
    "drags with the side of the hand, the list jumps, chooses the wrong branch of the library",
    "turns the sound up: the sample has no captions — guesses from the cover",
    "takes a break of four minutes, then everything that was typed is gone",
    "finds the way with the heading list at once and is pleased about it",
    "uses the search of the browser instead of the one on the page",
    "zooms to 400 %, the button for paying lies outside the screen",
    "« ça ne dit pas où je suis », then opens the page from the start",
    "the supporter reads the error aloud; the participant knows at once what is wrong",
    "counts the taps under the breath, misses the small cross twice",
]

TODAYS = [
    "Slept badly, the light in here is fine.", "A good day so far.", None,
    "My hands are stiff this morning, it gets better by noon.", "A bit tired after the bus.",
]

SITUATIONS = ["Low sun on the screen", "A child on the arm", "Noise from the street",
              "Gloves on one hand", "A tram that shakes"]

DEVICES = ["Phone of 2021", "Laptop with a small screen", "Tablet of the library", "Phone of 2024"]
