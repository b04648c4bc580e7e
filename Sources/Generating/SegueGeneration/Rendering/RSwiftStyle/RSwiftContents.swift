internal import Findings
internal import StoryboardModel
internal import SwiftNaming

/// The contents of each file and their names, in the style of R.swift.
///
/// Covers the files of one system, because `R` is one namespace for all of them.
struct RSwiftContents {
  /// A class's segues.
  struct Source {
    var name: String
    var className: ClassName
    var segues: [Segue]
  }

  struct Segue {
    var name: String
    var identifier: String
    var segueClass: ClassName
    var destination: ClassName
    var places: [NamedSegueDeclaration]
  }

  struct Reusable {
    var name: String
    var identifier: String
    var className: ClassName
    var locations: [SourceLocation]
  }

  /// The names of storyboards, by path.
  private(set) var storyboards: [String: String] = [:]
  /// The names of xibs, by path.
  private(set) var nibs: [String: String] = [:]
  /// The classes with segues, by the path of their file, sorted by name.
  private(set) var sources: [String: [Source]] = [:]
  /// The reusable views, by the path of their file, sorted by name.
  private(set) var reusables: [String: [Reusable]] = [:]
  /// Names that differ from R.swift's, and items that it would have left out.
  private(set) var findings: [Finding] = []

  /// Names the contents of one system's files, which must be sorted by path.
  init(_ files: [FileDeclaration]) {
    storyboards = names(of: files.filter { $0.kind == .storyboard })
    nibs = names(of: files.filter { $0.kind == .xib })
    nameSources(files)
    nameReusables(files)
  }

  private mutating func names(of files: [FileDeclaration]) -> [String: String] {
    let names = UniqueNames(
      files.map { UniqueNames.Request($0, named: RSwiftName.member) },
      taken: ["bundle", "validate"])
    findings += names.findings
    return Dictionary(
      zip(files.map(\.path), names.names), uniquingKeysWith: { first, _ in first })
  }

  private mutating func nameSources(_ files: [FileDeclaration]) {
    var segues: [ClassName: [NamedSegueDeclaration]] = [:]
    var homes: [ClassName: String] = [:]
    for file in files {
      for segue in file.namedSegues {
        guard let source = segue.source else { continue }
        segues[source, default: []].append(segue)
        if homes[source] == nil { homes[source] = file.path }
      }
    }
    let classes = segues.keys.sorted()
    let names = UniqueNames(
      classes.map { name in
        UniqueNames.Request(
          name: RSwiftName.member(name.name), identifier: name.name,
          tieBreaker: name.module ?? "", words: { "the class \(name.name)" },
          location: segues[name]?.first?.location ?? SourceLocation(file: homes[name] ?? ""))
      })
    findings += names.findings
    for (name, className) in zip(names.names, classes).sorted(by: { $0.0 < $1.0 }) {
      let own = unique(segues[className] ?? [], of: className)
      sources[homes[className] ?? "", default: []].append(
        Source(name: name, className: className, segues: own))
    }
  }

  /// Returns one segue for each identifier.
  private mutating func unique(
    _ segues: [NamedSegueDeclaration], of source: ClassName
  ) -> [Segue] {
    let groups = Dictionary(grouping: segues, by: \.identifier).sorted { $0.key < $1.key }
    let names = UniqueNames(
      groups.map { identifier, places in
        UniqueNames.Request(
          name: RSwiftName.member(identifier), identifier: identifier,
          words: { "the segue \(ShownText.quoted(identifier)) of \(source.name)" },
          location: places[0].location)
      })
    findings += names.findings
    return zip(names.names, groups).map { name, group in
      let places = group.value.sorted { $0.location < $1.location }
      let isAppKit = places[0].segueClass.name == "NSStoryboardSegue"
      return Segue(
        name: name, identifier: group.key,
        segueClass: Self.common(
          places.map(\.segueClass), otherwise: isAppKit ? "NSStoryboardSegue" : "UIStoryboardSegue"),
        destination: Self.common(
          places.map(\.destination), otherwise: isAppKit ? "NSViewController" : "UIViewController"),
        places: places)
    }.sorted { $0.name < $1.name }
  }

  /// Returns the common class; if they differ, the base class.
  private static func common(_ classes: [ClassName], otherwise base: String) -> ClassName {
    Set(classes).count == 1 ? classes[0] : ClassName(base)
  }

  private mutating func nameReusables(_ files: [FileDeclaration]) {
    struct Key: Hashable {
      var identifier: String
      var className: ClassName
    }
    var homes: [Key: String] = [:]
    var locations: [Key: [SourceLocation]] = [:]
    for file in files {
      for reuse in file.reuseIdentifiers {
        let key = Key(identifier: reuse.identifier, className: reuse.className)
        if homes[key] == nil { homes[key] = file.path }
        locations[key, default: []] += reuse.locations
      }
    }
    let keys = homes.keys.sorted {
      ($0.identifier, $0.className) < ($1.identifier, $1.className)
    }
    let names = UniqueNames(
      keys.map { key in
        UniqueNames.Request(
          name: RSwiftName.member(key.identifier), identifier: key.identifier,
          tieBreaker: "\(key.className.name) \(key.className.module ?? "")",
          words: {
            "the reuse identifier \(ShownText.quoted(key.identifier)) of \(key.className.name)"
          },
          location: locations[key]?.min() ?? SourceLocation(file: homes[key] ?? ""))
      })
    findings += names.findings
    for (name, key) in zip(names.names, keys).sorted(by: { $0.0 < $1.0 }) {
      reusables[homes[key] ?? "", default: []].append(
        Reusable(
          name: name, identifier: key.identifier, className: key.className,
          locations: (locations[key] ?? []).sorted()))
    }
  }
}
