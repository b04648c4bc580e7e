/// The names of generated files: a function of the paths of storyboards and xibs, and of nothing
/// else.
///
/// The build plugins declare their outputs before any file is read. They share this source file
/// through a link, and can import none of the package's modules: it uses the standard library only.
enum OutputName {
  /// The name of the file that is generated from each path, such as `Main.storyboard.swift`.
  ///
  /// Where several files have one name, which one module cannot compile, those folders stand before
  /// it that tell them apart: `Settings.Main.storyboard.swift`. All localizations of one storyboard
  /// have one output.
  static func names(for paths: [String]) -> [String: String] {
    let places = Dictionary(
      paths.map { ($0, unlocalizedComponents(of: $0)) }, uniquingKeysWith: { first, _ in first })
    let groups = Dictionary(grouping: Set(places.values)) { $0.last?.lowercased() ?? "" }
    var wanted: [(place: [String], name: String)] = []
    for group in groups.values { wanted += prefixed(group) }
    wanted.sort { left, right in
      left.name == right.name
        ? left.place.lexicographicallyPrecedes(right.place) : left.name < right.name
    }
    var taken: Set<String> = []
    var names: [[String]: String] = [:]
    for (place, name) in wanted {
      // Two are left alike by folders that differ only in case, or that have dots in their names.
      var unique = name
      var number = 2
      while !taken.insert(unique.lowercased()).inserted {
        unique = "\(name).\(number)"
        number += 1
      }
      names[place] = unique + ".swift"
    }
    return places.compactMapValues { names[$0] }
  }

  /// A file's folders and its name, without the folder of its language.
  static func unlocalizedComponents(of path: String) -> [String] {
    var components: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = components.last, last != ".." {
        components.removeLast()
      } else {
        components.append(String(part))
      }
    }
    guard let name = components.popLast() else { return [] }
    if components.last?.hasSuffix(".lproj") == true { components.removeLast() }
    return components + [name]
  }

  /// Files of one name, each with as few of its folders before it as tell it from the others.
  private static func prefixed(_ group: [[String]]) -> [(place: [String], name: String)] {
    guard group.count > 1 else {
      return group.map { ($0, $0.last ?? "") }
    }
    // What is above all of them may be the machine's, and tells nothing apart.
    let shared = group.dropFirst().reduce(Array((group.first ?? []).dropLast())) { prefix, place in
      zip(prefix, place.dropLast()).prefix { $0 == $1 }.map(\.0)
    }
    let folders = group.map { $0.dropFirst(shared.count).dropLast() }
    var counts: [[String]: Int] = [:]
    for folders in folders {
      for length in 1...max(1, folders.count) {
        counts[folders.suffix(length).map { $0.lowercased() }, default: 0] += 1
      }
    }
    return zip(group, folders).map { place, folders in
      var length = 1
      while length < folders.count,
        counts[folders.suffix(length).map({ $0.lowercased() })] ?? 0 > 1
      {
        length += 1
      }
      return (place, (folders.suffix(length) + [place.last ?? ""]).joined(separator: "."))
    }
  }
}
