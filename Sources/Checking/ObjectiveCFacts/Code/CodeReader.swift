internal import SourceFacts

/// Reads the calls, comparisons and casts in functions' bodies that are about segues.
///
/// Statements are read one after the other. Code in braces is put aside and read later, so that the stack does not
/// grow with the depth of the code. Within one expression, brackets are followed to a depth of ``deepest``.
///
/// A function that reads something gets the index of its first token and the end of the code around it, and returns
/// where it ends. Facts are noted on the way, with what is ``known`` there.
final class CodeReader {
  /// A block of code that was put aside, with what is known there.
  struct Job {
    var range: Range<Int>
    var known: CodeKnowledge
    /// Whether a `return` in it leaves a closure, not the function.
    var isClosure: Bool
    /// Whether exceptions that are raised there are caught.
    var isCaught = false
    /// How many bodies without braces are around it.
    var unbraced = 0
  }

  static let deepest = 24

  let source: ObjectiveCSource
  /// The facts of the file that were found so far.
  var facts = SourceFacts()

  /// The variables of the function that is read, and its head.
  var names = LocalNames()
  var head = FunctionHead()
  /// The knowledge about the segue at the token that is read.
  var known = CodeKnowledge()
  /// How many expressions are around the one that is read.
  var depth = 0
  /// Above zero while a variable's value is looked up: facts are noted where the value is written.
  var quiet = 0
  /// Above zero in the arguments of a logging call.
  var logging = 0
  /// The code that was put aside, and the code that is read.
  var jobs: [Job] = []
  var job = Job(range: 0..<0, known: CodeKnowledge(), isClosure: false)
  /// The values of the function's `return`s.
  var returned: [CodeValue] = []

  init(_ source: ObjectiveCSource) {
    self.source = source
  }

  /// Reads the body of a function, and finds what it returns.
  ///
  /// - Returns: Nil if it returns no object, or an unknown one.
  func readBody(_ body: Range<Int>, _ head: FunctionHead) -> Expression? {
    guard isWorthReading(body, head) else { return nil }
    begin(head)
    names = LocalNameScan(source, body, head).names
    jobs.append(Job(range: body, known: CodeKnowledge(), isClosure: false))
    runJobs()
    return choice(returned.sorted { $0.range.lowerBound < $1.range.lowerBound }, body).expression
  }

  /// Returns the value of a name outside functions.
  func readValue(_ range: Range<Int>) -> Expression? {
    guard !range.isEmpty else { return nil }
    begin(FunctionHead())
    names = LocalNames()
    job = Job(range: range, known: CodeKnowledge(), isClosure: true)
    let (value, next) = expression(range.lowerBound, range.upperBound)
    // Calls in the rest, such as the body of a lambda, count.
    expressions(next, range.upperBound)
    runJobs()
    guard next >= range.upperBound, !source.endsInBranch(next, since: range.lowerBound - 1) else {
      return .unknown(source.excerpt(range))
    }
    return written(value)
  }

  private func begin(_ head: FunctionHead) {
    self.head = head
    known = CodeKnowledge()
    returned = []
  }

  private func runJobs() {
    while let next = jobs.popLast() {
      job = next
      known = next.known
      statements(next.range)
    }
  }

  /// Whether a body contains a relevant name, or may return a constant.
  private func isWorthReading(_ body: Range<Int>, _ head: FunctionHead) -> Bool {
    if head.parameters.contains(where: { $0.type.base.hasSuffix("Segue") }) { return true }
    if head.identifierParameter != nil || head.forwardedIdentifier != nil { return true }
    if head.restorationPath != nil { return true }
    if head.returnsObject, body.count < 400 { return true }
    return body.contains { index in
      source.isRelevant(index) || source.word(index) == .restorationIdentifier
        || source.word(index) == .setRestorationIdentifier
    }
  }

  /// Returns a value in the form that facts use.
  func written(_ value: CodeValue) -> Expression {
    value.expression ?? .unknown(source.excerpt(value.range))
  }

  /// Returns the position of a value's first token.
  func position(of value: CodeValue) -> SourcePosition {
    source.tokens[min(value.range.lowerBound, source.tokens.count - 1)].position
  }

  /// Returns the value of a local variable.
  func value(ofVariable number: Int, at index: Int) -> CodeValue {
    let range = index..<(index + 1)
    let variable = names.variables[number]
    if let value = variable.value {
      var copy = value
      copy.range = range
      copy.call = nil
      copy.castClass = nil
      copy.local = number
      return copy
    }
    var result = CodeValue(nil, range)
    result.local = number
    switch variable.origin {
    case .unknown: break
    case .segue: result.expression = .segue([])
    case .parameter(let place):
      result.expression = .parameter(place)
      if !variable.assigned.isEmpty || variable.isChanged {
        result.expression = nil
        readAssigned(number, [CodeValue(.parameter(place), range)], &result)
      }
    case .declared: readAssigned(number, [], &result)
    }
    return result
  }

  /// Reads everything that is assigned to a variable, without noting facts.
  private func readAssigned(_ number: Int, _ first: [CodeValue], _ result: inout CodeValue) {
    let variable = names.variables[number]
    guard !variable.isBeingRead, depth < Self.deepest, variable.assigned.count <= 32 else { return }
    names.variables[number].isBeingRead = true
    quiet += 1
    depth += 1
    var values = first
    for start in (variable.initial.map { [$0] } ?? []) + variable.assigned {
      // In `x = x.y`, the second `x` means the first value.
      names.variables[number].value = values.first
      let end = endOfValue(start)
      let (value, next) = expression(start, end)
      let isWhole =
        (next >= end || source.kind(next) == .comma)
        && !source.endsInBranch(next, since: start - 1)
      values.append(isWhole ? value : CodeValue(nil, result.range))
    }
    depth -= 1
    quiet -= 1
    names.variables[number].isBeingRead = false
    if variable.isChanged { values.append(CodeValue(nil, result.range)) }
    let choice = self.choice(values, result.range)
    result.expression = choice.expression
    result.literals = choice.literals
    result.weight = choice.weight
    if values.count == 1 {
      result.condition = values[0].condition
      result.elements = values[0].elements
    }
    names.variables[number].value = result
  }

  /// Where the value after an `=` ends at the latest: with the statement or the bracket around it.
  private func endOfValue(_ start: Int) -> Int {
    let end = source.tokens.count
    return source.outer(start..<end).first {
      source.kind($0) == .semicolon || source.tokens[$0].isClosing
    } ?? end
  }

  /// Returns the choice of several values, each once.
  func choice(_ values: [CodeValue], _ range: Range<Int>) -> CodeValue {
    let values = values.prefix(100)
    let parts = Expression.alternatives(among: values.map(written))
    let weight = values.reduce(1) { $0 + $1.weight }
    let literals = values.flatMap(\.literals)
    var result = CodeValue(nil, range)
    result.literals = Array(literals.prefix(16))
    // A single unknown value says no more than the name does.
    if parts.count == 1, case .unknown = parts[0] { return result }
    if let first = parts.first {
      result.set(parts.count == 1 ? first : .choice(parts), weight: weight)
    }
    return result
  }
}
