internal import AssetCatalogs
internal import StoryboardModel

/// The images that one storyboard names, and those of the tabs whose screens are in other storyboards.
struct FilePictures {
  private var path = ""
  private var assets = MapAssets()
  /// The names that the file declares as system images, the only ones that can be SF Symbols.
  private var symbols: Set<String> = []

  /// Creates a value without images.
  init() {}

  init(_ file: InterfaceFile, _ assets: MapAssets) {
    path = file.path
    self.assets = assets
    symbols = Set(file.imageResources.filter(\.isSymbol).map(\.name))
  }

  /// A thing to draw for an image's name.
  enum Found {
    /// A picture, with its number on the page.
    case picture(Int, ImageAsset)
    case glyph(Glyph)
    /// An image that isn't known: its name is drawn.
    case missing(String)
  }

  /// The thing to draw for a name in a file, by default in the file that is drawn.
  subscript(name: String, in file: String? = nil) -> Found {
    if let number = assets.names[file ?? path]?[name], assets.pictures.indices.contains(number) {
      return .picture(number, assets.pictures[number])
    }
    // The names of system images are known only for the drawn file.
    let isSymbol = symbols.contains(name) || (file != nil && file != path)
    let glyph = isSymbol ? SymbolNames.glyph(forSymbol: name) : SymbolNames.appKitImages[name]
    return glyph.map(Found.glyph) ?? .missing(name)
  }
}
