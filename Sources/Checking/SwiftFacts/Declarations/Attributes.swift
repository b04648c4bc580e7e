internal import SwiftSyntax

/// The attributes of a declaration, in all branches of an `#if`.
struct Attributes {
  private(set) var all: [(name: String, node: AttributeSyntax)] = []

  init(_ list: AttributeListSyntax) {
    if !list.isEmpty { add(list, depth: 0) }
  }

  private mutating func add(_ list: AttributeListSyntax, depth: Int) {
    for element in list {
      switch element {
      case .attribute(let attribute):
        all.append((Self.name(attribute), attribute))
      case .ifConfigDecl(let condition):
        guard depth < 8 else { continue }
        for clause in condition.clauses {
          guard case .attributes(let inner)? = clause.elements else { continue }
          add(inner, depth: depth + 1)
        }
      }
    }
  }

  func contains(_ name: String) -> Bool {
    all.contains { $0.name == name }
  }

  func contains(anyOf names: Set<String>) -> Bool {
    all.contains { names.contains($0.name) }
  }

  /// The name in the parentheses of `@objc(…)`.
  var objectiveCName: String? {
    guard let node = all.first(where: { $0.name == "objc" })?.node,
      let name = node.arguments?.code
    else { return nil }
    return name.filter { !$0.isWhitespace && $0 != "`" }
  }

  /// The last part of the name: `@SeguesMacros.To` is `To`.
  private static func name(_ attribute: AttributeSyntax) -> String {
    if let name = attribute.attributeName.as(IdentifierTypeSyntax.self) { return name.name.text }
    return TypeText.path(of: attribute.attributeName)?.last ?? ""
  }
}

/// The modifiers of a declaration that facts depend on.
struct Modifiers {
  private(set) var isPrivate = false
  private(set) var isStatic = false
  private(set) var isOverride = false
  private(set) var isDynamic = false
  private(set) var isOpen = false
  private(set) var isPublic = false
  private(set) var isFinal = false

  init(_ list: DeclModifierListSyntax) {
    for modifier in list {
      switch modifier.name.tokenKind {
      // `private(set)` doesn't limit who may read.
      case .keyword(.private), .keyword(.fileprivate):
        if modifier.detail == nil { isPrivate = true }
      case .keyword(.static), .keyword(.class): isStatic = true
      case .keyword(.override): isOverride = true
      case .keyword(.dynamic): isDynamic = true
      case .keyword(.open): if modifier.detail == nil { isOpen = true }
      case .keyword(.public): if modifier.detail == nil { isPublic = true }
      case .keyword(.final): isFinal = true
      default: break
      }
    }
  }
}
