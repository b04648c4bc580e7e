internal import AppProject
internal import FilesAndPaths

/// The image sets, symbol sets and color sets of one asset catalog.
struct CatalogEntries {
  struct Entry {
    /// The name, after the names of the groups around it that are namespaces: `Icons/Star`.
    var name: String
    /// The folder of the set, whose extension is the kind of set.
    var path: String
  }

  private(set) var entries: [Entry] = []

  /// The maximum depth of nested groups.
  private static let deepest = 16

  init(of catalog: String) {
    read(catalog, namespace: "", depth: 0)
    entries.sort { $0.path < $1.path }
  }

  private mutating func read(_ folder: String, namespace: String, depth: Int) {
    guard depth < Self.deepest, let found = try? FolderEntry.all(in: folder) else { return }
    for entry in found where entry.kind == .folder && entry.isValid {
      let path = FilePath.join(folder, entry.name)
      let ending = FilePath.pathExtension(of: entry.name)
      let stem = ending.isEmpty ? entry.name : String(entry.name.dropLast(ending.utf8.count + 1))
      switch ending {
      case "imageset", "symbolset", "colorset":
        entries.append(Entry(name: namespace + stem, path: path))
      default:
        let properties = CatalogContents(of: path)?.properties
        let isNamespace = properties?["provides-namespace"] as? Bool == true
        read(
          path, namespace: isNamespace ? namespace + entry.name + "/" : namespace, depth: depth + 1)
      }
    }
  }
}
