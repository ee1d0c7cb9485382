import JSON
import Records

extension Study {
  /// The title of a task, or its id where the study does not have it any more.
  package func title(ofTask id: String) -> String {
    tasks.first { Text.isSame($0.id, id) }?.title ?? id
  }
}
