internal import SwiftSyntax

/// How far a declaration is visible, from least to most.
enum AccessLevel: Int, Comparable {
  case inScope
  case inFile
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
    case .keyword(.private): self = .inScope
    case .keyword(.fileprivate): self = .inFile
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
  /// What mentions a type may not be seen further than it.
  var nonoverridableModifier: String {
    switch self {
    case .inScope: "private "
    case .inFile: "fileprivate "
    case .inModule: ""
    case .inPackage: "package "
    case .everywhere, .overridable: "public "
    }
  }

  /// The access that a class has where it stands: what is private there, its file sees.
  var ofClass: Self {
    self == .inScope ? .inFile : self
  }
}
