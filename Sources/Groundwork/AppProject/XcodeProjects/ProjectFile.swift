internal import FilesAndPaths

/// The objects of one `project.pbxproj`, by their identifiers.
struct ProjectFile: Sendable {
  typealias Object = PropertyListDictionary

  let path: String
  /// The folder that contains `App.xcodeproj`: `PROJECT_DIR`.
  let folder: String
  let objects: [String: Object]
  private let root: String?

  /// Reads a project.
  ///
  /// - Throws: ``PropertyListFailure`` if the file is not a project.
  init(readingFrom path: String) throws(PropertyListFailure) {
    self.path = path
    // `project.pbxproj` is inside `App.xcodeproj`, so the folder with the sources is one level up.
    folder = FilePath.folder(of: FilePath.folder(of: path))
    guard
      let root = try PropertyListValue(reading: PropertyListValue.bytes(of: path)).dictionary,
      let objects = root["objects"]?.dictionary
    else { throw .notPropertyList }
    var byIdentifier = [String: Object](minimumCapacity: objects.entries.count)
    for entry in objects.entries { byIdentifier[entry.key] = entry.value.dictionary }
    self.objects = byIdentifier
    self.root = root["rootObject"]?.string
  }

  /// The folder that paths of the project are relative to: `SRCROOT`.
  var sourceRoot: String {
    let path = project["projectDirPath"]?.string ?? ""
    return path.isEmpty ? folder : NormalPath.of(FilePath.join(folder, path))
  }

  /// The name of `App.xcodeproj`, without the extension.
  var name: String {
    let name = FilePath.name(of: FilePath.folder(of: path))
    return name.hasSuffix(".xcodeproj") ? String(name.dropLast(".xcodeproj".count)) : name
  }

  /// Whether Xcode would open the file; a copy elsewhere builds nothing.
  var isInBundle: Bool {
    FilePath.pathExtension(of: FilePath.folder(of: path)) == "xcodeproj"
      && FilePath.name(of: path) == "project.pbxproj"
  }

  /// The project itself, which has the settings for all targets.
  var project: Object { root.flatMap { objects[$0] } ?? Object() }

  /// The targets that compile anything, in the project's order.
  var nativeTargets: [(id: String, object: Object)] {
    let targets = project["targets"]
    // If a project doesn't list its targets, use all of them.
    guard targets?.strings?.isEmpty == false else { return objects(of: "PBXNativeTarget") }
    return objects(listedBy: targets).filter { $0.object.isa == "PBXNativeTarget" }
  }

  /// The objects of a class, sorted by identifier.
  func objects(of isa: String) -> [(id: String, object: Object)] {
    objects.filter { $0.value.isa == isa }.map { (id: $0.key, object: $0.value) }
      .sorted { $0.id < $1.id }
  }

  /// The objects that a list refers to, each once, without missing ones.
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
