/// What a server has to show at a moment.
package struct ServedPage: Hashable, Sendable {
  /// Which one it is: pages of different versions are different pages.
  package var version: Int
  /// The page, as HTML in UTF-8.
  package var html: [UInt8]
  /// Why there is no newer one, as text; nil where this is the newest.
  package var problem: String?

  package init(version: Int, html: [UInt8], problem: String? = nil) {
    self.version = version
    self.html = html
    self.problem = problem
  }
}
