#if Macros
  internal import SwiftSyntax

  /// What is not read, because no rule could ever want it: most values are colours, sizes and flags.
  extension MemberReader {
    /// In UTF-8 bytes: longer bodies compute what they return.
    static let longestBody = 4_000

    func isShort(_ body: some SyntaxProtocol) -> Bool {
      source.length(of: body) < Self.longestBody
    }

    /// Whether a value of the type can be an identifier, a type, a storyboard or a controller.
    static func mayMatter(_ type: TypeSyntax, _ written: String) -> Bool {
      if type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self)
        || type.is(FunctionTypeSyntax.self) || type.is(SomeOrAnyTypeSyntax.self)
      {
        return false
      }
      return !plainTypes.contains(written)
    }

    /// Whether an initial value can be one, or says at least of what type it is.
    static func mayMatter(_ value: ExprSyntax) -> Bool {
      switch value.kind {
      case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .arrayExpr,
        .dictionaryExpr, .closureExpr, .keyPathExpr, .prefixOperatorExpr, .regexLiteralExpr:
        false
      default: true
      }
    }

    static let plainTypes: Set<String> = [
      "()", "Bool", "CGAffineTransform", "CGColor", "CGFloat", "CGPoint", "CGRect", "CGSize",
      "CALayer", "Character", "Data", "Date", "DateFormatter", "Double", "Error", "Float",
      "IndexPath", "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8", "NSAttributedString",
      "NSButton", "NSColor", "NSFont", "NSImage", "NSImageView", "NSLayoutConstraint", "NSMenu",
      "NSMenuItem", "NSMutableAttributedString", "NSNumber", "NSRect", "NSSize", "NSTextField",
      "NSView", "Never", "NumberFormatter", "TimeInterval", "Timer", "UIActivityIndicatorView",
      "UIBarButtonItem", "UIButton", "UICollectionReusableView", "UICollectionView",
      "UICollectionViewCell", "UICollectionViewFlowLayout", "UICollectionViewLayout", "UIColor",
      "UIEdgeInsets", "UIFont", "UIImage", "UIImageView", "UIInterfaceOrientation",
      "UIInterfaceOrientationMask", "UILabel", "UILongPressGestureRecognizer",
      "UIModalPresentationStyle", "UIPanGestureRecognizer", "UIProgressView", "UIRefreshControl",
      "UIScrollView", "UISearchBar", "UISegmentedControl", "UISlider", "UIStackView",
      "UIStatusBarStyle", "UISwitch", "UITableView", "UITableViewCell",
      "UITableViewCellEditingStyle", "UITapGestureRecognizer", "UITextField", "UITextView",
      "UIToolbar", "UIView", "UIVisualEffectView", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
      "UUID", "Void",
    ]
  }
#endif
