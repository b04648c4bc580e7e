import Foundation
import SeguesTesting
import Testing

/// Scenes, cells and xibs that code creates with generated constants.
@MainActor @Suite struct SceneTests {
  @Test func `The initial scene has its class, and its content needs no input`() {
    let navigation: UINavigationController = LibraryStoryboard.initial.instantiate()
    #expect(navigation.topViewController is BooksViewController)
  }

  @Test func `A scene in a container hands its input to the container's child`() {
    let navigation = LibraryStoryboard.edit.instantiate(with: Book(title: "Sanditon"))
    let edit = navigation.topViewController as? EditBookViewController
    #expect(edit?.book == .some(Book(title: "Sanditon")))
  }

  @Test func `A scene whose class has an input initializer is created with its input`() {
    #expect(LibraryStoryboard.notes.instantiate(with: ["a"]).notes == ["a"])
    let made = LibraryStoryboard.notes.instantiate { NotesViewController(coder: $0, input: ["b"]) }
    #expect(made.notes == ["b"])
  }

  @Test func `A scene whose class needs no input is created without a value`() {
    let about: AboutViewController = LibraryStoryboard.about.instantiate()
    #expect(about.restorationIdentifier == nil)
  }

  @Test func `Localizations count and load as one storyboard`() throws {
    let welcome: WelcomeViewController = WelcomeStoryboard.welcome.instantiate()
    #expect(WelcomeViewControllerSegues.ID.allCases.map(\.identifier) == ["StartTour"])
    welcome.performSegue(withIdentifier: "StartTour", sender: nil)
  }

  @Test func `Restoration identifiers come from the files`() {
    #expect(LibraryStoryboard.books.instantiate().restorationIdentifier == "books-list")
    #expect(LibraryStoryboard.Restoration.booksList == "books-list")
  }

  @Test func `A xib returns its first object with its class`() {
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

  @Test func `A scene with package access is visible in the package`() {
    let admin: AdminViewController = AdminStoryboard.admin.instantiate()
    #expect(AdminStoryboard.admin.identifier == "Admin")
    #expect(type(of: admin) == AdminViewController.self)
  }
}
