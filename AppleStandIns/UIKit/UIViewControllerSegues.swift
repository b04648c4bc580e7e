extension UIViewController {
  @objc open dynamic var storyboard: UIStoryboard? { get {} }
  @objc open dynamic func performSegue(withIdentifier identifier: String, sender: Any?) {}
  @objc open dynamic func shouldPerformSegue(
    withIdentifier identifier: String, sender: Any?
  ) -> Bool {}
  @objc(prepareForSegue:sender:)
  open dynamic func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  @objc(canPerformUnwindSegueAction:fromViewController:sender:)
  open dynamic func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {}
  @objc(allowedChildViewControllersForUnwindingFromSource:)
  open dynamic func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {}
  @objc(childViewControllerContainingSegueSource:)
  open dynamic func childContaining(
    _ source: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {}
  @objc(unwindForSegue:towardsViewController:)
  open dynamic func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}
}
