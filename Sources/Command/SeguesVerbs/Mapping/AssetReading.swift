internal import AppProject
internal import AssetCatalogs
internal import FilesAndPaths
internal import NavigationMap
internal import StoryboardModel

/// Finds the images and named colors that storyboards name and a map draws.
struct AssetReading {
  private let index: AssetIndex
  /// The images that were looked for; nil for one that doesn't exist.
  private var known: [Key: ImageAsset?] = [:]
  private(set) var assets = MapAssets()

  /// The maximum size of all pictures on a page, in bytes.
  private static let greatestSize = 2 << 20

  private struct Key: Hashable {
    var name: String
    var folder: String
    var idioms: [String]
  }

  /// Looks up what storyboards and xibs name in catalogs and among loose pictures.
  ///
  /// `undrawn` are storyboards that aren't drawn, but may name the images of drawn tabs.
  init(
    _ interfaces: [InterfaceFile], undrawn: [InterfaceFile] = [], in files: DiscoveredFiles
  ) {
    index = AssetIndex(of: files)
    for file in interfaces { add(file.imageResources, of: file) }
    for file in undrawn {
      let names = file.tabImages
      if !names.isEmpty { add(file.imageResources.filter { names.contains($0.name) }, of: file) }
    }
    for file in interfaces {
      let folder = FilePath.folder(of: file.path)
      let idioms = Self.idioms(of: file.targetRuntime)
      for name in file.namedColors.keys {
        let color = index.color(name, nearestTo: folder, idioms: idioms)
        if let color { assets.colors[file.path, default: [:]][name] = color }
      }
    }
    assets.limit(toBytes: Self.greatestSize)
  }

  private mutating func add(_ images: [ImageResource], of file: InterfaceFile) {
    let folder = FilePath.folder(of: file.path)
    let idioms = Self.idioms(of: file.targetRuntime)
    for image in images where !image.isSymbol {
      let key = Key(name: image.name, folder: folder, idioms: idioms)
      let picture = known[key] ?? index.image(image.name, nearestTo: folder, idioms: idioms)
      known.updateValue(picture, forKey: key)
      if let picture { assets.add(picture, named: image.name, in: file.path) }
    }
  }

  /// Returns the names of devices in catalogs, the most fitting one first.
  private static func idioms(of runtime: TargetRuntime) -> [String] {
    switch runtime {
    case .macOS: ["mac", "universal"]
    case .watchOS: ["watch", "universal"]
    case .tvOS: ["tv", "universal"]
    case .visionOS: ["vision", "universal"]
    case .iOS, .other: ["universal", "iphone", "ipad"]
    }
  }
}
