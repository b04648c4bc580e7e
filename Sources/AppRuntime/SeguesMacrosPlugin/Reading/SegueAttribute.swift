internal import SwiftSyntax

/// The attributes that declare where a case leads.
enum SegueAttribute: String {
  case to = "To"
  case unnamed = "Unnamed"
  case embed = "Embed"
  case relationship = "Child"
  case unwind = "Unwind"
  case untyped = "Untyped"

  /// The attribute, with or without a module name before it; nil for any other attribute.
  init?(_ attribute: AttributeSyntax) {
    guard let name = attribute.name, let value = Self(rawValue: name) else { return nil }
    self = value
  }

  var kind: SegueCase.Kind {
    switch self {
    case .to: .named
    case .unnamed: .unnamed
    case .embed: .embed
    case .relationship: .relationship
    case .unwind: .unwind
    case .untyped: .untyped
    }
  }

  /// Whether the identifier of a case without `id:` is the case's name.
  var isNamedAfterCase: Bool {
    self == .to || self == .unwind || self == .untyped
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
