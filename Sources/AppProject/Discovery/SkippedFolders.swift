internal import Findings

/// The folders below a PATH that hold no source of the app, and are not entered.
package enum SkippedFolders {
  private static let names: Set<String> = [
    "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules",
  ]

  /// Products and packages that look like one file to the user.
  private static let extensions: Set<String> = [
    "app", "appex", "framework", "storyboardc", "xcarchive", "xcassets", "xcframework",
    // What Xcode exports for translators has copies of the storyboards.
    "xcloc",
  ]

  /// Whether a folder is skipped: build products, dependencies, and all that is hidden.
  package static func contains(_ name: String) -> Bool {
    name.hasPrefix(".") || names.contains(name)
      || extensions.contains(FilePath.pathExtension(of: name))
  }
}
