internal import AppProject
internal import AssetCatalogs
internal import Files
internal import NavigationMap
internal import StoryboardModel

/// Finds the images and named colors that storyboards name, for a map.
struct AssetReading {
  private let index: AssetIndex
  /// The images of each file that were looked for.
  private var known: [Key: MapPicture?] = [:]
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
        if let color { assets.colors[file.path, default: [:]][name] = MapColor(color) }
      }
    }
    assets.limit(toBytes: Self.greatestSize)
  }

  private mutating func add(_ images: [ImageResource], of file: InterfaceFile) {
    let folder = FilePath.folder(of: file.path)
    let idioms = Self.idioms(of: file.targetRuntime)
    for image in images where !image.isSymbol {
      let key = Key(name: image.name, folder: folder, idioms: idioms)
      let picture =
        known[key]
        ?? index.image(image.name, nearestTo: folder, idioms: idioms).map(MapPicture.init)
      known[key] = .some(picture)
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

extension MapPicture {
  fileprivate init(_ asset: ImageAsset) {
    self.init(
      size: MapSize(width: asset.light.width, height: asset.light.height),
      rendering: Rendering(asset.rendering), light: Data(asset.light),
      dark: asset.dark.map { Data($0) })
  }
}

extension MapPicture.Data {
  fileprivate init(_ file: ImageFile) {
    self.init(type: file.type.rawValue, bytes: file.bytes)
  }
}

extension MapPicture.Rendering {
  fileprivate init(_ rendering: ImageAsset.Rendering) {
    self =
      switch rendering {
      case .automatic: .automatic
      case .template: .template
      case .original: .original
      }
  }
}

extension MapColor {
  fileprivate init(_ color: ColorAsset) {
    self.init(light: Value(color.light), dark: color.dark.map { Value($0) })
  }
}

extension MapColor.Value {
  fileprivate init(_ value: ColorValue) {
    switch value {
    case .system(let name): self = .system(name)
    case .components(let red, let green, let blue, let alpha):
      func byte(_ component: Double) -> UInt8 { UInt8((component * 255).rounded()) }
      self = .color(
        RGBColor(red: byte(red), green: byte(green), blue: byte(blue), alpha: alpha))
    }
  }
}
