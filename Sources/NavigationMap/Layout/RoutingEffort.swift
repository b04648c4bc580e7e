/// The effort of routing one arrow around screens, so that all arrows together take bounded time.
///
/// Up to about 1,700 arrows, more than ordinary apps have, every arrow gets the full effort. Beyond
/// that, each gets less: among many thousands, a reader cannot follow a single arrow anyway.
struct RoutingEffort {
  /// The most screens between which a way along the gaps is looked for.
  ///
  /// That takes as long as there are crossings, whose number grows with the square of the screens.
  let screens: Int
  /// The farthest that an arrow may lead for anything in its way to be looked at, in points.
  let distance: Double

  init(arrows: Int) {
    let count = Double(max(arrows, 1))
    screens = Int(min(240, (1e8 / count).squareRoot()))
    distance = min(100_000, 2e8 / count)
  }
}
