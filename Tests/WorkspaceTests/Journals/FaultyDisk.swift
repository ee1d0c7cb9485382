import Platform
import Synchronization
import Workspace

/// A disk that fails as it is told, and counts what it is asked.
final class FaultyDisk: Sendable {
  enum Call: Hashable, Sendable { case write, sync, truncate, rename, remove, syncFolder }

  struct State {
    var calls: [Call] = []
    /// How many bytes it still takes before it is full.
    var room: Int?
    /// How many bytes it takes in one call.
    var bite: Int?
    /// The calls that fail with an error of the device.
    var failing: Set<Call> = []
    /// From which call on every one fails, counted from 0.
    var deadFrom: Int?
    /// The one call that fails, counted from 0.
    var failingCall: Int?
  }

  private let state: Mutex<State>

  init(_ state: State = State()) { self.state = Mutex(state) }

  /// Full after some more bytes.
  static func full(after room: Int) -> FaultyDisk {
    let disk = FaultyDisk()
    disk.change { $0.room = room }
    return disk
  }

  func change(_ body: (inout sending State) -> Void) { state.withLock { body(&$0) } }

  var calls: [Call] { state.withLock { $0.calls } }

  var disk: JournalDisk {
    var disk = JournalDisk.real
    let real = JournalDisk.real
    disk.write = { [self] file, bytes, offset throws(SystemError) in
      let count = try take(bytes.count)
      return try real.write(file, bytes.prefix(count), offset)
    }
    disk.sync = { [self] file throws(SystemError) in
      try ask(.sync)
      try real.sync(file)
    }
    disk.truncate = { [self] file, size throws(SystemError) in
      try ask(.truncate)
      try real.truncate(file, size)
    }
    disk.rename = { [self] folder, name, newName throws(SystemError) in
      try ask(.rename)
      try real.rename(folder, name, newName)
    }
    disk.remove = { [self] folder, name throws(SystemError) in
      try ask(.remove)
      try real.remove(folder, name)
    }
    disk.syncFolder = { [self] folder throws(SystemError) in
      try ask(.syncFolder)
      try real.syncFolder(folder)
    }
    return disk
  }

  private func ask(_ call: Call) throws(SystemError) {
    let fails = state.withLock { state in
      let index = state.calls.count
      state.calls.append(call)
      return state.failing.contains(call) || state.failingCall == index
        || index >= state.deadFrom ?? .max
    }
    // 5 is an error of the device everywhere.
    if fails { throw SystemError(number: 5, operation: .write, path: "disk") }
  }

  private func take(_ wanted: Int) throws(SystemError) -> Int {
    try ask(.write)
    let taken = state.withLock { state in
      let taken = min(wanted, state.room ?? .max, state.bite ?? .max)
      if let room = state.room { state.room = room - taken }
      return taken
    }
    // 28 is a full disk everywhere.
    if taken == 0 { throw SystemError(number: 28, operation: .write, path: "disk") }
    return taken
  }
}
