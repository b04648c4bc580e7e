internal import ArgumentParser

/// The output formats that most commands have.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  /// For people.
  case text
  /// For programs: documented, and versioned.
  case json
}
