internal import Findings

/// Tells apart what would have one name: each gets its own, and whoever loses one is reported.
struct UniqueNames {
  /// Something that wants a name.
  struct Request {
    /// The name that it has if nobody else wants it.
    var name: String
    /// What it is in the file: decides who keeps the name, whatever order the files come in.
    var identifier: String
    /// Whether the identifier is its own, and not that of the class it leads to.
    var isNamed = true
    /// What decides between two of one identifier.
    var tieBreaker = ""
    /// How findings call it, such as `the segue “show-person”`; asked for only if it collides.
    var words: () -> String
    var location: SourceLocation
  }

  /// The names, in the order of the requests.
  private(set) var names: [String]
  /// One for each request that did not get its name, sorted.
  private(set) var findings: [Finding] = []

  /// Gives names.
  ///
  /// - Parameters:
  ///   - requests: What wants a name; their order changes nothing but that of ``names``.
  ///   - taken: Names that nobody gets, and that are not reported.
  init(_ requests: [Request], taken: Set<String> = []) {
    names = requests.map(\.name)
    // Nearly always all differ.
    if taken.isEmpty, Set(names).count == names.count { return }
    let order = requests.indices.sorted { Self.precedes(requests[$0], requests[$1]) }
    var owners: [String: Int] = [:]
    var late: [Int] = []
    for index in order {
      let name = requests[index].name
      if taken.contains(name) || owners[name] != nil {
        late.append(index)
      } else {
        owners[name] = index
      }
    }
    // Only now: a number must not take the name of what is called so in its file.
    var next: [String: Int] = [:]
    for index in late {
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
    findings.sort()
  }

  private static func numbered(_ name: String, _ number: Int) -> String {
    name.unicodeScalars.last?.isDigit == true ? "\(name)_\(number)" : "\(name)\(number)"
  }

  private static func precedes(_ left: Request, _ right: Request) -> Bool {
    if left.isNamed != right.isNamed { return left.isNamed }
    let isExact = (left.identifier == left.name, right.identifier == right.name)
    if isExact.0 != isExact.1 { return isExact.0 }
    if left.identifier != right.identifier { return left.identifier < right.identifier }
    if left.tieBreaker != right.tieBreaker { return left.tieBreaker < right.tieBreaker }
    return left.location < right.location
  }

  private static func finding(
    _ loser: Request, named name: String, beside winner: Request
  ) -> Finding {
    // Cells of two classes may well have one identifier, in tables of their own.
    let severity: Severity = loser.identifier == winner.identifier ? .note : .warning
    return Finding(
      .namesCollide, severity, at: loser.location,
      "\(loser.words()) would be named “\(loser.name)” as \(winner.words()) at \(winner.location) is: "
        + "it is named “\(name)”",
      help: "rename one of them, so that code can tell which is meant")
  }
}
