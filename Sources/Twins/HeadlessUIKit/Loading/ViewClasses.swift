import StoryboardModel

/// The twin's classes for the elements of views and gestures.
@MainActor
enum ViewClasses {
  private static let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self,
    "button": UIButton.self, "textField": UITextField.self, "textView": UITextView.self,
    "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
    "segmentedControl": UISegmentedControl.self, "datePicker": UIControl.self,
    "pageControl": UIControl.self, "refreshControl": UIControl.self,
    "imageView": UIView.self, "scrollView": UIScrollView.self, "stackView": UIView.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "tableViewCellContentView": UIView.self,
    "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "searchBar": UIView.self,
    "toolbar": UIView.self, "navigationBar": UIView.self, "tabBar": UIView.self,
    "progressView": UIView.self, "activityIndicatorView": UIView.self, "pickerView": UIView.self,
    "visualEffectView": UIView.self, "webView": UIView.self, "wkWebView": UIView.self,
    "mapView": UIView.self,
  ]

  static func isView(_ element: String) -> Bool { views[element] != nil }

  /// The class for an element; a plain view if the element is unknown.
  static func viewClass(_ element: String) -> UIView.Type { views[element] ?? UIView.self }

  /// The class for a gesture's element.
  static func gestureClass(_ element: String) -> UIGestureRecognizer.Type {
    gestures[element] ?? UIGestureRecognizer.self
  }

  private static let gestures: [String: UIGestureRecognizer.Type] = [
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    // The typo is Interface Builder's own.
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
  ]
}
