/// What a team decides about its generated code.
package struct GenerationOptions: Hashable, Sendable {
  /// How far generated declarations are visible.
  package enum Access: String, CaseIterable, Sendable {
    case `internal`
    case `package`
    case `public`
  }

  /// The shape of the generated code.
  package enum Style: String, CaseIterable, Sendable {
    /// Typed segues for the `Segues` runtime.
    case segues
    /// The accessors that SwiftGen's scene and segue templates give.
    case swiftgen
    /// The accessors that R.swift gives.
    case rswift
  }

  /// The Swift expression of the bundle that has the storyboards.
  package enum Bundle: Hashable, Sendable {
    /// The resource bundle that SwiftPM makes for a target: `Bundle.module`.
    case module
    /// The bundle that the generated code is in: the app's, or a framework's.
    case ofCode
    /// An expression of type `Bundle`, as written in the configuration.
    case expression(SwiftFragment)
  }

  package var style = Style.segues
  package var access = Access.internal
  package var bundle = Bundle.ofCode
  /// The module that the generated code is compiled in; nil where that is not known.
  package var module: String?
  /// Modules that generated files import beside those that the storyboards name.
  package var imports: [String] = []
  /// What Swift calls the classes that storyboards name, by the storyboard's name for them: `Name`,
  /// or `Module.Name`.
  package var classes: [String: ClassOverride] = [:]
  /// The only classes that generated code names, by the storyboard's name for them; nil for all.
  ///
  /// Every other class counts as hidden, so that one that Swift code can't see stops no build.
  package var onlyClasses: Set<String>?
  /// The methods that take an unwind segue's value, by the selector of the unwind action.
  package var unwinds: [String: UnwindOverride] = [:]

  /// In R.swift's style, whether `R` is that of R.swift itself, which makes the rest of it.
  package var extendsR = false

  package init() {}
}

/// What a configuration says of one class.
package struct ClassOverride: Hashable, Sendable {
  /// The class's name in Swift, where the storyboard has its Objective-C name or a nested class.
  package var swiftName: String?
  /// The module that declares the class.
  package var module: String?
  /// Whether generated code leaves the class out, as it has to with private classes.
  ///
  /// Nothing is generated for it, and as a destination it counts as its UIKit base class.
  package var isHidden: Bool

  package init(swiftName: String? = nil, module: String? = nil, isHidden: Bool = false) {
    self.swiftName = swiftName
    self.module = module
    self.isHidden = isHidden
  }
}

/// The method that takes the value of the unwind segues with one action.
package struct UnwindOverride: Hashable, Sendable {
  /// Such as `HomeViewController.limitsChosen(with:)`.
  package var method: SwiftFragment
  /// The type of the value, such as `TemperatureLimits`; nil for a method without parameters.
  package var value: SwiftFragment?

  package init(method: SwiftFragment, value: SwiftFragment? = nil) {
    self.method = method
    self.value = value
  }
}

extension GenerationOptions.Bundle {
  /// The values that a bundle option takes, worded as the end of a sentence.
  package static let rules =
    "module, code, or an expression in one line, with balanced brackets and quotes, without "
    + "comments and semicolons"

  /// Reads the bundle that a configuration or a command line names.
  ///
  /// `module` and `code` are short for the two usual bundles; any other text is an expression.
  ///
  /// - Returns: Nil if the text is neither of these words nor code that can stand inside a declaration.
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
