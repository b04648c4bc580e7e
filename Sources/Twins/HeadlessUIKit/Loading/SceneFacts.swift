import StoryboardModel

/// The settings of a scene's controller in its file, read once for all controllers of the scene.
@MainActor
final class SceneFacts {
  private let title: String?
  private let restorationIdentifier: String?
  private let definesPresentationContext: Bool
  private let hidesBottomBarWhenPushed: Bool
  private let isModalInPresentation: Bool
  private let presentationStyle: UIModalPresentationStyle?
  private let transitionStyle: UIModalTransitionStyle?
  /// The views that segues need, for controllers created without the others.
  private(set) lazy var segueViews = SegueViews(templates)
  private unowned let templates: ControllerTemplates

  init(_ templates: ControllerTemplates) {
    self.templates = templates
    let attributes = templates.object.attributes
    title = attributes["title"]
    restorationIdentifier = templates.object.restorationIdentifier
    definesPresentationContext = attributes["definesPresentationContext"] == "YES"
    hidesBottomBarWhenPushed = attributes["hidesBottomBarWhenPushed"] == "YES"
    isModalInPresentation = attributes["modalInPresentation"] == "YES"
    presentationStyle =
      attributes["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init(storyboardName:))
    transitionStyle =
      attributes["modalTransitionStyle"].flatMap(UIModalTransitionStyle.init(storyboardName:))
  }

  /// Applies the file's attributes to a new controller.
  func configure(_ new: UIViewController) {
    new.title = title
    new.hasOwnTitle = false
    new.restorationIdentifier = restorationIdentifier
    new.definesPresentationContext = definesPresentationContext
    new.hidesBottomBarWhenPushed = hidesBottomBarWhenPushed
    new.isModalInPresentation = isModalInPresentation
    if let presentationStyle { new.modalPresentationStyle = presentationStyle }
    if let transitionStyle { new.modalTransitionStyle = transitionStyle }
  }
}

extension ControllerTemplates {
  var facts: SceneFacts {
    if let known = attachment as? SceneFacts { return known }
    let facts = SceneFacts(self)
    attachment = facts
    return facts
  }
}
