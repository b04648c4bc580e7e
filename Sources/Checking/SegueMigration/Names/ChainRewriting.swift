internal import SwiftSyntax

/// Rewrites `if segue.identifier == "x" {…} else if …` as a `switch` over the class's cases.
///
/// The bodies keep their indentation, unless further conditions need a separate `if`.
struct ChainRewriting {
  private(set) var edits = ByteEdits()
  /// The offsets of the values that were rewritten.
  private(set) var handled: Set<Int> = []

  /// Returns nil if the chain has a form that can't be rewritten.
  init?(
    _ first: IfExprSyntax, _ names: [Int: String], _ cases: SegueCases, in source: ParsedSource
  ) {
    guard let segue = SegueSubject(around: first), source.beginsLine(first.start),
      let links = Link.all(from: first, names, segue, in: source),
      Set(links.map(\.name)).count == links.count
    else { return nil }
    let last = links[links.count - 1].node
    let rest = last.elseBody?.as(CodeBlockSyntax.self)
    let missing = cases.names(without: Set(links.map(\.name)))
    if let rest {
      guard !missing.isEmpty, links.allSatisfy({ !$0.hasMore }),
        ChainRewriting.isBlock(rest, in: source)
      else { return nil }
    }
    guard !ChainRewriting.leavesOuterLoop(first) else { return nil }
    let indentation = source.indentation(at: first.start)
    let unit =
      links.lazy.compactMap { $0.unit(below: indentation, in: source) }.first ?? source.unit
    let end = source.lineEnd
    var opening = first.start
    // The text before the next label.
    var head = "switch \(segue.query) {" + end + indentation
    for link in links {
      handled.insert(link.valueOffset)
      let label = head + "case .\(link.name):"
      guard rewrite(link, from: opening, as: label, indentation, unit, in: source)
      else { return nil }
      head = link.hasMore ? unit + "}" + end + indentation : ""
      opening = link.node.body.rightBrace.start
    }
    func list() -> String {
      CaseList.text(missing, indentation: indentation, unit: unit, lineEnd: end)
    }
    if let rest {
      guard !source.hasComment(in: opening..<rest.leftBrace.end) else { return nil }
      edits.replace(opening..<rest.leftBrace.end, with: head + list())
    } else if missing.isEmpty {
      edits.insert(head, at: opening)
    } else {
      edits.insert(
        head + list() + end + indentation + unit + "break" + end + indentation, at: opening)
    }
  }

  /// Replaces the head of an `if` with a label, and with an `if` for its further conditions.
  ///
  /// - Returns: False if that would lose a comment.
  private mutating func rewrite(
    _ link: Link, from opening: Int, as label: String, _ indentation: String, _ unit: String,
    in source: ParsedSource
  ) -> Bool {
    let body = link.node.body
    guard let more = link.node.conditions.dropFirst().first else {
      guard !source.hasComment(in: opening..<body.leftBrace.end) else { return false }
      edits.replace(opening..<body.leftBrace.end, with: label)
      return true
    }
    guard !source.hasComment(in: opening..<more.start) else { return false }
    edits.replace(
      opening..<more.start, with: label + source.lineEnd + indentation + unit + "if ")
    let last = source.lines(of: body.rightBrace).lowerBound
    for start in source.starts(ofLinesIn: more.start..<last) { edits.insert(unit, at: start) }
    return true
  }

  /// Whether a body has statements, on separate lines.
  fileprivate static func isBlock(_ body: CodeBlockSyntax, in source: ParsedSource) -> Bool {
    guard let first = body.statements.first else { return false }
    return source.beginsLine(first.start) && source.beginsLine(body.rightBrace.start)
  }

  /// Whether a body leaves a loop or `switch` around the chain.
  ///
  /// A `break` in the new `switch` would leave only that.
  private static func leavesOuterLoop(_ first: IfExprSyntax) -> Bool {
    let breaks = first.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.break) || $0.tokenKind == .keyword(.fallthrough)
    }
    return breaks
      && first.ancestorsInFunction.contains {
        $0.is(SwitchCaseSyntax.self) || $0.is(ForStmtSyntax.self) || $0.is(WhileStmtSyntax.self)
          || $0.is(RepeatStmtSyntax.self)
      }
  }
}

/// One `if` of a chain.
private struct Link {
  let node: IfExprSyntax
  let name: String
  let valueOffset: Int

  /// Whether there are conditions besides the one on the identifier.
  var hasMore: Bool { node.conditions.count > 1 }

  /// The links of a chain, or nil if one of them has another condition first.
  static func all(
    from first: IfExprSyntax, _ names: [Int: String], _ segue: SegueSubject,
    in source: ParsedSource
  ) -> [Link]? {
    var links: [Link] = []
    var next: IfExprSyntax? = first
    while let node = next {
      guard let condition = node.conditions.first?.condition.as(ExprSyntax.self),
        let (offset, name) = comparison(condition, names, segue),
        ChainRewriting.isBlock(node.body, in: source)
      else { return nil }
      links.append(Link(node: node, name: name, valueOffset: offset))
      next = node.elseBody?.as(IfExprSyntax.self)
    }
    return links
  }

  private static func comparison(
    _ condition: ExprSyntax, _ names: [Int: String], _ segue: SegueSubject
  ) -> (Int, String)? {
    for element in condition.operands {
      guard let name = names[element.start],
        let token = element.firstToken(viewMode: .sourceAccurate),
        let comparison = IdentifierComparison(of: token)
      else { continue }
      guard comparison.isAlone, !comparison.isNegated, segue.isIdentifier(comparison.subject)
      else { return nil }
      return (element.start, name)
    }
    return nil
  }

  /// The additional indentation of the body.
  func unit(below indentation: String, in source: ParsedSource) -> String? {
    guard let first = node.body.statements.first else { return nil }
    return source.added(at: first.start, to: indentation)
  }
}
