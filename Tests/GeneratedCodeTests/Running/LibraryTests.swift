import Foundation
import GeneratedShelf
import SeguesTesting
import Testing

/// Runs the app's first storyboard, with every way in which a segue gets its value.
@MainActor @Suite struct LibraryTests {
  let stage: Stage
  let books: BooksViewController

  init() throws {
    stage = try Stage(storyboard: "Library", bundle: .module)
    books = try stage.root(as: BooksViewController.self)
  }

  @Test(arguments: [0, 1])
  func `A cell leads to its book, which the class supplies`(_ row: Int) throws {
    let cell = try #require(books.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    #expect(try stage.fire("ShowBook", from: books, sender: cell))
    let book = try stage.top(as: BookViewController.self)
    #expect(book.input?.book == books.books[row])
  }

  @Test func `Answering nil vetoes a control's segue`() throws {
    #expect(try !stage.fire("ShowBook", from: books, sender: nil))
    #expect(stage.top === books)
  }

  @Test func `A segue without an identifier is recognized by its destination`() throws {
    #expect(try stage.fire(to: AboutViewController.self, from: books))
    #expect(stage.top is AboutViewController)
    #expect(BooksViewControllerSegues._unnamed == [.about])
  }

  @Test func `Two segues without an identifier are distinguished`() throws {
    typealias ID = BookViewControllerSegues.ID
    #expect(BookViewControllerSegues._unnamed == [.about, .cover])
    #expect(ID.about != .cover && Set(ID.allCases).count == ID.allCases.count)
    books.performSegue(.showBook(.init(book: books.books[0])))
    let book = try stage.top(as: BookViewController.self)
    #expect(try stage.fire(to: AboutViewController.self, from: book))
    #expect(stage.top is AboutViewController)
  }

  @Test func `Code hands a value through a container in the storyboard`() throws {
    books.performSegue(.addBook(Book(title: "Persuasion")))
    let edit = try stage.top(as: EditBookViewController.self)
    #expect(edit.book == .some(Book(title: "Persuasion")))
    #expect(edit.navigationController != nil)
  }

  @Test func `A segue action creates its destination with the case's value`() throws {
    books.performSegue(.showNotes(["first", "second"]))
    #expect(try stage.top(as: NotesViewController.self).notes == ["first", "second"])
  }

  @Test func `A segue to a destination without an input is performed without a value`() throws {
    books.performSegue(.fadeToAbout)
    #expect(stage.top is AboutViewController)
    books.navigationController?.popToRootViewController(animated: false)
    books.performSegue(.help)
    #expect(stage.top.map { type(of: $0) == UIViewController.self } == true)
  }

  @Test func `A case leads into another storyboard, even of another module`() throws {
    books.performSegue(.showLoans)
    #expect(try stage.top(as: LoansViewController.self).viewControllers?.count == 2)
    #expect(
      BooksViewControllerSegues._destination(of: .showShelf) == ShelfViewController.self)
  }

  @Test func `Embeds receive their values while the view loads`() throws {
    books.performSegue(.showBook(.init(book: books.books[1])))
    let book = try stage.top(as: BookViewController.self)
    let covers = book.children.compactMap { $0 as? CoverViewController }
    #expect(covers.map(\.book) == [books.books[1]])
    #expect(book.children.contains { $0 is ReviewsViewController })
  }

  @Test func `An unwind segue returns its value, fired by a control or by code`() throws {
    books.performSegue(.showBook(.init(book: books.books[0])))
    let first = try stage.top(as: BookViewController.self)
    first.days = 3
    #expect(try stage.fire("Return", from: first))
    #expect(stage.top === books)
    books.performSegue(.showBook(.init(book: books.books[0])))
    try stage.top(as: BookViewController.self).performSegue(.return(21))
    #expect(books.returned == [3, 21])
  }

  @Test func `An unwind segue without a method calls only its action`() throws {
    books.performSegue(.showBook(.init(book: books.books[0])))
    try stage.top(as: BookViewController.self).performSegue(.cancel)
    #expect(stage.top === books)
    #expect(books.cancellations == 1)
  }

  @Test func `The declarations match the storyboard`() throws {
    let declarations = BookViewControllerSegues._declarations
    #expect(
      declarations.map(\.name) == ["about", "borrowAgain", "cancel", "cover", "return", "reviews"])
    #expect(declarations.map(\.kind) == [.unnamed, .named, .unwind, .embed, .unwind, .embed])
    #expect(declarations.map(\.hasValue) == [false, false, false, true, true, false])
  }
}
