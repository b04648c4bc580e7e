/// The effort for routing one arrow around screens, which keeps the total time bounded.
///
/// Up to about 1,700 arrows, more than ordinary apps have, every arrow gets the full effort. Beyond
/// that, each gets less: among many thousands, a reader cannot follow a single arrow anyway.
struct RoutingEffort {
  /// The maximum number of screens among which a route along the gaps is searched.
  ///
  /// The time depends on the number of crossings, which grows with the square of the screens.
  let screens: Int
  /// The maximum length of an arrow, in points, for obstacles to be considered.
  let distance: Double

  init(arrows: Int) {
    let count = Double(max(arrows, 1))
    screens = Int(min(240, (1e8 / count).squareRoot()))
    distance = min(100_000, 2e8 / count)
  }
}
