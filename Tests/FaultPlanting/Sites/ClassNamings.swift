extension PlantableApp {
  /// The places where a class's name becomes a scene's identifier or a storyboard's name, directly
  /// or through a function that is given the class.
  func namings(ofClass name: String) -> [CodePlace] {
    let family = classes.family(of: name)
    let plain = words.word(name).filter { place in
      let code = sources[place.file]
      let around = max(0, place.token - 5)..<min(place.token + 4, code.tokens.count)
      let isMade = around.contains {
        code.isWord($0) && ClassNamers.words.contains(code.text($0))
      }
      if isMade, navigationUse(place) != nil { return true }
      if isMade, !(navigation(byVariableSetAt: place) + usesOfMember(returning: place)).isEmpty {
        return true
      }
      return callsNamer(place)
    }
    let own = classNamers.functions.flatMap(words.word).filter { place in
      let code = sources[place.file]
      let isOwn =
        !code.isMark(place.token - 1, ".") || code.isWord(place.token - 2, "Self")
        || code.isWord(place.token - 2, "self")
      return isOwn && !code.isWord(place.token - 1, "func") && !isGivenClass(place)
        && !family.isDisjoint(with: declarations[place.file].typeNames(around: place.token))
        && !classes(named: name).isEmpty
    }
    return plain + own
  }

  /// Whether a call is given a class: `make(List.self)`.
  private func isGivenClass(_ place: CodePlace) -> Bool {
    let code = sources[place.file]
    guard code.isMark(place.token + 1, "("), let close = code.partner(place.token + 1) else {
      return false
    }
    return (place.token + 2..<close).contains { at in
      code.isWord(at, "self") && code.isMark(at - 1, ".")
        && code.text(at - 2).first?.isUppercase == true && !code.isWord(at - 2, "Self")
    }
  }

  /// Whether a statement passes a class to one of the functions that instantiate scenes by class
  /// name.
  private func callsNamer(_ place: CodePlace) -> Bool {
    let code = sources[place.file]
    let line = code.line(ofToken: place.token)
    return (max(0, place.token - 16)..<min(place.token + 16, code.tokens.count)).contains { at in
      code.line(ofToken: at) == line && code.isWord(at)
        && classNamers.functions.contains(code.text(at)) && !code.isWord(at - 1, "func")
        && !(at == place.token + 2 && hasOwn(code.text(at), code.text(place.token)))
    }
  }

  /// Whether a class has its own function that instantiates its scene, not using the class's name.
  private func hasOwn(_ function: String, _ type: String) -> Bool {
    let own = methods(of: type).filter { $0.method.name == function }
    return !own.isEmpty
      && own.allSatisfy { found in
        let code = sources[found.file]
        return !found.method.body.contains { at in
          code.isWord(at) && at != found.method.nameToken
            && (ClassNamers.words.contains(code.text(at))
              || classNamers.functions.contains(code.text(at)))
            || code.isString(at) && code.text(at).contains("\\(self)")
        }
      }
  }
}
