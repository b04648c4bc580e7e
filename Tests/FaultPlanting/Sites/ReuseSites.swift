import StoryboardModel

extension PlantableApp {
  /// A call with strings that code gives a table or collection: the words and literals in its brackets.
  struct ReuseCall {
    var place: CodePlace
    /// The literal with the reuse identifier.
    var identifier: CodePlace
    /// The literal with the name of a xib.
    var xib: String?
    /// Whether it has an index path, so that it throws an exception.
    var hasIndexPath: Bool
  }

  /// The calls that dequeue a view by a literal.
  var dequeues: [ReuseCall] { calls(["dequeueReusable"]) }

  /// The calls that register a class or a xib by a literal.
  var registrations: [ReuseCall] { calls(["register", "registerNib", "registerClass"]) }

  private func calls(_ beginnings: [String]) -> [ReuseCall] {
    var found: [ReuseCall] = []
    for (file, code) in sources.enumerated() {
      for token in code.tokens.indices where code.isWord(token) {
        let name = code.text(token)
        let isCalled =
          beginnings.contains(name)
          || beginnings == ["dequeueReusable"] && name.hasPrefix(beginnings[0])
        guard isCalled, let call = reuseCall(CodePlace(file: file, token: token)) else { continue }
        found.append(call)
      }
    }
    return found
  }

  /// Reads the brackets after a function's name, or around a message's.
  private func reuseCall(_ place: CodePlace) -> ReuseCall? {
    let code = sources[place.file]
    let end: Int?
    if code.isSwift {
      end = code.partner(place.token + 1)
    } else {
      end = (place.token..<min(place.token + 60, code.tokens.count)).first { index in
        code.isMark(index, "]") && (code.partner(index) ?? place.token) < place.token
      }
    }
    guard let end, end > place.token else { return nil }
    var identifier: Int?
    var xib: String?
    var hasIndexPath = false
    for index in place.token..<end where code.isWord(index) {
      let word = code.text(index).lowercased()
      var value = index + 1
      while value < end, ["(", ":", "@"].contains(code.text(value)) { value += 1 }
      if word.hasSuffix("identifier"), code.isMark(index + 1, ":") || index == place.token,
        code.isString(value)
      {
        // A string with something after it is only a part of the identifier.
        guard value + 1 == end || [",", ")", "for", "forIndexPath"].contains(code.text(value + 1))
        else { return nil }
        identifier = value
      }
      if word == "nibname" || word == "nibwithnibname", code.isString(value) {
        xib = code.text(value)
      }
      if word == "for" || word == "forindexpath", code.isMark(index + 1, ":") {
        hasIndexPath = true
      }
    }
    guard let identifier else { return nil }
    return ReuseCall(
      place: place, identifier: CodePlace(file: place.file, token: identifier), xib: xib,
      hasIndexPath: hasIndexPath)
  }

  /// The cells and other reusable views of built files, with their files.
  var reusableViews: [(interface: Interface, object: InterfaceObject)] {
    interfaces.filter { membership.builds($0.file.path) && !membership.isTest($0.file.path) }
      .flatMap { interface in
        interface.allObjects.filter { !($0.reuseIdentifier ?? "").isEmpty }
          .map { (interface, $0) }
      }
  }
}
