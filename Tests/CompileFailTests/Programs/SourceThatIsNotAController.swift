import Foundation
import SeguesMacros

@SegueSource
// ↑ error: '@SegueSource' belongs on a view controller's class, where it can override 'prepare'
struct People {
  enum Segue {
    @To(AboutViewController.self) case about
  }
}

@SegueSource
final class Model {
  // ↑ error: '@SegueSource' belongs on a view controller's class, but 'Model' has no superclass
  enum Segue {
    @To(AboutViewController.self) case about
  }
}

@SegueSource
final class Store: NSObject {
  // ↑ error: '@SegueSource' belongs on a view controller's class, but 'Store' inherits from 'NSObject'
  enum Segue {
    @To(AboutViewController.self) case about
  }
}

final class AboutViewController: UIViewController {}
