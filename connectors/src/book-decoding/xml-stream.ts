import { setImmediate as turn } from "node:timers/promises";
import { SaxesParser, type SaxesTagPlain } from "saxes";
import type { XmlEvent } from "../book-formats/saft-reader.ts";
import { FileRefused } from "./refusal.ts";
import { decoded, encodingOf } from "./text-encoding.ts";

/** Names come without their prefixes. */
export interface XmlHandlers {
  readonly open?: (
    name: string,
    attribute: (name: string) => string | undefined,
    line: number,
  ) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

interface XmlReader {
  readonly write: (text: string) => void;
  readonly end: () => void;
}

/** Deeper than any of the formats that we read. */
const deepest = 64;

/** More than any tag of theirs has. */
const mostAttributes = 256;

/** A text, tag or comment is buffered until it ends; no real one is nearly as long. */
const longestOfFile = 1 << 20;

/** Text already in memory is parsed in pieces so that its tags have the same bound. */
const longestPiece = 1 << 16;

/** Streams XML. Entities aren't expanded, nothing is fetched, and a document type declaration is refused. */
export function xmlReader({ open, text, close }: XmlHandlers, longest = longestOfFile): XmlReader {
  const parser = new SaxesParser();
  let depth = 0;
  let sinceTag = 0;
  let attributes = 0;
  parser.on("error", () => {
    throw new FileRefused("damaged");
  });
  parser.on("doctype", () => {
    throw new FileRefused("damaged");
  });
  parser.on("attribute", () => {
    if (++attributes > mostAttributes) throw new FileRefused("damaged");
  });
  parser.on("opentag", (tag) => {
    attributes = 0;
    if (++depth > deepest) throw new FileRefused("damaged");
    sinceTag = 0;
    open?.(localName(tag.name), (name) => attributeOf(tag, name), parser.line);
  });
  parser.on("text", (found) => text?.(found));
  parser.on("cdata", (found) => text?.(found));
  parser.on("closetag", (tag) => {
    depth--;
    sinceTag = 0;
    close?.(localName(tag.name));
  });
  return {
    write: (found) => {
      for (const some of piecesOf(found)) {
        sinceTag += some.length;
        parser.write(some);
        if (sinceTag > longest) throw new FileRefused("damaged");
      }
    },
    end: () => void parser.close(),
  };
}

/** Yields between pieces, because a long text takes seconds. */
export async function readInTurns(reader: XmlReader, pieces: Iterable<string>): Promise<void> {
  for (const some of pieces) {
    reader.write(some);
    await turn();
  }
  reader.end();
}

/** Pieces that take milliseconds each; none ends within a reference such as `&#x1F;`. */
export function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const most = at + longestPiece;
    const tail = text.slice(most - longestReference, most);
    const begun = tail.lastIndexOf("&");
    const isCut = most < text.length && begun >= 0 && !tail.includes(";", begun);
    const end = isCut ? most - longestReference + begun : most;
    yield text.slice(at, end);
    at = end;
  }
}

const longestReference = 12;

function attributeOf({ attributes }: SaxesTagPlain, name: string): string | undefined {
  const own = attributes[name];
  if (own !== undefined) return own;
  const key = Object.keys(attributes).find((one) => localName(one) === name);
  return key === undefined ? undefined : attributes[key];
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** @throws FileRefused where the document isn't well-formed. */
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
