import Foundation

/// A kind of input, named after the part of it that grows.
enum GrowthInput: String, CaseIterable {
  /// Scenes in one storyboard, at positions on the canvas, each with a segue to the next.
  case scenes
  /// The same without positions on the canvas: one long chain.
  case chain
  /// Scenes in one storyboard, all at the same position.
  case pile
  /// Segues from one scene to another, each from a separate button.
  case between
  /// Segues from one scene, each to a separate scene.
  case fan
  /// Storyboards, each with a reference to the next.
  case storyboards
  /// Storyboards with the same name in separate folders.
  case namesakes
  /// Segues whose destination is not in the file.
  case dangling
  /// Unwind segues, each in a separate scene.
  case unwinds
  /// Views in one scene.
  case views
  /// Scenes with separate classes, all in one source.
  case classes
  /// Places in one source that perform a segue.
  case uses
  /// Sources, a tenth of which are about scenes.
  case files
  /// Classes in one chain of inheritance.
  case inheritance

  /// The verbs to measure with the input.
  var verbs: [GrowthVerb] {
    switch self {
    case .scenes, .chain, .pile, .between, .fan, .unwinds, .views, .dangling: GrowthVerb.allCases
    case .storyboards, .namesakes: GrowthVerb.allCases.filter { $0 != .describe }
    case .classes, .uses, .files, .inheritance: [.check]
    }
  }

  /// Writes an input of a size: `new`, and `old` if a comparison is measured.
  func write(_ size: Int, to folder: String) throws {
    try writeVersion(size, to: "\(folder)/new", isNew: true)
    if verbs.contains(.diff) { try writeVersion(size, to: "\(folder)/old", isNew: false) }
  }

  private func writeVersion(_ size: Int, to folder: String, isNew: Bool) throws {
    var app = MadeUpStoryboards(isNew: isNew)
    let main = "\(folder)/Main.storyboard"
    let columns = Int(Double(size).squareRoot()) + 1
    switch self {
    case .scenes:
      try app.write(main, size) { app, index in
        app.scene(
          index, segues: [.init(to: (index + 1) % size)],
          place: (index % columns * 700, index / columns * 900))
      }
    case .chain:
      try app.write(main, size) { app, index in
        app.scene(index, segues: index + 1 < size ? [.init(to: index + 1)] : [])
      }
    case .pile:
      try app.write(main, size) { app, index in
        app.scene(index, segues: [.init(to: (index + 1) % size)], place: (0, 0))
      }
    case .between:
      try app.write(main, 2) { app, index in
        app.scene(index, segues: index == 0 ? (0..<size).map { _ in .init(to: 1) } : [])
      }
    case .fan:
      try app.write(main, size + 1) { app, index in
        app.scene(index, segues: index == 0 ? (1...size).map { .init(to: $0) } : [])
      }
    case .storyboards:
      for index in 0..<size {
        let path = "\(folder)/Part\(index / 100)/Board\(index).storyboard"
        try app.write(path, 2) { app, scene in
          scene == 0
            ? app.scene(0, segues: [.init(to: 1)])
            : app.reference(1, to: "Board\((index + 1) % size)")
        }
      }
    case .namesakes:
      for index in 0..<size {
        try app.write("\(folder)/Part\(index)/Main.storyboard", 2) { app, scene in
          scene == 0 ? app.scene(0, segues: [.init(to: 1)]) : app.reference(1, to: "Main")
        }
      }
    case .dangling:
      try app.write(main, 1) { app, _ in
        app.scene(0, segues: (0..<size).map { .init(to: $0 + 1) })
      }
    case .unwinds:
      try app.write(main, size) { app, index in
        app.scene(index, segues: [.init(to: (index + 1) % size), .init(to: nil)])
      }
    case .views:
      try app.write(main, 1) { app, _ in app.scene(0, labels: size) }
    case .classes:
      try app.write(main, size) { app, index in app.scene(index) }
      try MadeUpSources.classes(size, to: "\(folder)/Classes.swift")
    case .uses:
      try app.write(main, 2) { app, index in
        app.scene(index, segues: index == 0 ? [.init(to: 1)] : [])
      }
      try MadeUpSources.uses(size, to: "\(folder)/Uses.swift")
    case .files:
      try app.write(main, max(size / 10, 1)) { app, index in app.scene(index) }
      try MadeUpSources.files(size, in: folder)
    case .inheritance:
      try app.write(main, 2) { app, index in
        app.scene(index, segues: index == 0 ? [.init(to: 1)] : [])
      }
      try MadeUpSources.inheritance(size, to: "\(folder)/Chain.swift")
    }
  }
}
