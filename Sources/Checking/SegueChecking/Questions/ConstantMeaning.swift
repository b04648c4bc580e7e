/// The kind of thing that a string constant names, judging by the constant's name and its type's.
enum ConstantMeaning {
  case scene
  case storyboard
  case segue

  /// The kind that a constant's own name suggests.
  init?(ofConstant name: String, in path: [String]) {
    let name = name.lowercased()
    let type = path.last?.lowercased() ?? ""
    func ends(_ endings: String...) -> Bool { endings.contains(where: name.hasSuffix) }
    if ends("storyboardname") || name == "name" && type.hasSuffix("storyboard") {
      self = .storyboard
    } else if ends("storyboardid", "storyboardidentifier")
      || name.contains("storyboard") && ends("viewcontrolleridentifier", "controlleridentifier")
    {
      self = .scene
    } else if ends("segue", "segueid", "segueidentifier") {
      self = .segue
    } else {
      return nil
    }
  }

  /// The kind that the name of a type with a list of constants suggests.
  init?(ofType path: [String]) {
    let last = path.last?.lowercased() ?? ""
    let all = path.joined(separator: ".").lowercased()
    guard all.contains("storyboard") else { return nil }
    if ["storyboard", "storyboards", "storyboardname", "storyboardnames"].contains(
      where: last.hasSuffix)
    {
      self = .storyboard
    } else if all.contains("identifier") || all.contains("storyboardid")
      || all.contains("storyboardscene") || all.contains("viewcontroller")
    {
      self = .scene
    } else {
      return nil
    }
  }
}
