internal import SourceFacts

extension UseReader {
  /// The class that code expects of a controller that it instantiates.
  func result(_ result: CallFact.Result, _ context: UseContext) -> ExpectedClass {
    ExpectedClass(
      type: code.names.reference(to: result.type, in: context, from: sourceFile),
      typeName: result.type == "Self" ? context.type.last ?? "Self" : result.type,
      isForced: result.isForced, isUnwrapped: result.isUnwrapped, showing: result.showing,
      members: result.members, location: location(result.position))
  }

  /// The declared types of an Objective-C method that returns what it instantiates: the compiler only warns.
  func declaredResults(of fact: CallFact) -> [ExpectedClass] {
    guard code.sources[sourceFile].language == .objectiveC else { return [] }
    return code.names.types(fact.context.type, in: [], from: sourceFile).flatMap { id in
      let methods = code.table[id].methods.filter {
        $0.fact.selector == fact.context.function && $0.fact.isStatic == fact.context.isStatic
      }
      guard methods.contains(where: { isReturned(fact.call, by: $0.fact) }) else {
        return [ExpectedClass]()
      }
      return methods.compactMap { method in
        method.fact.returnType.map { type in
          ExpectedClass(
            type: returned(type, by: id, method.sourceFile),
            typeName: type == "instancetype" ? code.table[id].name : type, isForced: true,
            location: code.location(method.fact.position, method.sourceFile))
        }
      }
    }
  }

  private func isReturned(_ call: CallExpression, by method: MethodFact) -> Bool {
    guard case .call(let result)? = method.result else { return false }
    return result.function == call.function && result.receiver == call.receiver
  }

  private func returned(
    _ type: String, by id: CodeType.ID, _ sourceFile: SourceIndex
  ) -> TypeReference {
    type == "instancetype"
      ? .app([id]) : code.names.reference(to: type, in: code.table[id].path, from: sourceFile)
  }

  /// A cast of the content of a controller that the same function instantiates.
  func insideCast(_ fact: CastFact) -> InsideCast? {
    guard let (call, path) = fact.subject.pathIntoCreated else { return nil }
    var place = place(of: fact.context)
    place.hints.insert("NSStoryboard.SceneIdentifier", at: 0)
    return InsideCast(
      container: InstantiateUse(
        target: storyboards.target(of: call.receiver, in: fact.context, at: place),
        identifier: KnownCalls.sceneIdentifier(of: call).map { passed in
          evaluator.values(of: passed.value, at: place)
        }, sourceFile: sourceFile, location: location(fact.position)),
      result: result(
        .init(type: fact.type, isForced: fact.kind == .forced, position: fact.position),
        fact.context),
      path: path, function: fact.context.type + [fact.context.function])
  }

  /// A controller that a static method of one of the app's classes creates in Objective-C.
  func factory(_ fact: CallFact) -> FactoryUse? {
    guard code.sources[sourceFile].language == .objectiveC, let expected = fact.result,
      case .name(let path)? = fact.call.receiver, path.count == 1,
      path[0].first?.isUppercase == true
    else { return nil }
    let ids = code.names.types(path, in: [], from: sourceFile)
    let returnTypes = ids.flatMap { id -> [TypeReference] in
      let declaring = code.hierarchy.ancestry(of: id).types.first { type in
        code.table[type].methods.contains { isFactory($0.fact, fact.call) }
      }
      guard let declaring else { return [] }
      return code.table[declaring].methods.filter { isFactory($0.fact, fact.call) }
        .compactMap { method in
          // With `instancetype`, an inherited method returns an object of the subclass.
          method.fact.returnType.map {
            returned($0, by: $0 == "instancetype" ? id : declaring, method.sourceFile)
          }
        }
    }
    guard !returnTypes.isEmpty else { return nil }
    return FactoryUse(
      returnTypes: returnTypes, selector: fact.call.function,
      result: result(expected, fact.context))
  }

  private func isFactory(_ method: MethodFact, _ call: CallExpression) -> Bool {
    method.isStatic && method.selector == call.function
  }
}
