import Foundation

extension UISplitViewController {
  /// The controllers that the columns currently show, in order.
  var shownControllers: [UIViewController] {
    guard isCollapsed else {
      return [Column.primary, .supplementary, .secondary].compactMap { contents[$0] }
    }
    let column = contents[.compact] ?? contents[.primary] ?? contents[.secondary]
    return column.map { [$0] } ?? []
  }

  /// Sets a column's controller.
  ///
  /// In a split view with named columns, one that is not a navigation controller is shown inside one.
  func assign(_ controller: UIViewController?, to column: Column) {
    columns[column] = controller
    contents[column] = controller.map { controller in
      let wraps =
        style != .unspecified && column != .compact && !(controller is UINavigationController)
      return wraps ? UINavigationController(rootViewController: controller) : controller
    }
  }

  /// Adopts the shown controllers as children.
  func arrange() {
    replaceChildren(with: shownControllers)
  }

  /// Shows a controller in a column, as `show` and `showDetail` do if no delegate does it.
  func showDefault(_ controller: UIViewController, in column: Column) {
    adaptToWindow()
    // Without a primary column there is nothing to push onto, so a collapsed split view shows the
    // secondary column. (Unconfirmed: that the controller replaces it, as it does in an expanded
    // split view.)
    guard isCollapsed, let primary = collapsedPrimary else {
      assign(controller, to: column)
      arrange()
      TwinEvent.recorder.post(.showedInColumn(controller, of: self, column: column))
      return Screen.update(around: self)
    }
    if column == .secondary { columns[.secondary] = controller }
    if let stack = Self.stack(of: primary) {
      // The controller moves to its own column when the split view expands.
      if column == .secondary {
        contents[.secondary] = controller
        merged = controller
      }
      stack.push(controller)
    } else {
      present(controller, animated: true)
    }
  }

  /// Collapses or expands, depending on the window's width.
  func adaptToWindow() {
    let compact = traitCollection.horizontalSizeClass == .compact
    guard compact != isCollapsed else { return }
    if compact { collapse() } else { expand() }
  }

  /// The controller that the secondary column is merged into while collapsed; nil if there is none.
  ///
  /// Without one, a collapsed split view shows the secondary column alone.
  private var collapsedPrimary: UIViewController? {
    contents[.compact] ?? contents[.primary]
  }

  /// The navigation controller of a column onto which the secondary column is pushed.
  private static func stack(of column: UIViewController) -> UINavigationController? {
    let shown = (column as? UITabBarController)?.selectedViewController ?? column
    return shown as? UINavigationController
  }

  private func collapse() {
    let secondary = contents[.secondary]
    isCollapsed = true
    arrange()
    guard contents[.compact] == nil, let secondary, let primary = contents[.primary] else { return }
    let isHandled =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    if !isHandled { merge(secondary) }
  }

  private func expand() {
    let separated = delegate.flatMap { delegate in
      contents[.primary].flatMap {
        delegate.splitViewController(self, separateSecondaryFrom: $0)
      }
    }
    unmerge()
    isCollapsed = false
    if let separated { assign(separated, to: .secondary) }
    arrange()
  }

  /// Pushes the secondary column's controller onto the primary column, if that is a stack.
  func merge(_ secondary: UIViewController) {
    guard let stack = collapsedPrimary.flatMap(Self.stack), merged == nil,
      secondary.parent !== stack
    else { return }
    merged = secondary
    stack.push(secondary)
  }

  /// Removes the controller that was pushed onto the primary column.
  func unmerge() {
    guard let merged else { return }
    self.merged = nil
    guard let stack = merged.parent as? UINavigationController else { return }
    stack.setStack(stack.viewControllers.filter { $0 !== merged })
  }
}
