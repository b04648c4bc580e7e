extension UnreachableSceneRule {
  static let triggering: [RuleExample] = [
    """
    --- Main.storyboard
    <viewController initial="YES" customClass="List"/>
    ↓<viewController customClass="OldList">
      <button>
        <connections><segue kind="show" destination="old"/></connections>
      </button>
    </viewController>
    ↓<viewController id="old" customClass="OldPerson"/>
    """,
    """
    --- Main.storyboard
    <viewController initial="YES" customClass="List"/>
    <viewController storyboardIdentifier="Person" customClass="Person"/>
    ↓<viewController storyboardIdentifier="OldPerson" customClass="OldPerson"/>
    --- List.swift
    import UIKit
    class List: UIViewController {
      func open() {
        storyboard?.instantiateViewController(withIdentifier: "Person")
      }
    }
    class Person: UIViewController {}
    class OldPerson: UIViewController {}
    """,
    """
    --- Main.storyboard
    <viewController initial="YES" customClass="List"/>
    ↓<viewController storyboardIdentifier="Person2" customClass="Person"/>
    --- Phone.storyboard
    <viewController initial="YES" customClass="List"/>
    <viewController storyboardIdentifier="Person" customClass="Person"/>
    --- List.swift
    import UIKit
    class List: UIViewController {
      func open() {
        storyboard?.instantiateViewController(withIdentifier: "Person")
      }
    }
    class Person: UIViewController {}
    """,
  ]

  static let nonTriggering: [RuleExample] = [
    """
    --- Main.storyboard
    <navigationController initial="YES">
      <connections>
        <segue kind="relationship" relationship="rootViewController" destination="list"/>
      </connections>
    </navigationController>
    <viewController id="list" customClass="List">
      <button>
        <connections><segue kind="show" destination="next"/></connections>
      </button>
    </viewController>
    <viewControllerPlaceholder id="next" storyboardName="Next"/>
    --- Next.storyboard
    <viewController initial="YES" customClass="Person">
      <button>
        <connections><segue kind="presentation" destination="place"/></connections>
      </button>
    </viewController>
    <viewController id="place" customClass="Place"/>
    """,
    """
    --- Interface.storyboard
    <controller initial="YES" customClass="FirstPage">
      <connections>
        <segue kind="relationship" relationship="nextPage" destination="second"/>
      </connections>
    </controller>
    <controller id="second" customClass="SecondPage"/>
    <controller identifier="Details" customClass="Details"/>
    <notificationController customClass="Notification"/>
    """,
    """
    --- Launch.storyboard
    <viewController/>
    """,
    """
    --- Main.storyboard
    <viewController initial="YES" customClass="List">
      <button>
        <connections><segue kind="show" destination="next"/></connections>
      </button>
    </viewController>
    <viewControllerPlaceholder id="next" storyboardName="Next"/>
    --- en.lproj/Next.storyboard
    <viewController initial="YES" customClass="Person"/>
    <viewController storyboardIdentifier="Place" customClass="Place"/>
    --- de.lproj/Next.storyboard
    <viewController initial="YES" customClass="Person"/>
    <viewController storyboardIdentifier="Place" customClass="Place"/>
    --- List.swift
    import UIKit
    class List: UIViewController {}
    class Person: UIViewController {}
    class Place: UIViewController {}
    --- Info.plist
    <key>UIMainStoryboardFile</key><string>Main</string>
    """,
    """
    --- Main.storyboard
    <viewController initial="YES" customClass="List"/>
    <viewController storyboardIdentifier="Person1" customClass="Person"/>
    --- List.swift
    import UIKit
    class List: UIViewController {
      func open(_ number: Int) {
        storyboard?.instantiateViewController(withIdentifier: "Person\\(number)")
      }
    }
    class Person: UIViewController {}
    """,
    """
    --- Main.storyboard
    <viewController initial="YES" customClass="List"/>
    <viewController storyboardIdentifier="Person" customClass="Person"/>
    --- List.swift
    import Kit
    import UIKit
    class List: UIViewController {
      let names = ["Person"]
      func open(_ row: Int) { Screens.shared.change(to: names[row]) }
    }
    class Person: UIViewController {}
    """,
  ]
}
