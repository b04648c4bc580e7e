extension UnusedSegueIdentifierRule {
  static let triggering: [RuleExample] = [
    """
    --- Main.storyboard
    <viewController id="list" customClass="List">
      <view key="view" id="v"><subviews><button id="b">
        <connections>
          ↓<segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </button></subviews></view>
    </viewController>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    class List: UIViewController {}
    class Person: UIViewController {}
    """,
    """
    --- Main.storyboard
    <viewController id="list" customClass="List">
      <view key="view" id="v"><subviews><button id="b">
        <connections>
          ↓<segue destination="person" kind="show" identifier="showPersons"/>
        </connections>
      </button></subviews></view>
    </viewController>
    <viewController id="group" customClass="Group">
      <view key="view" id="v2"><subviews><button id="b2">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </button></subviews></view>
    </viewController>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    class Screen: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showPerson" else { return }
        title = ""
      }
    }
    class List: Screen {}
    class Group: Screen {}
    class Person: UIViewController {}
    """,
    """
    --- Main.storyboard
    <viewController id="list" customClass="List">
      <view key="view" id="v"><subviews>
        <button id="b">
          <connections>
            <segue destination="person" kind="show" identifier="showPerson"/>
          </connections>
        </button>
        <button id="c">
          <connections>
            ↓<segue destination="person" kind="show" identifier="showPersson"/>
          </connections>
        </button>
      </subviews></view>
    </viewController>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    class List: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showPerson" { title = "" }
      }
    }
    class Person: UIViewController {}
    """,
  ]

  static let nonTriggering: [RuleExample] = [
    """
    --- Main.storyboard
    <viewController id="list" customClass="List">
      <view key="view" id="v"><subviews><button id="b">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </button></subviews></view>
    </viewController>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    class List: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showPerson" else { return }
        title = ""
      }
    }
    class Person: UIViewController {}
    """,
    """
    --- Main.storyboard
    <viewController id="list" customClass="List">
      <view key="view" id="v"><subviews><button id="b">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </button></subviews></view>
    </viewController>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    class List: UIViewController {
      var shown: [String: UIViewController] = [:]
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let identifier = segue.identifier else { return }
        shown[identifier] = segue.destination
      }
    }
    class Person: UIViewController {}
    """,
    """
    --- Main.storyboard
    <viewController id="list" customClass="List">
      <view key="view" id="v"><subviews><button id="b">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </button></subviews></view>
    </viewController>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    class List: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let info = R.segue.list.showPerson(segue: segue) { info.destination.title = "" }
      }
    }
    class Person: UIViewController {}
    """,
    """
    --- Main.storyboard
    <viewController id="list" customClass="List">
      <view key="view" id="v"><subviews><button id="b">
        <connections>
          <segue destination="person" kind="custom" customClass="Fade" identifier="fast"/>
        </connections>
      </button></subviews></view>
    </viewController>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    class List: UIViewController {}
    class Person: UIViewController {}
    --- Fade.swift
    class Fade: UIStoryboardSegue {
      override func perform() {
        source.present(destination, animated: identifier != "fast")
      }
    }
    """,
  ]
}
