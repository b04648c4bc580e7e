package import Foundation
package import StoryboardModel

/// Options for running a library's storyboards.
package struct StoryboardOptions {
  /// Whether the program that runs the files is not the app that they belong to.
  ///
  /// Then no custom class is found: each is replaced by its element's class, and features of the
  /// missing classes (segue actions, custom segues, unwind actions) are skipped instead of throwing
  /// an exception.
  package var runsWithoutSources = false
  /// Whether to create only the views that segues need.
  ///
  /// These are the root view, the views that controllers are embedded in, and the view that fires
  /// the segue. A scene with thousands of views then loads as fast as a small one. Use this in
  /// programs that perform many segues without looking at views. HeadlessAppKit ignores it.
  package var makesSegueViewsOnly = false
  /// The module of the target that the files belong to, which replaces the module named in the
  /// files.
  ///
  /// Files contain the name that the module had when they were last saved.
  package var targetModule: String?
  /// Returns whether a controller whose class isn't available has an unwind action; nil asks the
  /// controller's class.
  package var implementsUnwindAction: (@MainActor (NSObject, _ action: String) -> Bool?)?

  /// Finds a segue's destination in place of the library; nil leaves it to the library.
  package var findDestination: (@MainActor (Segue) -> FoundDestination?)?

  package init() {}
}
