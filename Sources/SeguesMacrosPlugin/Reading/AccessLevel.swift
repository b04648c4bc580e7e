internal import SwiftSyntax

/// How far a declaration is visible, from least to most.
enum AccessLevel: Int, Comparable {
  case restricted
  case inModule
  case inPackage
  case everywhere
  case overridable

  init(_ modifiers: DeclModifierListSyntax) {
    self =
      modifiers.lazy.compactMap { Self(keyword: $0.name.tokenKind) }.first ?? .inModule
  }

  private init?(keyword: TokenKind) {
    switch keyword {
    case .keyword(.private), .keyword(.fileprivate): self = .restricted
    case .keyword(.package): self = .inPackage
    case .keyword(.public): self = .everywhere
    case .keyword(.open): self = .overridable
    default: return nil
    }
  }

  static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The modifier of a member that may be overridden where its class may be, with a space.
  var modifier: String {
    self == .overridable ? "open " : nonoverridableModifier
  }

  /// The modifier of a type or of a member that need not be overridden, with a space.
  ///
  /// A member that mentions a private type is file private: it may not be seen further.
  var nonoverridableModifier: String {
    switch self {
    case .restricted: "fileprivate "
    case .inModule: ""
    case .inPackage: "package "
    case .everywhere, .overridable: "public "
    }
  }
}
