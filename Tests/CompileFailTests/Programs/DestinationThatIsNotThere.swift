import SeguesMacros

@SegueSource
final class PeopleViewController: UIViewController {
  enum Segue {
    @To(PersonViewControler.self) case person
    // ↑ error: cannot find 'PersonViewControler' in scope
    // ↑ error: cannot find type 'PersonViewControler' in scope
    @Embed(Model.self) case model
    // ↑ error: macro 'Embed(_:id:)' requires that 'Model' inherit from 'UIViewController'
    // ↑ error: type 'Model' has no member 'SegueInput'
    // ↑ error: static method 'need(of:_:)' requires that 'Model' inherit from 'UIViewController'
    // ↑ error: static method '_makeDestination(of:from:sender:by:)' requires that 'Model' inherit from
    //   'UIViewController'
    // ↑ error: cannot convert return expression of type 'Model.Type' to return type
    //   '_SegueController.Type' (aka 'UIViewController.Type')
  }
}

final class PersonViewController: UIViewController {}

final class Model {}
