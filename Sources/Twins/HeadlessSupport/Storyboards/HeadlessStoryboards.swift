/// The folders in which storyboards are found, in addition to bundles.
///
/// Off Apple systems, an app's storyboards are rarely in a bundle's top folder. The folders listed
/// here and their subfolders are searched before the bundle that a call names:
/// ```swift
/// HeadlessStoryboards.folders = ["MyApp/Resources"]
/// ```
@MainActor
public enum HeadlessStoryboards {
  /// The folders to search, in order.
  public static var folders: [String] = []
}
