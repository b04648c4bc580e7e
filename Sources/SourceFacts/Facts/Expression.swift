/// What code writes where an identifier, a storyboard, a controller or a type is wanted, as far as
/// one file shows it.
///
/// Optional chaining, `!`, `try`, `await`, parentheses, casts and `.rawValue` of an identifier are left
/// out. A local constant stands for what it was initialized with.
package indirect enum Expression: Hashable, Sendable, Codable {
  /// A string literal without interpolation, escapes resolved; Objective-C's `@"…"`.
  case string(String)
  /// A path of names that starts outside of the function, as written: `["SegueID", "show"]`,
  /// `["self", "storyboard"]`, `["R", "segue", "list", "show"]`. `self` and `Self` stay; an
  /// Objective-C property access or message without arguments is a path too.
  case name([String])
  /// `.show`, `.segues.show`.
  case implicitMember([String])
  /// The segue that `prepare(for:sender:)`, a segue action or an unwind action was given, and the way
  /// from it: `[]` is the segue, `["identifier"]` its identifier, also where a function or an
  /// initializer makes another type of it (``derivedIdentifier``). `["destination"]` is the destination
  /// under whatever name UIKit and AppKit have for it, `["destination", "topViewController"]` and
  /// `["destination", "viewControllers", "[0]"]` what is inside it; `first`, `last`, `[0]`, `[n]`.
  case segue([String])
  /// An identifier that code makes of the segue: `segueIdentifier(for: segue)` has the path
  /// `["segueIdentifier"]`, `StoryboardSegue.Main(segue)` has `["StoryboardSegue", "Main"]`, and
  /// `SegueIdentifier(rawValue: segue.identifier)` has `["SegueIdentifier"]`.
  case derivedIdentifier([String])
  /// A parameter of the function around it, by its place; of a closure's parameters none is.
  case parameter(Int)
  /// What a call returns: `UIStoryboard(name: "Main", bundle: nil)`. A property of what is no path of
  /// names, such as of another call's result, is a call without arguments.
  case call(CallExpression)
  /// `a + b`, and interpolations whose parts are expressions.
  case concatenation([Expression])
  /// `c ? a : b`, `a ?? b`, and a variable that is assigned more than once.
  case choice([Expression])
  /// The name of a type: `String(describing: List.self)` has `["List"]`, `String(describing: self)` in
  /// a static member and `type(of: self)` have `["Self"]`; `NSStringFromClass([List class])`.
  case typeName([String])
  /// A type as a value: `List.self`, `[List class]`.
  case type([String])
  case `nil`
  /// What is computed in another way: the code, at most 80 characters of it.
  case unknown(String)
}

/// A call as a value.
package struct CallExpression: Hashable, Sendable, Codable {
  /// The function that finds a text in the user's language; its arguments are not kept.
  static let localizing = "NSLocalizedString"
  /// What follows a property's name in ``function`` where the call is its setter's.
  package static let setting = "="

  /// What it is called on; nil for a function, an initializer or a method of `self`.
  package var receiver: Expression?
  /// The name without arguments; of an initializer the type's path joined with dots: `UIStoryboard`;
  /// of an Objective-C message the selector: `storyboardWithName:bundle:`.
  package var function: String
  /// The generic arguments of an initializer or function, as written.
  package var genericArguments: [String] = []
  package var arguments: [Argument] = []

  package init(receiver: Expression? = nil, function: String, arguments: [Argument] = []) {
    self.receiver = receiver
    self.function = function
    self.arguments = arguments
  }

  package struct Argument: Hashable, Sendable, Codable {
    /// Nil where there is none; of an Objective-C message the selector's part without its colon.
    package var label: String?
    package var value: Expression
    /// The value's place; nil inside another expression.
    package var position: SourcePosition?

    package init(label: String?, value: Expression, position: SourcePosition? = nil) {
      self.label = label
      self.value = value
      self.position = position
    }
  }
}
