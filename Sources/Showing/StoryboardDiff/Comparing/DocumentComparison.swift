internal import Files
internal import Findings
internal import StoryboardModel

/// Compares what two versions contain outside of all objects.
struct DocumentComparison {
  let versions: Versions

  func changes() -> [Change] {
    let (old, new) = (versions.old.file, versions.new.file)
    var details = versions.details(old.attributes, new.attributes) { key in
      key == "initialViewController" ? "initial scene" : key
    }.map { detail in
      var detail = detail
      if Self.toolAttributes.contains(detail.property) { detail.noise = .toolVersions }
      return detail
    }
    details += SettingComparison(versions, noise: SettingComparison.documentNoise)
      .details(old.settings, new.settings)
    let name = FilePath.name(of: new.path)
    let document =
      details.isEmpty
      ? []
      : [
        Change(
          action: .changed, subject: .document, name: name, details: details,
          oldLocation: old.location, newLocation: new.location)
      ]
    return document + unknownElements()
  }

  private static let toolAttributes: Set<String> = [
    "version", "toolsVersion", "systemVersion", "propertyAccessControl", "colorMatched",
    "variant",
  ]

  /// Compares elements that the model has no place for, except for settings.
  private func unknownElements() -> [Change] {
    let (old, new) = (unknown(in: versions.old), unknown(in: versions.new))
    var pairs = Pairs()
    let ids = versions.matching.ids
    pairs.match(
      old.indices, new.indices,
      { [[old[$0].parent, old[$0].element]: ids.translated(old[$0].attributes)] },
      { [[new[$0].parent, new[$0].element]: new[$0].attributes] })
    let equal = Set(pairs.newPlaces.keys)
    pairs.match(old, new) { [$0.parent, $0.element] }
    let kept = old.indices.filter { !equal.contains($0) }.map { place in
      let (before, after) = (old[place], pairs.new(place).map { new[$0] })
      return Change(
        action: after == nil ? .removed : .changed, subject: .element, name: Self.name(of: before),
        details: after.map { versions.details(before.attributes, $0.attributes) { $0 } } ?? [],
        oldLocation: before.location, newLocation: after?.location)
    }
    let added = new.indices.filter { pairs.old($0) == nil }.map { place in
      Change(isNew: true, .element, name: Self.name(of: new[place]), location: new[place].location)
    }
    return kept + added
  }

  private static func name(of element: UnknownElement) -> String {
    let attributes = element.attributes.sorted { $0.key < $1.key }.map { " \($0.key) \($0.value)" }
    return ObjectNames.cut("\(element.element)\(attributes.joined())") + " in \(element.parent)"
  }

  private func unknown(in index: ObjectIndex) -> [UnknownElement] {
    guard !index.file.unknownElements.isEmpty else { return [] }
    var settings = Set(index.file.settings.map(\.location))
    for node in index.nodes { settings.formUnion(node.object.settings.map(\.location)) }
    return index.file.unknownElements.filter { !settings.contains($0.location) }
  }
}
