import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import java.io.PrintStream;

/** Writes whole lines, because evaluations end on several threads. */
final class AnswerChannel {
  private final Gson gson = new GsonBuilder().serializeNulls().create();
  private final PrintStream output;

  AnswerChannel(PrintStream output) {
    this.output = output;
  }

  synchronized void send(JsonObject message) {
    output.print(gson.toJson(message) + "\n");
    output.flush();
  }
}
