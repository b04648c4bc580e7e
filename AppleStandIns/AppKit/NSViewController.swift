@objc @MainActor
open class NSViewController: NSResponder, NSSeguePerforming,
  @preconcurrency NSUserInterfaceItemIdentification
{
  public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() {}
  @objc open dynamic var identifier: NSUserInterfaceItemIdentifier?
  @objc open dynamic var nibName: NSNib.Name? { get {} }
  @objc open dynamic var nibBundle: Bundle? { get {} }
  @objc open dynamic var representedObject: Any?
  @objc open dynamic var title: String?
  @objc open dynamic var view: NSView = NSView()
  @objc open dynamic var viewIfLoaded: NSView? { get {} }
  @objc open dynamic var isViewLoaded: Bool { get {} }
  @objc open dynamic var preferredContentSize: NSSize = .zero
  @objc open dynamic func loadView() {}
  @objc open dynamic func loadViewIfNeeded() {}
  @objc open dynamic func viewDidLoad() {}
  @objc open dynamic func viewWillAppear() {}
  @objc open dynamic func viewDidAppear() {}
  @objc open dynamic func viewWillDisappear() {}
  @objc open dynamic func viewDidDisappear() {}
  @objc open dynamic func viewWillLayout() {}
  @objc open dynamic func viewDidLayout() {}
  @objc open dynamic func updateViewConstraints() {}
  open func transition(
    from fromViewController: NSViewController, to toViewController: NSViewController,
    options: TransitionOptions = [], completionHandler completion: (() -> Void)? = nil
  ) {}
}

extension NSViewController {
  @objc open dynamic var storyboard: NSStoryboard? { get {} }
  @objc(performSegueWithIdentifier:sender:)
  open dynamic func performSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) {}
  @objc(shouldPerformSegueWithIdentifier:sender:)
  open dynamic func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool {}
  @objc(prepareForSegue:sender:)
  open dynamic func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
}

extension NSViewController {
  @objc(parentViewController) open dynamic var parent: NSViewController? { get {} }
  @objc(childViewControllers) open dynamic var children: [NSViewController] {
    get {}
    set {}
  }
  @objc(addChildViewController:)
  open dynamic func addChild(_ childViewController: NSViewController) {}
  @objc(insertChildViewController:atIndex:)
  open dynamic func insertChild(_ childViewController: NSViewController, at index: Int) {}
  @objc(removeChildViewControllerAtIndex:) open dynamic func removeChild(at index: Int) {}
  @objc(removeFromParentViewController) open dynamic func removeFromParent() {}
  @objc(preferredContentSizeDidChangeForViewController:)
  open dynamic func preferredContentSizeDidChange(for viewController: NSViewController) {}
}
