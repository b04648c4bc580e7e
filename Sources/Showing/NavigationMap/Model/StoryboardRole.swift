/// The purpose for which the system opens a storyboard that the project names.
package enum StoryboardRole: String, Hashable, Sendable {
  /// The app starts with it.
  case app
  /// It belongs to an app extension.
  case appExtension = "extension"
  /// The system shows a picture of it until the app runs. Its classes never run.
  case launchScreen = "launch"
}
