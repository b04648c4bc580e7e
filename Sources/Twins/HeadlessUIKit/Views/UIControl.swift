import StoryboardModel

/// A view that the user operates.
///
/// It is the sender of the segues that it fires.
open class UIControl: UIView {
  /// Whether the control responds to touches.
  open lazy var isEnabled: Bool = file?.attributes["enabled"] != "NO"
  /// Whether the control is on or selected.
  open lazy var isSelected: Bool = file?.attributes["selected"] == "YES"

  /// Acts as if the user had operated the control: fires its segues, with the control as the
  /// sender.
  ///
  /// Actions of the storyboard file are sent on Apple systems only, because they need Objective-C's
  /// selectors.
  open func sendActions(for controlEvents: Event) {
    guard isEnabled, let nibID else { return }
    nibOwner?.sendActions(of: nibID, sender: self, events: controlEvents.storyboardNames)
    if !controlEvents.isDisjoint(with: primaryEvents) {
      nibOwner?.fireSegues(heldBy: nibID, sender: self)
    }
  }

  /// The events that fire a segue from the control if the file names none.
  var primaryEvents: Event { [.primaryActionTriggered, .valueChanged] }
}

extension UIControl {
  /// The user's actions on a control.
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of events from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touches the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger is lifted inside the control, which taps a button.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value of a slider, switch or other control changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action is triggered, by whatever touch.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing of a text field begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A text field's text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text field ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }
}

extension UIControl.Event {
  /// The names of the events in storyboard files.
  var storyboardNames: Set<String> {
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"),
      (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primaryActionTriggered"),
      (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
      (.editingDidEnd, "editingDidEnd"),
    ]
    return Set(names.filter { contains($0.0) }.map(\.1))
  }
}

extension UIControl {
  /// The states of a control, none of which the twin shows.
  public struct State: OptionSet, Sendable {
    /// The state's bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates a state from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Neither highlighted nor disabled nor selected.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not enabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
  }
}
