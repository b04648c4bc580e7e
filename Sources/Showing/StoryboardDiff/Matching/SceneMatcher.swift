internal import StoryboardModel

/// Matches the scenes of two versions.
struct SceneMatcher {
  let old: ObjectIndex
  let new: ObjectIndex
  let objects: Pairs

  func pairs() -> Pairs {
    var pairs = Pairs()
    for (scene, partner) in sameMainObjects() where pairs.old(partner) == nil {
      pairs.pair(scene, partner)
    }
    // The keys, from the most reliable to the least: the id, the identifier, the destination of a reference, everything
    // but the ids, the class.
    let keys: [(ObjectIndex, Int) -> AnyHashable?] = [
      { $0.file.scenes[$1].id.rawValue.isEmpty ? nil : $0.file.scenes[$1].id },
      { index, scene in
        let object = main(index, scene)
        let identifier = object?.storyboardIdentifier.flatMap { $0.isEmpty ? nil : $0 }
        return identifier.map { [object?.element, $0] }
      },
      { index, scene in
        main(index, scene).flatMap(SceneReference.init).map {
          [$0.storyboardName, $0.referencedIdentifier, $0.bundleIdentifier]
        }
      },
      { index, scene in index.sceneRoots[scene].map { index.nodes[$0].shape } },
      { index, scene in
        let object = main(index, scene)
        return object?.customClass.map { [object?.element, $0.name] }
      },
    ]
    for key in keys {
      pairs.match(
        old.file.scenes.indices, new.file.scenes.indices, { key(old, $0) }, { key(new, $0) })
    }
    matchByNeighbors(&pairs)
    return pairs
  }

  private func main(_ index: ObjectIndex, _ scene: Int) -> InterfaceObject? {
    index.mainObjects[scene].map { index.nodes[$0].object }
  }

  private func sameMainObjects() -> [(Int, Int)] {
    old.file.scenes.indices.compactMap { scene in
      guard let object = old.mainObjects[scene], let partner = objects.new(object),
        let newScene = new.nodes[partner].scene, new.mainObjects[newScene] == partner
      else { return nil }
      return (scene, newScene)
    }
  }

  /// Matches controllers without a name, such as navigation controllers, if the same scenes lead to and from them.
  private func matchByNeighbors(_ pairs: inout Pairs) {
    let known = pairs
    let before = neighbors(of: old) { known.new($0) }
    let after = neighbors(of: new) { known.old($0) == nil ? nil : $0 }
    pairs.match(old.file.scenes.indices, new.file.scenes.indices, { before[$0] }, { after[$0] })
  }

  /// Returns the scenes that lead to and from each scene, as scenes of the new version; leaves out
  /// unmatched neighbors.
  private func neighbors(of index: ObjectIndex, _ partner: (Int) -> Int?) -> [Int: [String]] {
    var lists: [Int: [String]] = [:]
    for segue in index.file.segues {
      guard let source = index.node(segue.holder)?.scene,
        let target = segue.destination.flatMap({ index.node($0)?.scene })
      else { continue }
      let kind = segue.kind.rawValue
      if let place = partner(target) { lists[source, default: []].append("to \(place) \(kind)") }
      if let place = partner(source) { lists[target, default: []].append("by \(place) \(kind)") }
    }
    var keys: [Int: [String]] = [:]
    for (scene, list) in lists {
      keys[scene] = [main(index, scene)?.element ?? ""] + list.sorted()
    }
    return keys
  }
}
