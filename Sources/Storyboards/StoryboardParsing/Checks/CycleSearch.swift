internal import StoryboardModel

/// Finds the cycles in a graph of containment, depth first in the order of the file.
struct CycleSearch {
  struct Cycle {
    /// The first controllers of the cycle, at most ``CycleSearch/shownCount``; if that is all of
    /// them, the first one is repeated at the end.
    var controllers: [ObjectID]
    /// Whether the cycle has more controllers.
    var isCut: Bool
    /// The segue that closes the cycle.
    var last: Segue
  }

  /// How many controllers of a cycle are kept, because a file can have many long ones.
  static let shownCount = 8

  private var segues: [ObjectID: [(segue: Segue, child: ObjectID)]] = [:]
  private var owners: [ObjectID] = []

  mutating func add(_ segue: Segue, from owner: ObjectID, to child: ObjectID) {
    if segues[owner] == nil { owners.append(owner) }
    segues[owner, default: []].append((segue, child))
  }

  /// Returns one cycle for each segue that leads back to a controller on the current path.
  func cycles() -> [Cycle] {
    var cycles: [Cycle] = []
    var done: Set<ObjectID> = []
    for start in owners where !done.contains(start) {
      // The path from the start, with the number of segues already followed from each controller;
      // an explicit stack, because paths in a file can be deeper than the call stack allows.
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
          let shown = path[place...].prefix(Self.shownCount).map(\.controller)
          let isCut = path.count - place + 1 > Self.shownCount
          cycles.append(
            Cycle(
              controllers: isCut ? shown : shown + [next.child], isCut: isCut, last: next.segue))
        } else if !done.contains(next.child) {
          places[next.child] = path.count
          path.append((next.child, 0))
        }
      }
    }
    return cycles
  }
}
