extension InstantiateUnknownSceneRule {
  static let triggering: [RuleExample] = [
    """
    --- Main.storyboard
    <viewController customClass="List" initial="YES"/>
    <viewController storyboardIdentifier="Person" customClass="Person"/>
    --- List.swift
    class List: UIViewController {
      func open() -> UIViewController? {
        storyboard?.instantiateViewController(withIdentifier: ↓"Persom")
      }
    }
    class Person: UIViewController {}
    """,
    """
    --- Person.storyboard
    <viewController customClass="Other" initial="YES"/>
    <viewController storyboardIdentifier="Persom" customClass="Person"/>
    --- Old.storyboard
    <viewController storyboardIdentifier="Old" customClass="Person"/>
    --- Loading.swift
    protocol Loading {}
    extension UIViewController: Loading {}
    extension Loading where Self: UIViewController {
      static func fromStoryboard(named name: String = String(describing: Self.self)) -> Self {
        let storyboard = UIStoryboard(name: name, bundle: Bundle(for: self))
        return storyboard.instantiateViewController(withIdentifier: name) as! Self
      }
    }
    --- Person.swift
    class Person: UIViewController {
      static func create() -> Person { ↓fromStoryboard() }
      static func old() -> Person { fromStoryboard(named: "Old") }
    }
    class Other: UIViewController {}
    """,
    """
    --- Interface.storyboard
    <controller identifier="List" customClass="List" initial="YES"/>
    <controller identifier="Map" customClass="Map"/>
    --- List.swift
    class List: WKInterfaceController {
      func start() {
        WKInterfaceController.reloadRootControllers(withNames: ↓["Lisst", "Map"], contexts: nil)
        presentController(withNamesAndContexts: ↓[(name: "Mapp", context: self)])
      }
    }
    class Map: WKInterfaceController {}
    """,
    """
    --- Interface.storyboard
    <controller identifier="List" customClass="List" initial="YES"/>
    --- List.m
    @interface List : WKInterfaceController
    @end
    @implementation List
    - (void)start {
      NSArray *names = @[↓@"Lisst", @"List"];
      [self presentControllerWithNames:names contexts:nil];
    }
    @end
    """,
    """
    --- Main.storyboard
    <viewController storyboardIdentifier="List" customClass="List" initial="YES"/>
    --- List.swift
    class List: UIViewController {
      func instantiateViewController(withIdentifier id: String, from name: String) -> UIViewController {
        let storyboard = UIStoryboard(name: name, bundle: nil)
        return storyboard.instantiateViewController(withIdentifier: id)
      }
      func open() {
        show(instantiateViewController(withIdentifier: ↓"Detail", from: "Main"), sender: nil)
      }
    }
    """,
  ]

  static let nonTriggering: [RuleExample] = [
    """
    --- Main.storyboard
    <viewController storyboardIdentifier="Person" customClass="Person" initial="YES"/>
    --- Router.swift
    class Router: UIViewController {
      static func fromStoryboard() -> Self {
        UIStoryboard(name: "Main", bundle: nil)
          .instantiateViewController(withIdentifier: String(describing: self)) as! Self
      }
      static func start() -> Router { fromStoryboard() }
      class func restart() -> Router { self.fromStoryboard() }
    }
    class Person: Router {
      func open() -> Router { Person.start() }
    }
    """,
    """
    --- Main.storyboard
    <viewController initial="YES"/>
    --- Other.storyboard
    <viewController storyboardIdentifier="Person" customClass="Person" initial="YES"/>
    --- Loading.swift
    protocol Loading {
      static var storyboardName: String { get }
    }
    extension Loading where Self: UIViewController {
      static var storyboardName: String { "Main" }
      static func load() -> Self {
        UIStoryboard(name: storyboardName, bundle: nil)
          .instantiateViewController(withIdentifier: String(describing: self)) as! Self
      }
    }
    --- Person.swift
    class Base: UIViewController {
      class var storyboardName: String { "Other" }
    }
    class Person: Base, Loading {
      func other() -> Person { Person.load() }
    }
    """,
    """
    --- Main.storyboard
    <viewController customClass="List" initial="YES"/>
    --- PersonView.xib
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Friend">
      <connections><outlet property="view" destination="v"/></connections>
    </placeholder>
    <view id="v"/>
    --- Loading.swift
    extension UIViewController {
      class var nibName: String { "PersonView" }
      class func load() -> Self {
        if Bundle.main.path(forResource: nibName, ofType: "nib") != nil { return Self() }
        return UIStoryboard(name: "Main", bundle: nil)
          .instantiateViewController(withIdentifier: String(describing: self)) as! Self
      }
    }
    class List: UIViewController {
      func person() -> Person { Person.load() }
      func friend() -> Friend { Friend.load() }
    }
    class Person: UIViewController {}
    class Friend: UIViewController {}
    """,
    """
    --- Main.storyboard
    <viewController customClass="List" initial="YES"/>
    <viewController storyboardIdentifier="Person" customClass="Person"/>
    --- List.swift
    class List: UIViewController {
      func open() -> UIViewController? {
        storyboard?.instantiateViewController(withIdentifier: String(describing: Person.self))
      }
    }
    class Person: UIViewController {}
    """,
  ]
}
