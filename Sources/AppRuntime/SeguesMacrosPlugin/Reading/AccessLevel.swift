internal import SwiftSyntax

/// An access level, from least to most visible.
enum AccessLevel: CaseIterable, Comparable {
  case inScope
  case inFile
  case inModule
  case inPackage
  case everywhere
  case overridable

  init(_ modifiers: DeclModifierListSyntax) {
    let words = modifiers.map { "\($0.name.text) " }
    self = Self.allCases.first { words.contains($0.modifier) } ?? .inModule
  }

  /// The modifier of a member that can be overridden wherever its class can, followed by a space.
  var modifier: String {
    self == .overridable ? "open " : nonoverridableModifier
  }

  /// The modifier of a type, or of a member that doesn't have to be overridable, followed by a
  /// space.
  ///
  /// A declaration that mentions a type can't be more visible than the type.
  var nonoverridableModifier: String {
    switch self {
    case .inScope: "private "
    case .inFile: "fileprivate "
    case .inModule: ""
    case .inPackage: "package "
    case .everywhere, .overridable: "public "
    }
  }

  /// The access level of a class at its place in the file: a `private` class at the top level is
  /// visible in the whole file.
  var ofClass: Self {
    self == .inScope ? .inFile : self
  }
}
