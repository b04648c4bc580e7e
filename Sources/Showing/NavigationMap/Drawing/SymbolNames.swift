/// The glyphs for images of the system (SF Symbols, AppKit's images, system items), and the titles of system items.
///
/// Only names for which a glyph was drawn have one. An image of the app never gets a glyph: a wrong
/// picture would say something that the screen doesn't.
enum SymbolNames {
  /// Returns the glyph for an SF Symbol or a variant of it, such as `plus.circle.fill`; nil if it isn't drawn.
  static func glyph(forSymbol name: String) -> Glyph? {
    var name = name[...]
    for _ in 0..<3 {
      if let glyph = symbols[String(name)] { return glyph }
      guard let variant = [".fill", ".circle", ".square"].first(where: name.hasSuffix) else {
        break
      }
      name = name.dropLast(variant.count)
    }
    return nil
  }

  private static let symbols: [String: Glyph] = [
    "arrow.clockwise": .refresh, "arrow.counterclockwise": .refresh,
    "arrow.down.to.line": .download,
    "arrowshape.turn.up.left": .reply, "bell": .bell, "book": .book, "bookmark": .bookmark,
    "bubble.left": .chat, "bubble.right": .chat, "calendar": .calendar, "camera": .camera,
    "chart.bar": .chart, "checkmark": .check, "chevron.backward": .chevronLeft,
    "chevron.down": .chevronDown, "chevron.forward": .chevronRight, "chevron.left": .chevronLeft,
    "chevron.right": .chevronRight, "chevron.up.chevron.down": .chevronsUpDown, "circle": .circle,
    "cube": .cube, "doc": .document, "doc.text": .document, "ellipsis": .ellipsis,
    "envelope": .mail, "folder": .folder, "gear": .gear, "gearshape": .gear, "globe": .globe,
    "heart": .heart, "house": .house, "info": .info, "line.3.horizontal": .list,
    "line.horizontal.3": .list, "list.bullet": .list, "lock": .lock, "magnifyingglass": .search,
    "mappin": .pin, "message": .chat, "minus": .minus, "multiply": .close, "network": .globe,
    "pause": .pause, "pencil.and.outline": .compose, "person": .person, "person.2": .people,
    "phone": .phone, "photo": .image, "play": .play, "plus": .plus,
    "rectangle.portrait.and.arrow.right": .exit, "square.and.arrow.down": .download,
    "square.and.arrow.up": .share, "square.and.pencil": .compose, "square.grid.2x2": .grid,
    "star": .star, "trash": .trash, "tray.and.arrow.down": .download, "video": .camera,
    "xmark": .close,
  ]

  /// The glyphs for images that AppKit provides.
  static let appKitImages: [String: Glyph] = [
    "NSActionTemplate": .gear, "NSAddTemplate": .plus, "NSBookmarksTemplate": .book,
    "NSFolder": .folder, "NSGoBackTemplate": .chevronLeft,
    "NSGoForwardTemplate": .chevronRight, "NSGoLeftTemplate": .chevronLeft,
    "NSGoRightTemplate": .chevronRight, "NSIconViewTemplate": .grid, "NSInfo": .info,
    "NSListViewTemplate": .list, "NSLockLockedTemplate": .lock, "NSMenuOnStateTemplate": .check,
    "NSNetwork": .globe, "NSPreferencesGeneral": .gear, "NSRefreshTemplate": .refresh,
    "NSRemoveTemplate": .minus, "NSShareTemplate": .share, "NSStopProgressTemplate": .close,
    "NSTouchBarComposeTemplate": .compose, "NSTouchBarDeleteTemplate": .trash,
    "NSTouchBarSearchTemplate": .search, "NSTouchBarShareTemplate": .share, "NSTrashEmpty": .trash,
    "NSUser": .person, "NSUserGroup": .people,
  ]

  /// The glyphs of system items in bars and tab bars.
  static let items: [String: Glyph] = [
    "add": .plus, "compose": .compose, "reply": .reply, "action": .share, "organize": .folder,
    "bookmarks": .book, "search": .search, "refresh": .refresh, "stop": .close, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .chevronLeft,
    "fastForward": .chevronRight, "undo": .reply, "redo": .refresh, "close": .close,
    "more": .ellipsis, "favorites": .star, "featured": .star, "topRated": .star,
    "recents": .calendar, "contacts": .person, "history": .calendar, "downloads": .download,
    "mostRecent": .calendar, "mostViewed": .list,
  ]

  /// The texts of system items that have more than an image.
  static let titles: [String: String] = [
    "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "pageCurl": "Page Curl",
    // A tab bar's items.
    "bookmarks": "Bookmarks", "contacts": "Contacts", "downloads": "Downloads",
    "favorites": "Favorites", "featured": "Featured", "history": "History",
    "more": "More", "mostRecent": "Most Recent", "mostViewed": "Most Viewed",
    "recents": "Recents", "search": "Search", "topRated": "Top Rated",
  ]
}
