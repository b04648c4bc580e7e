internal import StoryboardModel

/// A segue as the text of its class has it: its case, what the case has as value, and where it leads.
struct CaseText {
  enum Value {
    /// Nothing is asked of the destination.
    case none
    /// What a class of the app says it needs: the generic parameter of that name.
    case input(parameter: String, destination: String)
    /// What the configuration says that an unwind segue takes back.
    case unwind(type: String)
  }

  /// What becomes of a segue's value.
  enum Delivery: Hashable {
    /// To a destination of the app's own.
    case custom(String)
    /// To one of UIKit's own, which takes nothing.
    case plain(String)
    /// To a method of the controller that an unwind segue leads back to.
    case unwind(method: String)
    /// Nobody knows of a destination.
    case nowhere
  }

  var segue: SegueDeclaration
  /// The case's name where one is declared: in backticks where it is a keyword.
  var declared: String
  var value: Value
  var delivery: Delivery

  var name: String { segue.name }

  /// The values of the case, as its declaration has them.
  var payload: String {
    switch value {
    case .none: ""
    case .input(let parameter, _): "(\(parameter))"
    case .unwind(let type): "(\(type))"
    }
  }

  /// What a `switch` writes to take the value.
  var pattern: String { hasValue ? ".\(name)(let input)" : ".\(name)" }

  /// What makes the case again from the value that ``pattern`` took.
  var remade: String { hasValue ? ".\(name)(input)" : ".\(name)" }

  var hasValue: Bool {
    if case .none = value { return false }
    return true
  }

  /// The destination's class.
  var destination: String {
    switch delivery {
    case .custom(let type), .plain(let type): type
    case .unwind(let method): Self.owner(of: method) ?? "UIViewController"
    case .nowhere: "UIViewController"
    }
  }

  /// The class of a method such as `HomeViewController.limitsChosen(with:)`.
  private static func owner(of method: String) -> String? {
    let name = method.utf8.prefix { $0 != UInt8(ascii: "(") }
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return nil }
    return String(Substring(name[..<dot]))
  }
}
