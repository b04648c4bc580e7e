internal import FilesAndPaths
internal import StoryboardModel

/// The xibs of an app as documents that can be drawn like storyboards: one for each folder, in
/// which every view, window or controller at the top of a xib is a scene.
enum XibGroups {
  /// Returns the documents, sorted by folder; none for xibs that show nothing.
  ///
  /// The file in a scene's location is the xib.
  static func documents(for files: [InterfaceFile]) -> [InterfaceFile] {
    let xibs = files.filter { $0.kind == .xib }
    let folders = Dictionary(grouping: xibs) { folder(of: $0.path) }
    return folders.sorted { $0.key < $1.key }.compactMap { folder, xibs in
      let scenes = withoutTranslations(xibs).flatMap(scenes)
      guard let first = xibs.first, !scenes.isEmpty else { return nil }
      return InterfaceFile(
        path: folder, kind: .xib, type: first.type, targetRuntime: first.targetRuntime,
        location: first.location, scenes: scenes)
    }
  }

  /// Returns a xib whose views, windows and controllers at the top are scenes.
  static func document(of xib: InterfaceFile) -> InterfaceFile {
    var document = xib
    document.scenes = scenes(of: xib)
    document.objects.removeAll(where: isShown)
    return document
  }

  /// Returns a key that a xib shares with its translations and its variants for devices.
  static func key(of path: String) -> String {
    let name = ClusterKeys.stem(of: path).prefix { $0 != "~" }
    return FilePath.join(folder(of: path), String(name))
  }

  /// Returns the folder of a path, without the folder of a language.
  private static func folder(of path: String) -> String {
    let folder = FilePath.folder(of: path)
    return FilePath.pathExtension(of: folder) == "lproj" ? FilePath.folder(of: folder) : folder
  }

  /// Returns one xib of each name: the base one if there is one, or else the first.
  private static func withoutTranslations(_ xibs: [InterfaceFile]) -> [InterfaceFile] {
    let languages = Dictionary(grouping: xibs) { FilePath.name(of: $0.path) }
    return languages.sorted { $0.key < $1.key }.compactMap { _, xibs in
      xibs.first { $0.path.contains("/Base.lproj/") } ?? xibs.min { $0.path < $1.path }
    }
  }

  private static func scenes(of xib: InterfaceFile) -> [Scene] {
    let shown = xib.objects.filter(isShown)
    let stem = ClusterKeys.stem(of: xib.path)
    return shown.map { object in
      let own = object.userLabel ?? object.customClass?.name
      let name = shown.count > 1 ? "\(stem): \(own ?? object.element)" : stem
      return Scene(id: object.id, name: name, objects: [object], location: object.location)
    }
  }

  /// Whether an object at the top of a xib is drawn.
  private static func isShown(_ object: InterfaceObject) -> Bool {
    object.element == "window" || object.controllerKind != nil || object.isMainMenu
      || ViewKind(object) != nil
  }
}

extension InterfaceObject {
  /// Whether the object is the main menu of a Mac app's xib.
  var isMainMenu: Bool { element == "menu" && attributes["systemMenu"] == "main" }
}
