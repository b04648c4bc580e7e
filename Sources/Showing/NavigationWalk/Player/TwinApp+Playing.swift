internal import HeadlessUIKit
internal import NavigationGraph

extension TwinApp: PlayableTwin {
  func layers(of screen: TwinScreen) -> [Layer<UIViewController>] {
    let controllers = [screen.root] + TwinScreen.presentations(from: screen.root)
    return controllers.indices.map { place in
      Layer(
        root: controllers[place], isPresented: place > 0,
        takesInput: place == controllers.count - 1)
    }
  }

  func isShown(_ controller: UIViewController) -> Bool { controller.isOnScreen }

  func tabs(of container: UIViewController) -> Tabs<UIViewController>? {
    guard let bar = container as? UITabBarController else { return nil }
    return Tabs(container: bar, controllers: bar.viewControllers ?? [], selected: bar.selectedIndex)
  }

  func select(tab: Int, of container: UIViewController) {
    (container as? UITabBarController)?.selectedIndex = tab
  }

  func back(from front: [UIViewController]) -> Bool {
    front.last?.navigationController?.popViewController(animated: false) != nil
  }

  func open(_ id: ControllerID, from source: UIViewController) -> WalkOutcome? {
    guard let made = make(id) else { return nil }
    if made is UITabBarController || made is UISplitViewController {
      source.present(made, animated: false)
    } else {
      source.show(made, sender: nil)
    }
    guard made.isOnScreen else { return .nothing(reason: "no container or window shows it") }
    guard let stack = made.navigationController else {
      return .presented(over: name(of: source), style: "a screen")
    }
    return .pushed(onto: name(of: stack), depth: stack.viewControllers.count)
  }

  func dismiss(on screen: TwinScreen) -> Bool {
    let last = TwinScreen.presentations(from: screen.root).last
    guard let presenter = last?.presentingViewController else { return false }
    presenter.dismiss(animated: false)
    return true
  }
}
