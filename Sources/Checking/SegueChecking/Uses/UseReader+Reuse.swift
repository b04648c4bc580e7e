internal import SourceFacts

extension UseReader {
  /// Reads a call and returns whether it registers or dequeues a reusable view.
  mutating func readReuse(_ fact: CallFact) -> Bool {
    guard let call = ReuseCalls.call(fact.call),
      fact.call.arguments.indices.contains(call.identifier),
      call.kind != .cell || fact.call.isOfRxCocoa
    else { return false }
    let passed = fact.call.arguments[call.identifier]
    var place = place(of: fact.context)
    if call.kind.isOfAppKit { place.hints.insert("NSUserInterfaceItemIdentifier", at: 0) }
    let identifier = evaluator.values(of: passed.value, at: place)
    let location = location(passed.position ?? fact.position)
    switch call.meaning {
    case .registers:
      let first = fact.call.arguments[0].value
      // Registering nil removes a registration.
      guard call.isOwn || first != .nil else { return true }
      // It is unknown which argument of the app's own function is the view's class.
      uses.reuse.registrations.append(
        RegisterUse(
          identifier: identifier, isNamedByCaller: passed.value.isParameter,
          source: call.isOwn ? .unknown : registered(first, fact.context),
          isByOwnName: !call.isOwn && first.isType(named: passed.value),
          isByOwnFunction: call.isOwn, kind: call.kind,
          owner: owner(of: fact.context), location: location))
    case .dequeues, .finds:
      uses.reuse.dequeues.append(
        DequeueUse(
          identifier: identifier,
          failure: call.meaning == .dequeues ? .exception : fact.needsValue ? .forcedNil : .nil,
          isCaught: fact.context.isCaught, isConstantOfType: passed.value.mayComeFromType,
          kind: call.kind, isOfOwnView: fact.isOfOwnView(call.kind),
          // In Objective-C, a cast has no effect on a variable of another type.
          result: (fact.cellType ?? fact.otherResult ?? fact.result).map {
            result($0, fact.context)
          },
          owner: owner(of: fact.context), sourceFile: sourceFile, location: location))
    }
    return true
  }

  /// The class or nib that is registered: `PersonCell.self`, `UINib(nibName: "PersonCell", bundle: nil)`.
  private func registered(_ expression: Expression, _ context: UseContext) -> RegisterUse.Source {
    switch expression {
    case .type(let path):
      let name = path.joined(separator: ".")
      let type = code.names.reference(to: name, in: context, from: sourceFile)
      // A type that no code of the app declares may be a generic parameter.
      if case .external = type { return .unknown }
      return path == ["Self"] ? .unknown : .type(type)
    case .call(let call):
      return nib(in: call, at: place(of: context)).map(RegisterUse.Source.nib) ?? .unknown
    case .name(let path) where path.count > 1:
      let owners = code.names.types(Array(path.dropLast()), in: context, from: sourceFile)
      let names = owners.map { nib(named: path.last ?? "", of: $0) }
      guard let name = names.first, names.allSatisfy({ $0 == name }) else { return .unknown }
      return name.map(RegisterUse.Source.nib) ?? .unknown
    default: return .unknown
    }
  }

  /// The name of the xib that a constant of a type opens: `static let nib = UINib(nibName: "PersonCell", …)`.
  private func nib(named member: String, of id: CodeType.ID) -> String? {
    let constants = code.table[id].constants(named: member)
    guard let constant = constants.first, constants.count == 1,
      case .call(let call)? = constant.fact.value
    else { return nil }
    return nib(
      in: call,
      at: Evaluator.Place(
        sourceFile: constant.sourceFile, scope: code.table[id].path, selfType: id))
  }

  private func nib(in call: CallExpression, at place: Evaluator.Place) -> String? {
    guard let xib = NibCalls.call(call), xib.loader == .nib || xib.loader == .appKitNib else {
      return nil
    }
    return evaluator.values(of: xib.name.value, at: place).single
  }
}

extension CallFact {
  /// The class to which RxCocoa casts the cell with `as!`: `cellType: PersonCell.self`.
  fileprivate var cellType: Result? {
    guard let argument = call.arguments.first(where: { $0.label == "cellType" }),
      case .type(let path) = argument.value
    else { return nil }
    return Result(
      type: path.joined(separator: "."), isForced: true, position: argument.position ?? position)
  }

  /// Whether the receiver is the view that a table or collection controller has, or that UIKit passes to it.
  fileprivate func isOfOwnView(_ kind: ReuseCalls.Kind) -> Bool {
    let name: String
    switch kind {
    case .tableCell: name = "tableView"
    case .collectionCell: name = "collectionView"
    default: return false
    }
    switch call.receiver {
    case .name(let path): return path == [name] || path == ["self", name]
    case .parameter(0):
      return context.function.hasPrefix(name)
        && ["cellForRowAt", "cellForItemAt"].contains { context.function.contains($0) }
    default: return false
    }
  }
}

extension Expression {
  /// Whether this is a type and `name` is the name of that type: `T.self` and `"\(T.self)"`.
  fileprivate func isType(named name: Expression) -> Bool {
    guard case .type(let path) = self else { return false }
    return switch name {
    case .typeName(path), .type(path): true
    case .concatenation(let parts): parts.count == 1 && isType(named: parts[0])
    default: false
    }
  }

  /// Whether the value may be a constant of a type, such as `Cell.identifier`, or a type's name.
  fileprivate var mayComeFromType: Bool {
    switch self {
    case .string: false
    case .name(let path): path.count > 1 && path[0].first?.isUppercase == true
    case .choice(let parts), .concatenation(let parts): parts.contains(where: \.mayComeFromType)
    default: true
    }
  }
}

extension CallExpression {
  /// Whether the receiver is what RxCocoa adds to views: `tableView.rx`.
  fileprivate var isOfRxCocoa: Bool {
    switch receiver {
    case .name(let path): path.last == "rx"
    case .call(let call): call.function == "rx"
    case .unknown(let code): code.hasSuffix(".rx")
    default: false
    }
  }
}
