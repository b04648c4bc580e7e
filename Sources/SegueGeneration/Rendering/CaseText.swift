internal import StoryboardModel

/// A segue as the text of its class has it: its case, what the case has as value, and where it leads.
struct CaseText {
  enum Value {
    /// Nothing is asked of the destination.
    case none
    /// What a class of the app says it needs: the generic parameter of that name.
    case input(parameter: SwiftCode, destination: SwiftCode)
    /// What the configuration says that an unwind segue takes back.
    case unwind(type: SwiftCode)
  }

  /// What becomes of a segue's value.
  enum Delivery: Hashable {
    /// To a destination of the app's own.
    case custom(SwiftCode)
    /// To one of UIKit's own, which takes nothing.
    case plain(SwiftCode)
    /// To a method of the controller that an unwind segue leads back to.
    case unwind(method: SwiftFragment)
    /// Nobody knows of a destination.
    case nowhere
  }

  var segue: SegueDeclaration
  var value: Value
  var delivery: Delivery

  /// The case's name where one is declared: in backticks where it is a keyword.
  var declared: SwiftCode { .name(segue.name) }
  /// The case's name behind a period.
  var member: SwiftCode { .member(segue.name) }

  /// The values of the case, as its declaration has them.
  var payload: SwiftCode {
    switch value {
    case .none: ""
    case .input(let parameter, _): "(\(parameter))"
    case .unwind(let type): "(\(type))"
    }
  }

  /// What a `switch` writes to take the value.
  var pattern: SwiftCode { hasValue ? ".\(member)(let input)" : ".\(member)" }

  /// What makes the case again from the value that ``pattern`` took.
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
