internal import NavigationGraph

/// The state of a ``Player``, in the twin of one framework.
@MainActor
protocol Game {
  var stack: [StackLine] { get }
  var moves: [PlayerMove] { get }
  func fire(_ link: SegueLink) -> WalkOutcome
  func open(_ arrow: CodeNavigation.Arrow) -> WalkOutcome
  func select(tab: Int) -> Bool
  func back() -> Bool
  func dismiss() -> Bool
}
