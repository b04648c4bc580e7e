extension SourceClass {
  /// The members through which the class uses its segues, whether those are handwritten or
  /// generated.
  ///
  /// They depend on the class, unlike the nested types that `@SegueSource` also adds.
  func members(hasChildren: Bool) -> [String] {
    (isRoot ? [names] : []) + [perform] + (hasChildren ? [configureChild] : [])
      + (isRoot && !overridesPrepare ? [prepare] : [])
      + (isRoot && !overridesShouldPerform ? [shouldPerform] : [])
      + [route, routeSegue, shouldRoute, identify, declarations]
  }

  /// `@_disfavoredOverload` and a separator, which a member needs that a subclass may have too.
  ///
  /// It makes the subclass's member win. Otherwise the two would be ambiguous, because they differ
  /// only in a type that each of the classes nests.
  func rank(_ separator: String = " ") -> String {
    isRoot ? "@_disfavoredOverload\(separator)" : ""
  }

  /// `override `, with a space, if a superclass has the member.
  private var overriding: String { isRoot ? "" : "override " }

  /// The names that `Stage` accepts, declared in the topmost segue source.
  private var names: String {
    "\(typeAccess)typealias _SegueNames = \(showsNames ? "SegueID" : "_NoSegueID<\(name)>")"
  }

  private var perform: String {
    """
    /// Performs a segue and hands the case's value to its destination.
    \(rank("\n"))\(segueAccess)func performSegue(_ segue: Segue, sender: Any? = nil) {
      _Segues.perform(segue, from: self, sender: sender)
    }
    """
  }

  private var configureChild: String {
    """
    /// Hands a value to a child that this container already has.
    \(rank("\n"))\(segueAccess)func configureChild(_ child: _Segues.ChildSegue) {
      _Segues.configureChild(child, of: self)
    }
    """
  }

  // UIKit calls the following two methods. If the compiler rejects the user's own override, it
  // points at this code, whose comments say what to do.

  private var prepare: String {
    """
    // To write this method yourself, declare it in the class's body, not in an extension, and call
    // 'route(segue, sender: sender)' in it.
    \(access)override func prepare(for segue: _StoryboardSegue, sender: Any?) {
      super.prepare(for: segue, sender: sender)
      _Segues._prepare(segue, sender: sender, by: self)
    }
    """
  }

  private var shouldPerform: String {
    """
    // To write this method yourself, declare it in the class's body, not in an extension, and call
    // 'shouldRoute(identifier, sender: sender)' in it.
    \(access)override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
        && shouldRoute(identifier, sender: sender)
    }
    """
  }

  private var route: String {
    """
    /// Hands the value of a segue's case to its destination, and returns the case.
    \(rank("\n"))@discardableResult
    \(segueAccess)func route(_ segue: _StoryboardSegue, sender: Any?) -> Segue? {
      _Segues._prepared(segue, sender: sender, by: self)
    }
    """
  }

  private var routeSegue: String {
    """
    \(access)\(overriding)func _routeSegue(_ segue: _StoryboardSegue, sender: Any?) -> Bool {
      _Segues._route(segue, sender: sender, from: self)\
    \(isRoot ? "" : " || super._routeSegue(segue, sender: sender)")
    }
    """
  }

  private var shouldRoute: String {
    """
    /// Whether a control may fire a segue; false if the class answers nil.
    \(access)\(overriding)func shouldRoute(_ identifier: String, sender: Any?) -> Bool {
      _Segues._shouldRoute(identifier, sender: sender, from: self) ?? \
    \(isRoot ? "true" : "super.shouldRoute(identifier, sender: sender)")
    }
    """
  }

  private var identify: String {
    """
    /// Identifies one of this controller's segues.
    \(rank("\n"))\(segueAccess)func segueIdentifier(for segue: _StoryboardSegue) -> SegueID {
      _Segues.segueIdentifier(for: segue, of: self)
    }
    """
  }

  private var declarations: String {
    """
    \(access)\(overriding)class var _segueDeclarations: [_SegueDeclaration] {
      \(isRoot ? "" : "super._segueDeclarations + ")_Segues._declarations
    }
    """
  }
}
