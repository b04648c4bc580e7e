@objc @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding,
  UITraitEnvironment, UIContentContainer
{
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() {}
  @objc(encodeWithCoder:) open dynamic func encode(with coder: NSCoder) {}

  @objc open dynamic var view: UIView!
  @objc open dynamic var viewIfLoaded: UIView? { get {} }
  @objc open dynamic var isViewLoaded: Bool { get {} }
  @objc open dynamic var nibName: String? { get {} }
  @objc open dynamic var nibBundle: Bundle? { get {} }
  @objc open dynamic var title: String?
  @objc open dynamic var restorationIdentifier: String?
  @objc open dynamic var preferredContentSize: CGSize = .zero
  @objc open dynamic var traitCollection: UITraitCollection { get {} }

  @objc open dynamic func loadView() {}
  @objc open dynamic func loadViewIfNeeded() {}
  @objc open dynamic func viewDidLoad() {}
  @objc open dynamic func viewWillAppear(_ animated: Bool) {}
  @objc open dynamic func viewIsAppearing(_ animated: Bool) {}
  @objc open dynamic func viewDidAppear(_ animated: Bool) {}
  @objc open dynamic func viewWillDisappear(_ animated: Bool) {}
  @objc open dynamic func viewDidDisappear(_ animated: Bool) {}
  @objc open dynamic func viewWillLayoutSubviews() {}
  @objc open dynamic func viewDidLayoutSubviews() {}
  @objc open dynamic func updateViewConstraints() {}
  @objc open dynamic func didReceiveMemoryWarning() {}
  @objc open dynamic func setEditing(_ editing: Bool, animated: Bool) {}
  @objc open dynamic var isEditing: Bool = false
  @objc open dynamic var editButtonItem: UIBarButtonItem { get {} }
  @objc open dynamic var toolbarItems: [UIBarButtonItem]?
  @objc open dynamic var hidesBottomBarWhenPushed: Bool = false
  @objc open dynamic var prefersStatusBarHidden: Bool { get {} }
  @objc open dynamic var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  @objc open dynamic func traitCollectionDidChange(
    _ previousTraitCollection: UITraitCollection?
  ) {}
}

@objc @MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
}
