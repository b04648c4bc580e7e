package import Foundation
package import StoryboardModel

/// How a library's storyboards are run.
package struct StoryboardOptions {
  /// Whether the program that runs the files is not the app they belong to.
  ///
  /// No custom class is found then: every one falls back to its element's class, and what only the
  /// missing classes could do (segue actions, custom segues, unwind actions) is left out in place
  /// of raising.
  package var runsWithoutSources = false
  /// Whether only the views that segues need are made: the root view, those that controllers are
  /// embedded in, and the one that fires a segue.
  ///
  /// Loading a controller then takes no longer for a scene of thousands of views. For programs that
  /// perform many segues and look at no views. AppKit's twin makes all views all the same.
  package var makesSegueViewsOnly = false
  /// The module of the target that the files belong to, in place of the one the files name.
  ///
  /// Files keep the module's name from when they were last saved.
  package var targetModule: String?
  /// Whether a controller has an action, where its class cannot say; nil leaves the question to the
  /// class.
  package var implementsAction: (@MainActor (NSObject, _ action: String) -> Bool?)?

  /// Where a segue leads, in place of the library's own search; nil leaves it to that.
  package var findDestination: (@MainActor (Segue) -> FoundDestination?)?

  package init() {}
}
