/// The glyphs for images, chosen by words in their names.
enum SymbolNames {
  /// Returns the glyph for a name; nil if none of its words is known.
  static func glyph(forImage name: String) -> Glyph? {
    let name = name.utf8.prefix(80).map(lowercased)
    var found = words.count
    for start in name.indices {
      for number in wordsByLetter[Int(name[start])] where number < found {
        if name[start...].starts(with: words[number].word.utf8) { found = number }
      }
    }
    return found < words.count ? words[found].glyph : nil
  }

  private static func lowercased(_ letter: UInt8) -> UInt8 {
    letter >= UInt8(ascii: "A") && letter <= UInt8(ascii: "Z") ? letter | 0x20 : letter
  }

  /// The indexes of the words that begin with each byte, because names are looked up thousands of
  /// times.
  private static let wordsByLetter: [[Int]] = {
    var numbers = [[Int]](repeating: [], count: 256)
    for (number, entry) in words.enumerated() {
      if let letter = entry.word.utf8.first { numbers[Int(letter)].append(number) }
    }
    return numbers
  }()

  /// Returns the glyph of a system bar button item; nil if it shows text.
  static func glyph(forSystemItem name: String) -> Glyph? { items[name] }

  /// Returns the text of a system bar button item.
  static func title(ofSystemItem name: String) -> String? { titles[name] }

  /// In order: the first word found in a name decides.
  private static let words: [(word: String, glyph: Glyph)] = [
    ("disclosure", .chevronRight), ("chevron.right", .chevronRight), ("forward", .chevronRight),
    ("chevron.left", .chevronLeft), ("back", .chevronLeft), ("chevron.down", .chevronDown),
    ("chevron.up.chevron", .chevronsUpDown), ("checkmark", .check), ("tick", .check),
    ("check", .check), ("ellipsis", .ellipsis), ("more", .ellipsis), ("magnifyingglass", .search),
    ("search", .search), ("find", .search), ("gear", .gear), ("setting", .gear), ("config", .gear),
    ("trash", .trash), ("delete", .trash), ("remove", .minus), ("minus", .minus),
    ("xmark", .close), ("close", .close), ("cancel", .close), ("clear", .close), ("stop", .close),
    ("square.and.arrow.up", .share), ("share", .share), ("action", .share),
    ("square.and.pencil", .compose), ("pencil", .compose), ("edit", .compose),
    ("compose", .compose), ("arrow.clockwise", .refresh), ("refresh", .refresh),
    ("reload", .refresh), ("sync", .refresh), ("bookmark", .bookmark), ("folder", .folder),
    ("group", .people), ("people", .people), ("person.2", .people), ("users", .people),
    ("person", .person), ("user", .person), ("avatar", .person), ("profile", .person),
    ("account", .person), ("contact", .person), ("house", .house), ("home", .house),
    ("star", .star), ("heart", .heart), ("favorite", .heart), ("like", .heart), ("bell", .bell),
    ("notification", .bell), ("alert", .bell), ("camera", .camera), ("video", .camera),
    ("photo", .image), ("picture", .image), ("image", .image), ("play", .play), ("pause", .pause),
    ("location", .pin), ("mappin", .pin), ("map", .pin), ("marker", .pin), ("globe", .globe),
    ("world", .globe), ("language", .globe), ("safari", .globe), ("network", .globe),
    ("info", .info), ("about", .info), ("help", .info), ("question", .info), ("lock", .lock),
    ("key", .lock), ("password", .lock), ("secure", .lock), ("envelope", .mail), ("mail", .mail),
    ("phone", .phone), ("call", .phone), ("bubble", .chat), ("chat", .chat), ("message", .chat),
    ("comment", .chat), ("calendar", .calendar), ("clock", .calendar), ("chart", .chart),
    ("graph", .chart), ("stat", .chart), ("doc", .document), ("note", .document),
    ("file", .document), ("page", .document), ("download", .download), ("arrow.down", .download),
    ("book", .book), ("reply", .reply), ("list", .list), ("menu", .list), ("hamburger", .list),
    ("grid", .grid), ("plus", .plus), ("add", .plus), ("new", .plus), ("cube", .cube),
  ]

  private static let items: [String: Glyph] = [
    "add": .plus, "compose": .compose, "reply": .reply, "action": .share, "organize": .folder,
    "bookmarks": .book, "search": .search, "refresh": .refresh, "stop": .close, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .chevronLeft,
    "fastForward": .chevronRight, "undo": .reply, "redo": .refresh, "close": .close,
    "more": .ellipsis, "favorites": .star, "featured": .star, "topRated": .star,
    "recents": .calendar, "contacts": .person, "history": .calendar, "downloads": .download,
    "mostRecent": .calendar, "mostViewed": .list,
  ]

  private static let titles: [String: String] = [
    "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "pageCurl": "Page Curl",
    // A tab bar's items.
    "bookmarks": "Bookmarks", "contacts": "Contacts", "downloads": "Downloads",
    "favorites": "Favorites", "featured": "Featured", "history": "History",
    "more": "More", "mostRecent": "Most Recent", "mostViewed": "Most Viewed",
    "recents": "Recents", "search": "Search", "topRated": "Top Rated",
  ]
}
