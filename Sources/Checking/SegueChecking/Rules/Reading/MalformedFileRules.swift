internal import Findings

extension RuleDescription {
  /// The rules about storyboards and xibs whose XML is damaged, hostile or incomplete.
  static let malformedFiles = [
    RuleDescription(
      id: .malformedXML, severity: .error,
      summary: "A storyboard or xib is not well-formed XML",
      why: """
        Xcode cannot open the file, and the app cannot be built. The usual cause is a merge.
        """,
      triggering: [
        """
        --- Main.storyboard
        <?xml version="1.0" encoding="UTF-8"?>
        <document>
          <scenes>
          </document>↓
        """
      ],
      nonTriggering: [.readable]),
    RuleDescription(
      id: .mergeConflict, severity: .error,
      summary: "A storyboard or xib contains the markers of an unfinished merge",
      why: """
        Git leaves both sides of a conflict in the file. Xcode cannot open it, or shows only one \
        of them. If the file is well-formed in spite of the markers, the rest of it is checked, \
        too.
        """,
      triggering: [
        """
        --- Main.storyboard
        <?xml version="1.0" encoding="UTF-8"?>
        <document>
        ↓<<<<<<< HEAD
          <scenes/>
        =======
        >>>>>>> branch
        </document>
        """
      ],
      nonTriggering: [.readable]),
    RuleDescription(
      id: .doctype, severity: .error,
      summary: "A storyboard or xib has a document type declaration",
      why: """
        Interface Builder never writes one. It may declare entities, which can make a small file \
        expand without end, so they are never resolved.
        """,
      triggering: [
        """
        --- Main.storyboard
        <?xml version="1.0" encoding="UTF-8"?>
        ↓<!DOCTYPE document [<!ENTITY name "List">]>
        <document/>
        """
      ],
      nonTriggering: [.readable]),
    RuleDescription(
      id: .tooDeep, severity: .error,
      summary: "The elements of a storyboard or xib are nested too deeply",
      why: """
        In files of real apps, elements nest a few dozen levels deep. The limit keeps a hostile \
        file from using up the stack.
        """),
    RuleDescription(
      id: .tooManyElements, severity: .error,
      summary: "A storyboard or xib has too many elements, or an element has too many attributes",
      why: """
        The limit keeps a hostile file from using up the memory of the machine that checks it.
        """),
    RuleDescription(
      id: .unreadElement, severity: .error,
      summary:
        "A segue lacks its kind, a view controller lacks its id, or one of them or a scene is out of "
        + "place",
      why: """
        Interface Builder writes a kind for each segue and an id for each view controller. If an \
        edit of the file's text removed them, or moved the element to a place where it cannot be, \
        nothing says what the element is. It is not read, so nothing else about it is checked or \
        generated.
        """,
      triggering: [
        """
        --- Main.storyboard
        <viewController initial="YES" customClass="List">
          <connections>
            ↓<segue destination="person" identifier="showPerson"/>
          </connections>
        </viewController>
        <viewController id="person" customClass="Person"/>
        """
      ],
      nonTriggering: [
        """
        --- Main.storyboard
        <viewController initial="YES" customClass="List">
          <connections>
            <segue kind="show" destination="person" identifier="showPerson"/>
          </connections>
        </viewController>
        <viewController id="person" customClass="Person"/>
        """
      ]),
    RuleDescription(
      id: .unknownRuntime, severity: .warning,
      summary: "The target runtime of a document is unknown",
      why: """
        The meaning of its elements is then a guess: which classes the system creates for them, \
        and how its segues behave.
        """,
      triggering: [
        """
        --- Main.storyboard
        ↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
         targetRuntime="iOS.Fridge"/>
        """
      ],
      nonTriggering: [.readable]),
  ]
}
