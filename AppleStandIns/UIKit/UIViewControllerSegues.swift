extension UIViewController {
  @objc open dynamic var storyboard: UIStoryboard? { get {} }
  @objc open dynamic func performSegue(withIdentifier identifier: String, sender: Any?) {}
  @objc open dynamic func shouldPerformSegue(
    withIdentifier identifier: String, sender: Any?
  ) -> Bool {}
  @objc open dynamic func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  @objc open dynamic func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {}
  @objc open dynamic func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {}
  @objc open dynamic func childContaining(
    _ source: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {}
  @objc open dynamic func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}
}
