extension SiteCollector {
  /// Another spelling of a name, like a typo, which the app doesn't have yet.
  ///
  /// It is still a valid Swift name if the old one was.
  mutating func renamed(_ name: String) -> String {
    var candidates = [name + "2", name + "Renamed"]
    if name.count > 3 {
      let middle = name.index(name.startIndex, offsetBy: name.count / 2)
      let doubled = name[..<middle] + String(name[middle]) + name[middle...]
      candidates += [String(name.dropLast()), String(doubled)]
    }
    let free = candidates.filter { !app.has($0) && $0.last?.isWhitespace == false }
    return pick(free) ?? name + "RenamedByThePlanting"
  }

  /// Another spelling of a selector: its first part is changed.
  mutating func renamed(selector: String) -> String {
    let base = String(selector.prefix { $0 != ":" })
    return renamed(base) + selector.dropFirst(base.count)
  }
}

extension PlantableApp {
  /// Whether a name is in use, in code or as an identifier.
  func has(_ name: String) -> Bool {
    !words.word(name).isEmpty || !words.string(name).isEmpty || identifiers.contains(name)
  }

  /// Edits that give a word another spelling at some places.
  func edits(renaming places: [CodePlace], to new: String) -> [PlantEdit] {
    places.map {
      PlantEdit(
        path: sources[$0.file].path, range: sources[$0.file].tokens[$0.token].range, new: new)
    }
  }

  /// The places of a word inside a type's declarations and extensions.
  func places(of word: String, inside type: String) -> [CodePlace] {
    words.word(word).filter { place in
      declarations[place.file].types.contains {
        $0.name == type && $0.body.contains(place.token)
      }
    }
  }
}
