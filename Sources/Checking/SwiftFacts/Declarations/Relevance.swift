internal import SwiftSyntax

/// Decides which values are read, by their types.
///
/// Most other values are colors, sizes and flags, which no rule looks at.
enum Relevance {
  /// The length in UTF-8 bytes above which a body is not read, because it probably computes its result.
  static let longestBody = 4_000

  /// Whether a value of the type can be an identifier, a type, a storyboard or a controller.
  static func mayMatter(_ type: TypeSyntax, _ written: String) -> Bool {
    switch type.kind {
    case .arrayType, .dictionaryType, .functionType, .someOrAnyType: false
    default: !plainTypes.contains(written)
    }
  }

  /// Whether an initial value can be an identifier, a type, a storyboard or a controller, or tells the property's type.
  static func mayMatter(_ value: ExprSyntax) -> Bool {
    switch value.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .arrayExpr,
      .dictionaryExpr, .closureExpr, .keyPathExpr, .prefixOperatorExpr, .regexLiteralExpr:
      false
    default: true
    }
  }

  static let plainTypes: Set<String> = [
    "()", "AttributedString", "Bool", "CALayer", "CGAffineTransform", "CGColor", "CGFloat",
    "CGImage", "CGPath", "CGPoint", "CGRect", "CGSize", "CIImage", "CLLocation",
    "CLLocationCoordinate2D", "Calendar", "Character", "CharacterSet", "Color", "Data", "Date",
    "DateComponents", "DateFormatter", "Decimal", "DispatchQueue", "Double", "Error", "Float",
    "Image", "IndexPath", "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8", "Locale",
    "MKAnnotationView", "MKOverlayRenderer", "NSAttributedString", "NSButton", "NSColor",
    "NSData", "NSDate", "NSError", "NSFetchRequest", "NSFont", "NSImage", "NSImageView",
    "NSIndexPath", "NSLayoutConstraint", "NSManagedObjectContext", "NSMenu", "NSMenuItem",
    "NSMutableAttributedString", "NSNotification", "NSNumber", "NSParagraphStyle", "NSPredicate",
    "NSRange", "NSRect", "NSRegularExpression", "NSSize", "NSSortDescriptor", "NSTextField",
    "NSToolbarItem", "NSURL", "NSURLRequest", "NSView", "Never", "Notification",
    "NumberFormatter", "OperationQueue", "TimeInterval", "TimeZone", "Timer",
    "UIAccessibilityTraits", "UIAction", "UIActivityIndicatorView", "UIAlertAction",
    "UIAlertController", "UIBarButtonItem", "UIBezierPath", "UIButton",
    "UICollectionReusableView", "UICollectionView", "UICollectionViewCell",
    "UICollectionViewFlowLayout", "UICollectionViewLayout", "UIColor",
    "UIContextMenuConfiguration", "UIContextualAction", "UIDatePicker", "UIEdgeInsets", "UIFont",
    "UIGestureRecognizer", "UIImage", "UIImageView", "UIInterfaceOrientation",
    "UIInterfaceOrientationMask", "UIKeyCommand", "UIKeyboardType", "UILabel",
    "UILongPressGestureRecognizer", "UIMenu", "UIMenuElement", "UIModalPresentationStyle",
    "UINavigationBar", "UINavigationItem", "UIPageControl", "UIPanGestureRecognizer",
    "UIPickerView", "UIProgressView", "UIRefreshControl", "UIReturnKeyType", "UIScrollView",
    "UISearchBar", "UISegmentedControl", "UISlider", "UIStackView", "UIStatusBarStyle",
    "UIStepper", "UISwipeActionsConfiguration", "UISwipeGestureRecognizer", "UISwitch",
    "UITabBar", "UITabBarItem", "UITableView", "UITableViewCell", "UITableViewCellEditingStyle",
    "UITableViewRowAction", "UITapGestureRecognizer", "UITargetedPreview", "UITextField",
    "UITextView", "UIToolbar", "UITraitCollection", "UIView", "UIVisualEffectView", "UInt",
    "UInt16", "UInt32", "UInt64", "UInt8", "URL", "URLComponents", "URLRequest", "URLSession",
    "UUID", "Void", "WKNavigationActionPolicy", "WKNavigationResponsePolicy", "WKWebView",
    "WKWebViewConfiguration",
  ]
}
