public import Segues

#if !canImport(UIKit)
  import HeadlessUIKit
  internal import StoryboardModel
#endif

extension Stage {
  /// Fires a segue as its control does: the source may veto it.
  ///
  /// - Parameters:
  ///   - segue: The segue's identifier, or the name of its case in the source's `enum Segue`.
  ///   - source: The controller whose segue it is.
  ///   - sender: The control, cell or item that the user touches.
  /// - Returns: Whether the source let it happen.
  /// - Throws: A ``StageError`` where the source's scene has no such segue. UIKit does not tell; it
  ///   raises.
  @discardableResult
  public func fire(
    _ segue: String, from source: UIViewController, sender: Any? = nil
  ) throws -> Bool {
    let identifier = Self.identifier(of: segue, in: source)
    #if !canImport(UIKit)
      guard source.segueTemplate(withIdentifier: identifier) != nil else {
        throw StageError.noSegue(
          identifier, controller: String(describing: type(of: source)),
          identifiers: source.segueTemplates.compactMap(\.usableIdentifier))
      }
    #endif
    guard source.shouldPerformSegue(withIdentifier: identifier, sender: sender) else {
      return false
    }
    source.performSegue(withIdentifier: identifier, sender: sender)
    return true
  }

  /// The identifier that a name means: itself, unless only a case of the source is called so.
  private static func identifier(of name: String, in source: UIViewController) -> String {
    let declarations = (type(of: source) as? any SegueSource.Type)?.segueDeclarations ?? []
    if declarations.contains(where: { $0.identifier == name }) { return name }
    return declarations.first { $0.name == name }?.identifier ?? name
  }

  #if !canImport(UIKit)
    /// Fires a segue without an identifier as its control does, told by its destination's class.
    ///
    /// Only the twin can: UIKit fires such a segue by its control alone.
    ///
    /// - Parameters:
    ///   - destination: The class of the segue's destination, as the storyboard says.
    ///   - source: The controller whose segue it is.
    ///   - sender: The control, cell or item; the storyboard's own object if left out.
    /// - Returns: Whether the source let it happen.
    /// - Throws: A ``StageError`` where the source has no such segue, or has several.
    @discardableResult
    public func fire(
      to destination: UIViewController.Type, from source: UIViewController, sender: Any? = nil
    ) throws -> Bool {
      let name = String(describing: destination)
      let matching = source.segueTemplates.filter { segue in
        guard segue.usableIdentifier == nil, segue.kind != .relationship, segue.kind != .embed,
          let id = segue.destination
        else { return false }
        let scene = source.interfaceFile?.scenes.first { $0.controller?.id == id }
        return scene?.controller?.customClass?.name == name
      }
      guard let segue = matching.first, matching.count == 1 else {
        throw StageError.noSegue(
          "to \(name)", controller: String(describing: type(of: source)),
          identifiers: source.segueTemplates.compactMap(\.usableIdentifier))
      }
      if case .nothing(.vetoed) = source.fireTemplate(segue, sender: sender).outcome {
        return false
      }
      return true
    }
  #endif
}
