internal import Findings
internal import StoryboardModel
internal import SwiftNaming

/// The reuse and restoration identifiers of one file.
struct IdentifierPlan {
  /// The reuse identifiers, sorted by name.
  private(set) var reuse: [ReuseDeclaration] = []
  /// The restoration identifiers, sorted by name.
  private(set) var restoration: [NamedIdentifier] = []
  private(set) var findings: [Finding] = []

  init(path: String, survey: FileSurvey, naming: ClassNaming, platform: Platform) {
    if !survey.reusables.isEmpty {
      planReuse(survey.reusables, path: path, naming: naming, platform: platform)
    }
    if !survey.restorationIdentifiers.isEmpty { planRestoration(survey.restorationIdentifiers) }
  }

  private struct ReuseKey: Hashable {
    var identifier: String
    var className: ClassName
    var view: ReuseDeclaration.View
  }

  private mutating func planReuse(
    _ reusables: [FileSurvey.Reusable], path: String, naming: ClassNaming, platform: Platform
  ) {
    findings += Spellings(of: reusables.map { ($0.identifier, $0.location) }).findings
    for reusable in reusables {
      if case .unusable(let custom) = naming.resolve(reusable.customClass, in: path) {
        findings.append(.unusable(custom, at: reusable.location))
      }
    }
    // Views with the same identifier and class share a constant.
    let places = Dictionary(grouping: reusables) { reusable in
      let system = ViewClass.name(of: reusable.element, on: platform) ?? platform.viewClass
      return ReuseKey(
        identifier: reusable.identifier,
        className: naming.className(of: reusable.customClass, in: path, otherwise: system),
        view: ReuseDeclaration.View(element: reusable.element))
    }.mapValues { $0.map(\.location) }
    let names = UniqueNames(Array(places)) { key, locations in
      NameRequest(
        name: SwiftName.member(key.identifier), identifier: key.identifier,
        tieBreaker: "\(key.className.name) \(key.className.module ?? "") \(key.view.rawValue)",
        words: {
          "the reuse identifier \(ShownText.quoted(key.identifier)) of \(key.className.name)"
        },
        location: locations.min() ?? SourceLocation(file: path))
    }
    findings += names.findings
    reuse = names.sorted.map { name, place in
      ReuseDeclaration(
        name: name, identifier: place.key.identifier, view: place.key.view,
        className: place.key.className, locations: place.value.sorted())
    }
  }

  private mutating func planRestoration(
    _ identifiers: [(identifier: String, location: SourceLocation)]
  ) {
    findings += Spellings(of: identifiers).findings
    let places = Dictionary(grouping: identifiers, by: \.identifier).mapValues {
      $0.map(\.location).sorted()
    }
    let names = UniqueNames(Array(places)) { identifier, locations in
      NameRequest(
        name: SwiftName.member(identifier), identifier: identifier,
        words: { "the restoration identifier \(ShownText.quoted(identifier))" },
        location: locations[0])
    }
    findings += names.findings
    restoration = names.sorted.map { name, place in
      NamedIdentifier(name: name, identifier: place.key, locations: place.value)
    }
  }
}

extension ReuseDeclaration.View {
  fileprivate init(element: String) {
    switch element {
    case "tableViewCell": self = .tableCell
    case "tableViewHeaderFooterView": self = .tableHeaderFooter
    case "collectionViewCell": self = .collectionCell
    case "collectionReusableView": self = .collectionSupplementary
    default: self = .other
    }
  }
}
