/// The variables and parameters of one function's body, and the one that each name in it means.
///
/// They are found in one pass over the body's tokens, before any expression is read, because the value of a
/// variable depends on everything that is assigned to it.
struct LocalNames {
  struct Variable {
    enum Origin {
      /// A parameter of the function, by its place.
      case parameter(Int)
      case segue
      /// A parameter of a block, or a loop's variable.
      case unknown
      case declared
    }

    var origin: Origin
    /// The tokens of the type, if it is a pointer to a class.
    var type: Range<Int>?
    /// Where the initial value begins.
    var initial: Int?
    /// Whether it is `__block` or `static`, so that code before an assignment may see the new value.
    var isLasting = false
    /// Where the values begin that are assigned later.
    var assigned: [Int] = []
    /// Whether it also changes in a way that isn't followed: `x += y`, `&x`.
    var isChanged = false
    /// Its value, once it was computed.
    var value: CodeValue?
    var isBeingRead = false
  }

  var variables: [Variable] = []
  /// For each token of the body, the variable that it means; -1 for none.
  private var meanings: [Int32]
  let body: Range<Int>
  /// For the place of each declaration, the place of the first name that it declares.
  var declarations: [Int: Int] = [:]

  private var current: [Int32: Int32] = [:]
  private var declared: [(symbol: Int32, before: Int32?)] = []
  /// How many names were declared before each variable.
  private var declaredBefore: [Int] = []

  /// Creates an empty table for the names in a body.
  init(in body: Range<Int> = 0..<0) {
    meanings = Array(repeating: -1, count: body.count)
    self.body = body
  }

  /// The variable that a name means.
  func variable(_ index: Int) -> Int? {
    guard body.contains(index) else { return nil }
    let meaning = meanings[index - body.lowerBound]
    return meaning < 0 ? nil : Int(meaning)
  }

  /// Whether a variable gets a value once, and doesn't change in another way.
  func hasOneValue(_ number: Int) -> Bool {
    let variable = variables[number]
    let count = variable.assigned.count + (variable.initial == nil ? 0 : 1)
    return count == 1 && !variable.isChanged
  }

  /// How many names are declared: a mark for ``leave(to:)``.
  var mark: Int { declared.count }

  mutating func declare(_ name: Int, _ source: ObjectiveCSource, _ variable: Variable) {
    var variable = variable
    if let type = variable.type, source.name(type.lowerBound) == "NSMutableString" {
      variable.isChanged = true
    }
    let symbol = source.tokens[name].symbol
    let number = Int32(variables.count)
    variables.append(variable)
    declaredBefore.append(declared.count)
    declared.append((symbol, current[symbol]))
    current[symbol] = number
    if body.contains(name) { meanings[name - body.lowerBound] = number }
  }

  mutating func leave(to mark: Int) {
    while declared.count > mark, let last = declared.popLast() {
      current[last.symbol] = last.before
    }
  }

  /// Declares the variable of a name again, with the value that is assigned there.
  ///
  /// It replaces all others.
  mutating func replace(_ name: Int, _ source: ObjectiveCSource) {
    guard let number = variable(name) else { return }
    declare(
      name, source,
      Variable(origin: .declared, type: variables[number].type, initial: name + 2))
  }

  /// Declares a variable again, with only the values that are assigned after a place.
  mutating func replace(_ number: Int, _ source: ObjectiveCSource, since place: Int) {
    let assigned = variables[number].assigned.filter { $0 > place }
    guard let last = assigned.last, !assigned.contains(where: { names(number, from: $0, source) })
    else { return }
    declare(
      last - 2, source,
      Variable(origin: .declared, type: variables[number].type, assigned: assigned))
  }

  /// Whether a value names a variable, as in `name = [name stringByAppendingString:@"…"]`.
  private func names(_ number: Int, from value: Int, _ source: ObjectiveCSource) -> Bool {
    (value..<body.upperBound).prefix { source.kind($0) != .semicolon }
      .contains { variable($0) == number }
  }

  /// The variable of a name that is already declared in the scope that began at a mark.
  func variable(declaredAgain name: Int, _ source: ObjectiveCSource, since mark: Int) -> Int? {
    guard let number = current[source.tokens[name].symbol].map(Int.init),
      isDeclared(number, since: mark), case .declared = variables[number].origin
    else { return nil }
    return number
  }

  /// Whether a visible variable was declared in the scope that began at a mark.
  func isDeclared(_ number: Int, since mark: Int) -> Bool { declaredBefore[number] >= mark }

  /// Finds out what a name means; returns the variable.
  mutating func resolve(_ index: Int, _ source: ObjectiveCSource) -> Int? {
    guard let number = current[source.tokens[index].symbol] else { return nil }
    meanings[index - body.lowerBound] = number
    return Int(number)
  }
}
