/// The severity of a finding, by what happens at run time.
package enum Severity: String, Sendable, CaseIterable {
  /// Unused, unreachable, or merely worth knowing.
  case note
  /// Would silently do nothing, or the wrong thing.
  case warning
  /// Would throw an exception or crash; or the file could not be read.
  case error
}

extension Severity: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
