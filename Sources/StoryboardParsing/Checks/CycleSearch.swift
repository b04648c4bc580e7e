internal import StoryboardModel

/// Finds the ways back in a graph of containment, depth first in the order of the file.
struct CycleSearch {
  struct Cycle {
    /// The beginning of the way around, up to ``CycleSearch/shownCount`` controllers; where it is
    /// all of it, the first one stands at the end again.
    var controllers: [ObjectID]
    /// Whether the way around has more controllers.
    var isCut: Bool
    /// The segue that closes the circle.
    var last: Segue
  }

  /// How many controllers of a way are kept: a file can have many long ones.
  static let shownCount = 8

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
