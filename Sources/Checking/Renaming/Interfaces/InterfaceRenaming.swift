internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import SegueChecking
internal import SourceFacts
internal import StoryboardModel

/// Renames something in storyboards and xibs, and leaves all their other bytes as they are.
struct InterfaceRenaming {
  let app: LinkedApp
  let subject: RenameSubject

  func addPlaces(to places: inout RenamePlaces) {
    for (path, names) in Dictionary(grouping: subject.names, by: \.location.file) {
      guard let bytes = places.contents(path) else { continue }
      let lines = LineStarts(bytes)
      for name in names {
        if name.isUncertain {
          places.doubt(name.location, "the class may be declared elsewhere")
          continue
        }
        guard let offset = lines.offset(of: name.location, in: bytes),
          let (range, quote) = MarkupText.value(of: name.attribute, inTagAt: offset, of: bytes)
        else {
          places.doubt(
            name.location,
            bytes.contains(0)
              ? "the file is not in UTF-8" : "the name is not in an attribute of the element")
          continue
        }
        guard name.value.hasPrefix(subject.old) else {
          places.doubt(name.location, "the method has another name for Objective-C")
          continue
        }
        let value = subject.new + name.value.dropFirst(subject.old.count)
        places.replace(range, of: path, with: MarkupText.escaped(value, quote: quote))
      }
    }
    switch subject.kind {
    case .class: addClassDoubts(to: &places)
    case .outlet: addBindings(to: &places)
    case .reuse: addColumnDoubts(to: &places)
    case .segue, .scene, .action: break
    }
  }

  /// Adds the views that a table may make by the identifier of their column.
  ///
  /// A table may do so if code asks for the view of `column.identifier`, or if no code asks for the
  /// view by its name.
  private func addColumnDoubts(to places: inout RenamePlaces) {
    let dequeues = app.uses.reuse.dequeues.filter { $0.kind == .tableView }.map(\.identifier)
    guard
      dequeues.contains(where: \.isUndecided)
        || !dequeues.contains(where: { $0.known.contains(subject.old) })
    else { return }
    for name in subject.names where name.isAlsoOfColumn {
      places.doubt(
        name.location, "the table may make the view by its column, which has the same identifier")
    }
  }

  /// Adds the files and identifiers that the system or code looks up by the name of the class.
  private func addClassDoubts(to places: inout RenamePlaces) {
    let view = subject.old.hasSuffix("Controller") ? String(subject.old.dropLast(10)) : nil
    for file in app.graph.files where file.kind == .xib {
      let name = StoryboardName.ofFile(file.path).prefix { $0 != "~" }
      let isOwner = subject.names.contains { $0.location.file == file.path }
      if isOwner, name == subject.old || view.map({ name == $0 }) ?? false {
        places.doubt(file.location, "the xib is found by the name of the class")
      }
    }
    let mangled = "\(subject.old.utf8.count)\(subject.old)"
    for file in app.graph.files {
      file.forEachObject { object in
        guard let name = object.pointee.attributes["customClass"], name.hasPrefix("_Tt"),
          name.hasSuffix(mangled)
        else { return }
        places.doubt(object.pointee.location, "the class has its mangled name")
      }
    }
    guard derivesNames else { return }
    let interface = InterfaceNames(app: app)
    for name in interface.all(.scene) + interface.all(.reuse) where name.name == subject.old {
      places.doubt(
        name.location, "code may find the \(name.kind.noun) by the name of the class")
    }
  }

  /// Whether code turns the name of a class into text without naming the class.
  private var derivesNames: Bool {
    app.uses.namesScenesAfterClasses
      || [
        "describing: self", "describing: Self", "describing: type(of", "NSStringFromClass(self",
        "NSStringFromClass([self", "NSStringFromClass(type(of", "\\(self)", "\\(Self.self)",
      ].contains(where: isInSource)
  }

  private func isInSource(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    return app.input.texts.paths.contains { path in
      app.input.texts.bytes(of: path).map { ByteSearch.contains(wanted, in: $0) } ?? false
    }
  }

  /// Adds the bindings of AppKit and the runtime attributes whose key paths may contain the outlet.
  private func addBindings(to places: inout RenamePlaces) {
    for file in app.graph.files {
      for connection in file.connections {
        guard case .other = connection.kind,
          let path = connection.attributes["keyPath"],
          path.split(separator: ".").contains(where: { $0 == subject.old })
        else { continue }
        places.doubt(connection.location, "the key path may contain the outlet")
      }
    }
  }
}
