import SeguesMacros

/// The list of films, whose one segue a cell fires and code performs.
@SegueSource
final class FilmsViewController: UITableViewController, FilmsViewControllerSegues.Source {
  private(set) var films = Film.samples

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    films.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(MainStoryboard.Reuse.filmCell, for: indexPath)
    cell.textLabel?.text = films[indexPath.row].title
    cell.detailTextLabel?.text = films[indexPath.row].detailText
    return cell
  }

  /// The film for the cell that was selected; nil prevents the segue.
  func showFilmInput(from sender: Any?) -> Film? {
    guard
      let cell = sender as? UITableViewCell,
      let indexPath = tableView.indexPath(for: cell)
    else { return nil }
    return films[indexPath.row]
  }

  @IBAction func shortestSelected(_ sender: Any?) {
    guard let shortest = films.min(by: { $0.length < $1.length }) else { return }
    performSegue(.showFilm(shortest), sender: sender)
  }

  /// The unwind action of the rating, which Interface Builder requires.
  @IBAction func rated(_ segue: UIStoryboardSegue) {}

  /// Receives the film with its stars.
  func rated(with film: Film) {
    guard let index = films.firstIndex(where: { $0.title == film.title }) else { return }
    films[index] = film
    tableView.reloadData()
  }
}
