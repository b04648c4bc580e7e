internal import SourceFacts
internal import SwiftSyntax

/// Finds the values of the names in a function's code, after the walk.
struct UseResolver {
  let source: SourceText
  let blocks: UseBlocks
  private var values: [LocalValue: ReadValue] = [:]
  /// The texts in the values of each local that was asked for.
  var knownTexts: [LocalValue: Texts] = [:]
  private var beingComputed: Set<LocalValue> = []
  private var depth = 0
  /// The knowledge that follows from each condition that was asked for.
  var knowledge: [Int: SegueKnowledge] = [:]

  /// A local, and the range of its values that it can have at a place.
  struct LocalValue: Hashable {
    var local: Int
    var sources: Range<Int>
  }

  /// A value as it was read.
  private struct ReadValue {
    var expression: Expression
    /// Whether a `.rawValue` may have been left out.
    var mayLackRawValue = true
  }

  init(source: SourceText, blocks: UseBlocks) {
    self.source = source
    self.blocks = blocks
  }

  /// Returns the value of code; several elements are operands and operators.
  mutating func value(of code: [ExprSyntax], in block: Int) -> Expression {
    read(code, in: block).expression
  }

  private mutating func read(_ code: [ExprSyntax], in block: Int) -> ReadValue {
    guard let first = code.first else { return ReadValue(expression: .unknown("")) }
    let pass = ExpressionPass(source, in: scope(for: code, in: block))
    let value = pass.operation(code[...]) ?? pass.unknown(first)
    return ReadValue(expression: value, mayLackRawValue: pass.mayLackRawValue)
  }

  mutating func call(_ call: FunctionCallExprSyntax, in block: Int) -> CallExpression {
    ExpressionPass(source, in: scope(for: [ExprSyntax(call)], in: block)).call(call)
  }

  /// Returns the names in code with their values.
  private mutating func scope(for code: [ExprSyntax], in block: Int) -> Scope {
    let function = blocks.function(of: block)
    var scope = Scope(isStatic: function.context.isStatic)
    scope.identifierParameter = function.identifierParameter
    var seen: Set<String> = []
    for (name, local) in mentions(in: code, of: block, insideTexts: true).locals
    where seen.insert(name.nameText).inserted {
      let value = readValue(of: local, in: block, at: name.position.utf8Offset)
      scope.declare(
        name.nameText,
        as: .expression(value.expression, mayLackRawValue: value.mayLackRawValue))
    }
    return scope
  }

  /// Returns the string literals in code, and the names of locals in it.
  ///
  /// With `insideTexts`, it looks for names in the literals instead.
  func mentions(
    in code: [ExprSyntax], of block: Int, insideTexts: Bool
  ) -> (texts: [StringLiteralExprSyntax], locals: [(name: TokenSyntax, local: Int)]) {
    var texts: [StringLiteralExprSyntax] = []
    var locals: [(name: TokenSyntax, local: Int)] = []
    var rest = code.map { Syntax($0) }
    // Longer code does not name an identifier.
    var count = 0
    while let next = rest.popLast(), count < 1_000 {
      count += 1
      switch next.as(SyntaxEnum.self) {
      case .token, .closureExpr, .typeExpr: break
      case .stringLiteralExpr(let literal) where !insideTexts: texts.append(literal)
      case .memberAccessExpr(let access):
        if let base = access.base { rest.append(Syntax(base)) }
      case .declReferenceExpr(let reference):
        let name = reference.baseName
        if let local = blocks.local(name, in: block) { locals.append((name, local)) }
      default:
        rest += next.children(viewMode: .sourceAccurate).reversed().filter { $0.kind != .token }
      }
    }
    return (texts, locals)
  }

  // MARK: Locals

  /// Returns the value of a local name at an offset.
  mutating func value(of index: Int, in block: Int, at offset: Int) -> Expression {
    readValue(of: index, in: block, at: offset).expression
  }

  private mutating func readValue(of index: Int, in block: Int, at offset: Int) -> ReadValue {
    let local = blocks.locals[index]
    let unknown = ReadValue(expression: .unknown(local.name))
    if local.isUnknown { return unknown }
    let key = visibleValue(of: index, in: block, at: offset)
    let value = values[key] ?? compute(key)
    let isOutside = blocks.blocks[local.block].function != blocks.blocks[block].function
    // A parameter's index is valid only in its own function.
    return isOutside && value.expression.hasParameter ? unknown : value
  }

  /// Returns a local name with those of its values that it can have at an offset.
  ///
  /// Unless a loop, a closure, a nested function or a `defer` is involved, two kinds of values are excluded: those that
  /// are assigned further down, and those that are replaced before the offset. A value is replaced in the same or an
  /// enclosing block, or in all branches of an `if` or `switch` there. At the end of `var id = "a"; if x { id = "b" }
  /// else { id = "c" }; show(id)`, the name `id` can be `b` or `c`.
  func visibleValue(of index: Int, in block: Int, at offset: Int) -> LocalValue {
    let local = blocks.locals[index]
    let all = local.sources.indices
    guard all.count > 1,
      blocks.blocks[block].repetition == blocks.blocks[local.block].repetition
    else { return LocalValue(local: index, sources: all) }
    let end = local.sources.firstIndex { $0.offset > offset } ?? all.upperBound
    let around = blocks.around(block, until: local.block)
    let lastSure = local.sources[..<end].lastIndex { source in
      around.contains(source.block) && !source.isConditional
    }
    let replacement = local.replacements.last { index in
      let all = blocks.alternatives[index]
      return all.range.upperBound <= offset && around.contains(all.block)
    }
    let firstOfReplacement = replacement.flatMap { index in
      let place = blocks.alternatives[index].range.lowerBound
      return local.sources.firstIndex { $0.offset > place }
    }
    return LocalValue(local: index, sources: max(lastSure ?? 0, firstOfReplacement ?? 0)..<end)
  }

  private mutating func compute(_ key: LocalValue) -> ReadValue {
    let local = blocks.locals[key.local]
    guard !key.sources.isEmpty, key.sources.count <= 16, depth < 24,
      beingComputed.insert(key).inserted
    else { return ReadValue(expression: .unknown(local.name)) }
    depth += 1
    defer {
      depth -= 1
      beingComputed.remove(key)
    }
    var given: [Expression] = []
    var mayLackRawValue = false
    for source in local.sources[key.sources] {
      switch source.value {
      case .expression(let expression):
        given.append(expression)
        mayLackRawValue = true
      case .code(let code):
        let value = read(code, in: source.block)
        given.append(annotated(value.expression, by: source.annotation))
        mayLackRawValue = mayLackRawValue || value.mayLackRawValue
      }
    }
    var found = Expression.alternatives(among: given)
    // The variable is nil until it gets a value.
    if found.count > 1 { found.removeAll { $0 == .nil } }
    var value: Expression =
      switch found.count {
      case 1: found[0]
      case 2...16: .choice(found)
      default: .unknown(local.name)
      }
    // Locals that refer to each other could double the value again and again.
    if value.isLarge { value = .unknown(local.name) }
    let read = ReadValue(expression: value, mayLackRawValue: mayLackRawValue)
    values[key] = read
    return read
  }

  /// `let identifier: SegueID = .show` is `SegueID.show`.
  private func annotated(_ value: Expression, by type: TypeSyntax?) -> Expression {
    guard let path = type.flatMap({ TypeText.path(of: $0) }) else { return value }
    return switch value {
    case .implicitMember(let names): .name(path + names)
    case .choice(let values): .choice(values.map { annotated($0, by: type) })
    default: value
    }
  }
}

extension Expression {
  /// Whether it contains a parameter.
  fileprivate var hasParameter: Bool {
    var rest = [self]
    while let next = rest.popLast() {
      switch next {
      case .parameter: return true
      case .concatenation(let parts), .choice(let parts): rest += parts
      case .call(let call):
        if let receiver = call.receiver { rest.append(receiver) }
        rest += call.arguments.map(\.value)
      default: break
      }
    }
    return false
  }
}
