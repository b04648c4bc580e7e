package import FilesAndPaths
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

    package var isMigrated: Bool { refusal == nil }
  }

  /// The classes, sorted by name.
  package var classes: [Class] = []
  /// The changed files, sorted by path.
  package var changes: [ContentChange] = []

  package init() {}

  /// The number of classes that are migrated.
  package var migratedCount: Int { classes.count { $0.isMigrated } }
  /// The number of migrated classes that still set up a destination themselves.
  package var partlyMigratedCount: Int { classes.count { $0.isMigrated && $0.untypedCount > 0 } }
}
