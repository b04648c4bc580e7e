import Segues
import SeguesTesting
import Testing

/// Fourth design: any view controller class, without a base class and without boxing the sender.
@MainActor
@Suite struct MixinDesignTests {
  @Test func `Table, collection, page and plain view controllers hand over values`() throws {
    let (stage, table) = try Stage.of("Mixin", TableSource.self)
    table.performSegue(.next(1))
    let collection = try stage.top(as: CollectionSource.self)
    #expect(collection.number == 1)
    collection.performSegue(.next(2))
    let page = try stage.top(as: PageSource.self)
    #expect(page.number == 2)
    page.performSegue(.next(3))
    let plain = try stage.top(as: PlainSource.self)
    #expect(plain.number == 3)
    plain.performSegue(.next)
    _ = try stage.top(as: EndViewController.self)
  }

  @Test func `A cell that fires a segue is the sender, and reveals its row`() throws {
    let (stage, table) = try Stage.of("Mixin", TableSource.self)
    let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(try stage.fire("cell", from: table, sender: cell))
    #expect(try stage.top(as: CollectionSource.self).number == 100)
  }

  @Test func `Each class declares its segues`() {
    #expect(TableSource._segueDeclarations.map(\.name) == ["next", "cell"])
    #expect(TableSource._segueDeclarations.allSatisfy { $0.destination == CollectionSource.self })
  }
}
