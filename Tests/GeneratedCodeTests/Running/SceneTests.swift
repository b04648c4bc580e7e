import Foundation
import SeguesTesting
import Testing

/// Scenes, cells and xibs that code makes by generated constants.
@MainActor @Suite struct SceneTests {
  @Test func `The initial scene is of its class, and what it holds needs nothing`() {
    let navigation: UINavigationController = LibraryStoryboard.initial.instantiate()
    #expect(navigation.topViewController is BooksViewController)
  }

  @Test func `A scene in a container gets its input where the container's child takes it`() {
    let navigation = LibraryStoryboard.edit.instantiate(with: Book(title: "Sanditon"))
    let edit = navigation.topViewController as? EditBookViewController
    #expect(edit?.book == .some(Book(title: "Sanditon")))
  }

  @Test func `A scene whose class takes its input by initializer is made with it`() {
    #expect(LibraryStoryboard.notes.instantiate(with: ["a"]).notes == ["a"])
    let made = LibraryStoryboard.notes.instantiate { NotesViewController(coder: $0, input: ["b"]) }
    #expect(made.notes == ["b"])
  }

  @Test func `A scene whose class says nothing is made without a value`() {
    let about: AboutViewController = LibraryStoryboard.about.instantiate()
    #expect(about.restorationIdentifier == nil)
  }

  @Test func `Localizations are one storyboard, and are loaded as one`() throws {
    let welcome: WelcomeViewController = WelcomeStoryboard.welcome.instantiate()
    #expect(WelcomeViewControllerSegues.ID.allCases.map(\.identifier) == ["StartTour"])
    welcome.performSegue(withIdentifier: "StartTour", sender: nil)
  }

  @Test func `Restoration identifiers are the files' own`() {
    #expect(LibraryStoryboard.books.instantiate().restorationIdentifier == "books-list")
    #expect(LibraryStoryboard.Restoration.booksList == "books-list")
  }

  @Test func `A xib gives its first object, of its class`() {
    let cell: BookCell = BookCellNib.file.instantiate()
    #expect(cell.reuseIdentifier == BookCellNib.Reuse.plainBookCell.rawValue)
  }

  @Test func `A table dequeues a xib's cell once it is registered`() {
    let table = UITableView()
    let identifier = BookCellNib.Reuse.plainBookCell
    table.register(BookCellNib.file.nib, forCellReuseIdentifier: identifier.rawValue)
    let cell = table.dequeueReusableCell(identifier, for: IndexPath(row: 0, section: 0))
    #expect(cell.book == nil)
  }

  @Test func `A scene of package access is there in the package`() {
    let admin: AdminViewController = AdminStoryboard.admin.instantiate()
    #expect(AdminStoryboard.admin.identifier == "Admin")
    #expect(type(of: admin) == AdminViewController.self)
  }
}
