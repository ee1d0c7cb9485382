package import Localization
package import Records

extension Recorder {
  /// Said where a command needs a clock that does not run.
  package static let noClockWords: Sentence =
    "There is no clock: this session is entered afterwards. A note that begins with `at 4m10` says when it happened."

  /// The fault or break that goes on, if one does.
  package var openInterruption: String? {
    ledger.interruptions.filter { $0.value.ended == nil }
      .max { ($0.value.started ?? 0, $0.key) < ($1.value.started ?? 0, $1.key) }?.key
  }

  /// Stops the clocks: something broke, or people rest.
  ///
  /// - `note`: A new key for the observation of it.
  /// - `words`: The description that was typed; it becomes a note. Without words only a broken product does.
  package mutating func interrupt(
    _ kind: InterruptionKind, now: Int, id: String, note noteID: String, words: NoteReading? = nil
  ) -> Sentence {
    guard !isOff else { return Self.isOffWords }
    let at = elapsed(at: now)
    var changes: [Change] = []
    if let open = openInterruption, var old = ledger.interruptions[open] {
      old.ended = at
      changes.append(.interruption(open, old))
    }
    changes.append(.interruption(id, Interruption(kind: kind, started: at)))
    let isBarrier = kind == .productFault || kind == .unknownFault
    if isBarrier || words != nil {
      let noted = max(0, at - (words?.ago ?? 0))
      var note = Note(at: noted, text: Verbatim(kind.label.plain()))
      note.kind = isBarrier ? .barrier : .context
      if let words { note.take(words) }
      note.task = ledger.task
      let key = NoteKey(log: log, note: noteID)
      changes.append(.note(key, note))
      entered.append(key)
    }
    perform("\(kind.label)", changes)
    return kind.isFault
      ? "Fault \(ledger.at(at))." : "Break \(ledger.at(at))."
  }

  /// Lets the clocks run again.
  package mutating func goOn(now: Int) -> Sentence {
    guard let id = openInterruption, var open = ledger.interruptions[id] else {
      return "The clocks run."
    }
    let began = open.started ?? 0
    let end = max(began, elapsed(at: now))
    open.ended = end
    perform("end of \(open.kind.label)", [.interruption(id, open)])
    let took = end - began
    return took < SessionSpan.longestPause
      ? "Going on after \(ElapsedText.words(took))." : "Going on."
  }

  /// Milliseconds between two moments of the session that were lost to some kinds of interruption.
  package func lost(
    from start: Int, to end: Int, now: Int, where counts: (InterruptionKind) -> Bool = { _ in true }
  ) -> Int {
    var lost = 0
    var covered = start
    let ranges = ledger.interruptions.values.filter { counts($0.kind) }
      .map { ($0.started ?? 0, $0.ended ?? elapsed(at: now)) }.sorted { $0 < $1 }
    for (from, to) in ranges {
      let begin = max(from, covered)
      let finish = min(to, end)
      guard finish > begin else { continue }
      lost += finish - begin
      covered = finish
    }
    return lost
  }

  /// The time of an attempt that counts, in milliseconds; `nil` where nobody knows when it began.
  package func timeOnTask(_ attempt: Attempt, now: Int) -> Int? {
    guard let started = attempt.started else { return nil }
    let end = attempt.ended ?? plausible(elapsed(at: now))
    return max(0, end - started - lost(from: started, to: end, now: now))
  }

  /// How long the session has run at a time of it; what was taken up again much later did not run until then.
  package func plausible(_ elapsed: Int) -> Int {
    guard elapsed > SessionSpan.longestPause else { return elapsed }
    let end = ledger.span.end
    let isOver = elapsed > SessionSpan.longest || elapsed - end >= SessionSpan.longestPause
    return isOver ? min(end, elapsed) : elapsed
  }

  /// "Session 12 min 40 s, Pay by card 3 min 10 s, faults 0."
  package func times(now: Int) -> Sentence {
    let total = plausible(elapsed(at: now))
    let rest = lost(from: 0, to: total, now: now) { !$0.isFault }
    var parts: [Sentence] = ["Session \(ElapsedText.words(total - rest))"]
    for id in running {
      guard let attempt = ledger.attempts[id], let time = timeOnTask(attempt, now: now) else {
        continue
      }
      let title = plan.task(attempt.task)?.title ?? attempt.task
      parts.append("\(title) \(ElapsedText.words(time))")
    }
    let faults = ledger.interruptions.values.filter(\.kind.isFault).count
    parts.append("faults \(faults)")
    if rest > 0 { parts.append("breaks \(ElapsedText.words(rest))") }
    return "\(parts.joined(separator: ", "))."
  }

  /// Plans breaks: one is announced each time so many minutes of session time have passed.
  package mutating func planBreaks(everyMinutes minutes: Int?, now: Int) -> Sentence {
    breakEvery = minutes.map { $0 * 60_000 }
    append(.breaks(every: breakEvery))
    announcedBreaks = breakEvery.map { elapsed(at: now) / $0 } ?? 0
    return minutes.map {
      $0 == 1
        ? "A break is announced every minute." : "A break is announced every \($0) minutes."
    } ?? "No breaks are announced."
  }

  /// What is said with the next saved note once a planned break is due.
  mutating func announceBreak(at elapsed: Int) -> Sentence? {
    guard let every = breakEvery, every > 0, elapsed / every > announcedBreaks else { return nil }
    announcedBreaks = elapsed / every
    return "A break is due: `/break`."
  }

  /// Stamps a moment at which several recorders press the same key, so that their logs can be aligned.
  package mutating func mark(now: Int, id: String) -> Sentence {
    let at = elapsed(at: now)
    perform("mark", [.mark(id, at)])
    return "Mark \(ledger.marks.count) \(ledger.at(at))."
  }
}
