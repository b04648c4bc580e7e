package import StoryboardModel

/// The destination of a segue, found by a caller that knows all files better than the library.
package enum FoundDestination {
  /// A controller of one of the library's files.
  case controller(path: String, id: ObjectID)
  /// Nothing to try: the segue is skipped without an exception.
  case nowhere
}
