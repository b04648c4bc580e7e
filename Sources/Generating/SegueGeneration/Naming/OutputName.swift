/// The names of generated files, which depend only on the paths of storyboards and xibs.
///
/// The build plugins declare their outputs before any file is read. They share this source file
/// through a link, and can't import any of the package's modules, so it uses only the standard
/// library.
enum OutputName {
  /// Returns the name of the file generated from each path, such as `Main.storyboard.swift`.
  ///
  /// If several files have the same name, which one module can't compile, the folders that
  /// distinguish them are put before it: `Settings.Main.storyboard.swift`. All localizations of a
  /// storyboard have the same output.
  static func names(for paths: [String]) -> [String: String] {
    let places = Dictionary(paths.map { ($0, unlocalizedPath(of: $0)) }) { first, _ in first }
    let groups = Dictionary(grouping: Set(places.values)) { folded(lastComponent(of: $0)) }
    var wanted: [(place: String, name: String)] = []
    for group in groups.values { wanted += prefixed(group) }
    wanted.sort { ($0.name, $0.place) < ($1.name, $1.place) }
    var taken: Set<String> = []
    var names: [String: String] = [:]
    for (place, name) in wanted {
      // Two names are still equal if their folders differ only in case, or have dots in their names.
      var unique = name
      var number = 2
      while !taken.insert(folded(unique[...])).inserted {
        unique = "\(name).\(number)"
        number += 1
      }
      names[place] = unique + ".swift"
    }
    return places.compactMapValues { names[$0] }
  }

  /// A file's path without its language folder, and without `.` and `..`.
  static func unlocalizedPath(of path: String) -> String {
    guard hasDetours(path) else { return path }
    var components: [Substring] = []
    for bytes in path.utf8.split(separator: slash) {
      let part = Substring(bytes)
      if part == "." { continue }
      if part == "..", let last = components.last, last != ".." {
        components.removeLast()
      } else {
        components.append(part)
      }
    }
    let folder = components.dropLast().last
    if folder?.hasSuffix(".lproj") == true { components.remove(at: components.count - 2) }
    return (path.utf8.first == slash ? "/" : "") + components.joined(separator: "/")
  }

  /// A name as file systems that ignore case compare it: `ß` and `SS` are equal.
  private static func folded(_ name: Substring) -> String { name.uppercased().lowercased() }

  private static let slash = UInt8(ascii: "/")

  /// Whether a path may have a language folder, `.`, `..` or an empty component.
  private static func hasDetours(_ path: String) -> Bool {
    var before = slash
    var isInLanguage = false
    for byte in path.utf8.first == slash ? path.utf8.dropFirst() : path.utf8[...] {
      if byte == slash, before == slash || isInLanguage { return true }
      if byte == UInt8(ascii: "."), before == slash { return true }
      // Hardly any folder except `.lproj` ends with this letter.
      isInLanguage = byte == UInt8(ascii: "j")
      before = byte
    }
    return false
  }

  private static func lastComponent(of path: String) -> Substring {
    guard let slash = path.utf8.lastIndex(of: slash) else { return path[...] }
    return path[path.utf8.index(after: slash)...]
  }

  /// Gives each file of the same name the fewest folders that distinguish it from the others.
  private static func prefixed(_ group: [String]) -> [(place: String, name: String)] {
    guard group.count > 1 else {
      return group.map { ($0, String(lastComponent(of: $0))) }
    }
    let places = group.map { $0.split(separator: "/") }
    // The folders above all of them may be specific to this machine, and distinguish nothing.
    let shared = places.dropFirst().reduce(Array((places.first ?? []).dropLast())) {
      prefix, place in
      zip(prefix, place.dropLast()).prefix { $0 == $1 }.map(\.0)
    }
    let ends = distinguishingEnds(of: places.map { $0.dropFirst(shared.count).dropLast() })
    return zip(group, ends).map { place, end in
      (place, (end + [lastComponent(of: place)]).joined(separator: "."))
    }
  }

  /// Returns the last folders of each list, as many as distinguish it from the others, or all of them.
  private static func distinguishingEnds(
    of folders: [ArraySlice<Substring>]
  ) -> [ArraySlice<Substring>] {
    var ends = folders
    var undecided = Array(folders.indices)
    var length = 1
    // A list that is already unique is done. The others need more of their folders.
    while !undecided.isEmpty {
      let alike = Dictionary(grouping: undecided) { folders[$0].suffix(length).map(folded) }
      undecided = []
      for indices in alike.values {
        for index in indices {
          ends[index] = folders[index].suffix(length)
          if indices.count > 1, folders[index].count > length { undecided.append(index) }
        }
      }
      length += 1
    }
    return ends
  }
}
