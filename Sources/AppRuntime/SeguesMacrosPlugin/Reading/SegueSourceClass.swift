/// The properties of a class on which its written members depend, whether its segues are
/// handwritten or generated.
protocol SegueSourceClass {
  var name: String { get }
  /// Whether no superclass is a segue source, so that this class is the topmost one.
  var isRoot: Bool { get }
  /// The access modifier of members that satisfy a protocol or override a method: the class's own, such as
  /// `public `, or empty.
  var access: String { get }
  /// The access modifier of members that mention the segues, such as `public `, or empty.
  var segueAccess: String { get }
  /// Whether the class may have children to configure.
  var hasChildren: Bool { get }
  var actions: [ActionMethod] { get }
  var overridesPrepare: Bool { get }
  var overridesShouldPerform: Bool { get }
}

extension SegueSourceClass {
  /// The access modifier of a type that is as visible as the class, because a type can't be open.
  var typeAccess: String { access == "open " ? "public " : access }

  /// Whether the segues' names are visible wherever the class is.
  var showsNames: Bool { segueAccess == typeAccess }
}
