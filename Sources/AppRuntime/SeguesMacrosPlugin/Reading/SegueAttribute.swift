internal import SwiftSyntax

extension SegueCase.Kind {
  /// The kind that an attribute declares, with or without a module name before it; nil for any
  /// other attribute.
  init?(_ attribute: AttributeSyntax) {
    guard let kind = Self.allCases.first(where: { $0.attribute == attribute.name }) else {
      return nil
    }
    self = kind
  }

  /// The name of the attribute that declares where a case leads.
  var attribute: String {
    switch self {
    case .named: "To"
    case .unnamed: "Unnamed"
    case .embed: "Embed"
    case .relationship: "Child"
    case .unwind: "Unwind"
    case .untyped: "Untyped"
    }
  }

  /// Whether code can perform the segue, by its identifier: by default the case's name.
  var isPerformable: Bool {
    self == .named || self == .unwind || self == .untyped
  }
}

extension AttributeSyntax {
  /// The attribute's name, without a module name before it.
  var name: String? {
    attributeName.as(MemberTypeSyntax.self)?.name.text
      ?? attributeName.as(IdentifierTypeSyntax.self)?.name.text
  }
}

extension AttributeListSyntax {
  /// Whether a macro with this name is attached.
  func contains(macro name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.name == name }
  }
}
