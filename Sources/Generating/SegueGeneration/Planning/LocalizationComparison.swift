internal import Findings
internal import StoryboardModel

/// Finds segues and scenes that only some localizations of a storyboard have.
///
/// Code is generated from one localization, and throws an exception in a language that lacks what it uses.
struct LocalizationComparison {
  private(set) var findings: [Finding] = []

  private let base: InterfaceFile

  init(_ storyboard: LocalizedStoryboard) {
    base = storyboard.file
    guard !storyboard.variants.isEmpty else { return }
    let expected = Self.contents(of: base)
    for variant in storyboard.variants { compare(variant, with: expected) }
    findings.sort()
  }

  /// A segue or scene that code names by its identifier.
  private enum Item: Hashable {
    case segue(owner: String, identifier: String)
    case scene(String)

    var words: String {
      switch self {
      case .segue(let owner, let identifier):
        "the segue \(ShownText.quoted(identifier)) of \(ShownText.line(owner))"
      case .scene(let identifier): "the scene \(ShownText.quoted(identifier))"
      }
    }
  }

  private mutating func compare(_ variant: InterfaceFile, with expected: [Item: SourceLocation]) {
    let found = Self.contents(of: variant)
    for (item, location) in expected where found[item] == nil {
      findings.append(
        Finding(
          .localizationsDiffer, .warning, at: variant.location,
          "\(item.words) at \(location) is missing here: code that uses it throws an exception in this language",
          help: "make the same change in every language, or localize with a strings file"))
    }
    for (item, location) in found where expected[item] == nil {
      findings.append(
        Finding(
          .localizationsDiffer, .warning, at: location,
          "\(item.words) is missing in \(base.location), which code is generated from",
          help: "make the same change in every language, or localize with a strings file"))
    }
  }

  private static func contents(of file: InterfaceFile) -> [Item: SourceLocation] {
    var items: [Item: SourceLocation] = [:]
    var classes: [ObjectID: String] = [:]
    for scene in file.scenes {
      var pending = scene.objects
      while let object = pending.popLast() {
        pending.append(contentsOf: object.children)
        guard object.controllerKind != nil || object.isSceneReference else { continue }
        classes[object.id] = object.customClass?.name ?? object.element
        if let identifier = object.storyboardIdentifier, !identifier.isEmpty {
          let place = items[.scene(identifier)] ?? object.location
          items[.scene(identifier)] = min(place, object.location)
        }
      }
    }
    for segue in file.segues {
      guard let identifier = segue.usableIdentifier, let owner = segue.owner else { continue }
      let item = Item.segue(owner: classes[owner] ?? "", identifier: identifier)
      items[item] = min(items[item] ?? segue.location, segue.location)
    }
    return items
  }
}
