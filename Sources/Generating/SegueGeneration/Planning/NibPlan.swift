internal import Findings
internal import StoryboardModel

/// The owner and the first object of one xib.
struct NibPlan {
  private(set) var declaration = NibDeclaration()
  private(set) var findings: [Finding] = []

  init(_ file: InterfaceFile, naming: ClassNaming, platform: Platform) {
    if let owner = file.objects.first(where: { Self.isOwner($0, on: platform) }) {
      declaration.owner = className(of: owner, in: file, naming: naming, otherwise: nil)
    }
    if let first = file.objects.first(where: { !Self.isPlaceholder($0) }) {
      declaration.firstObject = className(
        of: first, in: file, naming: naming,
        otherwise: ViewClass.name(of: first.element, on: platform))
    }
  }

  private mutating func className(
    of object: InterfaceObject, in file: InterfaceFile, naming: ClassNaming, otherwise: String?
  ) -> ClassName? {
    switch naming.resolve(object.customClass, in: file.path) {
    case .custom(let name) where name.name != "NSObject" || otherwise != nil: return name
    case .custom: return nil
    case .system(let name): return (name ?? otherwise).map { ClassName($0) }
    case .unusable(let custom):
      findings.append(.unusable(custom, at: object.location))
      return otherwise.map { ClassName($0) }
    }
  }

  private static func isOwner(_ object: InterfaceObject, on platform: Platform) -> Bool {
    object.attributes["placeholderIdentifier"] == "IBFilesOwner"
      || platform == .macOS && object.element == "customObject" && object.id == "-2"
  }

  /// Whether the object belongs to the nib's loader: the owner, the first responder, AppKit's
  /// application.
  private static func isPlaceholder(_ object: InterfaceObject) -> Bool {
    object.element == "placeholder" || object.id.rawValue.hasPrefix("-")
  }
}
