internal import Findings

/// The segues of one class with everything derived from all of them, before they are rendered.
struct SegueList {
  var source: SourceClassDeclaration
  var cases: [CaseText]
  var parameters: GenericParameters
  /// Unwind segues without identifiers, which cannot be distinguished at run time.
  var anonymousUnwinds: [SegueDeclaration]
  /// The beginning of declarations: empty, or the access level and a space.
  var access: SwiftCode

  init(_ source: SourceClassDeclaration, types: ClassNames, access: SwiftCode) {
    self.source = source
    self.access = access
    let isAnonymous = { (segue: SegueDeclaration) in
      segue.role == .unwind && segue.identifier == nil
    }
    anonymousUnwinds = source.segues.filter(isAnonymous)
    let segues = source.segues.filter { !isAnonymous($0) }
    var classes: Set<ClassName> = []
    var mentioned: Set<String> = []
    for segue in segues {
      if let destination = segue.custom { classes.insert(destination) }
      if let value = segue.unwind?.value { mentioned.formUnion(Self.names(in: value.text)) }
    }
    // The names of cases without small letters may equal a parameter's name.
    mentioned.formUnion(segues.lazy.map(\.name))
    let parameters = GenericParameters(classes, types: types, mentioned: mentioned)
    self.parameters = parameters
    cases = segues.map { CaseText($0, parameters: parameters, types: types) }
  }

  /// The name of the type that contains the segues.
  var namespace: SwiftCode { .name(source.namespace) }

  var relationships: [CaseText] { cases.filter { $0.segue.role == .relationship } }

  /// The words in a type's text that could be types.
  private static func names(in type: String) -> [String] {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}

extension SegueDeclaration {
  /// The app class that it leads to, which may declare an input.
  fileprivate var custom: ClassName? {
    guard role != .unwind, let destination, destination.isCustom,
      destination.unknownReason == nil
    else { return nil }
    return destination.className
  }
}

extension CaseText {
  fileprivate init(_ segue: SegueDeclaration, parameters: GenericParameters, types: ClassNames) {
    self.segue = segue
    if segue.role == .unwind {
      delivery =
        segue.unwind.map { .unwind(method: $0.method, value: $0.value.map { SwiftCode($0) }) }
        ?? .nowhere
    } else if let custom = segue.custom, let parameter = parameters[custom] {
      delivery = .input(parameter: parameter, of: types.text(custom))
    } else if let destination = segue.destination, destination.unknownReason == nil {
      delivery = .plain(types.text(destination.className))
    } else {
      delivery = .nowhere
    }
  }
}
