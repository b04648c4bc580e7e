internal import SwiftNaming

extension SwiftCode {
  /// Returns the name of a declaration, in backticks if it is a keyword.
  ///
  /// Planned names compile as they are. Any other text is converted to a valid name.
  static func name(_ name: String) -> SwiftCode {
    SwiftCode(checked: SwiftName.escaped(identifier(name)))
  }

  /// Returns the name of a declaration after a period, where no keyword needs backticks.
  static func member(_ name: String) -> SwiftCode { SwiftCode(checked: identifier(name)) }

  /// The name for use as a type: in backticks if the compiler would read it as a keyword before a
  /// type, such as `any`.
  var asType: SwiftCode {
    ReservedNames.beforeTypes.contains(text) ? SwiftCode(checked: "`\(text)`") : self
  }

  /// Returns a class's name, without its module.
  static func name(_ name: ClassName) -> SwiftCode {
    SwiftCode(checked: name.isUsable ? name.name : SwiftName.type(name.name))
  }

  /// Returns a class's name, with its module if it has another one.
  static func type(_ name: ClassName) -> SwiftCode {
    guard let module = name.module.flatMap(module) else { return .name(name) }
    return "\(module).\(.name(name))"
  }

  /// Returns a module's name; nil if it is impossible.
  static func module(_ name: String) -> SwiftCode? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy { SwiftName.isTypeName(String($0)) } ? SwiftCode(checked: name) : nil
  }

  private static func identifier(_ name: String) -> String {
    SwiftLexer.isIdentifier(name) ? name : SwiftName.member(name)
  }
}

extension ClassName {
  /// Whether the name is valid in Swift: identifiers separated by periods, with keywords in
  /// backticks.
  fileprivate var isUsable: Bool {
    if SwiftName.isTypeName(name) { return true }
    return name.split(separator: ".", omittingEmptySubsequences: false).enumerated()
      .allSatisfy { index, part in
        let isQuoted = part.utf8.count > 2 && part.utf8.first == quote && part.utf8.last == quote
        let bare = isQuoted ? String(part.dropFirst().dropLast()) : String(part)
        return SwiftName.isIdentifier(bare)
          && (isQuoted || SwiftName.isTypeName(bare, isNested: index > 0))
      }
  }
}

private let quote = UInt8(ascii: "`")
