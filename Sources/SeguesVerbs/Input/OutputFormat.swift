internal import ArgumentParser

/// How a verb writes its result.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  /// For people.
  case text
  /// For programs: documented, and versioned.
  case json
}
