internal import Findings

/// A request for a name.
struct NameRequest {
  /// The wanted name.
  var name: String
  /// The identifier, by whose order the requests for one name are served, whatever the order of files.
  var identifier: String
  /// Whether the identifier is in the file, and not derived from the destination's class.
  var isNamed = true
  /// Decides between two requests with the same identifier.
  var tieBreaker = ""
  /// The description in findings, such as `the segue “show-person”`; evaluated only for collisions.
  var words: () -> String
  var location: SourceLocation
}

/// Gives each item its own name, and reports every item that lost the name it wanted.
struct UniqueNames<Item> {
  private let items: [Item]
  /// The names, in the order of the items.
  private(set) var names: [String]
  /// A finding for each item that did not get its name, sorted.
  private(set) var findings: [Finding] = []

  /// The items with their names, sorted by these.
  var sorted: [(name: String, item: Item)] {
    zip(names, items).map { ($0, $1) }.sorted { $0.name < $1.name }
  }

  /// Assigns names.
  ///
  /// - Parameters:
  ///   - items: The items; their order only determines that of ``names``.
  ///   - taken: Names that are never assigned; avoiding them is not reported.
  ///   - request: Returns the name that an item wants.
  init(_ items: [Item], taken: Set<String> = [], _ request: (Item) -> NameRequest) {
    self.items = items
    let requests = items.map(request)
    names = requests.map(\.name)
    // Nearly always, all names differ.
    if taken.isDisjoint(with: names), Set(names).count == names.count { return }
    var owners: [String: Int] = [:]
    var unserved: [Int] = []
    for index in requests.indices.sorted(by: { Self.precedes(requests[$0], requests[$1]) }) {
      let name = requests[index].name
      if taken.contains(name) || owners[name] != nil {
        unserved.append(index)
      } else {
        owners[name] = index
      }
    }
    // After all others, so that a numbered name is never one that another request wants.
    addNumbers(to: unserved, of: requests, taken: taken, &owners)
    findings.sort()
  }

  /// Gives numbered names to requests whose names are taken, in their order.
  private mutating func addNumbers(
    to unserved: [Int], of requests: [NameRequest], taken: Set<String>,
    _ owners: inout [String: Int]
  ) {
    var next: [String: Int] = [:]
    for index in unserved {
      let request = requests[index]
      var number = next[request.name] ?? 2
      var name = Self.numbered(request.name, number)
      while taken.contains(name) || owners[name] != nil {
        number += 1
        name = Self.numbered(request.name, number)
      }
      next[request.name] = number + 1
      names[index] = name
      if let winner = owners[request.name] {
        findings.append(Self.finding(request, named: name, beside: requests[winner]))
      }
      owners[name] = index
    }
  }

  private static func numbered(_ name: String, _ number: Int) -> String {
    let last = name.unicodeScalars.last?.properties.generalCategory
    return last == .decimalNumber ? "\(name)_\(number)" : "\(name)\(number)"
  }

  private static func precedes(_ left: NameRequest, _ right: NameRequest) -> Bool {
    if left.isNamed != right.isNamed { return left.isNamed }
    let isExact = (left.identifier == left.name, right.identifier == right.name)
    if isExact.0 != isExact.1 { return isExact.0 }
    if left.identifier != right.identifier { return left.identifier < right.identifier }
    if left.tieBreaker != right.tieBreaker { return left.tieBreaker < right.tieBreaker }
    return left.location < right.location
  }

  private static func finding(
    _ loser: NameRequest, named name: String, beside winner: NameRequest
  ) -> Finding {
    // Cells of two classes may well share an identifier in separate tables.
    let severity: Severity = loser.identifier == winner.identifier ? .note : .warning
    return Finding(
      .namesCollide, severity, at: loser.location,
      "\(loser.words()) is named “\(name)”, because \(winner.words()) at \(winner.location) already "
        + "has the name “\(loser.name)”",
      help: "rename one of them, so that code can tell which is meant")
  }
}
