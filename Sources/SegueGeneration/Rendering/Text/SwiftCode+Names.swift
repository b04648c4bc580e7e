extension SwiftCode {
  /// The name of a declaration where it is declared: in backticks where it is a keyword.
  ///
  /// Plans give names that compile. Any other text becomes one that does.
  static func name(_ name: String) -> SwiftCode {
    SwiftCode(checked: SwiftName.escaped(identifier(name)))
  }

  /// The name of a declaration behind a period, where no keyword needs backticks.
  static func member(_ name: String) -> SwiftCode { SwiftCode(checked: identifier(name)) }

  /// A name of generated code where a type is expected: in backticks where the compiler would take
  /// it for a word in front of a type, such as `any`.
  var asType: SwiftCode {
    ReservedNames.beforeTypes.contains(text) ? SwiftCode(checked: "`\(text)`") : self
  }

  /// A class's name, without its module.
  static func name(_ name: ClassName) -> SwiftCode {
    SwiftCode(checked: name.isUsable ? name.name : SwiftName.type(name.name))
  }

  /// A class's name, with its module where that is another one.
  static func type(_ name: ClassName) -> SwiftCode {
    guard let module = name.module.flatMap(module) else { return .name(name) }
    return "\(module).\(.name(name))"
  }

  /// A module's name; nil where no module can be called so.
  static func module(_ name: String) -> SwiftCode? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy { ModuleName.isUsable(String($0)) } ? SwiftCode(checked: name) : nil
  }

  private static func identifier(_ name: String) -> String {
    SwiftLexer.isIdentifier(name) ? name : SwiftName.member(name)
  }
}

extension ClassName {
  /// Whether the name is one that Swift code can have: identifiers, those that are keywords in
  /// backticks, with periods between them.
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
