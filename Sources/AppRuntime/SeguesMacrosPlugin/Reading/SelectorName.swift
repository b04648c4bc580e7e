internal import SelectorNames
internal import SwiftSyntax

extension SelectorName {
  /// The selector of a method: the one in `@objc(name:)`, or else the one that the compiler
  /// derives.
  static func of(_ method: FunctionDeclSyntax) -> String {
    explicit(method)
      ?? derived(
        base: method.name.text.trimmingBackticks,
        labels: method.signature.parameterClause.parameters.map {
          $0.firstName.text == "_" ? nil : $0.firstName.text.trimmingBackticks
        })
  }

  private static func explicit(_ method: FunctionDeclSyntax) -> String? {
    method.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.attributeName.trimmedDescription == "objc" }
      .compactMap { $0.arguments?.trimmedDescription }.first
  }
}
