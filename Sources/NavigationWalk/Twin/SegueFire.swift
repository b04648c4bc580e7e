internal import HeadlessUIKit
internal import StoryboardModel

/// Performs a segue the way that the app would: by its control, or by code.
@MainActor
struct SegueFire {
  private let segue: Segue

  init(_ segue: Segue) {
    self.segue = segue
  }

  func perform(on source: UIViewController) -> SegueFiring {
    switch segue.trigger {
    // A view as the sender where the file's object is not among the views: a popover points at it.
    case .object: source.fireTemplate(segue, sender: source.sender(of: segue) ?? UIView())
    case .manual, .relationship, .embed: source.performTemplate(segue, sender: nil)
    }
  }
}
