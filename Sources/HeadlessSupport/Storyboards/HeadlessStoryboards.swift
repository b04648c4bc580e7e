/// Where storyboards are, besides in bundles.
///
/// Off Apple systems an app's storyboards are rarely in a bundle's top folder. Folders named here
/// are searched, with all folders in them, before the bundle that a call names:
/// ```swift
/// HeadlessStoryboards.folders = ["MyApp/Resources"]
/// ```
@MainActor
public enum HeadlessStoryboards {
  /// The folders to search, first ones first.
  public static var folders: [String] = []
}
