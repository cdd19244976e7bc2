import { StringDecoder } from "node:string_decoder";
import { type XmlHandlers, xmlReader } from "./xml-stream.ts";
import { unzipped, type ZipEntry } from "./zip-directory.ts";

/** Reads a part of an archive as XML, and gives what the handlers have put out after each piece of it. */
export async function* zippedXml<Item>(
  bytes: Buffer,
  entry: ZipEntry,
  handlersFor: (out: (item: Item) => void) => XmlHandlers,
): AsyncGenerator<Item> {
  let items: Item[] = [];
  const reader = xmlReader(handlersFor((item) => void items.push(item)));
  const decoder = new StringDecoder("utf8");
  for await (const chunk of unzipped(bytes, entry)) {
    reader.write(decoder.write(chunk));
    for (const item of items) yield item;
    items = [];
  }
  reader.write(decoder.end());
  reader.end();
  for (const item of items) yield item;
}

export async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
