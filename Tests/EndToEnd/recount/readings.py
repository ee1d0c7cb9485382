"""Where the rules of counting leave a question open: how it is read here, in one place."""

#: A session that names nobody was held with somebody: its tasks, answers and notes are signs of a criterion, and
#: count for no number of people. docs/coverage.md says so. Otherwise they are no signs at all.
NOBODY_NAMED_GIVES_SIGNS = True

#: Kinds of moments that show no problem, whatever finding they support. Neither does a moment whose highest
#: impact is 0.
NO_PROBLEM = ("success", "noBarrier", "suggestion", "context")

#: These make a moment speak for the product, unless it is a barrier.
FAVOURABLE = ("success", "noBarrier")

#: A report of a round knows what was noted up to that round: on which notes a finding rests, and during
#: which tasks. The tasks are those of the notes that the finding names.
KNOWS_LATER_ROUNDS = False

#: An erased file says that somebody withdrew everything, even where a session still names them.
ERASED_IS_OUT = True

#: Deleting somebody's file does not take back their refusal or withdrawal.
DELETED_FILE_STILL_REFUSES = True

#: What else stands in a deleted file is left out: it tells no consent, needs, technology or circumstances.
DELETED_FILE_STILL_TELLS = False
