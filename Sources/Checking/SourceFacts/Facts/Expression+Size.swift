extension Expression {
  /// Whether the value has more parts or more text than any that means an identifier, a storyboard or a controller.
  ///
  /// A value that other values name several times, which others name again, would grow without end. A string alone
  /// may have any length, because it is never copied.
  package var isLarge: Bool {
    if case .string = self { return false }
    return Self.areLarge([self])
  }

  /// Whether several values are too much for one, see ``isLarge``.
  ///
  /// Counted by a loop that stops early, because a value may be nested deeply, and may have millions of parts.
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
