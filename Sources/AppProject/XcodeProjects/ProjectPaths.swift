internal import Findings

/// The paths of a project's files: each is relative to the group that it is in, unless its source
/// tree says otherwise.
struct ProjectPaths {
  private let file: ProjectFile
  /// Where `SOURCE_ROOT` is.
  let sourceRoot: String
  /// The group that each file and group is in.
  private var parents: [String: String] = [:]
  /// The paths that were asked for; nil for what has none.
  private var paths: [String: String?] = [:]

  init(of file: ProjectFile) {
    self.file = file
    sourceRoot = NormalPath.of(
      FilePath.join(file.folder, file.project["projectDirPath"]?.string ?? ""))
    // Of two groups with one file, which is a mistake, the first by identifier has it.
    for (id, object) in file.objects {
      for child in object["children"]?.strings ?? [] {
        if let other = parents[child], other < id { continue }
        parents[child] = id
      }
    }
  }

  /// The path of a file or group; nil for what is not among the project's files, such as a product
  /// or a framework of the system.
  mutating func path(of id: String) -> String? {
    if let known = paths[id] { return known }
    // Nearly always the group is known from the file before.
    if let parent = parents[id], let folder = paths[parent], let object = file.objects[id],
      object["sourceTree"]?.string == "<group>"
    {
      let path = folder.flatMap { Self.join($0, object) }
      paths[id] = .some(path)
      return path
    }
    // From the file up to the first group whose path is known without its own group.
    var chain: [String] = []
    var passed: Set<String> = []
    var current = id
    var base: String?
    climbing: while true {
      if let known = paths[current] {
        base = known
        break
      }
      // A group within itself has no path, nor has what the project does not contain.
      guard passed.insert(current).inserted, let object = file.objects[current] else { break }
      chain.append(current)
      switch object["sourceTree"]?.string ?? "<group>" {
      case "<group>":
        guard let parent = parents[current] else {
          base = sourceRoot
          break climbing
        }
        current = parent
      case "SOURCE_ROOT":
        base = sourceRoot
        break climbing
      case "<absolute>":
        base = "/"
        break climbing
      default:
        break climbing
      }
    }
    for member in chain.reversed() {
      base = base.flatMap { Self.join($0, file.objects[member]) }
      paths[member] = .some(base)
    }
    return base
  }

  /// The path of a file in a folder; nil for one that no file system takes, so that groups in groups
  /// do not add up to gigabytes.
  private static func join(_ folder: String, _ object: ProjectFile.Object?) -> String? {
    let path = NormalPath.join(folder, object?["path"]?.string ?? "")
    return path.utf8.count <= 4096 ? path : nil
  }
}
