internal import StoryboardModel

/// The xibs that tables and collections load, which give them no owner.
///
/// Outlets of the missing owner are not set, and an action for it goes along the responder chain.
struct OwnerlessXibs: Sendable {
  private let classes: StoryboardClasses
  private let code: AppCode
  private let texts: SourceTexts
  /// The names of the xibs that code registers.
  private let registered: Set<String>
  private let ownerless = Memo<String, Bool>()

  init(_ classes: StoryboardClasses, _ code: AppCode, _ uses: ReuseUses, _ texts: SourceTexts) {
    self.classes = classes
    self.code = code
    self.texts = texts
    registered = Set(
      uses.registrations.compactMap { use in
        if case .nib(let name) = use.source { name } else { nil }
      })
  }

  /// Whether an object is the owner of a xib that has nothing but a cell or another view for a table
  /// or collection, and that no known code loads with an owner.
  func contain(_ xib: InterfaceFile, ownedBy end: ConnectionEnds.End) -> Bool {
    guard end.isOwner, xib.kind == .xib, xib.targetRuntime.classPrefix == "UI" else { return false }
    return ownerless.value(of: xib.path) { isOwnerless(xib) }
  }

  private func isOwnerless(_ xib: InterfaceFile) -> Bool {
    // UIKit refuses to register a xib with several objects.
    let views = xib.objects.filter { $0.element != "placeholder" }
    guard views.count == 1, !isOfController(xib) else { return false }
    let names = XibName.all(ofFile: xib.path)
    return (isReusable(views[0], in: xib) || !registered.isDisjoint(with: names))
      && !texts.giveOwner(toXib: names)
  }

  /// Whether the owner is a controller whose view is in the xib.
  private func isOfController(_ xib: InterfaceFile) -> Bool {
    let owners = xib.objects.filter(\.isFilesOwner).map(\.id)
    return xib.connections.contains {
      $0.kind.memberName == "view" && owners.contains($0.holder)
    }
  }

  private func isReusable(_ view: InterfaceObject, in xib: InterfaceFile) -> Bool {
    if ReusableViews.elements.contains(view.element) { return true }
    guard let end = ConnectionEnds.end(view, xib, classes) else { return false }
    return Self.reusable.contains { code.isKind(end.type, of: .system($0)) == .yes }
  }

  private static let reusable = [
    "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView",
  ]
}

extension Reason {
  static let noOwner: Reason = "no code is seen that gives the xib an owner"
}
