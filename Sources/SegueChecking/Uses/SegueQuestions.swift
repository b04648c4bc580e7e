internal import Findings
internal import NavigationGraph
internal import StoryboardModel

extension CheckedApp {
  /// Whether there is code to hold the storyboards against.
  var hasSources: Bool { input.hasSources || !input.sources.isEmpty }

  /// Every segue of the app that has an identifier, by it.
  func segues(identified identifier: String) -> [SegueLink] { segueIndex[identifier] ?? [] }

  /// Whether a segue of an identifier is in a storyboard that the code of a source may be together with:
  /// what is in one app is in no other.
  func hasSegue(identified identifier: String, for source: Int) -> Bool {
    let own = code.sources[source].membership
    return segues(identified: identifier).contains { link in
      !(input.memberships[link.id.file].map(own.isApart) ?? false)
    }
  }

  /// The controllers whose objects may be the ones that act; nil where that is not known.
  func controllers(of actor: Actor) -> [ControllerID]? {
    switch actor {
    case .own(let ids), .other(let ids): ids.isEmpty ? nil : scenes.controllers(running: ids)
    case .anyone: nil
    }
  }

  /// The segues of an identifier as places that have to do with a finding: at most two.
  func places(ofSeguesIdentified identifier: String) -> [RelatedPlace] {
    segues(identified: identifier).prefix(2).map {
      RelatedPlace($0.segue.location, "a segue of that identifier")
    }
  }

  /// Whether no scene can be of some classes: none is, nothing inherits from them, and what they
  /// inherit is known.
  func hasNoSceneForCertain(_ ids: [CodeType.ID]) -> Bool {
    ids.allSatisfy { id in
      code.table[id].isClass && !code.table[id].isGeneric
        && !code.hierarchy.hasSubclasses(id)
        && code.hierarchy.ancestry(of: id).system != nil
    } && scenes.controllers(running: ids).isEmpty && !mayBeMadeOfOther(ids)
  }

  /// Whether an object of a superclass, which some scene makes, may become one of some classes.
  private func mayBeMadeOfOther(_ ids: [CodeType.ID]) -> Bool {
    let inherited = ids.flatMap { code.hierarchy.ancestry(of: $0).types.dropFirst() }
    return !inherited.isEmpty && !scenes.controllers(running: inherited).isEmpty && givesClass(ids)
  }

  /// Whether code may give one of some classes to objects that were made of another one: a source that
  /// calls `object_setClass` names it.
  func givesClass(_ ids: [CodeType.ID]) -> Bool {
    let call = "object_setClass"
    guard !ids.isEmpty, !input.texts.words(among: [call]).isEmpty else { return false }
    let names = ids.map { code.table[$0].name }
    let texts = classGivers.value(of: true) {
      code.sources.compactMap { input.texts.text(of: $0.path) }.filter { $0.contains(call) }
    }
    return texts.contains { text in names.contains(where: text.contains) }
  }

  /// Whether one of the classes around some code is that of a controller: not of one that inherits.
  func isExactly(_ controller: ControllerID, _ actor: Actor) -> Bool {
    guard case .own(let ids) = actor, case .app(let types) = scenes.type(of: controller) else {
      return false
    }
    return types.contains { ids.contains($0) }
  }

  /// The identifiers of some controllers' segues, sorted.
  func identifiers(of controllers: [ControllerID]) -> KnownNames {
    knownIdentifiers.value(of: controllers) {
      KnownNames(scenes.links(from: controllers).compactMap(\.segue.usableIdentifier))
    }
  }

  /// How messages name a type.
  func name(of type: TypeReference) -> String {
    switch type {
    case .app(let ids): ids.first.map { code.table[$0].path.joined(separator: ".") } ?? ""
    case .system(let name), .external(let name): name
    }
  }

  /// How messages name a controller: its class.
  func name(of controller: ControllerID) -> String {
    graph.controller(controller)?.displayName ?? controller.object.rawValue
  }

  /// The scenes of some controllers as places that have to do with a finding: at most three.
  func related(_ controllers: [ControllerID]) -> [RelatedPlace] {
    controllers.prefix(3).compactMap { id in
      graph.controller(id).map { RelatedPlace($0.location, "a scene of \($0.displayName)") }
    }
  }
}

extension RuleDescription {
  /// A finding of the rule.
  func finding(
    _ severity: Severity? = nil, at location: SourceLocation, _ message: String,
    why: String? = nil, help: String, related: [RelatedPlace] = []
  ) -> Finding {
    Finding(
      rule: name, severity: severity ?? self.severity, location: location, message: message,
      why: why ?? consequence, help: help, related: related)
  }
}

/// Text of a file inside a message.
func quoted(_ text: String) -> String {
  text.count > 80 ? "“\(text.prefix(80))…”" : "“\(text)”"
}

/// “did you mean …”, or another piece of advice where no name is near.
func suggestion(_ name: String, among names: some Sequence<String>, otherwise: String) -> String {
  suggestion(name, among: NearestName(names), otherwise: otherwise)
}

/// The same, of names that many are looked up among.
func suggestion(_ name: String, among names: NearestName, otherwise: String) -> String {
  names.to(name).map { "did you mean \(quoted($0))?" } ?? otherwise
}

/// The same, of names that are known.
func suggestion(_ name: String, among names: KnownNames, otherwise: String) -> String {
  suggestion(name, among: names.near, otherwise: otherwise)
}

/// The name that code opens a file by.
func storyboardName(ofFile path: String) -> String {
  let name = FilePath.name(of: path)
  return String(name.dropLast(FilePath.pathExtension(of: name).count + 1))
}
