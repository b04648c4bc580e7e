/// The page that the server currently shows.
package struct ServedPage: Hashable, Sendable {
  /// The version, by which browsers recognize a new page.
  package var version: Int
  /// The page, as HTML in UTF-8.
  package var html: [UInt8]
  /// The reason why the newest page is missing, as text; nil if this is the newest.
  package var problem: String?

  package init(version: Int, html: [UInt8], problem: String? = nil) {
    self.version = version
    self.html = html
    self.problem = problem
  }
}
