internal import StoryboardModel

extension CheckInput {
  /// The words by which sources of libraries would declare the outlets, actions and unwind actions that the app's
  /// classes don't have.
  ///
  /// They are found before the app is linked, because the sources of libraries are part of what is linked.
  package var missingMembers: Set<String> {
    let (code, storyboards) = (AppCode(sources), storyboards ?? LinkedStoryboards(interfaceFiles))
    let classes = StoryboardClasses(self, storyboards, code, WrittenTypes(in: []))
    let selectors = Set(code.table.types.flatMap(\.methods).flatMap(\.fact.selectors))
    var words: Set<String> = []
    for file in interfaceFiles {
      let ends = ConnectionEnds(file, classes, dangling: [])
      for connection in file.connections {
        guard let word = connection.kind.memberName else { continue }
        if let (name, object) = ConnectedNames.Side.outlets.member(of: connection),
          let end = ends[object], code.hasOutlet(name, in: end.type) == .no
        {
          words.insert(word)
        } else if let (name, object) = ConnectedNames.Side.actions.member(of: connection),
          let end = ends[object], code.responds(to: name, end.type) == .no
        {
          words.insert(word)
        }
      }
      for action in file.segues.compactMap(\.unwindAction) where !selectors.contains(action) {
        words.insert(String(action.prefix { $0 != ":" }))
      }
    }
    return words
  }
}
