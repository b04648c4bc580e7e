internal import SourceFacts

extension UseReader {
  /// Returns the xib that a call names: a call of the system, or of a function that passes the name
  /// on; nil if it names none, or if known callers of the code around it name the xib.
  func xib(_ fact: CallFact) -> XibUse? {
    guard let load = load(by: fact), let named = name(passedBy: load, in: fact),
      named.value != .nil
    else { return nil }
    let context = fact.context
    let isFatal =
      switch load.loader {
      case .appKitBundle, .windowController: false
      case .appKitNib: fact.needsValue
      case .bundle, .controller, .nib: true
      }
    let isOfController = load.loader == .controller || load.loader == .windowController
    // Perhaps no object of the class ever loads its view.
    let own = isOfController && load.forwarder == nil ? ownClass(fact) : nil
    return XibUse(
      name: value(of: named.value, passedTo: load.forwarder, in: context), loader: load.loader,
      isOwnBundle: code.isOwn(bundle: load.bundle, in: context, sourceFile),
      mayBeMainBundle: KnownCalls.mayBeMain(bundle: load.bundle),
      isCertain: !isOfController || isLoading(fact, load.forwarder, own),
      mayCrash: isFatal && own == nil && !context.isCaught,
      loadingFile: load.forwarder?.sourceFile ?? sourceFile, sourceFile: sourceFile,
      location: location(named.position ?? fact.position))
  }

  /// A call that loads a xib.
  private struct Load {
    var loader: NibCalls.Call.Loader
    /// The argument that names the xib.
    var name: CallExpression.Argument
    var bundle: Expression?
    /// The function of the app that is called and that loads the xib.
    var forwarder: Forwarders.Forwarder?
  }

  private func load(by fact: CallFact) -> Load? {
    if let known = NibCalls.call(fact.call) {
      return Load(loader: known.loader, name: known.name, bundle: known.bundle)
    }
    let forwarders = xibForwarders.forwarders(for: fact, from: sourceFile)
    guard let forwarder = forwarders.first(where: { $0.fits(fact.call) }),
      let loader = forwarder.loader, let name = forwarder.argument(in: fact.call)
    else { return nil }
    let bundle = fact.call.arguments.first { $0.label == "bundle" }?.value
    return Load(loader: loader, name: name, bundle: bundle, forwarder: forwarder)
  }

  /// The argument that names a xib, or the default value if it is a parameter of the function around the call; nil if
  /// known callers of that function name the xib.
  private func name(passedBy load: Load, in fact: CallFact) -> CallExpression.Argument? {
    var name = load.name
    guard let parameter = xibForwarders.forwardedParameter(fact, sourceFile) else { return name }
    if let value = parameter.defaultValue {
      return CallExpression.Argument(
        label: name.label, value: value, position: parameter.defaultPosition)
    }
    guard !knowsCallers(of: fact.context) else { return nil }
    // The parameter, which may be a type with the xib's name, is unknown anyway, so any index will do.
    name.value = .parameter(0)
    return name
  }

  private func value(
    of name: Expression, passedTo forwarder: Forwarders.Forwarder?, in context: UseContext
  ) -> Evaluated {
    // Other modules may have subclasses.
    if name == .typeName(["Self"]),
      owner(of: context).contains(where: { code.table[$0].isForOtherModules })
    {
      return .undecided(.nameOfClass)
    }
    var place = place(of: context)
    place.hints = (forwarder?.hints ?? []) + ["NSNib.Name"] + place.hints
    return evaluator.values(of: name, at: place)
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

  /// The class around an initializer's call, if the call creates an object of that class: `super.init(nibName:
  /// "List")`, `[[self alloc] initWithNibName:@"List" bundle:nil]`; nil if it creates an object of another class.
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
    return code.names.reference(to: name, in: fact.context, from: sourceFile)
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
