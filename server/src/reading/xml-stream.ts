import { SaxesParser, type SaxesTagPlain } from "saxes";
import { FileRefused } from "./refusal.ts";

/** What happens in a document, names without their prefixes. */
export interface XmlHandlers {
  readonly open?: (
    name: string,
    attribute: (name: string) => string | undefined,
    line: number,
  ) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

export interface XmlReader {
  readonly write: (text: string) => void;
  readonly end: () => void;
}

/** Deeper than any of the formats that we read. */
const deepest = 64;

/** A text, a tag or a comment is held in memory until it ends; none of a file's is nearly as long. */
const longestOfFile = 1 << 20;

/** A text that is there already is looked at in pieces, so that its tags have the same bound. */
const piece = 1 << 16;

/**
 * Reads XML as it comes. Entities of a document's own aren't expanded and nothing is fetched; a
 * document that declares a type of its own is refused, since none that we read does.
 */
export function xmlReader({ open, text, close }: XmlHandlers, longest = longestOfFile): XmlReader {
  const parser = new SaxesParser();
  let depth = 0;
  let sinceTag = 0;
  parser.on("error", () => {
    throw new FileRefused("damaged");
  });
  parser.on("doctype", () => {
    throw new FileRefused("damaged");
  });
  parser.on("opentag", (tag) => {
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
      for (let at = 0; at < found.length; at += piece) {
        const some = found.slice(at, at + piece);
        sinceTag += some.length;
        parser.write(some);
        if (sinceTag > longest) throw new FileRefused("damaged");
      }
    },
    end: () => void parser.close(),
  };
}

function attributeOf({ attributes }: SaxesTagPlain, name: string): string | undefined {
  const own = attributes[name];
  if (own !== undefined) return own;
  const key = Object.keys(attributes).find((one) => localName(one) === name);
  return key === undefined ? undefined : attributes[key];
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
