internal import SwiftSyntax

/// The attributes that say where a case leads.
enum SegueAttribute: String {
  case to = "To"
  case unnamed = "Unnamed"
  case embed = "Embed"
  case relationship = "Child"
  case unwind = "Unwind"
  case untyped = "Untyped"

  /// The attribute, or nil if it is another one; a module's name before it is allowed.
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

  /// Whether a case without `id:` has its own name as its identifier.
  var isNamedAfterCase: Bool {
    self == .to || self == .unwind || self == .untyped
  }
}

extension AttributeSyntax {
  /// The attribute's name, without a module's before it.
  var name: String? {
    attributeName.as(MemberTypeSyntax.self)?.name.text
      ?? attributeName.as(IdentifierTypeSyntax.self)?.name.text
  }
}

extension AttributeListSyntax {
  /// Whether a macro of a name is attached.
  func contains(macro name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.name == name }
  }
}
