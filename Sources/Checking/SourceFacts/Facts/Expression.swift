/// The value of an expression in code, such as an identifier, a storyboard, a controller or a type, to the extent
/// that one file shows it.
///
/// It leaves out optional chaining, `!`, `try`, `await`, parentheses, casts, and `.rawValue` of an
/// identifier. The name of a local constant is replaced with its initial value.
package indirect enum Expression: Hashable, Sendable {
  /// A string literal without interpolation, with its escapes resolved; also Objective-C's `@"…"`.
  case string(String)
  /// A path of names that starts outside the function, as written: `["SegueID", "show"]`,
  /// `["self", "storyboard"]`, `["R", "segue", "list", "show"]`. `self` and `Self` are kept. In Objective-C, a
  /// property access and a message without arguments are paths too.
  case name([String])
  /// `.show`, `.segues.show`.
  case implicitMember([String])
  /// The segue that `prepare(for:sender:)`, a segue action or an unwind action receives, and the path from it.
  ///
  /// `[]` is the segue and `["identifier"]` its identifier. `["destination"]` is the destination, whatever UIKit
  /// and AppKit call it; `["destination", "topViewController"]` and `["destination", "viewControllers", "[0]"]`
  /// are controllers inside it. Elements are `first`, `last`, `[0]`, and `[n]` for a computed index.
  case segue([String])
  /// An identifier of another type that code derives from the segue: `segueIdentifier(for: segue)` has the path
  /// `["segueIdentifier"]`, `StoryboardSegue.Main(segue)` has `["StoryboardSegue", "Main"]`, and
  /// `SegueIdentifier(rawValue: segue.identifier)` has `["SegueIdentifier"]`.
  case derivedIdentifier([String])
  /// A parameter of the enclosing function, by its index. A closure's parameters are ``unknown(_:)``.
  case parameter(Int)
  /// The result of a call: `UIStoryboard(name: "Main", bundle: nil)`. A property of something other than a path
  /// of names, such as another call's result, is a call without arguments.
  case call(CallExpression)
  /// `a + b`, and interpolations of expressions.
  case concatenation([Expression])
  /// One of several values: `c ? a : b`, `a ?? b`, or a variable that is assigned more than once.
  case choice([Expression])
  /// The name of a type: `String(describing: List.self)` has `["List"]`, `String(describing: self)` in
  /// a static member and `type(of: self)` have `["Self"]`; `NSStringFromClass([List class])`.
  case typeName([String])
  /// A type as a value: `List.self`, `[List class]`.
  case type([String])
  case `nil`
  /// Any other expression, as at most 80 characters of its code.
  case unknown(String)

  /// Whether it is a parameter of the function around it.
  package var isParameter: Bool {
    if case .parameter = self { true } else { false }
  }
}

/// A call as a value.
package struct CallExpression: Hashable, Sendable {
  /// The function that translates a text into the user's language; its arguments are not kept.
  package static let localizing = "NSLocalizedString"
  /// The suffix of a property's name in ``function`` that makes the call one of the property's setter.
  package static let setting = "="
  /// The function with which Swift writes an interpolated value into a string.
  ///
  /// Facts have a call of it only for a constant or case of a type: `"\(Segue.list)"`. A case is then not its
  /// raw value, but its name or description. Other values are just parts of an ``Expression/concatenation(_:)``.
  package static let interpolating = "appendInterpolation"

  /// The receiver; nil for a function, an initializer or a method of `self`.
  package var receiver: Expression?
  /// The name without arguments.
  ///
  /// For an initializer, it is the type's path joined with dots: `UIStoryboard`. For a message of
  /// Objective-C, it is the selector: `storyboardWithName:bundle:`.
  package var function: String
  /// The generic arguments of an initializer or function, as written.
  package var genericArguments: [String] = []
  package var arguments: [Argument] = []

  package init(receiver: Expression? = nil, function: String, arguments: [Argument] = []) {
    self.receiver = receiver
    self.function = function
    self.arguments = arguments
  }

  package struct Argument: Hashable, Sendable {
    /// The label, if there is one; for a message of Objective-C, the part of the selector without its colon.
    package var label: String?
    package var value: Expression
    /// The position of the value; nil inside another expression.
    package var position: SourcePosition?

    package init(label: String?, value: Expression, position: SourcePosition? = nil) {
      self.label = label
      self.value = value
      self.position = position
    }
  }
}
