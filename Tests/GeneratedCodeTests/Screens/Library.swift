import Foundation
import GeneratedShelf
import SeguesMacros

struct Book: Equatable {
  var title: String
}

@SegueSource
final class BooksViewController: UITableViewController, BooksViewControllerSegues.Source {
  var books = [Book(title: "Emma"), Book(title: "Ulysses")]
  var returned: [Int] = []
  var cancellations = 0

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    books.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      LibraryStoryboard.Reuse.bookCell, for: indexPath)
    cell.book = books[indexPath.row]
    return cell
  }

  func showBookInput(from sender: Any?) -> BookViewController.SegueInput? {
    (sender as? BookCell)?.book.map { .init(book: $0) }
  }

  @IBSegueAction func makeNotes(_ coder: NSCoder, sender: Any?) -> NotesViewController? {
    makeDestination(.showNotes, from: coder, sender: sender)
  }

  @IBAction func bookReturned(_ segue: UIStoryboardSegue) {}

  func bookReturned(with days: Int) { returned.append(days) }

  @IBAction func cancelled(_ segue: UIStoryboardSegue) { cancellations += 1 }

  @IBAction func doneReading(_ segue: UIStoryboardSegue) {}
}

final class BookCell: UITableViewCell {
  var book: Book?
}

@SegueSource
final class BookViewController: UIViewController, SegueDestination, BookViewControllerSegues.Source
{
  struct SegueInput: Equatable {
    var book: Book
  }

  private(set) var input: SegueInput?
  var days = 14

  func configure(with input: SegueInput) { self.input = input }

  func coverInput(from sender: Any?) -> Book { input?.book ?? Book(title: "") }

  func returnInput(from sender: Any?) -> Int? { days }
}

/// Needs no input, and declares none.
final class AboutViewController: UIViewController {}

final class EditBookViewController: UIViewController, SegueDestination {
  typealias SegueInput = Book?

  private(set) var book: Book??

  func configure(with input: Book?) { book = .some(input) }
}

final class NotesViewController: UIViewController, SegueInitializable {
  typealias SegueInput = [String]

  let notes: [String]

  init?(coder: NSCoder, input: [String]) {
    notes = input
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }
}

final class CoverViewController: UIViewController, SegueDestination {
  typealias SegueInput = Book

  private(set) var book: Book?

  func configure(with input: Book) { book = input }
}

final class ReviewsViewController: UIViewController {}

/// A custom segue.
final class FadeSegue: UIStoryboardSegue {
  override func perform() { source.show(destination, sender: nil) }
}
