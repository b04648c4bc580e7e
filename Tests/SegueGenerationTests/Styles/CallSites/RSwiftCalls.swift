// Call sites as users of R.swift write them.
#if canImport(UIKit)
import UIKit
#else
import Segues
#endif

final class RSwiftCaller: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(R.nib.rowCell)
    tableView.register(R.reuseIdentifier.personCell)
    tableView.registerHeaderFooterView(R.nib.header)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath.row == 0 {
      let cell: UITableViewCell? = tableView.dequeueReusableCell(
        withIdentifier: R.reuseIdentifier.plainCell, for: indexPath)
      return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    let row: RowCell? = tableView.dequeueReusableCell(
      withIdentifier: R.nib.rowCell, for: indexPath)
    let person: PersonCell? = tableView.dequeueReusableCell(
      withIdentifier: R.reuseIdentifier.personCell, for: indexPath)
    return person ?? row ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func header() -> UITableViewHeaderFooterView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: R.reuseIdentifier.header)
  }

  func tiles(_ collectionView: UICollectionView, at indexPath: IndexPath) -> UICollectionViewCell? {
    collectionView.register(R.nib.tileCell)
    return collectionView.dequeueReusableCell(
      withReuseIdentifier: R.reuseIdentifier.tile, for: indexPath)
  }

  func scenes() {
    let stack: UINavigationController? = R.storyboard.main.instantiateInitialViewController()
    let person: PersonViewController? = R.storyboard.main.person()
    let ada: PersonViewController = R.storyboard.main.person { coder in
      PersonViewController(coder: coder, name: "Ada")
    }
    stack?.setViewControllers([person ?? ada], animated: false)
    let storyboard = UIStoryboard(resource: R.storyboard.settings)
    let settings = storyboard.instantiateViewController(
      withIdentifier: R.storyboard.settings.default)
    settings?.name = R.storyboard.settings.name
    _ = R.storyboard.main(bundle: .main).editing()
    _ = R.storyboard(bundle: .main).main.free()
  }

  func nibs() throws {
    let row: RowCell? = R.nib.rowCell(withOwner: nil)
    let empty: UIView? = R.nib.emptyState.firstView(withOwner: self)
    let objects: [Any] = R.nib.emptyState.instantiate(withOwner: self, options: nil)
    _ = (row, empty, objects, UINib(resource: R.nib.tileCell), R.nib.tileCell.name)
    _ = UIViewController(nib: R.nib.emptyState)
    try R.validate()
  }
}

final class RSwiftListCaller: ListViewController {}

extension ListViewController {
  func segues() {
    performSegue(withIdentifier: R.segue.listViewController.showPerson, sender: self)
    performSegue(withIdentifier: R.segue.listViewController.addPerson, sender: nil)
    performSegue(withIdentifier: R.segue.listViewController.open.identifier, sender: nil)
  }

  func prepares(for segue: UIStoryboardSegue) {
    if let info = R.segue.listViewController.showPerson(segue: segue) {
      info.destination.name = info.source.title ?? info.identifier
    }
    if let fade = R.segue.listViewController.fade(segue: segue) {
      let segue: FadeSegue = fade.segue
      segue.destination.title = "Fade"
    }
    guard let typed = R.segue.listViewController.addPerson(segue: segue) else { return }
    typed.destination.topViewController?.title = "New"
  }
}

extension PersonViewController {
  func edit() {
    performSegue(withIdentifier: R.segue.personViewController.ediT, sender: self)
    _ = R.segue.personViewController.embedMap
  }
}

extension EditViewController {
  func done() { performSegue(withIdentifier: R.segue.editViewController.unwindToList, sender: nil) }
}

extension UIViewController {
  func goOn() {
    performSegue(withIdentifier: R.segue.uiViewController.goOn.identifier, sender: nil)
  }
}
