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
    /// The name of its type.
    var type: String
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

  /// The names of storyboards, by path.
  private(set) var storyboards: [String: String] = [:]
  /// The names of the storyboards' types, by path.
  private(set) var storyboardTypes: [String: String] = [:]
  /// The names of xibs, by path.
  private(set) var nibs: [String: String] = [:]
  /// The classes with segues, by the path of their file, sorted by name.
  private(set) var sources: [String: [Source]] = [:]
  /// The reusable views, by the path of their file, sorted by name.
  private(set) var reusables: [String: [ReuseDeclaration]] = [:]
  /// The findings about names that differ from R.swift's.
  private(set) var findings: [Finding] = []

  private let platform: Platform
  /// The outermost names of the app's classes, which the generated types must not hide.
  private let classes: Set<String>

  /// Names the contents of one system's files, which must be sorted by path.
  init(_ files: [FileDeclaration]) {
    platform = files.first?.platform ?? .iOS
    classes = Set(
      files.flatMap { file in
        file.scenes.map(\.controller)
          + file.namedSegues.flatMap { [$0.source, $0.segueClass, $0.destination] }
          .compactMap(\.self)
      }.map { $0.root.filter { $0 != "`" } })
    storyboards = names(of: files.filter { $0.kind == .storyboard })
    let sorted = storyboards.sorted { $0.key < $1.key }
    let types = typeNames(of: sorted.map(\.value))
    storyboardTypes = Dictionary(zip(sorted.map(\.key), types)) { first, _ in first }
    nibs = names(of: files.filter { $0.kind == .xib })
    nameSources(files)
    nameReusables(files)
  }

  private mutating func names(of files: [FileDeclaration]) -> [String: String] {
    // `_R.storyboard` and `_R.nib` have these members themselves.
    let names = UniqueNames(files, taken: ["bundle", "validate"]) {
      NameRequest($0, named: RSwiftName.member)
    }
    findings += names.findings
    return Dictionary(zip(files.map(\.path), names.names)) { first, _ in first }
  }

  /// Returns the names of the types of some members of `R`: the members' names, with underscores if a class has one.
  private func typeNames(of members: [String]) -> [String] {
    var taken = classes.union(members)
    return members.map { member in
      guard classes.contains(member) else { return member }
      var name = member + "_"
      while !taken.insert(name).inserted { name += "_" }
      return name
    }
  }

  private mutating func nameSources(_ files: [FileDeclaration]) {
    /// Each class with its first file, and its segues in all files.
    var found: [ClassName: (home: String, segues: [NamedSegueDeclaration])] = [:]
    for file in files {
      for segue in file.namedSegues {
        guard let source = segue.source else { continue }
        found[source, default: (file.path, [])].segues.append(segue)
      }
    }
    let names = UniqueNames(Array(found)) { name, found in
      NameRequest(
        name: RSwiftName.member(name.name), identifier: name.name, tieBreaker: name.module ?? "",
        words: { "the class \(name.name)" }, location: found.segues[0].location)
    }
    findings += names.findings
    let named = names.sorted
    for ((name, entry), type) in zip(named, typeNames(of: named.map(\.name))) {
      let segues = unique(entry.value.segues, of: entry.key)
      self.sources[entry.value.home, default: []].append(
        Source(name: name, type: type, className: entry.key, segues: segues))
    }
  }

  /// Returns one segue for each identifier.
  private mutating func unique(
    _ segues: [NamedSegueDeclaration], of source: ClassName
  ) -> [Segue] {
    let groups = Dictionary(grouping: segues, by: \.identifier)
    let names = UniqueNames(Array(groups)) { identifier, places in
      NameRequest(
        name: RSwiftName.member(identifier), identifier: identifier,
        words: { "the segue \(ShownText.quoted(identifier)) of \(source.name)" },
        location: places[0].location)
    }
    findings += names.findings
    return names.sorted.map { name, group in
      let places = group.value.sorted { $0.location < $1.location }
      return Segue(
        name: name, identifier: group.key,
        segueClass: Self.common(places.map(\.segueClass), otherwise: platform.segueClass),
        destination: Self.common(places.map(\.destination), otherwise: platform.controllerClass),
        places: places)
    }
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
    var found: [Key: (home: String, view: ReuseDeclaration)] = [:]
    for file in files {
      for reuse in file.reuseIdentifiers {
        let key = Key(identifier: reuse.identifier, className: reuse.className)
        let known = found[key]?.view.locations ?? []
        found[key, default: (file.path, reuse)].view.locations = known + reuse.locations
      }
    }
    let names = UniqueNames(Array(found.values)) { home, view in
      let (identifier, className) = (view.identifier, view.className)
      return NameRequest(
        name: RSwiftName.member(identifier), identifier: identifier,
        tieBreaker: "\(className.name) \(className.module ?? "")",
        words: { "the reuse identifier \(ShownText.quoted(identifier)) of \(className.name)" },
        location: view.locations.min() ?? SourceLocation(file: home))
    }
    findings += names.findings
    for (name, found) in names.sorted {
      var view = found.view
      view.name = name
      view.locations.sort()
      reusables[found.home, default: []].append(view)
    }
  }
}
