import Platform
import Synchronization
import Testing

@Suite struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 2, 63, 64, 65, 5000], [1, 2, 3, 16])
  func valuesAreInOrder(_ count: Int, _ workers: Int) {
    #expect(concurrentMap(count, workers: workers) { $0 * 3 } == (0..<count).map { $0 * 3 })
  }

  @Test(arguments: [1, 7, 100, 1000])
  func everyIndexIsInOneChunk(_ size: Int) {
    let calls = Atomic<Int>(0)
    let chunks = concurrentChunks(250, size: size, workers: 4) { range in
      calls.add(1, ordering: .relaxed)
      return Array(range)
    }
    #expect(chunks.flatMap { $0 } == Array(0..<250))
    #expect(chunks.dropLast().allSatisfy { $0.count == size })
    #expect(calls.load(ordering: .relaxed) == chunks.count)
  }

  @Test func severalThreadsWorkAtTheSameTime() {
    // Two calls that each wait for the other end only on two threads.
    let arrived = Atomic<Int>(0)
    let met = concurrentChunks(2, size: 1, workers: 2) { _ in
      arrived.add(1, ordering: .sequentiallyConsistent)
      for _ in 0..<5000 where arrived.load(ordering: .sequentiallyConsistent) < 2 {
        SystemClock.sleep(milliseconds: 1)
      }
      return arrived.load(ordering: .sequentiallyConsistent) == 2
    }
    #expect(met == [true, true])
  }
}
