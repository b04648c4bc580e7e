internal import Findings

extension RuleDescription {
  /// The rules about storyboards and xibs that contain something else.
  static let foreignFiles = [
    RuleDescription(
      id: .gitLFSPointer, severity: .error,
      summary: "A storyboard or xib is a Git LFS pointer",
      why: """
        The file itself was not fetched with the repository, so nothing in it can be checked. CI \
        often needs to run `git lfs pull` first.
        """,
      triggering: [
        """
        --- Main.storyboard
        ↓version https://git-lfs.github.com/spec/v1
        oid sha256:6c62b1d0
        size 12345
        """
      ],
      nonTriggering: [.readable]),
    RuleDescription(
      id: .symlinkStub, severity: .error,
      summary: "A storyboard or xib contains only the path of another file",
      why: """
        A symbolic link was checked out as a text file, as Git does when links are disabled. The \
        storyboard that it points to is not there.
        """,
      triggering: [
        """
        --- Main.storyboard
        ↓../Shared/Main.storyboard
        """
      ],
      nonTriggering: [.readable]),
    RuleDescription(
      id: .unsupportedFormat, severity: .warning,
      summary: "A storyboard or xib is compiled, or in a format older than Xcode 4.3",
      why: """
        Only the XML that Interface Builder writes today is read. The app may well work with a xib \
        in another format, but nothing in it is checked.

        Severity: warning for a xib, error for a storyboard.
        """,
      triggering: [
        """
        --- Old.xib
        <?xml version="1.0" encoding="UTF-8"?>
        ↓<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"/>
        """
      ],
      nonTriggering: [.readable]),
    RuleDescription(
      id: .notXML, severity: .error,
      summary: "A storyboard or xib is not XML",
      why: """
        The file begins with something else, and Xcode cannot compile it.
        """,
      triggering: [
        """
        --- Main.storyboard
        ↓TODO: draw the screens
        """
      ],
      nonTriggering: [.readable]),
    RuleDescription(
      id: .unsupportedEncoding, severity: .error,
      summary: "A storyboard or xib is not text in its encoding",
      why: """
        Its bytes are not valid in the encoding that the XML declaration or the first bytes name.
        """),
    RuleDescription(
      id: .wrongRoot, severity: .error,
      summary: "The root element of a storyboard or xib is not document",
      why: """
        The file is some other kind of XML, and Xcode cannot compile it.
        """,
      triggering: [
        """
        --- Main.storyboard
        <?xml version="1.0" encoding="UTF-8"?>
        ↓<html/>
        """
      ],
      nonTriggering: [.readable]),
  ]
}

extension RuleExample {
  /// A storyboard that can be read.
  static let readable: RuleExample = """
    --- Main.storyboard
    <viewController initial="YES" customClass="List"/>
    """
}
