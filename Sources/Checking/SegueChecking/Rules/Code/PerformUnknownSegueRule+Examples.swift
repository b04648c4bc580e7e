extension PerformUnknownSegueRule {
  static let triggering: [RuleExample] = [
    """
    --- Main.storyboard
    <viewController id="list" customClass="List">
      <connections>
        <segue destination="person" kind="show" identifier="showPerson"/>
      </connections>
    </viewController>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    class List: UIViewController {
      func open() { performSegue(withIdentifier: ↓"showPersom", sender: nil) }
    }
    class Person: UIViewController {}
    """,
    """
    --- Main.storyboard
    <viewController id="list" customClass="List">
      <connections>
        <segue destination="person" kind="show" identifier="showPerson"/>
      </connections>
    </viewController>
    <viewController id="person" customClass="Person"/>
    --- List.m
    @interface List : UIViewController
    @end
    @implementation List
    - (void)open { [self performSegueWithIdentifier:↓@"showPersom" sender:nil]; }
    @end
    @interface Person : UIViewController
    @end
    """,
    """
    --- Main.storyboard
    <viewController id="list" customClass="List">
      <connections>
        <segue destination="person" kind="show" identifier="showPerson"/>
      </connections>
    </viewController>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    class List: UIViewController {
      func fill(_ row: Row) -> [Item] {
        row.action.segueIdentifier = ↓"showPersom"
        return [Item(title: "Person", segue: ↓"showPersons")]
      }
    }
    class Person: UIViewController {
      func fill(_ row: Row) { row.action.segueIdentifier = ↓"showPerson" }
    }
    """,
    """
    --- Main.storyboard
    <viewController id="friends" customClass="Friends">
      <connections>
        <segue destination="person" kind="show" identifier="showPerson"/>
      </connections>
    </viewController>
    <viewController id="enemies" customClass="Enemies"/>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    class List: UIViewController {
      func open() { performSegue(withIdentifier: ↓"showPerson", sender: nil) }
    }
    class Friends: List {}
    class Person: UIViewController {}
    --- Enemies.swift
    class Enemies: List {
      @objc func meet() { open() }
    }
    """,
    """
    --- Main.storyboard
    <viewController id="friends" customClass="List">
      <connections>
        <segue destination="person" kind="show" identifier="person"/>
      </connections>
    </viewController>
    <viewController id="enemies" customClass="Enemies"/>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    @SegueSource class List: UIViewController {
      enum Segue { @To(Person.self) case person }
      func open() { performSegue(↓.person) }
    }
    class Person: UIViewController {}
    --- Enemies.swift
    class Enemies: List {
      @objc func meet() { open() }
    }
    """,
    """
    --- Main.storyboard
    <viewController id="list" customClass="List" initial="YES">
      <connections>
        <segue destination="person" kind="show" identifier="showPerson"/>
      </connections>
    </viewController>
    <viewController id="person" customClass="Person">
      <connections>
        <segue destination="list" kind="show" identifier="showList"/>
      </connections>
    </viewController>
    --- List.swift
    class List: UIViewController, Opening {}
    class Person: UIViewController {}
    --- Opening.swift
    protocol Opening: UIViewController {}
    --- Opener.swift
    class Opener {
      weak var delegate: (any Opening)?
      let person: Person
      func open(_ list: List, _ other: UIViewController) {
        delegate?.performSegue(withIdentifier: "showPerson", sender: nil)
        person.performSegue(withIdentifier: "showList", sender: nil)
        list.performSegue(withIdentifier: ↓"showList", sender: nil)
        self.delegate?.performSegue(withIdentifier: ↓"showList", sender: nil)
        person.performSegue(withIdentifier: ↓"showPerson", sender: nil)
        other.performSegue(withIdentifier: "showList", sender: nil)
      }
    }
    """,
  ]

  static let nonTriggering: [RuleExample] = [
    """
    --- One/Main.storyboard
    <viewController id="one" customClass="List">
      <connections>
        <segue destination="one" kind="show" identifier="showOne"/>
      </connections>
    </viewController>
    --- Two/Other.storyboard
    <viewController id="two" customClass="List">
      <connections>
        <segue destination="two" kind="show" identifier="showTwo"/>
      </connections>
    </viewController>
    --- One/List.swift
    class List: UIViewController {
      func open() { performSegue(withIdentifier: "showOne", sender: nil) }
    }
    --- Two/List.swift
    class List: UIViewController {
      func open() { performSegue(withIdentifier: "showTwo", sender: nil) }
    }
    """,
    """
    --- Main.storyboard
    <viewController id="friends" customClass="List">
      <connections>
        <segue destination="person" kind="show" identifier="person"/>
      </connections>
    </viewController>
    <viewController id="enemies" customClass="Enemies"/>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    @SegueSource class List: UIViewController {
      enum Segue { @To(Person.self) case person }
      func open() { performSegue(.person) }
    }
    class Enemies: List {}
    class Person: UIViewController {}
    """,
    """
    --- Main.storyboard
    <viewController id="friends" customClass="Friends">
      <connections>
        <segue destination="person" kind="show" identifier="showPerson"/>
      </connections>
    </viewController>
    <viewController id="enemies" customClass="Enemies"/>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    class List: UIViewController {
      func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
    }
    class Person: UIViewController {}
    --- Friends.swift
    class Friends: List {
      @objc func meet() { open() }
    }
    --- Enemies.swift
    class Enemies: List {
      // They never open() anything.
      override func viewDidLoad() { print("open") }
    }
    """,
    """
    --- Main.storyboard
    <viewController id="list" customClass="List">
      <connections>
        <segue destination="person" kind="show" identifier="showPerson"/>
      </connections>
    </viewController>
    <viewController id="person" customClass="Person"/>
    --- List.m
    @interface List : UIViewController
    @end
    @implementation List
    - (void)fill:(Row *)row { row.action.segueIdentifier = @"showPerson"; }
    @end
    @interface Person : UIViewController
    @end
    """,
    """
    --- Main.storyboard
    <viewController id="list" customClass="List">
      <connections>
        <segue destination="person" kind="show" identifier="showPerson"/>
      </connections>
    </viewController>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    enum SegueID { static let person = "show" + "Person" }
    class Base: UIViewController {
      func open() { performSegue(withIdentifier: SegueID.person, sender: nil) }
    }
    class List: Base {}
    class Person: UIViewController {}
    """,
    """
    --- Main.storyboard
    <viewController id="list" customClass="List">
      <connections>
        <segue destination="person" kind="show" identifier="showPerson"/>
      </connections>
    </viewController>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    class List: UIViewController {
      var next = "none"
      func open() { performSegue(withIdentifier: next, sender: nil) }
      func choose() { next = "showPerson" }
    }
    class Person: UIViewController {}
    """,
    """
    --- Main.storyboard
    <viewController id="list" customClass="List" initial="YES">
      <connections>
        <segue destination="person" kind="show" identifier="showPerson"/>
      </connections>
    </viewController>
    <viewController id="person" customClass="Person">
      <connections>
        <segue destination="list" kind="show" identifier="showList"/>
      </connections>
    </viewController>
    --- List.swift
    class List: UIViewController {}
    class Person: UIViewController {}
    --- List+Opening.swift
    extension List: Opening {}
    --- Opening.swift
    protocol Opening: UIViewController {}
    --- Opener.swift
    class Opener {
      weak var delegate: (any Opening)?
      let person: Person
      func open(_ list: List, _ other: UIViewController) {
        delegate?.performSegue(withIdentifier: "showPerson", sender: nil)
        person.performSegue(withIdentifier: "showList", sender: nil)
        list.performSegue(withIdentifier: "showPerson", sender: nil)
        self.delegate?.performSegue(withIdentifier: "showPerson", sender: nil)
        person.performSegue(withIdentifier: "showList", sender: nil)
        other.performSegue(withIdentifier: "showList", sender: nil)
      }
    }
    """,
    """
    --- Phone.storyboard
    <viewController id="list" customClass="List" initial="YES">
      <connections>
        <segue destination="person" kind="show" identifier="showPerson"/>
      </connections>
    </viewController>
    <viewController id="person"/>
    --- Television.storyboard
    <document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" version="3.0"
      targetRuntime="AppleTV" initialViewController="list"><scenes>
    <scene sceneID="s"><objects>
      <viewController id="list" customClass="List" sceneMemberID="viewController">
        <connections>
          <segue id="g" destination="people" kind="show" identifier="showPeople"/>
        </connections>
      </viewController>
    </objects></scene>
    <scene sceneID="t"><objects>
      <viewController id="people" sceneMemberID="viewController"/>
    </objects></scene>
    </scenes></document>
    --- List.swift
    class List: UIViewController {
      func open() {
        #if os(tvOS)
          performSegue(withIdentifier: "showPeople", sender: nil)
        #else
          performSegue(withIdentifier: "showPerson", sender: nil)
        #endif
      }
    }
    """,
  ]
}
