import StoryboardModel

/// The twin's classes for the elements of views and gestures.
@MainActor
enum ViewClasses {
  private static let views: [String: NSView.Type] = [
    "button": NSButton.self, "popUpButton": NSButton.self, "textField": NSTextField.self,
    "secureTextField": NSTextField.self, "searchField": NSTextField.self,
    "comboBox": NSTextField.self, "tokenField": NSTextField.self, "slider": NSControl.self,
    "stepper": NSControl.self, "segmentedControl": NSControl.self, "switch": NSControl.self,
    "datePicker": NSControl.self, "colorWell": NSControl.self, "levelIndicator": NSControl.self,
    "pathControl": NSControl.self, "imageView": NSControl.self, "matrix": NSControl.self,
    "tableView": NSControl.self, "outlineView": NSControl.self, "browser": NSControl.self,
    "view": NSView.self, "customView": NSView.self, "containerView": NSView.self,
    "stackView": NSView.self, "gridView": NSView.self, "scrollView": NSView.self,
    "clipView": NSView.self, "box": NSView.self, "tabView": NSView.self, "splitView": NSView.self,
    "textView": NSView.self, "visualEffectView": NSView.self, "collectionView": NSView.self,
    "progressIndicator": NSView.self, "scroller": NSView.self, "tableCellView": NSView.self,
  ]

  static func isView(_ element: String) -> Bool { views[element] != nil }

  /// The class for an element; a plain view if the element is unknown.
  static func viewClass(_ element: String) -> NSView.Type { views[element] ?? NSView.self }

  /// The class for a gesture's element.
  static func gestureClass(_ element: String) -> NSGestureRecognizer.Type {
    switch element {
    case "clickGestureRecognizer": NSClickGestureRecognizer.self
    case "pressGestureRecognizer": NSPressGestureRecognizer.self
    default: NSGestureRecognizer.self
    }
  }
}
