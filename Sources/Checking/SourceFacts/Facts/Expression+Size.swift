extension Expression {
  /// Whether the value has too many parts or too much text to be an identifier, a storyboard or a controller.
  ///
  /// If values contain other values several times, they grow exponentially without such a limit. A
  /// single string may have any length, because it is never copied.
  package var isLarge: Bool {
    if case .string = self { return false }
    return Self.areLarge([self])
  }

  /// Whether several values together are too large for one: see ``isLarge``.
  ///
  /// It counts with a loop that stops early, because a value may be nested deeply, and may have millions of parts.
  package static func areLarge(_ values: [Expression]) -> Bool {
    var parts = 256
    var bytes = 4_096
    var rest = values
    while let next = rest.popLast() {
      parts -= 1
      switch next {
      case .string(let text), .unknown(let text): bytes -= text.utf8.count
      case .name(let path), .implicitMember(let path), .segue(let path),
        .derivedIdentifier(let path), .typeName(let path), .type(let path):
        parts -= path.count
        bytes -= path.reduce(0) { $0 + $1.utf8.count }
      case .call(let call):
        bytes -= call.function.utf8.count
        if let receiver = call.receiver { rest.append(receiver) }
        rest += call.arguments.map(\.value)
      case .concatenation(let inner), .choice(let inner): rest += inner
      case .parameter, .nil: break
      }
      if parts < rest.count || bytes < 0 { return true }
    }
    return false
  }
}
