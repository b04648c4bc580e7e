internal import SelectorNames
internal import SwiftSyntax

/// A method that Interface Builder can name: an `@IBSegueAction`, or an `@IBAction` for unwind
/// segues.
struct ActionMethod {
  enum Kind: String, CaseIterable {
    case unwindAction = "UnwindAction"
    case segueAction = "SegueAction"
  }

  var kind: Kind
  var selector: String
  /// The method's name as written.
  var name: String
  /// The label of each parameter; nil for `_`.
  var labels: [String?]

  /// Reads the method; nil if Interface Builder can't connect a segue to it.
  init?(_ method: FunctionDeclSyntax) {
    let attributes = method.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
    let parameters = method.signature.parameterClause.parameters
    if attributes.contains("IBSegueAction") {
      kind = .segueAction
    } else if attributes.contains("IBAction"), parameters.count == 1,
      parameters.first?.type.trimmedDescription.hasSuffix("StoryboardSegue") == true
    {
      kind = .unwindAction
    } else {
      return nil
    }
    selector = SelectorName.of(method)
    name = method.name.text
    labels = parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.text }
  }

  /// All such methods in the body of a class or an extension, except those in `#if` blocks, most of
  /// which only Apple systems compile.
  static func all(in members: MemberBlockItemListSyntax) -> [ActionMethod] {
    members.compactMap { $0.decl.as(FunctionDeclSyntax.self).flatMap(ActionMethod.init) }
  }
}
