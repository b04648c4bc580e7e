import Foundation

/// Where a controller comes from.
struct ControllerOrigin {
  let storyboard: UIStoryboard
  let templates: ControllerTemplates
  /// Whether the controller's custom class was not found, and its element's class stands in.
  let isStandIn: Bool
}
