import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

/** Builds an answer. */
final class Answer {
  private final int id;
  private final JsonArray errors = new JsonArray();
  private final JsonArray warnings = new JsonArray();
  private JsonObject result;

  private Answer(int id) {
    this.id = id;
  }

  static Answer to(int id) {
    return new Answer(id);
  }

  int id() {
    return id;
  }

  boolean hasErrors() {
    return errors.size() > 0;
  }

  Answer error(String text) {
    errors.add(text);
    return this;
  }

  Answer warning(String text) {
    warnings.add(text);
    return this;
  }

  Answer result(String name, int value) {
    result = new JsonObject();
    result.addProperty(name, value);
    return this;
  }

  Answer result(String name, boolean value) {
    result = new JsonObject();
    result.addProperty(name, value);
    return this;
  }

  JsonObject toJson() {
    JsonObject json = new JsonObject();
    json.addProperty("id", id);
    json.addProperty("status", "ok");
    json.add("errors", errors);
    json.add("warnings", warnings);
    if (result != null) {
      json.add("result", result);
    }
    return json;
  }
}
