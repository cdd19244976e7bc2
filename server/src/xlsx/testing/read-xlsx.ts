import { strFromU8, unzipSync } from "fflate";

/** A cell's text or number, and its formula if any. */
export interface ReadCell {
  readonly value: string | number | undefined;
  readonly formula?: string;
}

export interface ReadSheet {
  readonly name: string;
  readonly xml: string;
  readonly cells: ReadonlyMap<string, ReadCell>;
}

/** The files in an archive, by path. */
export const filesIn = (archive: Uint8Array): ReadonlyMap<string, Uint8Array> =>
  new Map(Object.entries(unzipSync(archive)));

/** The parts of a package, by path. */
export const partsOf = (file: Uint8Array): ReadonlyMap<string, string> =>
  new Map([...filesIn(file)].map(([path, bytes]) => [path, strFromU8(bytes)]));

/** Reads what a comparison needs, of our files or LibreOffice's. */
export function readXlsx(file: Uint8Array): readonly ReadSheet[] {
  const parts = partsOf(file);
  const shared = [...(parts.get("xl/sharedStrings.xml") ?? "").matchAll(/<si>(.*?)<\/si>/gs)].map(
    ([, item = ""]) => textOf(item),
  );
  const targets = new Map(
    [...(parts.get("xl/_rels/workbook.xml.rels") ?? "").matchAll(/<Relationship [^>]*>/g)].map(
      ([tag]) => [attribute(tag, "Id"), attribute(tag, "Target")],
    ),
  );

  return [...(parts.get("xl/workbook.xml") ?? "").matchAll(/<sheet [^>]*>/g)].map(([tag]) => {
    const xml = parts.get(`xl/${targets.get(attribute(tag, "r:id"))}`) ?? "";
    return { name: plain(attribute(tag, "name")), xml, cells: cellsOf(xml, shared) };
  });
}

export async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const bytes of stream) all.push(bytes);
  return Buffer.concat(all);
}

function cellsOf(xml: string, shared: readonly string[]): Map<string, ReadCell> {
  const cells = new Map<string, ReadCell>();
  for (const [, head = "", body = ""] of xml.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
    const formula = /<f[^>]*>(.*?)<\/f>/s.exec(body)?.[1];
    const value = contentOf(attribute(`${head} `, "t"), body, shared);
    cells.set(
      attribute(head, "r"),
      formula === undefined ? { value } : { value, formula: plain(formula) },
    );
  }
  return cells;
}

function contentOf(
  type: string,
  body: string,
  shared: readonly string[],
): string | number | undefined {
  if (type === "inlineStr") return textOf(body);
  const value = /<v[^>]*>(.*?)<\/v>/s.exec(body)?.[1];
  if (value === undefined) return undefined;
  if (type === "s") return shared[Number(value)];
  return type === "str" || type === "e" ? plain(value) : Number(value);
}

function textOf(xml: string): string {
  return [...xml.matchAll(/<t(?: [^>]*)?>(.*?)<\/t>/gs)]
    .map(([, text = ""]) => plain(text))
    .join("");
}

const patterns = new Map<string, RegExp>();

function attribute(tag: string, name: string): string {
  const pattern = patterns.get(name) ?? new RegExp(`(?:^|\\s)${name}="([^"]*)"`);
  patterns.set(name, pattern);
  return pattern.exec(tag)?.[1] ?? "";
}

function plain(xml: string): string {
  return xml
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&")
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
