internal import SourceFacts

extension UseReader {
  /// What code takes a controller for that it makes.
  func result(
    _ result: CallFact.Result, _ context: UseContext, _ source: Int
  ) -> InstantiateUse.Result {
    InstantiateUse.Result(
      type: code.names.reference(to: result.type, in: context.type, from: source),
      typeName: result.type, isForced: result.isForced,
      location: location(result.position, source))
  }

  /// What the declarations of an Objective-C method, which returns the controller that it makes, say
  /// that it returns: the compiler only warns where they differ.
  func declaredResults(of fact: CallFact, _ source: Int) -> [InstantiateUse.Result] {
    guard code.sources[source].language == .objectiveC else { return [] }
    return code.names.types(fact.context.type, in: [], from: source).flatMap { id in
      let methods = code.table[id].methods.filter {
        $0.fact.selector == fact.context.function && $0.fact.isStatic == fact.context.isStatic
      }
      guard methods.contains(where: { isReturned(fact.call, by: $0.fact) }) else {
        return [InstantiateUse.Result]()
      }
      return methods.compactMap { method in
        method.fact.returnType.map { type in
          InstantiateUse.Result(
            type: returned(type, by: id, method.source),
            typeName: type == "instancetype" ? code.table[id].name : type, isForced: true,
            location: location(method.fact.position, method.source))
        }
      }
    }
  }

  private func isReturned(_ call: CallExpression, by method: MethodFact) -> Bool {
    guard case .call(let result)? = method.result else { return false }
    return result.function == call.function && result.receiver == call.receiver
  }

  private func returned(_ type: String, by id: CodeType.ID, _ source: Int) -> TypeReference {
    type == "instancetype"
      ? .app([id]) : code.names.reference(to: type, in: code.table[id].path, from: source)
  }

  /// A cast of what is inside a controller that is made in the same function.
  func insideCast(_ fact: CastFact, _ source: Int) -> InsideCast? {
    guard let (call, path) = fact.subject.wayIntoMade else { return nil }
    var place = place(of: fact.context, source)
    place.hints.insert("NSStoryboard.SceneIdentifier", at: 0)
    let location = self.location(fact.position, source)
    let type = code.names.reference(to: fact.type, in: fact.context.type, from: source)
    return InsideCast(
      made: InstantiateUse(
        target: storyboards.target(of: call.receiver, in: fact.context, at: place),
        identifier: KnownCalls.sceneIdentifier(of: call).map { passed in
          evaluator.values(of: passed.value, at: place)
        }, source: source, location: location),
      result: InstantiateUse.Result(
        type: type, typeName: fact.type, isForced: fact.kind == .forced, location: location),
      path: path, function: fact.context.type + [fact.context.function])
  }

  /// A controller that Objective-C code has a static method of a class of the app make.
  func factory(_ fact: CallFact, _ source: Int) -> FactoryUse? {
    guard code.sources[source].language == .objectiveC, let taken = fact.result,
      case .name(let path)? = fact.call.receiver, path.count == 1,
      path[0].first?.isUppercase == true
    else { return nil }
    let ids = code.names.types(path, in: [], from: source)
    let made = ids.flatMap { id -> [TypeReference] in
      let declaring = code.hierarchy.ancestry(of: id).types.first { type in
        code.table[type].methods.contains { isFactory($0.fact, fact.call) }
      }
      guard let declaring else { return [] }
      return code.table[declaring].methods.filter { isFactory($0.fact, fact.call) }
        .compactMap { method in
          // Whatever inherits the method makes one of itself.
          method.fact.returnType.map {
            returned($0, by: $0 == "instancetype" ? id : declaring, method.source)
          }
        }
    }
    guard !made.isEmpty else { return nil }
    return FactoryUse(
      made: made, selector: fact.call.function, result: result(taken, fact.context, source))
  }

  private func isFactory(_ method: MethodFact, _ call: CallExpression) -> Bool {
    method.isStatic && method.selector == call.function
  }
}
