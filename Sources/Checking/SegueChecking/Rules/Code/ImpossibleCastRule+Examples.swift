extension ImpossibleCastRule {
  static let triggering: [RuleExample] = [
    """
    --- Main.storyboard
    <viewController customClass="List" initial="YES">
      <connections>
        <segue destination="person" kind="show" identifier="showPerson"/>
        <segue destination="group" kind="show" identifier="showGroup"/>
      </connections>
    </viewController>
    <viewController id="person" customClass="Person"/>
    <viewController id="group" customClass="Group" storyboardIdentifier="Group"/>
    --- List.swift
    class List: UIViewController {
      var chosen = ""
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == chosen { print(segue.destination as! ↓List) }
      }
      func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
      func openGroup() { performSegue(withIdentifier: "showGroup", sender: nil) }
    }
    class Person: UIViewController {}
    class Group: UIViewController {}
    """,
    """
    --- Main.storyboard
    <viewController id="list" customClass="List">
      <connections>
        <segue destination="tabs" kind="show" identifier="showTabs"/>
      </connections>
    </viewController>
    <tabBarController id="tabs" customClass="Tab"/>
    --- List.swift
    class List: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? ↓UINavigationController)?.title = ""
        (segue.destination as? ↓Person)?.title = ""
      }
    }
    class Person: UIViewController {}
    """,
    """
    --- Main.storyboard
    <viewController id="list" customClass="List">
      <connections>
        <segue destination="nav" kind="presentation" identifier="showPerson"/>
      </connections>
    </viewController>
    <navigationController id="nav">
      <connections>
        <segue destination="person" kind="relationship" relationship="rootViewController"/>
      </connections>
    </navigationController>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    class List: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showPerson" {
          let person = segue.destination as! ↓Person
          person.title = ""
        }
      }
      func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
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
    <viewController id="person" customClass="Person"/>
    --- List.swift
    class List: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showPerson" {
          segue.destination.title = ""
        } else if segue.identifier == "showPerson" {
          let list = segue.destination as! ↓List
          list.title = ""
        }
      }
      func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
    }
    class Person: UIViewController {}
    """,
    """
    --- Main.storyboard
    <viewController customClass="List" initial="YES"/>
    --- List.swift
    class List: UIViewController {}
    class Model: UIViewController {}
    class Preparer: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let model = segue.destination as! ↓Model
        model.title = ""
      }
    }
    """,
    """
    --- Main.storyboard
    <viewController id="list" customClass="List" initial="YES">
      <connections>
        <segue destination="person" kind="show" identifier="showPerson"/>
      </connections>
    </viewController>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    class List: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.destination is Person {
          let list = segue.destination as? ↓List
          list?.title = ""
        }
      }
      func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
    }
    class Person: UIViewController {}
    """,
    """
    --- Main.storyboard
    <viewController id="list" customClass="List" initial="YES">
      <connections>
        <segue destination="person" kind="show" identifier="showPerson"/>
        <segue destination="group" kind="show" identifier="showGroup"/>
      </connections>
    </viewController>
    <viewController id="person" customClass="Person"/>
    <viewController id="group" customClass="Group"/>
    --- List.swift
    class List: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let person = segue.destination as? ↓Group {
          person.title = ""
        } else if let group = segue.destination as? ↓Group {
          group.title = ""
        }
      }
      func open() {
        performSegue(withIdentifier: "showPerson", sender: nil)
        performSegue(withIdentifier: "showGroup", sender: nil)
      }
    }
    class Person: UIViewController {}
    class Group: UIViewController {}
    """,
  ]

  static let nonTriggering: [RuleExample] = [
    """
    --- Main.storyboard
    <viewController customClass="List" initial="YES">
      <connections>
        <segue destination="person" kind="show" identifier="showPerson"/>
        <segue destination="group" kind="show" identifier="showGroup"/>
      </connections>
    </viewController>
    <viewController id="person" customClass="Person"/>
    <viewController id="group" customClass="Group" storyboardIdentifier="Group"/>
    --- List.swift
    class List: UIViewController {
      var chosen = ""
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == chosen { print(segue.destination as! Person) }
      }
      func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
      func openGroup() { performSegue(withIdentifier: "showGroup", sender: nil) }
    }
    class Person: UIViewController {}
    class Group: UIViewController {}
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
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.destination is Screen {
          let person = segue.destination as? Person
          person?.title = ""
        }
      }
      func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
    }
    class Screen: UIViewController {}
    class Person: Screen {}
    """,
    """
    --- Main.storyboard
    <viewController id="list" customClass="List">
      <connections>
        <segue destination="nav" kind="presentation" identifier="showPerson"/>
      </connections>
    </viewController>
    <navigationController id="nav">
      <connections>
        <segue destination="person" kind="relationship" relationship="rootViewController"/>
      </connections>
    </navigationController>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    class List: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let person =
          segue.destination as? Person
          ?? (segue.destination as? UINavigationController)?.topViewController as? Person
        person?.title = ""
      }
      func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
    }
    class Person: UIViewController {}
    """,
    """
    --- Main.storyboard
    <viewController id="list" customClass="List">
      <connections>
        <segue destination="nav" kind="presentation" identifier="showPerson"/>
      </connections>
    </viewController>
    <navigationController id="nav">
      <connections>
        <segue destination="person" kind="relationship" relationship="rootViewController"/>
      </connections>
    </navigationController>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    class List: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showPerson" {
          let navigation = segue.destination as! UINavigationController
          let person = navigation.topViewController as! Screen
          person.title = ""
        }
      }
      func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
    }
    class Screen: UIViewController {}
    class Person: Screen {}
    """,
  ]
}
