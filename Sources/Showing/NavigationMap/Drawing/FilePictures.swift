internal import StoryboardModel

/// The images that one storyboard names.
struct FilePictures {
  private let numbers: [String: Int]
  private let pictures: [MapPicture]
  /// The names that are the system's: only they can be SF Symbols.
  private let symbols: Set<String>
  let isDesktop: Bool

  static let none = FilePictures()

  private init() {
    (numbers, pictures, symbols, isDesktop) = ([:], [], [], false)
  }

  init(_ file: InterfaceFile, _ assets: MapAssets) {
    numbers = assets.names[file.path] ?? [:]
    pictures = assets.pictures
    symbols = Set(file.imageResources.filter(\.isSymbol).map(\.name))
    isDesktop = file.targetRuntime == .macOS
  }

  /// A thing to draw for an image's name.
  enum Found {
    case picture(Int, MapPicture)
    case glyph(Glyph)
    /// An image that isn't known: its name is drawn.
    case missing(String)
  }

  subscript(name: String) -> Found {
    if let number = numbers[name], pictures.indices.contains(number) {
      return .picture(number, pictures[number])
    }
    let glyph =
      symbols.contains(name)
      ? SymbolNames.glyph(forSymbol: name) : SymbolNames.glyph(forAppKitImage: name)
    return glyph.map(Found.glyph) ?? .missing(name)
  }
}
