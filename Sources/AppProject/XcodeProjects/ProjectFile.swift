internal import Findings

/// The objects of one `project.pbxproj`, by their identifiers.
struct ProjectFile: Sendable {
  typealias Object = PropertyListDictionary

  /// The file's path.
  let path: String
  /// The folder that `App.xcodeproj` is in: `SRCROOT`.
  let folder: String
  let objects: [String: Object]
  private let root: String?

  /// Reads a project.
  ///
  /// - Throws: ``PropertyListFailure`` where the file is not a project.
  init(readingFrom path: String) throws(PropertyListFailure) {
    self.path = path
    // project.pbxproj stands in App.xcodeproj, and App.xcodeproj beside the sources.
    folder = FilePath.folder(of: FilePath.folder(of: path))
    guard let root = try PropertyListValue(readingFrom: path).dictionary,
      let objects = root["objects"]?.dictionary
    else { throw .notPropertyList }
    var byIdentifier = [String: Object](minimumCapacity: objects.entries.count)
    for entry in objects.entries { byIdentifier[entry.key] = entry.value.dictionary }
    self.objects = byIdentifier
    self.root = root["rootObject"]?.string
  }

  /// The name of `App.xcodeproj`, without what follows the dot.
  var name: String {
    let name = FilePath.name(of: FilePath.folder(of: path))
    return name.hasSuffix(".xcodeproj") ? String(name.dropLast(".xcodeproj".count)) : name
  }

  /// Whether Xcode would open the file; a copy of it elsewhere builds nothing.
  var isInBundle: Bool {
    FilePath.pathExtension(of: FilePath.folder(of: path)) == "xcodeproj"
      && FilePath.name(of: path) == "project.pbxproj"
  }

  /// The project itself: what has settings for all targets.
  var project: Object { root.flatMap { objects[$0] } ?? Object() }

  /// The targets that compile something, in the project's order.
  var nativeTargets: [(id: String, object: Object)] {
    var ids = project["targets"]?.strings ?? []
    // A project that does not say which targets it has: all that there are.
    if ids.isEmpty { ids = objects(of: "PBXNativeTarget").map(\.id) }
    var seen: Set<String> = []
    return ids.compactMap { id in
      guard let object = objects[id], object.isa == "PBXNativeTarget", seen.insert(id).inserted
      else { return nil }
      return (id, object)
    }
  }

  /// The objects of a class, sorted by identifier.
  func objects(of isa: String) -> [(id: String, object: Object)] {
    var found: [(id: String, object: Object)] = []
    for (id, object) in objects where object.isa == isa { found.append((id, object)) }
    return found.sorted { $0.id < $1.id }
  }

  /// The objects that a list refers to, as far as they are there, each once.
  func objects(listedBy list: PropertyListValue?) -> [(id: String, object: Object)] {
    var known: Set<String> = []
    return (list?.strings ?? []).compactMap { id in
      objects[id].flatMap { known.insert(id).inserted ? (id, $0) : nil }
    }
  }

  /// The object that a value refers to.
  func object(_ reference: PropertyListValue?) -> Object? {
    reference?.string.flatMap { objects[$0] }
  }
}

extension ProjectFile.Object {
  /// The object's class.
  var isa: String { self["isa"]?.string ?? "" }
}
