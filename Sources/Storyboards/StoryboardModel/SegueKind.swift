/// How a segue shows its destination: the `kind` of a `<segue>`.
package enum SegueKind: Hashable, Sendable {
  case show
  case showDetail
  case presentation
  /// The popover since iOS 8.
  case popoverPresentation
  case custom
  case embed
  case unwind
  /// A container's child, which is instantiated with it.
  case relationship
  /// The kinds before iOS 8, common in real files.
  case push
  case modal
  case popover
  case replace
  /// AppKit's sheet.
  case sheet
  /// An unknown kind, as written.
  case other(String)
}

extension SegueKind: RawRepresentable {
  package init(rawValue: String) {
    self = Self.named[rawValue] ?? .other(rawValue)
  }

  package var rawValue: String {
    switch self {
    case .show: "show"
    case .showDetail: "showDetail"
    case .presentation: "presentation"
    case .popoverPresentation: "popoverPresentation"
    case .custom: "custom"
    case .embed: "embed"
    case .unwind: "unwind"
    case .relationship: "relationship"
    case .push: "push"
    case .modal: "modal"
    case .popover: "popover"
    case .replace: "replace"
    case .sheet: "sheet"
    case .other(let name): name
    }
  }

  private static let named: [String: SegueKind] = Dictionary(
    uniqueKeysWithValues: [
      .show, .showDetail, .presentation, .popoverPresentation, .custom, .embed, .unwind,
      .relationship, .push, .modal, .popover, .replace, .sheet,
    ].map { ($0.rawValue, $0) })
}
