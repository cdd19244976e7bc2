import type { XmlEvent } from "../book-formats/saft-reader.ts";
import { decoded, encodingOf } from "./text-encoding.ts";
import { xmlReader } from "./xml-stream.ts";

/** A document as events, for a reader of books. Throws a `FileRefused` where it isn't well-formed. */
export function* xmlEvents(bytes: Buffer): Generator<XmlEvent> {
  let events: XmlEvent[] = [];
  const reader = xmlReader({
    open: (name, _attribute, line) => events.push({ event: "open", name, line }),
    text: (text) => events.push({ event: "text", text }),
    close: (name) => events.push({ event: "close", name }),
  });
  for (const text of decoded(bytes, encodingOf(bytes, declaredEncoding(bytes)))) {
    reader.write(text);
    yield* events;
    events = [];
  }
  reader.end();
  yield* events;
}

function declaredEncoding(bytes: Buffer): string | undefined {
  const start = bytes.toString("latin1", 0, 200);
  return /^\s*<\?xml[^>]*\bencoding=["']([\w.-]+)["']/.exec(start)?.[1];
}
