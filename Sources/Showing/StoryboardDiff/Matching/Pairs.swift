/// Pairs of elements of an old and a new list, each in at most one pair.
///
/// In comparisons, the *place* of an element is its index in such a list.
struct Pairs {
  /// The places of new elements by those of their old partners.
  private(set) var newPlaces: [Int: Int] = [:]
  private var oldPlaces: [Int: Int] = [:]

  mutating func pair(_ old: Int, _ new: Int) {
    newPlaces[old] = new
    oldPlaces[new] = old
  }

  /// Returns the place of an old element's new partner.
  func new(_ old: Int) -> Int? { newPlaces[old] }
  /// Returns the place of a new element's old partner.
  func old(_ new: Int) -> Int? { oldPlaces[new] }

  /// Pairs elements of two whole lists that have equal keys.
  mutating func match<Element, Key: Hashable>(
    _ old: [Element], _ new: [Element], by key: (Element) -> Key?
  ) {
    match(old.indices, new.indices, { key(old[$0]) }, { key(new[$0]) })
  }

  /// Pairs elements that have equal keys and no partner yet, in order.
  ///
  /// - Parameters:
  ///   - old: The indexes of candidates in the old list.
  ///   - new: The indexes of candidates in the new list.
  ///   - oldKey: The key of an old element; nil excludes it.
  ///   - newKey: The key of a new element.
  mutating func match<Key: Hashable>(
    _ old: some Sequence<Int>, _ new: some Sequence<Int>, _ oldKey: (Int) -> Key?,
    _ newKey: (Int) -> Key?
  ) {
    var waiting: [Key: [Int]] = [:]
    for place in new where oldPlaces[place] == nil {
      if let key = newKey(place) { waiting[key, default: []].append(place) }
    }
    guard !waiting.isEmpty else { return }
    var taken: [Key: Int] = [:]
    for place in old where newPlaces[place] == nil {
      guard let key = oldKey(place), let candidates = waiting[key] else { continue }
      let next = taken[key, default: 0]
      guard next < candidates.count else { continue }
      taken[key] = next + 1
      pair(place, candidates[next])
    }
  }
}
