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

  /// Whether one of the attributes may be a property wrapper or a macro, which gives a variable another value.
  var mayWrapProperty: Bool {
    all.contains { name, _ in
      !Self.ofVariables.contains(name) && name.unicodeScalars.first?.properties.isUppercase == true
    }
  }

  /// The attributes with a capital letter that don't change a variable's value.
  private static let ofVariables: Set<String> = [
    "GKInspectable", "IBInspectable", "IBOutlet", "MainActor", "NSCopying", "NSManaged",
    "ObservationIgnored", "Published", "State",
  ]

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
  private let keywords: [Keyword]

  init(_ list: DeclModifierListSyntax) {
    keywords = list.compactMap { modifier in
      // `private(set)` doesn't limit who may read.
      guard modifier.detail == nil, case .keyword(let keyword) = modifier.name.tokenKind else {
        return nil
      }
      return keyword
    }
  }

  var isPrivate: Bool { keywords.contains(.private) || keywords.contains(.fileprivate) }
  var isStatic: Bool { keywords.contains(.static) || keywords.contains(.class) }
  var isOverride: Bool { keywords.contains(.override) }
  var isDynamic: Bool { keywords.contains(.dynamic) }
  var isOpen: Bool { keywords.contains(.open) }
  var isPublic: Bool { keywords.contains(.public) }
  var isFinal: Bool { keywords.contains(.final) }
}
