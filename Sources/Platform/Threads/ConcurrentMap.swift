import Synchronization

/// Computes one value for each index on several threads.
///
/// The result does not depend on the threads: values are in the order of their indices. The calling thread works
/// too, so one worker means no thread at all.
///
/// - Parameters:
///   - count: How many values; indices are 0 to `count - 1`.
///   - workers: How many threads work at the same time, by default as many as the machine has processors.
///   - body: Called once for each index.
/// - Complexity: O(*n*) calls; only the results are kept.
package func concurrentMap<Value: Sendable>(
  _ count: Int, workers: Int = ThisProcess.processorCount,
  _ body: @escaping @Sendable (Int) -> Value
) -> [Value] {
  let size = max(1, min(64, count / (max(1, workers) * 8)))
  return concurrentChunks(count, size: size, workers: workers) { range in range.map(body) }
    .flatMap { $0 }
}

/// Computes one value for each run of indices on several threads, so that a run's intermediate values can be
/// dropped before the next begins.
///
/// - `count`: How many indices there are in all.
/// - `size`: How many indices a run has; the last may have fewer.
/// - Returns: The values in the order of the runs.
package func concurrentChunks<Value: Sendable>(
  _ count: Int, size: Int, workers: Int = ThisProcess.processorCount,
  _ body: @escaping @Sendable (Range<Int>) -> Value
) -> [Value] {
  guard count > 0 else { return [] }
  let size = max(1, size)
  let chunks = (count + size - 1) / size
  let workers = min(max(1, workers), chunks)
  let work = SharedWork(chunks: chunks) { chunk in
    body(chunk * size..<min(count, (chunk + 1) * size))
  }
  let parts = (0..<workers).map { _ in PartOfWork<Value>() }
  let threads = parts.dropFirst().compactMap { part in Thread { work.run(into: part) } }
  work.run(into: parts[0])
  for thread in threads { thread.join() }
  return parts.flatMap { $0.done.withLock { $0 } }
    .sorted { $0.chunk < $1.chunk }.map(\.value)
}

/// What one thread has done.
private final class PartOfWork<Value: Sendable>: Sendable {
  let done: Mutex<[(chunk: Int, value: Value)]> = Mutex([])
}

/// Chunks that threads take one after the other.
private final class SharedWork<Value: Sendable>: Sendable {
  private let chunks: Int
  private let next = Atomic<Int>(0)
  private let body: @Sendable (Int) -> Value

  init(chunks: Int, body: @escaping @Sendable (Int) -> Value) {
    self.chunks = chunks
    self.body = body
  }

  func run(into part: PartOfWork<Value>) {
    var mine: [(chunk: Int, value: Value)] = []
    while true {
      let chunk = next.add(1, ordering: .relaxed).oldValue
      guard chunk < chunks else { break }
      mine.append((chunk, body(chunk)))
    }
    part.done.withLock { $0 = mine }
  }
}
