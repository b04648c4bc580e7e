/// A change and its scene, which is nil outside of all scenes.
typealias PlacedChange = (ScenePlace?, Change)

/// A scene by its index in the new version, or in the old one if it was removed.
enum ScenePlace: Hashable {
  case new(Int)
  case old(Int)

  /// Creates the place of a scene of the old version.
  init(ofOld scene: Int, _ scenes: Pairs) {
    self = scenes.new(scene).map(Self.new) ?? .old(scene)
  }
}
