import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExpressionListValue;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.ByteString;
import com.google.protobuf.util.Timestamps;
import com.google.type.LatLng;
import java.text.ParseException;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/** Converts documents in the format of Firestore's REST interface to values of the rules language. */
final class FirestoreValues {
  private FirestoreValues() {}

  /** A document as rules see it: `data`, `id` and `__name__`. */
  static ExpressionValue document(JsonObject document) {
    String name = document.get("name").getAsString();
    List<String> path = Arrays.asList(name.substring(name.indexOf("/databases/") + 1).split("/"));
    ExpressionMapValue.Builder resource = ExpressionMapValue.newBuilder();
    resource.putFields("data", map(document));
    resource.putFields("id", ExpressionValueUtils.createValue((Object) path.get(path.size() - 1)));
    resource.putFields("__name__", ExpressionValueUtils.segmentsToPathExpressions(path));
    return ExpressionValue.newBuilder().setMapValue(resource).build();
  }

  private static ExpressionValue map(JsonObject holder) {
    ExpressionMapValue.Builder map = ExpressionMapValue.newBuilder();
    if (holder.has("fields")) {
      for (Map.Entry<String, JsonElement> field : holder.getAsJsonObject("fields").entrySet()) {
        map.putFields(field.getKey(), value(field.getValue().getAsJsonObject()));
      }
    }
    return ExpressionValue.newBuilder().setMapValue(map).build();
  }

  private static ExpressionValue list(JsonObject holder) {
    ExpressionListValue.Builder list = ExpressionListValue.newBuilder();
    if (holder.has("values")) {
      for (JsonElement element : holder.getAsJsonArray("values")) {
        list.addValues(value(element.getAsJsonObject()));
      }
    }
    return ExpressionValue.newBuilder().setListValue(list).build();
  }

  private static ExpressionValue value(JsonObject typed) {
    Map.Entry<String, JsonElement> entry = typed.entrySet().iterator().next();
    JsonElement value = entry.getValue();
    ExpressionValue.Builder builder = ExpressionValue.newBuilder();
    switch (entry.getKey()) {
      case "nullValue":
        return ExpressionValueUtils.NULL;
      case "booleanValue":
        return builder.setBoolValue(value.getAsBoolean()).build();
      case "integerValue":
        return builder.setIntValue(value.getAsLong()).build();
      case "doubleValue":
        return builder.setFloatValue(value.getAsDouble()).build();
      case "stringValue":
        return builder.setStringValue(value.getAsString()).build();
      case "bytesValue":
        return builder.setBytesValue(ByteString.copyFrom(Base64.getDecoder().decode(value.getAsString()))).build();
      case "timestampValue":
        return builder.setTimestampValue(timestamp(value.getAsString())).build();
      case "referenceValue":
        String name = value.getAsString();
        List<String> path = Arrays.asList(name.substring(name.indexOf("/databases/") + 1).split("/"));
        return ExpressionValueUtils.segmentsToPathExpressions(path);
      case "geoPointValue":
        return builder.setLatlngValue(latLng(value.getAsJsonObject())).build();
      case "mapValue":
        return map(value.getAsJsonObject());
      case "arrayValue":
        return list(value.getAsJsonObject());
      default:
        throw new IllegalArgumentException("A Firestore value of an unknown type: " + entry.getKey());
    }
  }

  private static com.google.protobuf.Timestamp timestamp(String text) {
    try {
      return Timestamps.parse(text);
    } catch (ParseException failure) {
      throw new IllegalArgumentException("Not a timestamp: " + text, failure);
    }
  }

  /** The JSON leaves out a coordinate of zero. */
  private static LatLng latLng(JsonObject point) {
    LatLng.Builder latLng = LatLng.newBuilder();
    if (point.has("latitude")) {
      latLng.setLatitude(point.get("latitude").getAsDouble());
    }
    if (point.has("longitude")) {
      latLng.setLongitude(point.get("longitude").getAsDouble());
    }
    return latLng.build();
  }
}
