/// How much is done to lead one arrow around screens, so that all arrows together take bounded time.
///
/// Up to about 1,700 arrows, which ordinary apps do not have, every arrow gets the most. The more
/// arrows there are, the less each gets: among many thousands, nobody can follow a single one.
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
