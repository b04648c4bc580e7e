import StoryboardModel

extension StoryboardLibrary {
  /// The storyboard with a name; nil if there is none.
  ///
  /// If several have the name, the one in the folder nearest to `referrer`, the file that refers to
  /// it, is used, or else the first by path.
  package func storyboard(named name: String, from referrer: StoryboardFile? = nil) -> UIStoryboard?
  {
    file(named: name, from: referrer).map(storyboard)
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
