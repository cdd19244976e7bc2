import { textOf } from "@tieout/core/book-mapping/sheet-row";
import { describe, expect, it } from "vitest";
import { delimitedRows, delimiterOf } from "./record-parser.ts";

describe("delimitedRows", () => {
  it("reads quotes, lines in them, and any end of a line; an empty one is only counted", () => {
    const text = '"Acct";"Na""me"\r\n10;"two\nlines; one cell"\r11;x"y\n\n12;\u001a';

    expect(rows(text)).toEqual([
      [1, "Acct", 'Na"me'],
      [2, "10", "two\nlines; one cell"],
      [3, "11", 'x"y'],
      [5, "12", ""],
    ]);
  });

  it("finds the mark between cells, in spite of marks in figures", () => {
    expect(delimiterOf(Buffer.from("a;b;c\n1;2,5;3,5\n1;2,5;3,5\n"))).toBe(";");
    expect(delimiterOf(Buffer.from('a,b\n"1;2;3",4\n"1;2;3",4\n'))).toBe(",");
    expect(delimiterOf(Buffer.from("a\tb, c\n1\t2\n3\t4\n"))).toBe("\t");
    expect(delimiterOf(Buffer.from('"a"\t"b, c"\n"1, 2"\t"3"\n'))).toBe("\t");
    expect(delimiterOf(Buffer.from("sep=|\r\na,b|c\r\n"))).toBe("|");
  });

  it("leaves out the line that tells a spreadsheet the mark", () => {
    expect(rows("sep=;\na;b\n1;2\n")).toEqual([
      [1, "a", "b"],
      [2, "1", "2"],
    ]);
  });

  it("gets over a quote that nobody closes", () => {
    const text = `a,"b\n${"1,2\n".repeat(40_000)}`;

    expect(rows(text).length).toBeGreaterThan(1_000);
  });

  it("reads what spreadsheets save as Unicode and as Windows text", () => {
    expect(rows(Buffer.from("\ufeffÖl\t1\nÅl\t2", "utf16le"))).toEqual([
      [1, "Öl", "1"],
      [2, "Ål", "2"],
    ]);
    expect(rows(Buffer.from("\ufeffÖl;1\n", "utf8"))).toEqual([[1, "Öl", "1"]]);
    expect(rows(Buffer.from("Öl;1\n", "latin1"))).toEqual([[1, "Öl", "1"]]);
  });
});

function rows(text: string | Buffer): (string | number)[][] {
  return [...delimitedRows(Buffer.from(text))].map(({ number, cells }) => [
    number,
    ...cells.map(textOf),
  ]);
}
