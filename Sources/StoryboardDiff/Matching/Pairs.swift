/// Which things of an old list are which of a new one, each at most once.
struct Pairs {
  private(set) var newPlaces: [Int: Int] = [:]
  private(set) var oldPlaces: [Int: Int] = [:]

  mutating func pair(_ old: Int, _ new: Int) {
    newPlaces[old] = new
    oldPlaces[new] = old
  }

  func new(_ old: Int) -> Int? { newPlaces[old] }
  func old(_ new: Int) -> Int? { oldPlaces[new] }

  /// Pairs what has the same key and no partner yet, the first with the first.
  ///
  /// - Parameters:
  ///   - old: The places in the old list that are looked at.
  ///   - new: The places in the new list.
  ///   - oldKey: The key of an old thing; nil keeps it out.
  ///   - newKey: The key of a new thing.
  /// - Returns: The old places that found a partner.
  @discardableResult
  mutating func match<Key: Hashable>(
    _ old: some Sequence<Int>, _ new: some Sequence<Int>, _ oldKey: (Int) -> Key?,
    _ newKey: (Int) -> Key?
  ) -> [Int] {
    var waiting: [Key: [Int]] = [:]
    for place in new where oldPlaces[place] == nil {
      if let key = newKey(place) { waiting[key, default: []].append(place) }
    }
    guard !waiting.isEmpty else { return [] }
    var taken: [Key: Int] = [:]
    var found: [Int] = []
    for place in old where newPlaces[place] == nil {
      guard let key = oldKey(place), let candidates = waiting[key] else { continue }
      let next = taken[key, default: 0]
      guard next < candidates.count else { continue }
      taken[key] = next + 1
      pair(place, candidates[next])
      found.append(place)
    }
    return found
  }
}
