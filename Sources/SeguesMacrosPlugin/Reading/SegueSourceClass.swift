/// The properties of a class that its written members depend on, whoever writes its segues.
protocol SegueSourceClass {
  var name: String { get }
  /// Whether no superclass is a segue source: the class then starts the chain.
  var isRoot: Bool { get }
  /// The access of members that satisfy a protocol or override: the class's own, with a space.
  var access: String { get }
  /// The access of members that mention the segues, with a space.
  var segueAccess: String { get }
  /// Whether the class may have children to configure.
  var hasChildren: Bool { get }
  var actions: [ActionMethod] { get }
  var overridesPrepare: Bool { get }
  var overridesShouldPerform: Bool { get }
}

extension SegueSourceClass {
  /// Whether the segues' names can be seen wherever the class can.
  var showsNames: Bool {
    segueAccess == access || segueAccess == "public " && access == "open "
  }
}
