package import StoryboardModel

extension FileDifference {
  /// Compares two versions of a file, either of which may be missing or unreadable.
  package init(from old: ParsedFile?, to new: ParsedFile?) {
    let unreadable = [old, new].compactMap { $0 }.filter { $0.file == nil }
    guard unreadable.isEmpty else {
      self.init(unreadable: unreadable.flatMap(\.findings), oldPath: old?.path, newPath: new?.path)
      return
    }
    self.init(from: old?.file, to: new?.file)
    oldPath = old?.path
    newPath = new?.path
  }
}
