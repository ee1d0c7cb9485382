import JSON
import Records

/// A barrier that people of a round met once.
struct MetBarrier {
  let task: Text
  let screen: Text?
  let places: PlaceSet
  let day: String
}

/// The barriers that people met in one session, each moment once.
///
/// What is no barrier but shows one, such as a way around it, is of the barrier that the session met at the same place
/// and screen; only where there is none does it stand for one.
struct MetBarriers {
  private struct Spot: Hashable {
    let task: Text
    let screen: Text?
  }

  let all: [MetBarrier]

  init(_ moments: [Moment], of records: SessionRecords, on day: String) {
    let found = moments.compactMap { moment -> (spot: Spot, moment: Moment)? in
      let note = records.logs[moment.address.log].observations[moment.address.observation]
      guard moment.showsProblem, !moment.places.isEmpty, let task = note.task else { return nil }
      return (Spot(task: Text(task), screen: note.screen.map { Text($0) }), moment)
    }
    var told: [Spot: PlaceSet] = [:]
    for (spot, moment) in found where moment.kind == .barrier {
      told[spot, default: PlaceSet()].formUnion(moment.places)
    }
    var all: [MetBarrier] = []
    for (spot, moment) in found {
      var places = moment.places
      if moment.kind != .barrier {
        places = places.subtracting(told[spot] ?? PlaceSet())
        told[spot, default: PlaceSet()].formUnion(places)
      }
      guard !places.isEmpty else { continue }
      all.append(MetBarrier(task: spot.task, screen: spot.screen, places: places, day: day))
    }
    self.all = all
  }
}
