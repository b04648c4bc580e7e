/// The attributes that have a part in the navigation.
package enum NavigationAttributes {
  /// The attributes of objects that name a class, an identifier, a role, or visible text.
  package static let ofObjects: [StaticString] = [
    "bundleIdentifier", "customClass", "customModule", "customModuleProvider", "identifier", "key",
    "placeholderIdentifier", "referencedIdentifier", "restorationIdentifier", "reuseIdentifier",
    "sceneMemberID", "storyboardIdentifier", "storyboardName", "systemItem",
    "useStoryboardIdentifierAsRestorationIdentifier", "userLabel",
  ]
}
