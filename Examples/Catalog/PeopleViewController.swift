import Segues

/// A list of people, with an enum of identifiers, without a macro, and with a handwritten
/// `prepare`.
final class PeopleViewController: UITableViewController, SegueHandler {
  enum SegueIdentifier: String, CaseIterable {
    case showPerson = "ShowPerson"
    /// The About button's segue, which has no identifier in the storyboard.
    case unnamed = ""
  }

  var people = Person.samples

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    people.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "PersonCell", for: indexPath)
    cell.textLabel?.text = people[indexPath.row].name
    cell.detailTextLabel?.text = people[indexPath.row].role
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segueIdentifier(for: segue) {
    case .showPerson:
      // The sender is the cell that was tapped, which identifies the person.
      guard
        let cell = sender as? UITableViewCell,
        let indexPath = tableView.indexPath(for: cell),
        let destination = segue.destination as? PersonViewController
      else { return }
      destination.configure(with: people[indexPath.row])
    case .unnamed:
      break
    }
  }
}
