import Segues

/// What stands in for the SwiftUI help where there is no SwiftUI.
final class HelpViewController: UIViewController {}
