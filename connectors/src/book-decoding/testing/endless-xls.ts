import { utils, write } from "@e965/xlsx";

export function anXls(): Buffer {
  const book = utils.book_new();
  const rows = [
    ["Acct", "Amount"],
    ["0010", 1.5],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), "TB");
  return write(book, { type: "buffer", bookType: "biff8" }) as Buffer;
}

/** The same with some bytes changed so that the package's reader never ends. */
export function endlessXls(): Buffer {
  const bytes = anXls();
  const changed = [
    [1940442668, 204],
    [1042672972, 134],
    [210733980, 168],
    [597739957, 129],
    [1469644978, 0],
    [1497985332, 33],
  ] as const;
  for (const [at, value] of changed) bytes[at % bytes.length] = value;
  return bytes;
}
