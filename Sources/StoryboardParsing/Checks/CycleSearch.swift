internal import StoryboardModel

/// Finds the ways back in a graph of containment, depth first in the order of the file.
struct CycleSearch {
  struct Cycle {
    /// The way around: the first controller stands at the end again.
    var controllers: [ObjectID]
    /// The segue that closes the circle.
    var last: Segue
  }

  private var segues: [ObjectID: [(segue: Segue, child: ObjectID)]] = [:]
  private var owners: [ObjectID] = []

  mutating func add(_ segue: Segue, from owner: ObjectID, to child: ObjectID) {
    if segues[owner] == nil { owners.append(owner) }
    segues[owner, default: []].append((segue, child))
  }

  /// One cycle for each segue that leads back to a controller on the way to it.
  func cycles() -> [Cycle] {
    var cycles: [Cycle] = []
    var done: Set<ObjectID> = []
    for start in owners where !done.contains(start) {
      // The way from the start, with the number of segues already followed from each controller;
      // a list of its own, because a file can contain longer ways than the stack has room for.
      var path: [(controller: ObjectID, followed: Int)] = [(start, 0)]
      var places: [ObjectID: Int] = [start: 0]
      while let (controller, followed) = path.last {
        guard let next = segues[controller]?.dropFirst(followed).first else {
          path.removeLast()
          places[controller] = nil
          done.insert(controller)
          continue
        }
        path[path.count - 1].followed += 1
        if let place = places[next.child] {
          let controllers = path[place...].map(\.controller) + [next.child]
          cycles.append(Cycle(controllers: controllers, last: next.segue))
        } else if !done.contains(next.child) {
          places[next.child] = path.count
          path.append((next.child, 0))
        }
      }
    }
    return cycles
  }
}
