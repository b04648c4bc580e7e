public import Foundation
import StoryboardModel

/// A view that the user operates.
///
/// It is the sender of the segues that it fires.
open class NSControl: NSView {
  /// Whether the control responds to clicks.
  open lazy var isEnabled: Bool = file?.attributes["enabled"] != "NO"
  /// The action that the control sends.
  ///
  /// Off Apple systems, nothing is sent.
  open var action: Selector?
  /// The object that the action is sent to.
  open weak var target: AnyObject?
  /// The control's value.
  open var objectValue: Any?

  /// The control's value as text.
  open var stringValue: String {
    get { objectValue.map { "\($0)" } ?? "" }
    set { objectValue = newValue }
  }

  /// The control's value as a whole number.
  open var integerValue: Int {
    get { Int(stringValue) ?? Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
    set { objectValue = newValue }
  }

  /// The control's value as a number.
  open var doubleValue: Double {
    get { Double(stringValue) ?? 0 }
    set { objectValue = newValue }
  }

  /// Sends an action, and fires the segues that the file attaches to the control.
  ///
  /// Actions are sent on Apple systems only, because they need Objective-C's selectors.
  ///
  /// - Returns: Whether there was anything to send or fire.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    var isSent = false
    #if canImport(ObjectiveC)
    if let action, let target = target as? NSObject, target.responds(to: action) {
      _ = target.perform(action, with: self)
      isSent = true
    }
    #endif
    return fired.fire(sender: self) || isSent
  }

  /// Acts as a click on the control would, unless it is disabled.
  open func performClick(_ sender: Any?) {
    guard isEnabled else { return }
    sendAction(action, to: target)
  }

  /// Whether a control is on, with AppKit's values.
  public struct StateValue: Hashable, RawRepresentable, Sendable {
    /// The number.
    public var rawValue: Int

    /// Creates the state with a number.
    public init(_ rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Creates the state with a number.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// On.
    public static let on = StateValue(1)
    /// Off.
    public static let off = StateValue(0)
    /// Neither on nor off.
    public static let mixed = StateValue(-1)
  }
}

/// A button.
open class NSButton: NSControl {
  /// The button's title.
  open lazy var title: String = file?.cell?.attributes["title"] ?? ""
  /// Whether a check box or a radio button is on.
  open lazy var state: NSControl.StateValue = file?.cell?.attributes["state"] == "on" ? .on : .off

  /// Creates a button with a title and an action.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    self.target = target as AnyObject?
    self.action = action
  }
}

/// A line of text.
open class NSTextField: NSControl {
  /// Whether the user can change the text.
  open var isEditable = false
  /// The text that is shown while the field is empty.
  open var placeholderString: String?

  /// Creates a text field.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
  }

  /// Creates a text field from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let cell = file?.cell else { return }
    stringValue = cell.attributes["title"] ?? ""
    isEditable = cell.attributes["editable"] == "YES"
    placeholderString = cell.attributes["placeholderString"]
  }
}

extension InterfaceObject {
  /// The cell in which the file stores most of a control's settings.
  var cell: InterfaceObject? { children.first { $0.key == "cell" } }
}
