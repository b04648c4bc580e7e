extension InstantiateWrongClassRule {
  static let triggering: [RuleExample] = [
    """
    --- Main.storyboard
    <viewController customClass="List" initial="YES"/>
    <navigationController storyboardIdentifier="Person">
      <connections>
        <segue destination="person" kind="relationship" relationship="rootViewController"/>
      </connections>
    </navigationController>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    class List: UIViewController {
      func open() -> Person? {
        storyboard?.instantiateViewController(withIdentifier: "Person") as! ↓Person
      }
    }
    class Person: UIViewController {}
    """,
    """
    --- Main.storyboard
    <viewController customClass="List" initial="YES" storyboardIdentifier="list"/>
    <viewController customClass="Person" storyboardIdentifier="person"/>
    --- List.h
    @interface List : UIViewController
    + (Person *)↓instantiate;
    @end
    @interface Person : UIViewController
    + (instancetype)instantiatePerson;
    @end
    --- List.m
    @implementation List
    + (List *)instantiate {
      UIStoryboard *storyboard = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
      List *list = [storyboard instantiateViewControllerWithIdentifier:@"list"];
      return list;
    }
    - (void)open {
      ↓List *person = [Person instantiatePerson];
    }
    @end
    @implementation Person
    + (instancetype)instantiatePerson {
      return [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:@"person"];
    }
    @end
    """,
    """
    --- Main.storyboard
    <viewController customClass="List" initial="YES"/>
    <navigationController storyboardIdentifier="PersonNavigation">
      <connections>
        <segue destination="person" kind="relationship" relationship="rootViewController"/>
      </connections>
    </navigationController>
    <viewController id="person" customClass="Person"/>
    --- List.swift
    class List: UIViewController {
      func open() {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let navigation = storyboard.instantiateViewController(withIdentifier: "PersonNavigation")
          as! UINavigationController
        let list = navigation.topViewController as! ↓List
        let person = navigation.viewControllers.first as! Person
        list.title = person.title
      }
    }
    class Person: UIViewController {}
    """,
  ]

  static let nonTriggering: [RuleExample] = [
    """
    --- Main.storyboard
    <viewController customClass="List" initial="YES"/>
    <viewController storyboardIdentifier="Person" customClass="Person"/>
    --- List.swift
    class List: UIViewController {
      func open() -> Screen? {
        storyboard?.instantiateViewController(withIdentifier: "Person") as! Screen
      }
    }
    class Screen: UIViewController {}
    class Person: Screen {}
    """,
    """
    --- Main.storyboard
    <viewController customClass="List" initial="YES"/>
    <tabBarController storyboardIdentifier="Tabs">
      <connections><segue destination="s" kind="relationship" relationship="viewControllers"/></connections>
    </tabBarController>
    <splitViewController id="s">
      <connections><segue destination="n" kind="relationship" relationship="masterViewController"/></connections>
    </splitViewController>
    <navigationController id="n">
      <connections><segue destination="p" kind="relationship" relationship="rootViewController"/></connections>
    </navigationController>
    <viewController id="p" customClass="Person"/>
    --- List.swift
    class List: UIViewController {
      func open() {
        let tabs = storyboard?.instantiateViewController(withIdentifier: "Tabs") as! UITabBarController
        let split = tabs.viewControllers?.first as! UISplitViewController
        let navigation = split.viewControllers.first as! UINavigationController
        let person = navigation.viewControllers.first as! Person
        person.title = ""
      }
    }
    class Person: UIViewController {}
    """,
  ]
}
