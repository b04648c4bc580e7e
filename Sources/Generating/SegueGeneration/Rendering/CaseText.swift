internal import StoryboardModel

/// A segue in the text of its class: its case, the case's value, and its destination.
struct CaseText {
  enum Value {
    /// The destination needs nothing.
    case none
    /// The input that a class of the app declares, as the generic parameter of that name.
    case input(parameter: SwiftCode, destination: SwiftCode)
    /// The value that an unwind segue hands back, as configured.
    case unwind(type: SwiftCode)
  }

  /// The recipient of a segue's value.
  enum Delivery: Hashable {
    /// A destination class of the app.
    case custom(SwiftCode)
    /// A class of UIKit, which takes no value.
    case plain(SwiftCode)
    /// A method of the controller that an unwind segue returns to.
    case unwind(method: SwiftFragment)
    /// No known destination.
    case nowhere
  }

  var segue: SegueDeclaration
  var value: Value
  var delivery: Delivery

  /// The case's name in its declaration: in backticks if it is a keyword.
  var declared: SwiftCode { .name(segue.name) }
  /// The case's name after a period.
  var member: SwiftCode { .member(segue.name) }

  /// The associated values in the case's declaration.
  var payload: SwiftCode {
    switch value {
    case .none: ""
    case .input(let parameter, _): "(\(parameter))"
    case .unwind(let type): "(\(type))"
    }
  }

  /// The pattern that binds the value in a `switch`.
  var pattern: SwiftCode { hasValue ? ".\(member)(let input)" : ".\(member)" }

  /// The expression that creates the case again from the value bound by ``pattern``.
  var remade: SwiftCode { hasValue ? ".\(member)(input)" : ".\(member)" }

  var hasValue: Bool {
    if case .none = value { return false }
    return true
  }

  /// The destination's class.
  var destination: SwiftCode {
    switch delivery {
    case .custom(let type), .plain(let type): type
    case .unwind(let method): method.owner.map { SwiftCode($0) } ?? "_SegueController"
    case .nowhere: "_SegueController"
    }
  }
}
