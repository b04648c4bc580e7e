internal import Findings
internal import StoryboardModel

/// The two versions of a file, and which of their objects are the same.
struct Versions {
  let old: ObjectIndex
  let new: ObjectIndex
  let matching: FileMatching
  let oldNames: ObjectNames
  let newNames: ObjectNames
  /// Whether the canvas shows another device, which changes every frame.
  let changesDevice: Bool

  init(_ old: InterfaceFile, _ new: InterfaceFile) {
    self.old = ObjectIndex(old)
    self.new = ObjectIndex(new)
    matching = FileMatching(self.old, self.new)
    oldNames = ObjectNames(self.old)
    newNames = ObjectNames(self.new)
    func device(_ file: InterfaceFile) -> [String] {
      file.settings.filter { $0.path.hasPrefix("device") }.flatMap { setting in
        setting.attributes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      }
    }
    changesDevice = device(old) != device(new)
  }

  func names(isNew: Bool) -> ObjectNames { isNew ? newNames : oldNames }

  /// Returns the scene of an object, by its index.
  func place(ofScene scene: Int?, isNew: Bool) -> ScenePlace? {
    scene.map { isNew ? .new($0) : matching.scenes.new($0).map(ScenePlace.new) ?? .old($0) }
  }

  /// Returns the differences between two elements' attributes, sorted by name.
  ///
  /// - Parameters:
  ///   - before: The old attributes.
  ///   - after: The new ones.
  ///   - tolerance: The allowed difference between numbers.
  ///   - noise: The reason why an attribute doesn't matter to the app; nil if it does.
  ///   - property: The readable name of an attribute; nil leaves the attribute out.
  /// - Returns: A detail for each attribute that differs in meaning.
  func details(
    _ before: [String: String], _ after: [String: String], tolerance: Double? = nil,
    noise: (String) -> Noise? = { _ in nil }, _ property: (String) -> String?
  ) -> [ChangeDetail] {
    Set(before.keys).union(after.keys).sorted().compactMap { key in
      let (was, now) = (before[key], after[key])
      guard !matching.ids.isSame(was, now, of: key), let name = property(key) else { return nil }
      let isRounding = tolerance.map { Tolerance.isRounding(was, now, by: $0) } ?? false
      var detail = ChangeDetail(
        name, was.map { oldNames.value($0, of: key) }, now.map { newNames.value($0, of: key) },
        noise: noise(key) ?? (isRounding ? .rounding : nil))
      detail.distinguish(was, now)
      return detail
    }
  }
}

extension ChangeDetail {
  /// Adds ids to the names of two objects that would otherwise have the same name.
  mutating func distinguish(_ oldID: String?, _ newID: String?) {
    guard let old, old == new, let oldID, let newID, oldID != newID else { return }
    self.old = "\(old) (\(ObjectNames.cut(oldID)))"
    new = "\(old) (\(ObjectNames.cut(newID)))"
  }
}

/// A change and its scene, which is nil outside of all scenes.
typealias PlacedChange = (ScenePlace?, Change)

/// A scene by its index in the new version, or in the old one if it was removed.
enum ScenePlace: Hashable {
  case new(Int)
  case old(Int)
}
