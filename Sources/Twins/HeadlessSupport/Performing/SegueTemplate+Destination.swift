import StoryboardModel

extension SegueTemplate {
  /// The result of looking for a segue's destination.
  package enum Destination {
    case scene(ControllerTemplates)
    /// A reference names a storyboard that isn't in the library.
    case unknownStoryboard(String)
    /// A reference names a scene that isn't in the storyboard.
    case unknownScene(String, in: StoryboardFile)
    /// The segue leads nowhere, and this line is logged.
    case nowhere(String)
  }

  package func destination(in library: StoryboardLibrary) -> Destination {
    if let local = localDestination { return .scene(local) }
    switch library.options.findDestination?(segue) {
    case .controller(let path, let id):
      guard let templates = library.file(path: path)?.controller(id) else { break }
      return .scene(templates)
    case .nowhere: return missing("leads to a file that was not read")
    case nil: break
    }
    guard let id = segue.destination else { return missing("names no destination") }
    if let local = templates.file.controller(id) {
      localDestination = local
      return .scene(local)
    }
    guard let reference = templates.file.reference(id) else {
      return missing("leads to '\(id)', which is not a controller in the file")
    }
    return destination(of: reference, in: library)
  }

  private func destination(
    of reference: SceneReference, in library: StoryboardLibrary
  ) -> Destination {
    var file = templates.file
    if let name = reference.storyboardName {
      guard let found = library.file(named: name, from: file) else {
        return .unknownStoryboard(name)
      }
      file = found
    }
    if let identifier = reference.referencedIdentifier {
      return file.controller(withIdentifier: identifier).map(Destination.scene)
        ?? .unknownScene(identifier, in: file)
    }
    guard let initial = file.initialController else {
      return missing("leads to '\(file.name)', which has no initial view controller")
    }
    return .scene(initial)
  }

  private func missing(_ why: String) -> Destination {
    .nowhere("\(segue.location): the segue \(why)")
  }
}
