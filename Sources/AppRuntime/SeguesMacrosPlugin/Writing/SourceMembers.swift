/// The members through which a class uses its segues, whether those are handwritten or generated.
///
/// The rest follows from the segues alone. These members, such as overrides, must be in the class
/// itself.
struct SourceMembers {
  var source: any SegueSourceClass

  var text: [String] {
    names + [perform] + (source.hasChildren ? [configureChild] : []) + overrides
      + [route, routeSegue, shouldRoute, identify, declarations]
  }

  private var isRoot: Bool { source.isRoot }
  private var access: String { source.access }
  private var segueAccess: String { source.segueAccess }

  /// `override `, with a space, if a superclass has the member.
  private var overriding: String { isRoot ? "" : "override " }

  private var ranked: String { .rank(isRoot: isRoot, separator: "\n") }

  /// The names that `Stage` finds, in the topmost segue source.
  private var names: [String] {
    guard isRoot else { return [] }
    let type = source.showsNames ? "SegueID" : "_NoSegueID<\(source.name)>"
    return ["\(source.typeAccess)typealias _SegueNames = \(type)"]
  }

  private var perform: String {
    "/// Performs a segue and hands the case's value to its destination.\n\(ranked)"
      + .block(
        "\(segueAccess)func performSegue(_ segue: Segue, sender: Any? = nil)",
        ["_Segues.perform(segue, from: self, sender: sender)"])
  }

  private var configureChild: String {
    "/// Hands a value to a child that this container already has.\n\(ranked)"
      + .block(
        "\(segueAccess)func configureChild(_ child: _Segues.ChildSegue)",
        ["_Segues.configureChild(child, of: self)"])
  }

  /// The overrides of the methods that UIKit calls, in the topmost segue source.
  private var overrides: [String] {
    guard isRoot else { return [] }
    let prepare: String = .block(
      "\(access)override func prepare(for segue: _StoryboardSegue, sender: Any?)",
      [
        "super.prepare(for: segue, sender: sender)",
        "_Segues._prepare(segue, sender: sender, by: self)",
      ])
    let shouldPerform: String = .block(
      "\(access)override func shouldPerformSegue("
        + "withIdentifier identifier: String, sender: Any?) -> Bool",
      [
        """
        super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
          && shouldRoute(identifier, sender: sender)
        """
      ])
    return (source.overridesPrepare ? [] : [advice("route(segue, sender: sender)") + prepare])
      + (source.overridesShouldPerform
        ? [] : [advice("shouldRoute(identifier, sender: sender)") + shouldPerform])
  }

  /// A comment for someone whose own override the compiler rejects, because it points here.
  private func advice(_ call: String) -> String {
    """
    // To write this method yourself, declare it in the class's body, not in an extension, and call
    // '\(call)' in it.

    """
  }

  private var route: String {
    "/// Hands the value of a segue's case to its destination, and returns the case.\n\(ranked)"
      + "@discardableResult\n"
      + .block(
        "\(segueAccess)func route(_ segue: _StoryboardSegue, sender: Any?) -> Segue?",
        ["_Segues._prepared(segue, sender: sender, by: self)"])
  }

  private var routeSegue: String {
    let own = "_Segues._route(segue, sender: sender, from: self)"
    return .block(
      "\(access)\(overriding)func _routeSegue(_ segue: _StoryboardSegue, sender: Any?) -> Bool",
      [isRoot ? own : "\(own) || super._routeSegue(segue, sender: sender)"])
  }

  private var shouldRoute: String {
    let otherwise = isRoot ? "true" : "super.shouldRoute(identifier, sender: sender)"
    return .block(
      "\(access)\(overriding)func shouldRoute(_ identifier: String, sender: Any?) -> Bool",
      ["_Segues._shouldRoute(identifier, sender: sender, from: self) ?? \(otherwise)"]
    ).documented("Whether a control may fire a segue; false if the class answers nil.")
  }

  private var identify: String {
    "/// Identifies one of this controller's segues.\n\(ranked)"
      + .block(
        "\(segueAccess)func segueIdentifier(for segue: _StoryboardSegue) -> SegueID",
        ["_Segues.segueIdentifier(for: segue, of: self)"])
  }

  private var declarations: String {
    .block(
      "\(access)\(overriding)class var _segueDeclarations: [_SegueDeclaration]",
      ["\(isRoot ? "" : "super._segueDeclarations + ")_Segues._declarations"])
  }
}
