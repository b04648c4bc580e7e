#if Macros
  internal import SwiftSyntax

  /// What is not read, because no rule could ever want it: most values are colours, sizes and flags.
  extension MemberReader {
    /// In UTF-8 bytes: longer bodies compute what they return.
    static let longestBody = 4_000

    static func isShort(_ body: CodeBlockSyntax) -> Bool {
      body.totalLength.utf8Length < longestBody
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

    private static let plainTypes: Set<String> = [
      "()", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Data", "Date", "Double",
      "Float", "IndexPath", "Int", "Int16", "Int32", "Int64", "Int8", "NSAttributedString",
      "NSColor", "NSImage", "NSLayoutConstraint", "NSNumber", "NSRect", "NSSize", "Never",
      "TimeInterval", "UIColor", "UIEdgeInsets", "UIFont", "UIImage", "UIInterfaceOrientation",
      "UIInterfaceOrientationMask", "UIModalPresentationStyle", "UIStatusBarStyle",
      "UITableViewCell", "UITableViewCellEditingStyle", "UInt", "UInt16", "UInt32", "UInt64",
      "UInt8", "Void",
    ]
  }
#endif
