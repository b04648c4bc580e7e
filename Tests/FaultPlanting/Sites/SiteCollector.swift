/// Collects the sites of one kind in one app.
struct SiteCollector {
  let kind: String
  let app: PlantableApp
  private(set) var plants: [Plant] = []
  private(set) var leftOut: [String: Int] = [:]
  private var numbers: SeededNumbers

  init(kind: String, _ app: PlantableApp, seed: UInt64) {
    self.kind = kind
    self.app = app
    numbers = SeededNumbers(seed: seed, for: kind)
  }

  mutating func add(
    _ change: String, at place: LinePlace, edits: [PlantEdit], deletions: [String] = [],
    ends: some Sequence<LinePlace>, acceptsNotes: Bool = false
  ) {
    plants.append(
      Plant(
        kind: kind, app: app.folder, index: plants.count, change: change, place: place,
        edits: edits, deletions: deletions, ends: Set(ends).union([place]),
        acceptsNotes: acceptsNotes))
  }

  /// Counts a place where UIKit would not fail.
  mutating func leaveOut(_ reason: LeftOut) { leftOut[reason.rawValue, default: 0] += 1 }

  mutating func pick<T>(_ values: [T]) -> T? { values.randomElement(using: &numbers) }
}

/// The reason why a change causes no failure at run time.
enum LeftOut: String {
  case notBuilt = "no target builds the file"
  case ofTests = "the file is of tests"
  case neverNamed = "nothing names it"
  case otherNamed = "code that names it is about another class's"
  case alreadyBroken = "it is broken already"
  case otherPurpose = "the string is for something else"
  case placeholder = "a placeholder is not made"
  case ownName = "@objc gives the class a name of its own"
  case otherAnswers = "another class still answers"
  case neverSent = "nothing sends it"
  case notConnected = "no interface file connects it"
  case neverOpened = "nothing opens it"
  case completeWithout = "what is left is complete"
  case launchScreen = "a launch screen runs no code"
  case noOther = "there is nothing to change it to"
  case notInText = "not written as an attribute"
  case takesAnyKey = "the class takes any key"
  case genericParameter = "the name is that of a generic parameter"
}
