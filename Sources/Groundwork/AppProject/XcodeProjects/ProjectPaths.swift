internal import FilesAndPaths

/// The paths of a project's files.
///
/// Each is relative to its group, unless its source tree says otherwise.
struct ProjectPaths {
  /// The maximum number of components of an absolute path that are looked for below ``sourceRoot``.
  private static let greatestDepth = 16

  private let file: ProjectFile
  /// The path of `SOURCE_ROOT`.
  let sourceRoot: String
  /// The group that contains each file and group.
  private lazy var parents = Self.parents(in: file)
  /// The paths found so far; nil for an object without a path.
  private var paths: [String: String?] = [:]

  init(of file: ProjectFile) {
    self.file = file
    sourceRoot = NormalPath.of(file.sourceRoot)
  }

  private static func parents(in file: ProjectFile) -> [String: String] {
    var parents: [String: String] = [:]
    // If two groups contain a file by mistake, the first by identifier wins.
    for (id, object) in file.objects {
      for child in object["children"]?.strings ?? [] {
        parents[child] = min(id, parents[child] ?? id)
      }
    }
    return parents
  }

  /// The path of a file or group; nil for anything outside the project's files, such as a product
  /// or a system framework.
  mutating func path(of id: String) -> String? {
    // From the file up to the first group whose path is known, or doesn't depend on its parent.
    var chain: [String] = []
    var current = id
    var base: String?
    while true {
      if let known = paths[current] {
        base = known
        break
      }
      guard let object = file.objects[current] else { break }
      chain.append(current)
      // A group inside itself has no path.
      paths[current] = .some(nil)
      switch object["sourceTree"]?.string ?? "<group>" {
      case "<group>":
        if let parent = parents[current] {
          current = parent
          continue
        }
        base = sourceRoot
      case "SOURCE_ROOT": base = sourceRoot
      case "<absolute>":
        chain.removeLast()
        base = Self.join("/", object).map { existing($0) }
        paths[current] = .some(base)
      default: break
      }
      break
    }
    for member in chain.reversed() {
      base = base.flatMap { Self.join($0, file.objects[member]) }
      paths[member] = .some(base)
    }
    return base
  }

  /// The path on this machine that an absolute path means.
  ///
  /// - Parameter absolute: A path that may be valid only on the machine on which the project was
  ///   edited.
  /// - Returns: The path itself if it exists; otherwise the path below ``sourceRoot`` that ends with as many of
  ///   its components as possible, or the path itself if there is none.
  private func existing(_ absolute: String) -> String {
    guard FileAccess.kind(of: absolute) == nil else { return absolute }
    let components = FilePath.components(of: absolute).suffix(Self.greatestDepth)
    let candidates = components.indices.lazy.map {
      NormalPath.join(sourceRoot, components[$0...].joined(separator: "/"))
    }
    return candidates.first { FileAccess.kind(of: $0) != nil } ?? absolute
  }

  /// The path of a file in a folder; nil if it is longer than any file system allows, so that
  /// nested groups cannot add up to gigabytes.
  private static func join(_ folder: String, _ object: ProjectFile.Object?) -> String? {
    let path = NormalPath.join(folder, object?["path"]?.string ?? "")
    return path.utf8.count <= 4096 ? path : nil
  }
}
