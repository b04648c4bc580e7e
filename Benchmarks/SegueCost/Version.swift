import SeguesMacros

/// The versions of one segue to compare.
enum Version: String, CaseIterable {
  case byHand = "by hand"
  case typedTen = "typed, 10 cases"
  case typedFourHundred = "typed, 400 cases"
  case generatedTen = "generated, 10"
  case wholeByHand = "whole, by hand"
  case wholeTyped = "whole, generated"

  /// Performs the segue a number of times.
  @MainActor
  func perform(_ count: Int) {
    let input = Input(title: "a title that a small string cannot hold", count: 1, owner: plain())
    switch self {
    case .byHand:
      let source = ByHandSource(nibName: nil, bundle: nil)
      source.ready = segue(from: source, to: ByHandTarget(nibName: nil, bundle: nil))
      for _ in 0..<count { source.show(input) }
    case .typedTen:
      let source = TenCases(nibName: nil, bundle: nil)
      source.ready = segue(from: source, to: Target(nibName: nil, bundle: nil))
      for _ in 0..<count { source.performSegue(.s1(input)) }
    case .generatedTen:
      let source = GeneratedTenCases(nibName: nil, bundle: nil)
      source.ready = segue(from: source, to: GeneratedTarget(nibName: nil, bundle: nil))
      for _ in 0..<count { source.performSegue(.s1(input)) }
    case .wholeByHand:
      let source = whole(WholeByHand.self)
      for _ in 0..<count { source.show(input) }
    case .wholeTyped:
      let source = whole(WholeTyped.self)
      for _ in 0..<count { source.performSegue(.s1(input)) }
    case .typedFourHundred:
      let source = FourHundredCases(nibName: nil, bundle: nil)
      source.ready = segue(from: source, to: Target(nibName: nil, bundle: nil))
      for _ in 0..<count { source.performSegue(.s1(input)) }
    }
  }

  @MainActor
  private func plain() -> UIViewController { UIViewController(nibName: nil, bundle: nil) }

  /// The source that the storyboard instantiates.
  @MainActor
  private func whole<Source: UIViewController>(_ source: Source.Type) -> Source {
    let controller = UIStoryboard(name: "Whole", bundle: .module)
      .instantiateViewController(withIdentifier: "\(source)")
    guard let found = controller as? Source else { fatalError("the storyboard has no \(source)") }
    return found
  }

  @MainActor
  private func segue(
    from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    UIStoryboardSegue(identifier: "s1", source: source, destination: destination)
  }
}
