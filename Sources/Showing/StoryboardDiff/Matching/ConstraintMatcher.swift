internal import StoryboardModel

/// Matches constraints whose ids differ, by the objects that they relate.
struct ConstraintMatcher {
  let old: ObjectIndex
  let new: ObjectIndex
  let scenes: Pairs
  let ids: IDTranslation

  func pairs(after known: Pairs) -> Pairs {
    var pairs = known
    let before = constraints(of: old) { pairs.new($0) == nil }
    let after = constraints(of: new) { pairs.old($0) == nil }
    guard !before.isEmpty, !after.isEmpty else { return pairs }
    // Match first by all attributes, then only by the items and their relation.
    for names in [
      nil, ["firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute"],
    ] {
      pairs.match(
        before, after,
        { place in
          let node = old.nodes[place]
          return key(
            ids.translated(attributes(of: node, in: old)), names,
            scene: node.scene.flatMap(scenes.new))
        },
        { place in
          let node = new.nodes[place]
          return key(attributes(of: node, in: new), names, scene: node.scene)
        })
    }
    return pairs
  }

  private func constraints(of index: ObjectIndex, _ isLeft: (Int) -> Bool) -> [Int] {
    index.nodes.indices.filter {
      index.nodes[$0].object.element == "constraint" && isLeft($0)
    }
  }

  /// The attributes without the id, and with the first item if the file leaves it out: the parent.
  private func attributes(of node: ObjectIndex.Node, in index: ObjectIndex) -> [String: String] {
    var attributes = node.object.attributes
    if attributes["firstItem"] == nil, let parent = node.parent {
      attributes["firstItem"] = index.nodes[parent].object.id.rawValue
    }
    attributes["id"] = nil
    return attributes
  }

  private func key(_ attributes: [String: String], _ names: [String]?, scene: Int?) -> AnyHashable {
    let values = names.map { names in attributes.filter { names.contains($0.key) } } ?? attributes
    return [AnyHashable(scene), AnyHashable(values)]
  }
}
