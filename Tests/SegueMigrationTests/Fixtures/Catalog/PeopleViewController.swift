import Segues

/// A list of people, whose cells and About button fire segues.
final class PeopleViewController: UITableViewController {
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
    if segue.identifier == "ShowPerson" {
      guard
        let cell = sender as? UITableViewCell,
        let indexPath = tableView.indexPath(for: cell),
        let destination = segue.destination as? PersonViewController
      else { return }
      destination.person = people[indexPath.row]
    }
  }
}
