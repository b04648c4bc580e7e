import StoryboardModel

extension StoryboardLibrary {
  /// The storyboard with a name, the first by path if there are several; nil if there is none.
  package func storyboard(named name: String) -> UIStoryboard? {
    file(named: name).map(storyboard)
  }

  /// The storyboard of one of the library's files.
  package func storyboard(of file: StoryboardFile) -> UIStoryboard {
    if let known = storyboards[ObjectIdentifier(file)] as? UIStoryboard { return known }
    let storyboard = UIStoryboard(file: file, library: self)
    storyboards[ObjectIdentifier(file)] = storyboard
    return storyboard
  }

  /// The storyboard that was read from a path; nil if none was.
  package func storyboard(path: String) -> UIStoryboard? {
    file(path: path).map(storyboard)
  }
}
