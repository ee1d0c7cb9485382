import JSON
import Records

/// A barrier that people of a round met once.
struct MetBarrier {
  let tasks: Set<String>
  let screens: Set<String>
  let places: PlaceSet
  let day: String
}

/// The barriers that people met in one session, each moment once.
///
/// A moment of another kind that shows a barrier, such as a workaround, is of the barrier that the session met at the same place
/// and screen; it stands for one only if there is none.
struct MetBarriers {
  private struct Spot: Hashable {
    let tasks: Set<String>
    let screens: Set<String>
  }

  let all: [MetBarrier]

  init(_ moments: [Moment], on day: String) {
    let found = moments.filter { $0.showsProblem && !$0.places.isEmpty && !$0.tasks.isEmpty }
      .map { (spot: Spot(tasks: $0.tasks, screens: $0.screens), moment: $0) }
    var told: [Spot: PlaceSet] = [:]
    for (spot, moment) in found where moment.isBarrier {
      told[spot, default: PlaceSet()].formUnion(moment.places)
    }
    all = found.compactMap { spot, moment in
      var places = moment.places
      if !moment.isBarrier {
        places = places.subtracting(told[spot] ?? PlaceSet())
        told[spot, default: PlaceSet()].formUnion(places)
      }
      return places.isEmpty
        ? nil : MetBarrier(tasks: spot.tasks, screens: spot.screens, places: places, day: day)
    }
  }
}
