internal import Files
internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import SourceLexing
internal import StoryboardModel

/// The bar button items of scenes that nobody can tap, because `viewDidLoad` replaces them.
struct ReplacedBarItems {
  private let app: LinkedApp
  private let places = Memo<String, Set<SourceLocation>>()
  private let uses = Memo<Bool, Uses>()

  init(_ app: LinkedApp) {
    self.app = app
  }

  /// Whether a connection is one of a replaced item.
  func hold(connectionAt place: SourceLocation, of file: InterfaceFile) -> Bool {
    places.value(of: file.path) { connectionsOfReplaced(in: file) }.contains(place)
  }

  private func connectionsOfReplaced(in file: InterfaceFile) -> Set<SourceLocation> {
    let connected = Set(file.connections.filter { $0.kind.isOutlet }.compactMap(\.destination))
    var replaced: Set<ObjectID> = []
    for node in app.graph.controllers[file.path] ?? [] {
      for item in node.object.children where item.key == "navigationItem" {
        for button in item.children {
          guard let property = button.key, !connected.contains(button.id),
            button.customClass == nil, isReplaced(property, by: app.scenes.type(of: node.id))
          else { continue }
          replaced.formUnion(button.selfAndDescendants.map(\.id))
        }
      }
    }
    return Set(file.connections.lazy.filter { replaced.contains($0.holder) }.map(\.location))
  }

  /// Whether a class's `viewDidLoad` always replaces an item, and no code of the app reads one before.
  private func isReplaced(_ property: String, by type: TypeReference) -> Bool {
    guard BarItemUses.properties.contains(property), case .app(let ids) = type, ids.count == 1,
      let id = ids.first, app.code.hierarchy.ancestry(of: id).gap == nil
    else { return false }
    let methods = app.code.table[id].methods(named: "viewDidLoad")
    guard let method = methods.first, methods.count == 1, let end = method.fact.end else {
      return false
    }
    let uses = uses.value(of: true) { Uses(app) }
    let path = app.code.sources[method.sourceFile].path
    return !uses.read.contains(property) && !uses.read.contains(property + "s")
      && uses.replaced.contains(Uses.Replaced(property: property, path: path, end: end))
  }

  /// The uses of bar button items in all sources.
  private struct Uses {
    struct Replaced: Hashable {
      var property: String
      var path: String
      var end: SourcePosition
    }

    var replaced: Set<Replaced> = []
    var read: Set<String> = []

    init(_ app: LinkedApp) {
      let found = app.input.texts.eachSource { source -> [Uses] in
        var uses = Uses()
        let names = BarItemUses.properties.filter { source.words[WordHash($0)] != nil }
        guard !names.isEmpty else { return [] }
        if FilePath.pathExtension(of: source.path) == "swift" {
          uses.add(source)
        } else {
          uses.read.formUnion(names)
        }
        return [uses]
      }
      for uses in found {
        replaced.formUnion(uses.replaced)
        read.formUnion(uses.read)
      }
    }

    private init() {}

    private mutating func add(_ source: SourceTexts.Source) {
      let found = source.bytes.withUnsafeBufferPointer { BarItemUses(CodeTokens($0, .swift)) }
      let lines = LineStarts(source.bytes)
      read = found.read
      replaced = Set(
        found.replacements.map { replacement in
          let place = lines.location(of: replacement.end, in: source.path)
          return Replaced(
            property: replacement.property, path: source.path,
            end: SourcePosition(line: place.line, column: place.column))
        })
    }
  }
}
