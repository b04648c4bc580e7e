package import Files
package import Findings

/// The classes that navigate by strings, and the changed files of those that can be migrated.
package struct MigrationResult: Sendable {
  /// A class that navigates by strings.
  package struct Class: Sendable {
    package var name: String
    package var location: SourceLocation
    /// The reason why the class is left alone, or nil if it is migrated.
    package var refusal: Refusal?
    /// The number of segues that have a case, but whose destinations the class still sets up itself.
    package var untypedCount = 0
    /// The reason why the class still sets up destinations.
    package var untypedReason: Refusal?

    package var isMoved: Bool { refusal == nil }
  }

  /// The classes, sorted by name.
  package var classes: [Class] = []
  /// The changed files, sorted by path.
  package var changes: [ContentChange] = []

  package init() {}

  /// The number of classes that are migrated.
  package var movedCount: Int { classes.count { $0.isMoved } }
  /// The number of migrated classes that still set up a destination themselves.
  package var partlyMovedCount: Int { classes.count { $0.isMoved && $0.untypedCount > 0 } }
}
