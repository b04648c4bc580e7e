internal import SwiftSyntax

/// The attributes that say where a case leads.
enum SegueAttribute: String {
  case to = "To"
  case unnamed = "Unnamed"
  case embed = "Embed"
  case relationship = "Relationship"
  case unwind = "Unwind"

  /// The attribute, or nil if it is another one; a module's name before it is allowed.
  init?(_ attribute: AttributeSyntax) {
    let name =
      attribute.attributeName.as(MemberTypeSyntax.self)?.name.text
      ?? attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
    guard let name, let value = Self(rawValue: name) else { return nil }
    self = value
  }

  var kind: SegueCase.Kind {
    switch self {
    case .to: .named
    case .unnamed: .unnamed
    case .embed: .embed
    case .relationship: .relationship
    case .unwind: .unwind
    }
  }

  /// Whether a case without `id:` has its own name as its identifier.
  var isNamedAfterCase: Bool {
    self == .to || self == .unwind
  }
}
