internal import SourceFacts
internal import SwiftSyntax

/// The local names that code inside a function sees: parameters, local constants and variables, and the names that
/// patterns bind.
///
/// A walk through a body declares names in order, and leaves a block with ``leave(to:)``. Initial values are
/// kept as syntax, and are read only when a name is used.
///
/// It is enough for a body's result, which can be each of the values that a variable gets. The uses in a body are
/// read with ``UseBlocks``, which also know where a value is replaced and which conditions hold.
struct Scope {
  /// The value of a name, to the extent that it is known.
  enum Binding {
    /// The value itself, from which a `.rawValue` may have been left out.
    case expression(Expression, mayLackRawValue: Bool = true)
    /// An initial value, which sees the names that were declared before it.
    case value(ExprSyntax)
  }

  struct Entry {
    var name: String
    /// The values of the name: empty if nothing is known, and several if it is assigned more than once.
    var bindings: [Binding]
    /// Whether it is a `var`, which anything may change.
    var isVariable = false
  }

  /// Whether `self` is the type.
  var isStatic: Bool
  /// The place of the parameter that is a segue's identifier: in
  /// `shouldPerformSegue(withIdentifier:sender:)`, and in a segue action.
  var identifierParameter: Int?
  var entries: [Entry] = []

  init(isStatic: Bool = false) {
    self.isStatic = isStatic
  }

  /// A mark for ``leave(to:)``, taken when entering a block.
  var mark: Int { entries.count }

  /// Forgets what was declared since the mark was taken.
  mutating func leave(to mark: Int) { entries.removeSubrange(mark...) }

  /// Declares a name with its value, which is nil if it has none yet or none is known.
  mutating func declare(_ name: String, as binding: Binding?, isVariable: Bool = false) {
    entries.append(
      Entry(name: name, bindings: binding.map { [$0] } ?? [], isVariable: isVariable))
  }

  /// Adds a value that is assigned to a name, if that is a local one.
  mutating func assign(_ name: String, _ value: Expression) {
    guard let index = index(of: name) else { return }
    entries[index].bindings.append(.expression(value))
  }

  /// Adds an unknown value to each local variable that code mentions, because the code may change
  /// it: `append("x", to: &name)`, `rows.forEach { name += $0 }`.
  mutating func forgetVariables(in code: some SyntaxProtocol) {
    guard entries.contains(where: \.isVariable) else { return }
    for token in code.tokens(viewMode: .sourceAccurate) {
      guard case .identifier = token.tokenKind,
        let index = index(of: token.nameText), entries[index].isVariable
      else { continue }
      assign(entries[index].name, .unknown(entries[index].name))
    }
  }

  /// The place of the innermost entry of a name.
  func index(of name: String) -> Int? { entries.lastIndex { $0.name == name } }
}
