internal import StoryboardModel

/// The size of a view according to its content, for views without a frame in the file.
enum IntrinsicSize {
  /// Returns nil for a view that fills its parent.
  static func of(_ view: InterfaceObject, isDesktop: Bool) -> MapSize? {
    switch ViewKind(view) {
    case .label: text(view, standard: 17, padding: 0)
    case .button, .popUp: text(view, standard: isDesktop ? 13 : 15, padding: 20)
    case .textField: MapSize(width: 160, height: isDesktop ? 21 : 34)
    case .tokenOrSearchField: MapSize(width: 160, height: 22)
    case .toggle: isDesktop ? MapSize(width: 38, height: 21) : MapSize(width: 51, height: 31)
    case .slider: MapSize(width: 150, height: 30)
    case .segmented: MapSize(width: 160, height: 28)
    case .stepper: MapSize(width: 94, height: 32)
    case .progress: MapSize(width: 150, height: 4)
    case .activity: MapSize(width: 20, height: 20)
    case .pages: MapSize(width: 80, height: 26)
    case .image: MapSize(width: 40, height: 40)
    case .picker, .datePicker: MapSize(width: 320, height: 120)
    case .navigationBar, .toolbar: MapSize(width: 375, height: 44)
    case .tabBar: MapSize(width: 375, height: 49)
    case .searchBar: MapSize(width: 375, height: 56)
    default: nil
    }
  }

  private static func text(_ view: InterfaceObject, standard: Double, padding: Double) -> MapSize {
    let font = Font(of: view, standard: standard)
    let words = ReadableText.shown(view.shownTitle)
    let width = font.width(of: String(words.prefix(200)))
    return MapSize(width: width + padding + 4, height: (font.size * 1.25).rounded() + padding / 2)
  }
}
