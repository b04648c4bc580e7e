internal import StoryboardModel

/// The scenes that were moved on a storyboard's canvas.
struct CanvasMoves {
  /// The shortest distance that counts as a move.
  ///
  /// Interface Builder rounds positions when it saves them.
  private static let least = 25.0

  /// The old positions by the scenes' indexes in the new version, shifted like the other scenes.
  private(set) var oldLocations: [Int: Point] = [:]

  /// Compares the positions of all scenes that both versions have.
  init(_ scenes: [SceneDifference], from old: InterfaceFile, to new: InterfaceFile) {
    var moves: [(scene: Int, from: Point, x: Double, y: Double)] = []
    for scene in scenes {
      guard let before = scene.oldIndex, let after = scene.newIndex,
        let from = old.scenes[before].canvasLocation, let to = new.scenes[after].canvasLocation
      else { continue }
      moves.append((after, from, to.x - from.x, to.y - from.y))
    }
    // Interface Builder sometimes moves all scenes by the same distance, which changes nothing.
    let counts = Dictionary(grouping: moves) { [$0.x.rounded(), $0.y.rounded()] }
      .mapValues(\.count)
    let still = [0.0, 0.0]
    // The most frequent move, or none if no other one is more frequent.
    let shift = counts.keys.sorted { $0.lexicographicallyPrecedes($1) }
      .reduce(still) { (counts[$0] ?? 0) < (counts[$1] ?? 0) ? $1 : $0 }
    for move in moves {
      let (x, y) = (move.x - shift[0], move.y - shift[1])
      guard (x * x + y * y).squareRoot() > Self.least else { continue }
      oldLocations[move.scene] = Point(x: move.from.x + shift[0], y: move.from.y + shift[1])
    }
  }
}
