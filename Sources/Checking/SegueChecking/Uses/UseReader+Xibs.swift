internal import SourceFacts

extension UseReader {
  /// Returns the xib that a call names: a call of the system, or of a function that passes the name
  /// on; nil if it names none, or if known callers of the code around it name the xib.
  func xib(_ fact: CallFact) -> XibUse? {
    let context = fact.context
    let known = NibCalls.call(fact.call)
    let forwarder =
      known != nil
      ? nil
      : xibForwarders.forwarders(for: fact, from: sourceFile).first { $0.fits(fact.call) }
    guard let loader = known?.loader ?? forwarder?.loader,
      var passed = known?.name ?? forwarder?.argument(in: fact.call)
    else { return nil }
    if let parameter = xibForwarders.forwardedParameter(fact, sourceFile) {
      if let value = parameter.defaultValue {
        passed = CallExpression.Argument(
          label: passed.label, value: value, position: parameter.defaultPosition)
      } else {
        guard !knowsCallers(of: context) else { return nil }
        // It may be a type whose name is that of the xib; which parameter it is doesn't matter.
        passed.value = .parameter(0)
      }
    }
    guard passed.value != .nil else { return nil }
    var place = place(of: context)
    place.hints = (forwarder?.hints ?? []) + ["NSNib.Name"] + place.hints
    var name = evaluator.values(of: passed.value, at: place)
    let owner = owner(of: context)
    if passed.value == .typeName(["Self"]),
      owner.contains(where: { code.table[$0].isForOtherModules })
    {
      // Other modules may have subclasses.
      name = .undecided(.nameOfClass)
    }
    let passedBundle = fact.call.arguments.first { $0.label == "bundle" }?.value
    let bundle = forwarder == nil ? known?.bundle : passedBundle
    let isFatal =
      switch loader {
      case .appKitBundle, .windowController: false
      case .appKitNib: fact.needsValue
      case .bundle, .controller, .nib: true
      }
    let isOfController = loader == .controller || loader == .windowController
    // Perhaps no object of the class ever loads its view.
    let own = isOfController && forwarder == nil ? ownClass(fact) : nil
    return XibUse(
      name: name, loader: loader,
      isOwnBundle: code.isOwn(bundle: bundle, in: context, sourceFile),
      mayBeMainBundle: KnownCalls.mayBeMain(bundle: bundle),
      isCertain: !isOfController || isLoading(fact, forwarder, own),
      mayCrash: isFatal && own == nil && !context.isCaught,
      loadingFile: forwarder?.sourceFile ?? sourceFile, sourceFile: sourceFile,
      location: location(passed.position ?? fact.position))
  }

  /// Whether the controller that a call creates, or one of its own class, certainly loads the xib.
  private func isLoading(
    _ fact: CallFact, _ forwarder: Forwarders.Forwarder?, _ own: [CodeType.ID]?
  ) -> Bool {
    if let forwarder {
      // An initializer of the app's class passes the name to that of the superclass.
      let ids = owner(of: forwarder.context, in: forwarder.sourceFile)
      return forwarder.context.function.hasPrefix("init") && !ids.isEmpty
        && ids.allSatisfy { loadsXib($0, isNamedBy: $0) }
    }
    guard let own else { return isLoading(madeClass(fact)) }
    let isOfSuperclass = fact.call.receiver == .name(["super"])
    return !own.isEmpty && own.allSatisfy { loadsXib($0, isNamedBy: isOfSuperclass ? $0 : nil) }
  }

  /// The class around an initializer's call, if the call creates an object of that class:
  /// `super.init(nibName: "List")`, `[[self alloc] initWithNibName:@"List" bundle:nil]`; nil if it
  /// creates an object of another class.
  private func ownClass(_ fact: CallFact) -> [CodeType.ID]? {
    let isOwn =
      switch fact.call.receiver {
      case nil: fact.call.function.hasSuffix(":") || ["init", "Self"].contains(fact.call.function)
      case .name(["super"])?, .name(["self", "alloc"])?: true
      default: false
      }
    return isOwn ? owner(of: fact.context) : nil
  }

  /// The class of which an initializer's call creates an object; nil if it is unknown.
  private func madeClass(_ fact: CallFact) -> TypeReference? {
    let name: String
    switch fact.call.receiver {
    case nil: name = fact.call.function
    case .name(let path)? where path.last == "alloc":
      name = path.dropLast().joined(separator: ".")
    default: return nil
    }
    return code.names.reference(to: name, in: fact.context.type, from: sourceFile)
  }

  private func isLoading(_ type: TypeReference?) -> Bool {
    switch type {
    case .app(let ids): ids.allSatisfy { loadsXib($0, isNamedBy: nil) }
    case .system(let name): Self.xibLoaders.contains(name)
    default: false
    }
  }

  /// Whether the objects of a class certainly load the xib whose name they are created with.
  ///
  /// The class `namer` calls the superclass's initializer with the name; with nil, other code does.
  private func loadsXib(_ id: CodeType.ID, isNamedBy namer: CodeType.ID?) -> Bool {
    let ancestry = code.hierarchy.ancestry(of: id)
    guard ancestry.gap == nil, let system = ancestry.system, Self.xibLoaders.contains(system) else {
      return false
    }
    return ancestry.types.allSatisfy { id in
      let type = code.table[id]
      return !type.overridesLoading && (id == namer || !nibInitializers.mayReplaceName(in: type))
    }
  }

  /// The system's classes whose objects load the xib of the name that they are created with.
  ///
  /// A subclass may override that. Other classes, such as navigation controllers, create their views.
  private static let xibLoaders: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "NSViewController",
    "NSWindowController",
  ]
}
