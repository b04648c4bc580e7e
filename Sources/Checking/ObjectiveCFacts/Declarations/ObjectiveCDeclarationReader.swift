internal import SourceFacts

/// Reads a file's declarations, one after the other, and hands the bodies of functions to ``CodeReader``.
struct ObjectiveCDeclarationReader {
  let source: ObjectiveCSource
  let code: CodeReader
  var index = 0
  /// The type whose `@interface`, `@protocol` or `@implementation` is open.
  var type: TypeFact?
  var isInImplementation = false

  init(_ source: ObjectiveCSource) {
    self.source = source
    code = CodeReader(source)
  }

  /// The facts of the whole file.
  mutating func read() -> SourceFacts {
    code.facts.isBroken = source.isBroken
    readDefinitions()
    while index < source.count {
      let start = index
      readNext()
      if index <= start { index = start + 1 }
    }
    close()
    code.facts.globals.properties.sort { $0.position < $1.position }
    code.facts.sortUses()
    return code.facts
  }

  private mutating func readNext() {
    switch source.kind(index) {
    case .keyword: readKeyword()
    case .plus, .minus:
      if type != nil { readMethod() } else { index += 1 }
    case .name, .openBrace: readOutside()
    case .openParenthesis, .openBracket: index = source.after(index)
    default: index += 1
    }
  }

  private mutating func readKeyword() {
    switch source.word(index) {
    case .interface: readInterface()
    case .implementation: readImplementation()
    case .protocol: readProtocol()
    case .end:
      close()
      index += 1
    case .property: readProperty()
    case .synthesize: readSynthesize()
    case .import, .class, .dynamic: index = endOfDeclaration(index + 1)
    default: index += 1
    }
  }

  /// Ends the open type, and keeps it even if it lacks its `@end`.
  mutating func close() {
    if let type { code.facts.types.append(type) }
    type = nil
    isInImplementation = false
  }

  /// The place after the next semicolon outside of brackets, or before a token that can only begin another declaration.
  func endOfDeclaration(_ start: Int) -> Int {
    for index in source.outer(start..<source.count) {
      switch source.kind(index) {
      case .semicolon: return index + 1
      case .keyword where beginsDeclaration(index): return index
      case .plus where beginsMethod(index), .minus where beginsMethod(index): return index
      default: break
      }
    }
    return source.count
  }

  /// Whether a token of that kind comes next.
  func isNext(_ kind: ObjectiveCToken.Kind) -> Bool {
    index < source.count && source.kind(index) == kind
  }

  /// Passes an opening bracket and all that is inside it.
  ///
  /// - Returns: The range inside; nil if no bracket of that kind comes next.
  @discardableResult
  mutating func pass(_ bracket: ObjectiveCToken.Kind) -> Range<Int>? {
    guard isNext(bracket) else { return nil }
    let inside = source.inside(index)
    index = source.after(index)
    return inside
  }

  /// Whether a keyword can only be between declarations.
  func beginsDeclaration(_ index: Int) -> Bool {
    switch source.word(index) {
    case .interface, .implementation, .end, .property, .synthesize, .dynamic: true
    default: false
    }
  }

  /// Whether a sign is the first token of its line and begins a method.
  func beginsMethod(_ index: Int) -> Bool {
    guard type != nil, index + 1 < source.count, source.kind(index + 1) == .openParenthesis
    else { return false }
    return index == 0 || source.tokens[index - 1].line < source.tokens[index].line
  }
}
