import StoryboardModel

/// The attributes of a controller in its file, read once for all controllers of the scene.
struct ControllerSettings {
  var title: String?
  var restorationIdentifier: String?
  var definesPresentationContext: Bool
  var hidesBottomBarWhenPushed: Bool
  var isModalInPresentation: Bool
  var presentationStyle: UIModalPresentationStyle?
  var transitionStyle: UIModalTransitionStyle?

  init(_ object: InterfaceObject) {
    let attributes = object.attributes
    title = attributes["title"]
    restorationIdentifier = object.restorationIdentifier
    definesPresentationContext = attributes["definesPresentationContext"] == "YES"
    hidesBottomBarWhenPushed = attributes["hidesBottomBarWhenPushed"] == "YES"
    isModalInPresentation = attributes["modalInPresentation"] == "YES"
    presentationStyle =
      attributes["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init(storyboardName:))
    transitionStyle =
      attributes["modalTransitionStyle"].flatMap(UIModalTransitionStyle.init(storyboardName:))
  }
}
