import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.EvaluationException;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonObject;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The lookups of storage rules in Firestore: `firestore.get(path)` and `firestore.exists(path)`.
 *
 * <p>firebase-tools reads the document: this sends a `fetch` with the id of the evaluation, and gets a message with the
 * same id and the document. An evaluation waits for one document before it asks for the next.
 */
final class FirestoreLookups {
  private static final long WAIT_SECONDS = 10;

  private final Map<Integer, CompletableFuture<JsonObject>> waiting = new ConcurrentHashMap<>();
  private final AnswerChannel channel;

  FirestoreLookups(AnswerChannel channel) {
    this.channel = channel;
  }

  /** Takes a document that firebase-tools has read. */
  void accept(JsonObject message) {
    CompletableFuture<JsonObject> lookup = waiting.remove(message.get("id").getAsInt());
    if (lookup != null) {
      lookup.complete(message);
    }
  }

  List<AsyncRuntimeFunction> functionsFor(Answer answer) {
    return List.of(
        function("firestore.get", request -> {
          JsonObject document = fetch(answer.id(), request);
          return document == null ? ExpressionValueUtils.NULL : FirestoreValues.document(document);
        }),
        function("firestore.exists", request ->
            ExpressionValueUtils.createValue(fetch(answer.id(), request) != null)),
        function("debug", request -> {
          ExpressionValue value = request.getArguments(0);
          answer.warning("debug: " + value.toString().strip());
          return value;
        }));
  }

  /** The document at the path in the first argument, or null if there is none. */
  private JsonObject fetch(int id, ExecutionRequest request) throws EvaluationException {
    List<String> segments =
        ExpressionValueUtils.getPathSegments(request.getSourcePosition(), request.getArguments(0).getPathValue());
    String path = "/" + String.join("/", segments);
    CompletableFuture<JsonObject> lookup = new CompletableFuture<>();
    waiting.put(id, lookup);
    try {
      JsonObject context = new JsonObject();
      context.addProperty("path", new URI(null, null, path, null).getRawPath());
      JsonObject message = new JsonObject();
      message.addProperty("server_request_id", id);
      message.addProperty("status", "ok");
      message.addProperty("action", "fetch");
      message.add("context", context);
      channel.send(message);
      JsonObject answer = lookup.get(WAIT_SECONDS, TimeUnit.SECONDS);
      String status = answer.get("status").getAsString();
      if (status.equals("not_found")) {
        return null;
      }
      if (!status.equals("ok")) {
        throw new EvaluationException(request.getSourcePosition(), "Firestore answered '" + status + "' for " + path);
      }
      return answer.getAsJsonObject("result");
    } catch (TimeoutException | ExecutionException | URISyntaxException failure) {
      throw new EvaluationException(request.getSourcePosition(), "Firestore could not be asked for " + path, failure);
    } catch (InterruptedException failure) {
      Thread.currentThread().interrupt();
      throw new EvaluationException(request.getSourcePosition(), "Interrupted while waiting for " + path, failure);
    } finally {
      waiting.remove(id);
    }
  }

  private interface Lookup {
    ExpressionValue of(ExecutionRequest request) throws EvaluationException;
  }

  private static AsyncRuntimeFunction function(String name, Lookup lookup) {
    return new AsyncRuntimeFunction() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
        try {
          return Futures.immediateFuture(ExpressionValueUtils.createResponse(lookup.of(request)));
        } catch (EvaluationException failure) {
          return Futures.immediateFailedFuture(failure);
        }
      }
    };
  }
}
