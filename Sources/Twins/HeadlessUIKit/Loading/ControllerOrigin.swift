import Foundation

/// The origin of a controller that was created from a file.
struct ControllerOrigin {
  let storyboard: UIStoryboard
  let templates: ControllerTemplates
  /// Whether the controller's custom class was not found, so that its element's class replaces it.
  let isStandIn: Bool
}
