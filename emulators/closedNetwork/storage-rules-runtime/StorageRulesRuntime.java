import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.logging.LogManager;

/**
 * Evaluates storage.rules for the Storage emulator, with the rules engine in the Firestore emulator's jar.
 *
 * <p>The other end is firebase-tools/lib/emulator/storage/rules/runtime.js: one JSON object a line, requests on
 * standard input, answers on standard output. It drops an answer whose status is not "ok". So every failure is in
 * `errors` (the request could not be carried out) or in `warnings` (the request was denied).
 */
public final class StorageRulesRuntime {
  /** Syntax that Storage's own rules service allows, but the compiler does not by default. */
  private static final FirebaseRulesLangOptions LANGUAGE =
      FirebaseRulesLangOptions.builder().allowCrossServiceRules(true).allowTernaryOperator(true).build();

  private final Map<String, DefaultEvaluator> rulesets = new ConcurrentHashMap<>();
  private final ExecutorService evaluations = Executors.newCachedThreadPool();
  private final AnswerChannel channel;
  private final FirestoreLookups lookups;

  private StorageRulesRuntime(AnswerChannel channel) {
    this.channel = channel;
    this.lookups = new FirestoreLookups(channel);
  }

  public static void main(String[] arguments) throws IOException {
    PrintStream protocol = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    // Output of a library must not get into the protocol, and firebase-tools shows standard error as a warning.
    System.setOut(System.err);
    LogManager.getLogManager().reset();

    AnswerChannel channel = new AnswerChannel(protocol);
    StorageRulesRuntime runtime = new StorageRulesRuntime(channel);
    channel.send(Answer.to(-1).toJson());

    BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      if (!line.isBlank()) {
        runtime.handle(JsonParser.parseString(line).getAsJsonObject());
      }
    }
    System.exit(0);
  }

  private void handle(JsonObject message) {
    String action = message.has("action") ? message.get("action").getAsString() : "";
    switch (action) {
      case "load_ruleset":
        channel.send(loadRuleset(message).toJson());
        break;
      case "verify":
        // On its own thread: a rule that reads Firestore waits for an answer on standard input.
        evaluations.execute(() -> channel.send(verify(message).toJson()));
        break;
      case "":
        lookups.accept(message);
        break;
      default:
        channel.send(Answer.to(idOf(message)).error("Unknown action: " + action).toJson());
    }
  }

  private Answer loadRuleset(JsonObject message) {
    Answer answer = Answer.to(idOf(message));
    JsonObject context = message.getAsJsonObject("context");
    try {
      CompileResult compiled = FirebaseRulesProtoCompiler.createStandalone(LANGUAGE).compile(sourceOf(context));
      for (Issue issue : compiled.getIssues()) {
        if (issue.getSeverity() == Issue.Severity.ERROR) {
          answer.error(describe(issue));
        } else {
          answer.warning(describe(issue));
        }
      }
      if (compiled.hasCompilationError()) {
        return answer.hasErrors() ? answer : answer.error("The storage rules do not compile");
      }
      RulesetAst ast = compiled.getRulesetAst();
      rulesets.put(context.get("rulesetName").getAsString(), new DefaultEvaluator(ast));
      return answer.result("rulesVersion", ast.getVersion() == RulesetAst.Version.VERSION_2 ? 2 : 1);
    } catch (RuntimeException failure) {
      return answer.error("The storage rules could not be loaded: " + failure);
    }
  }

  private Answer verify(JsonObject message) {
    Answer answer = Answer.to(idOf(message));
    JsonObject context = message.getAsJsonObject("context");
    DefaultEvaluator ruleset = rulesets.get(context.get("rulesetName").getAsString());
    if (ruleset == null) {
      return answer.error("No storage rules are loaded");
    }
    try {
      RuleContext.Builder request =
          RuleContext.builder()
              .service(context.get("service").getAsString())
              .method(context.get("method").getAsString())
              .path(pathOf(context.get("path").getAsString()));
      for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
        ExpressionValue.Builder value = ExpressionValue.newBuilder();
        JsonFormat.parser().merge(variable.getValue().toString(), value);
        request.supplyVariable(variable.getKey(), value.build());
      }
      lookups.functionsFor(answer).forEach(request::supplyFunction);
      return answer.result("permit", ruleset.evaluate(request.build()).get().permit());
    } catch (ExecutionException failure) {
      return answer.warning(String.valueOf(failure.getCause().getMessage())).result("permit", false);
    } catch (IOException | RuntimeException failure) {
      return answer.warning("The storage rules could not be evaluated: " + failure).result("permit", false);
    } catch (InterruptedException failure) {
      Thread.currentThread().interrupt();
      return answer.warning("The evaluation was interrupted").result("permit", false);
    }
  }

  private static int idOf(JsonObject message) {
    return message.get("id").getAsInt();
  }

  private static Source sourceOf(JsonObject context) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(file.get("name").getAsString())
              .setContent(file.get("content").getAsString()));
    }
    return source.build();
  }

  /** Not decoded: names of objects may hold characters that have a meaning in an encoded path. */
  private static ExpressionPathValue pathOf(String path) {
    List<String> segments = new ArrayList<>(List.of(path.split("/")));
    segments.removeIf(String::isEmpty);
    return ExpressionValueUtils.segmentsToPathExpressions(segments).getPathValue();
  }

  private static String describe(Issue issue) {
    return String.format(
        "%s:%d:%d - %s %s",
        issue.getSourcePosition().getFileName(),
        issue.getSourcePosition().getLine(),
        issue.getSourcePosition().getColumn(),
        issue.getSeverity(),
        issue.getDescription());
  }
}
