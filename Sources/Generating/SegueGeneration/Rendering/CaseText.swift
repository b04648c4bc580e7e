/// A segue in the text of its class: its case, and the recipient of the case's value.
struct CaseText {
  /// The recipient of a segue's value, and the value's type in the case's declaration.
  enum Delivery: Hashable {
    /// A destination class of the app, whose input the generic parameter stands for.
    case input(parameter: SwiftCode, of: SwiftCode)
    /// A class of UIKit, which takes no value.
    case plain(SwiftCode)
    /// A method of the controller that an unwind segue returns to, with the value as configured.
    case unwind(method: SwiftFragment, value: SwiftCode?)
    /// No known destination.
    case nowhere
  }

  var segue: SegueDeclaration
  var delivery: Delivery

  /// The case's name in its declaration: in backticks if it is a keyword.
  var declared: SwiftCode { .name(segue.name) }
  /// The case's name after a period.
  var member: SwiftCode { .member(segue.name) }

  /// The generic parameter for the destination's input; nil if there is none.
  var parameter: SwiftCode? {
    if case .input(let parameter, _) = delivery { parameter } else { nil }
  }

  /// The type of the value; nil if the destination needs nothing.
  var value: SwiftCode? {
    if case .unwind(_, let value) = delivery { value } else { parameter }
  }

  /// The associated values in the case's declaration.
  var payload: SwiftCode { value.map { "(\($0))" } ?? "" }

  /// The pattern that binds the value in a `switch`.
  var pattern: SwiftCode { value == nil ? ".\(member)" : ".\(member)(let input)" }

  /// The expression that creates the case again from the value bound by ``pattern``.
  var remade: SwiftCode { value == nil ? ".\(member)" : ".\(member)(input)" }

  /// The destination's class.
  var destination: SwiftCode {
    switch delivery {
    case .input(_, let type), .plain(let type): type
    case .unwind(let method, _): method.owner.map { SwiftCode($0) } ?? "_SegueController"
    case .nowhere: "_SegueController"
    }
  }
}
