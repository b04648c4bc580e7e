internal import FilesAndPaths

/// The folders below a PATH that contain no source of the app, and are skipped.
package enum SkippedFolders {
  private static let names: Set<String> = [
    "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules",
  ]

  /// Products and packages that look like a single file to the user, in lower case.
  private static let extensions: Set<String> = [
    "app", "appex", "dsym", "framework", "storyboardc", "xcarchive", "xcassets", "xcframework",
    // Xcode's exports for translators contain copies of the storyboards.
    "xcloc",
  ]

  /// Whether a folder is skipped: build products, dependencies, and everything hidden.
  package static func contains(_ name: String) -> Bool {
    name.hasPrefix(".") || names.contains(name)
      || extensions.contains(FilePath.pathExtension(of: name))
  }
}
