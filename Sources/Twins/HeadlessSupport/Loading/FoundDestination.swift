package import StoryboardModel

/// The destination of a segue, as found by `StoryboardOptions.findDestination` in place of the library.
package enum FoundDestination {
  /// A controller of one of the library's files.
  case controller(path: String, id: ObjectID)
  /// Nothing to try: the segue is skipped without an exception.
  case nowhere
}
