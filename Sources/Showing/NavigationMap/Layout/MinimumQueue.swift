/// A priority queue of numbers: the least cost first; among equal costs, the oldest.
struct MinimumQueue {
  private typealias Entry = (cost: Double, order: Int, number: Int)

  /// A binary heap: the entries at 2n + 1 and 2n + 2 come no earlier than the one at n.
  private var entries: [Entry] = []
  private var insertions = 0

  mutating func insert(_ number: Int, cost: Double) {
    insertions += 1
    entries.append((cost, insertions, number))
    var place = entries.count - 1
    while place > 0, Self.precedes(entries[place], entries[(place - 1) / 2]) {
      entries.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Removes and returns the number with the least cost; nil if the queue is empty.
  mutating func removeLeast() -> (number: Int, cost: Double)? {
    guard let least = entries.first, let last = entries.popLast() else { return nil }
    guard !entries.isEmpty else { return (least.number, least.cost) }
    entries[0] = last
    var place = 0
    while true {
      var first = place
      for child in [2 * place + 1, 2 * place + 2]
      where child < entries.count && Self.precedes(entries[child], entries[first]) {
        first = child
      }
      if first == place { break }
      entries.swapAt(place, first)
      place = first
    }
    return (least.number, least.cost)
  }

  private static func precedes(_ first: Entry, _ second: Entry) -> Bool {
    (first.cost, first.order) < (second.cost, second.order)
  }
}
