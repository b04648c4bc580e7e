internal import StoryboardModel

// Objects that moved among siblings whose order matters, such as overlapping views, tabs or rows.

extension Versions {
  /// Returns the objects that moved, by their index in the new version's list.
  func movedObjects() -> [Int: ChangeDetail] {
    var moved: [Int: ChangeDetail] = [:]
    compare(old.fileRoots, new.fileRoots, &moved)
    for place in old.nodes.indices {
      guard let partner = matching.objects.new(place) else { continue }
      compare(old.nodes[place].children, new.nodes[partner].children, &moved)
    }
    return moved
  }

  private func compare(_ before: [Int], _ after: [Int], _ moved: inout [Int: ChangeDetail]) {
    guard before.count > 1, after.count > 1 else { return }
    let before = before.filter { !old.nodes[$0].object.isUnordered }
    let after = after.filter { !new.nodes[$0].object.isUnordered }
    for (place, detail) in Self.moves(before, after, matching.objects) {
      moved[place] = detail
    }
  }

  /// Returns the relationships that moved, such as tabs, by their index in the new version's list
  /// of segues.
  func movedSegues() -> [Int: ChangeDetail] {
    let (old, new) = (self.old.file.segues, self.new.file.segues)
    var before: [Key: [Int]] = [:]
    for place in old.indices {
      guard let relationship = old[place].relationship,
        let holder = matching.ids.new(old[place].holder)
      else { continue }
      before[Key(holder: holder, relationship: relationship), default: []].append(place)
    }
    var after: [Key: [Int]] = [:]
    for place in new.indices {
      guard let relationship = new[place].relationship else { continue }
      after[Key(holder: new[place].holder, relationship: relationship), default: []].append(place)
    }
    var moved: [Int: ChangeDetail] = [:]
    for (key, places) in after {
      for (place, detail) in Self.moves(before[key] ?? [], places, matching.segues) {
        moved[place] = detail
      }
    }
    return moved
  }

  private struct Key: Hashable {
    var holder: ObjectID
    var relationship: String
  }

  /// Returns the elements in both lists whose position among these changed.
  private static func moves(
    _ before: [Int], _ after: [Int], _ pairs: Pairs
  ) -> [(place: Int, detail: ChangeDetail)] {
    var oldRanks: [Int: Int] = [:]
    for (rank, place) in before.enumerated() { oldRanks[place] = rank }
    var common: [(place: Int, new: Int, old: Int)] = []
    for (rank, place) in after.enumerated() {
      guard let partner = pairs.old(place), let old = oldRanks[partner] else { continue }
      common.append((place, rank, old))
    }
    let staying = LongestRun.staying(common.map(\.old))
    guard staying.count < common.count else { return [] }
    return common.indices.filter { !staying.contains($0) }.map { index in
      let (place, new, old) = common[index]
      return (
        place,
        ChangeDetail("place", "\(old + 1) of \(before.count)", "\(new + 1) of \(after.count)")
      )
    }
  }
}
