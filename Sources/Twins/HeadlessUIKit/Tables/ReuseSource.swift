import StoryboardModel

/// The source of a table's or collection's views with one identifier: the one that was registered last.
@MainActor
enum ReuseSource {
  case prototype(InterfaceObject)
  case viewClass(UIView.Type)
  case nib(UINib)

  /// Creates a view of the class, or from the prototype or the xib.
  ///
  /// Throws an exception if the xib contains anything but one such view, or if the view has another identifier.
  ///
  /// - Parameters:
  ///   - host: The table or collection.
  ///   - expected: The class that the view must have.
  ///   - element: The element of such a view in a file.
  ///   - identifier: The identifier that it is registered for.
  /// - Returns: The view; nil if there is none of the expected class.
  func makeView<View: UIView>(
    in host: UIView, _ expected: View.Type, _ element: String, for identifier: String
  ) -> View? {
    switch self {
    case .prototype(let prototype): return host.makeReusable(prototype) as? View
    case .viewClass(let viewClass):
      return viewClass.init(coder: NibCoder(.code(element))) as? View
    case .nib(let nib):
      guard let objects = nib.load(owner: nil)?.objects else { return nil }
      guard objects.count == 1, let view = objects[0] as? View else {
        UIKitException.wrongNib(for: identifier, expected: expected).raise()
        return nil
      }
      let cellIdentifier = (view as? UITableViewCell)?.reuseIdentifier
      if let cellIdentifier, !cellIdentifier.isEmpty, cellIdentifier != identifier {
        UIKitException.cellNibOfAnotherIdentifier(cellIdentifier, registeredFor: identifier).raise()
      }
      return view
    }
  }
}
