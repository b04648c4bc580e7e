internal import NavigationGraph

/// A twin in which an app can be played: besides segues, it selects tabs, goes back, and opens and
/// dismisses layers.
@MainActor
protocol PlayableTwin: Twin {
  /// Returns the windows and presented controllers on a screen, from the back to the front.
  func layers(of screen: Screen) -> [Layer<Controller>]
  /// Whether the user sees a controller.
  func isShown(_ controller: Controller) -> Bool
  func tabs(of container: Controller) -> Tabs<Controller>?
  func select(tab: Int, of container: Controller)
  /// Goes back in the front navigation controller; false if that isn't possible.
  func back(from front: [Controller]) -> Bool
  /// Creates a controller and shows it on the screen, as code of the source may do it; nil if it
  /// doesn't exist.
  func open(_ id: ControllerID, from source: Controller) -> WalkOutcome?
  /// Removes the front layer; false if it is the last one.
  func dismiss(on screen: Screen) -> Bool
}

/// A window or a presented controller.
struct Layer<Controller> {
  var root: Controller
  /// Whether it is presented over the layers behind it.
  var isPresented: Bool
  /// Whether nothing in front of it takes the user's input.
  var takesInput: Bool
}

struct Tabs<Controller> {
  var container: Controller
  var controllers: [Controller]
  var selected: Int
}
