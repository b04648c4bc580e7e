internal import FilesAndPaths
internal import Findings
internal import StoryboardModel

extension Versions {
  /// Returns the changes outside of all objects.
  func documentChanges() -> [Change] {
    let (old, new) = (old.file, new.file)
    let noise = { (key: String) in Self.toolAttributes.contains(key) ? Noise.toolVersions : nil }
    var details = details(old.attributes, new.attributes, noise: noise) { key in
      key == "initialViewController" ? "initial scene" : key
    }
    details += SettingComparison(self, noise: SettingComparison.documentNoise)
      .details(old.settings, new.settings)
    guard !details.isEmpty else { return unknownElements() }
    let document = Change(
      action: .changed, subject: .document, name: FilePath.name(of: new.path), details: details,
      oldLocation: old.location, newLocation: new.location)
    return [document] + unknownElements()
  }

  /// The attributes of a document about the tools that wrote it.
  static let toolAttributes: Set<String> = [
    "version", "toolsVersion", "systemVersion", "propertyAccessControl", "colorMatched", "variant",
  ]

  /// Compares elements that the model has no place for, except for settings.
  private func unknownElements() -> [Change] {
    let (old, new) = (Self.unknown(in: self.old), Self.unknown(in: self.new))
    var pairs = Pairs()
    let ids = matching.ids
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
        details: after.map { details(before.attributes, $0.attributes) { $0 } } ?? [],
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

  private static func unknown(in index: ObjectIndex) -> [UnknownElement] {
    guard !index.file.unknownElements.isEmpty else { return [] }
    var settings = Set(index.file.settings.map(\.location))
    for node in index.nodes { settings.formUnion(node.object.settings.map(\.location)) }
    return index.file.unknownElements.filter { !settings.contains($0.location) }
  }
}
