/// A team's choices for its generated code.
package struct GenerationOptions: Hashable, Sendable {
  /// The access level of generated declarations.
  package enum Access: String, CaseIterable, Sendable {
    case `internal`
    case `package`
    case `public`
  }

  /// The style of the generated code.
  package enum Style: String, CaseIterable, Sendable {
    /// Typed segues for the `Segues` runtime.
    case segues
    /// The accessors of SwiftGen's scene and segue templates.
    case swiftgen
    /// The accessors of R.swift.
    case rswift
  }

  /// The Swift expression for the bundle that contains the storyboards.
  package enum Bundle: Hashable, Sendable {
    /// The resource bundle that SwiftPM creates for a target: `Bundle.module`.
    case module
    /// The bundle that contains the generated code: the app's, or a framework's.
    case ofCode
    /// An expression of type `Bundle`, as written in the configuration.
    case expression(SwiftFragment)
  }

  package var style = Style.segues
  package var access = Access.internal
  package var bundle = Bundle.ofCode
  /// The module that the generated code is compiled in; nil if unknown.
  package var module: String?
  /// Modules that generated files import in addition to those that the storyboards name.
  package var imports: [String] = []
  /// The Swift names of the classes in storyboards, by the storyboard's name for them: `Name`, or
  /// `Module.Name`.
  package var classes: [String: ClassOverride] = [:]
  /// The only classes that generated code may name, by the storyboard's name for them; nil for all.
  ///
  /// All other classes count as hidden, so that a class that Swift cannot see never breaks the
  /// build.
  package var onlyClasses: Set<String>?
  /// The methods that receive an unwind segue's value, by the selector of the unwind action.
  package var unwinds: [String: UnwindOverride] = [:]
  /// Whether the code brings its own copy of the library, so that it depends on no package.
  ///
  /// The other tools' styles need no library.
  package var isStandalone = false
  /// Whether R.swift itself generates `R` and its other parts, so that the code in its style only extends them.
  package var extendsR = false

  package init() {}
}

/// The configuration of one class.
package struct ClassOverride: Hashable, Sendable {
  /// The class's name in Swift, if the storyboard has its Objective-C name or a nested class.
  package var swiftName: String?
  /// The module that declares the class.
  package var module: String?
  /// Whether generated code leaves the class out, which is necessary for private classes.
  ///
  /// Nothing is generated for it, and as a destination it counts as its UIKit base class.
  package var isHidden: Bool

  package init(swiftName: String? = nil, module: String? = nil, isHidden: Bool = false) {
    self.swiftName = swiftName
    self.module = module
    self.isHidden = isHidden
  }
}

/// The method that receives the value of the unwind segues with one action.
package struct UnwindOverride: Hashable, Sendable {
  /// The method, such as `HomeViewController.limitsChosen(with:)`.
  package var method: SwiftFragment
  /// The type of the value, such as `TemperatureLimits`; nil for a method without parameters, and
  /// for the unwind action itself.
  package var value: SwiftFragment?

  package init(method: SwiftFragment, value: SwiftFragment? = nil) {
    self.method = method
    self.value = value
  }
}

extension GenerationOptions.Bundle {
  /// The values of a bundle option, as the end of a sentence.
  package static let rules =
    "module, code, or an expression in one line, with balanced brackets and quotes, without "
    + "comments and semicolons"

  /// Parses the bundle in a configuration or on a command line.
  ///
  /// `module` and `code` are short for the two usual bundles; any other text is an expression.
  ///
  /// - Returns: Nil if the text is neither of these words nor self-contained code.
  package init?(configured text: String) {
    switch text {
    case "module": self = .module
    case "code": self = .ofCode
    default:
      guard let expression = SwiftFragment(text) else { return nil }
      self = .expression(expression)
    }
  }
}
