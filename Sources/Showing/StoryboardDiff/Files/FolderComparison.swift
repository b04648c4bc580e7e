package import StoryboardModel

/// Compares the files of two folders.
package enum FolderComparison {
  /// The share of a file's ids that another file must have to count as its renamed version.
  ///
  /// Ids are random: two files that share many have the same origin.
  private static let sharedIDs = 0.5
  /// The maximum number of new files that may contain an id that is used for matching.
  ///
  /// An id in more files comes from a common template, and comparing all files that share it would
  /// take quadratic time.
  private static let mostHolders = 50

  /// Returns the differences of all files, sorted by path.
  ///
  /// Files with the same path are versions of one file; the others are paired by the ids they
  /// share.
  package static func differences(
    from old: [ParsedFile], to new: [ParsedFile]
  ) -> [FileDifference] {
    compare(old, new).map(\.difference)
  }

  /// Returns the differences of all files, with both versions of each file.
  package static func compare(_ old: [ParsedFile], _ new: [ParsedFile]) -> [ComparedFile] {
    let old = old.sorted { $0.path < $1.path }
    let new = new.sorted { $0.path < $1.path }
    var pairs = Pairs()
    pairs.match(old, new, by: \.path)
    matchRenamed(old, new, &pairs)
    let gone = old.indices.filter { pairs.new($0) == nil }.map { ComparedFile(old[$0], nil) }
    let others = new.indices.map { place in
      ComparedFile(pairs.old(place).map { old[$0] }, new[place])
    }
    return (gone + others).sorted {
      ($0.path, $0.old?.path ?? "") < ($1.path, $1.old?.path ?? "")
    }
  }

  private static func matchRenamed(_ old: [ParsedFile], _ new: [ParsedFile], _ pairs: inout Pairs) {
    let added = new.indices.filter { pairs.old($0) == nil }
    let gone = old.indices.filter { pairs.new($0) == nil }
    guard !added.isEmpty, !gone.isEmpty else { return }
    var holders: [ObjectID: [Int]] = [:]
    var sizes: [Int: Int] = [:]
    for place in added {
      let ids = ids(of: new[place])
      sizes[place] = ids.count
      for id in ids { holders[id, default: []].append(place) }
    }
    var candidates: [(share: Double, old: Int, new: Int)] = []
    for place in gone {
      let ids = ids(of: old[place])
      var shared: [Int: Int] = [:]
      for id in ids {
        guard let found = holders[id], found.count <= mostHolders else { continue }
        for holder in found { shared[holder, default: 0] += 1 }
      }
      for (holder, count) in shared {
        let share = Double(count) / Double(max(ids.count, sizes[holder] ?? 0, 1))
        if share >= sharedIDs { candidates.append((share, place, holder)) }
      }
    }
    candidates.sort { ($1.share, $0.old, $0.new) < ($0.share, $1.old, $1.new) }
    for candidate in candidates
    where pairs.new(candidate.old) == nil && pairs.old(candidate.new) == nil {
      pairs.pair(candidate.old, candidate.new)
    }
  }

  /// Returns the random ids, without those of placeholders, which are the same in all files.
  private static func ids(of version: ParsedFile) -> Set<ObjectID> {
    guard let file = version.file else { return [] }
    var ids: Set<ObjectID> = []
    file.forEachObject { object in
      let id = object.pointee.id
      if !id.rawValue.hasPrefix("-") { ids.insert(id) }
    }
    return ids
  }
}
