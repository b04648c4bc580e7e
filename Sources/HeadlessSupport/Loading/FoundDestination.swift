package import StoryboardModel

/// Where a segue leads, found by someone who knows all files better than the library does.
package enum FoundDestination {
  /// A controller of one of the library's files.
  case controller(path: String, id: ObjectID)
  /// Nowhere that can be tried: the segue is left out, without an exception.
  case nowhere
}
