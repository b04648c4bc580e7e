import StoryboardModel

extension Mention {
  /// Whether it is a storyboard's name.
  fileprivate var opensStoryboard: Bool {
    if case .used(.opens) = role { true } else { false }
  }
}

/// A segue with its file.
struct PlacedSegue {
  var interface: PlantableApp.Interface
  var segue: Segue

  var places: [LinePlace] { interface.places(of: segue) }

  /// The custom class of the segue's controller.
  var ownerClass: String? { interface.object(segue.owner)?.customClass?.name }
}

extension PlantableApp {
  /// The built segues with an identifier.
  func segues(identifier: String) -> [PlacedSegue] {
    interfaces.filter { membership.builds($0.file.path) }.flatMap { interface in
      interface.file.segues.filter { $0.identifier == identifier }
        .map { PlacedSegue(interface: interface, segue: $0) }
    }
  }

  /// The places of the controllers with a storyboard identifier.
  func scenes(identifier: String) -> [LinePlace] {
    interfaces.filter { membership.builds($0.file.path) }.flatMap { interface in
      interface.file.scenes.compactMap(\.controller)
        .filter { $0.storyboardIdentifier == identifier }.map { interface.place($0.location) }
    }
  }

  /// Whether a mention is in the code of another app than an interface file.
  func isOfOtherApp(_ mention: Mention, than interface: Interface) -> Bool {
    membership.areApart(sources[mention.place.file].path, interface.file.path)
  }

  /// The mentions that concern one segue, out of all with its identifier.
  ///
  /// A mention in a class that has such a segue itself, and is unrelated to the segue's controller,
  /// concerns that other segue.
  func mentions(of placed: PlacedSegue) -> (all: [Mention], own: [Mention]) {
    guard let identifier = placed.segue.usableIdentifier else { return ([], []) }
    let all = mentions(of: identifier)
    let own = placed.ownerClass.map(classes.family) ?? []
    let others = Set(segues(identifier: identifier).compactMap(\.ownerClass))
      .reduce(into: Set<String>()) { $0.formUnion(classes.family(of: $1)) }
      .subtracting(own)
    func isOthers(_ place: CodePlace) -> Bool {
      let around = declarations[place.file].typeNames(around: place.token)
      return !own.isDisjoint(with: around) ? false : !others.isDisjoint(with: around)
    }
    return (
      all,
      all.filter { mention in
        guard !isOfOtherApp(mention, than: placed.interface), !mention.opensStoryboard else {
          return false
        }
        let places = mention.uses.isEmpty ? [mention.place] : mention.uses
        return !places.allSatisfy(isOthers)
      }
    )
  }
}
