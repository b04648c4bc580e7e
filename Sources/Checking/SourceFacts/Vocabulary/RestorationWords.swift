/// The words of code that is about the restoration of an app's state.
package enum RestorationWords {
  /// The property of controllers and views that has their restoration identifier.
  package static let property = "restorationIdentifier"
  /// The message of Objective-C that sets ``property``.
  package static let setter = "setRestorationIdentifier"
  /// The labels of the methods by which a delegate lets UIKit save the app's state.
  package static let saving: Set<String> = [
    "shouldSaveApplicationState", "shouldSaveSecureApplicationState",
  ]
  /// The labels of the methods by which a delegate lets UIKit restore the app's state.
  package static let restoring: Set<String> = [
    "shouldRestoreApplicationState", "shouldRestoreSecureApplicationState",
  ]
  /// The labels in ``saving`` and ``restoring``.
  package static let deciding = saving.union(restoring)
  /// The labels under which methods get the restoration identifiers of a controller and of those around it.
  ///
  /// The second one is also a method's name, in Objective-C and Swift 2.
  package static let paths: Set<String> = [
    "withRestorationIdentifierPath", "viewControllerWithRestorationIdentifierPath",
  ]
  /// All of these words.
  package static let all = deciding.union(paths).union([property, setter])

  /// The stems that all of these words contain, and hardly any other word.
  package static let stems = WordStems(["restorationidentifier", "eapplicationstate"])

  /// The members of a restoration path that are restoration identifiers.
  package static let elements: Set<String> = [
    "first", "last", "firstObject", "lastObject", "subscript",
  ]
}
