/// A type as Objective-C writes it, with the words around it that describe a member, such as `IBOutlet`.
struct WrittenType {
  /// Without qualifiers, attributes and the star of an object: `UILabel`, `id<Themed>`.
  var text = ""
  /// The first name: `UILabel`, `id`.
  var base = ""
  /// Whether it is a pointer to one thing, as objects are.
  var isPointer = false
  var isOutlet = false
  var isAction = false
  var isSegueAction = false

  /// The name of the class, if it is a pointer to a named type.
  var className: String? {
    guard isPointer, !text.isEmpty, !text.contains("*"), !text.contains("("),
      !Self.typesOfC.contains(base)
    else { return nil }
    return base
  }

  /// Returns the name of the class if the type is a pointer to it, as a star after the type says.
  func className(isPointer: Bool) -> String? {
    var copy = self
    copy.isPointer = isPointer
    return copy.className
  }

  /// The types of C that a pointer may point to, but that aren't classes.
  private static let typesOfC: Set<String> = [
    "void", "char", "bool", "int", "float", "double", "long", "short", "unsigned", "signed",
  ]
}

extension ObjectiveCSource {
  /// The type that some tokens write.
  func type(_ range: Range<Int>) -> WrittenType {
    var type = WrittenType()
    var index = range.lowerBound
    var previous: ObjectiveCToken.Kind?
    while index < range.upperBound {
      let token = tokens[index]
      index += 1
      if token.kind == .name {
        if skipQualifier(&index, token, range.upperBound, &type) { continue }
        let text = symbols.texts[Int(token.symbol)]
        if type.base.isEmpty, !Self.isTag(token.symbol) { type.base = text }
        if previous == .name || previous == .star { type.text += " " }
        type.text += text
      } else {
        append(token, after: previous, to: &type.text)
      }
      previous = token.kind
      // A class is never written at such length.
      if type.text.utf8.count > 400 { break }
    }
    if type.text.hasSuffix(" *") {
      type.text.removeLast(2)
      type.isPointer = true
    }
    return type
  }

  private func append(
    _ token: ObjectiveCToken, after previous: ObjectiveCToken.Kind?, to text: inout String
  ) {
    switch token.kind {
    case .star: text += previous == .star || previous == .openParenthesis ? "*" : " *"
    case .comma: text += ", "
    case .less: text += "<"
    case .greater: text += ">"
    case .openParenthesis: text += previous == .name || previous == .star ? " (" : "("
    case .closeParenthesis: text += ")"
    case .caret: text += "^"
    case .scope: text += "::"
    case .ampersand: text += " &"
    default: break
    }
  }

  private static func isTag(_ symbol: Int32) -> Bool {
    switch ObjectiveCWord(symbol: symbol) {
    case .struct, .enum, .union, .unsigned, .signed, .typename: true
    default: false
    }
  }

  /// Skips a word that doesn't belong to the type itself.
  private func skipQualifier(
    _ index: inout Int, _ token: ObjectiveCToken, _ end: Int, _ type: inout WrittenType
  ) -> Bool {
    guard let word = ObjectiveCWord(symbol: token.symbol) else {
      // `FOUNDATION_EXPORT` and its kin, unless nothing else could be the type.
      return type.base.isEmpty && index < end && kind(index) == .name && isMacro(index - 1)
    }
    switch word {
    case .IBOutlet: type.isOutlet = true
    case .IBAction: type.isAction = true
    case .IBSegueAction: type.isSegueAction = true
    case .IBOutletCollection:
      type.isOutlet = true
      if index < end, kind(index) == .openParenthesis { index = after(index) }
    case .__attribute__:
      if index < end, kind(index) == .openParenthesis { index = after(index) }
    case .IBInspectable, .extern, .inline: break
    default: return word.isQualifier
    }
    return true
  }
}

extension ObjectiveCWord {
  /// Whether it can be in a type without changing the type.
  var isQualifier: Bool {
    switch self {
    case .static, .const, .volatile, .register, .__weak, .__strong, .__block,
      .__unsafe_unretained, .__autoreleasing, .__unused, .__kindof, .nullable, .nonnull,
      .null_unspecified, .null_resettable, ._Nullable, ._Nonnull, ._Null_unspecified,
      ._Nullable_result, .__nullable, .__nonnull, .__covariant, .__contravariant, .oneway,
      .inout, .in, .out, .bycopy, .byref, .NS_NOESCAPE, .__bridge, .__bridge_transfer,
      .__bridge_retained, .__extension__, .constexpr, .typename:
      true
    default: false
    }
  }
}
