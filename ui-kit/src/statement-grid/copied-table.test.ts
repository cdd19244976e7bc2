import { describe, expect, it } from "vitest";
import { copiedCells, copiedRows } from "./copied-table.ts";
import type { GridRow } from "./grid-model.ts";

const columns = [
  { id: "2024", label: "FY2024" },
  { id: "ytd", label: "YTD 2025" },
];
const row = (caption: string, ...amounts: number[]): GridRow => ({
  id: caption,
  caption,
  level: 1,
  kind: "line",
  cells: amounts.map((amount) => ({
    text: `(${Math.abs(amount)})`,
    label: "",
    plain: amount.toFixed(2),
  })),
});

describe("copied rows", () => {
  it("are a table with heads, captions and plain numbers", () => {
    const { html, text } = copiedRows("US dollars", columns, [row("Reserve", -31_000, -44_200)]);

    expect(text).toBe("US dollars\tFY2024\tYTD 2025\r\nReserve\t-31000.00\t-44200.00");
    expect(html).toContain("<td>-44200.00</td></tr></table>");
  });

  it("name a column with what stands over it", () => {
    const adjusted = [{ id: "a", label: "Adjusted", group: "FY 2024" }];

    expect(copiedRows("US dollars", adjusted, [row("Rope", 1)]).text).toBe(
      "US dollars\tFY 2024 Adjusted\r\nRope\t1.00",
    );
  });

  it.each(["=1+1", "+1", "-1", "@sum", " =1", "\t=1"])(
    "keep %j from being a formula",
    (caption) => {
      const { html, text } = copiedRows("", [], [row(caption)]);

      expect(text.split("\r\n")[1]).toBe(`'${caption.replace("\t", " ")}`);
      expect(html).toContain(`<td style="mso-number-format:'\\@'">'`);
    },
  );

  it("keep a caption in one cell, and out of the page's markup", () => {
    const { html, text } = copiedRows("", [], [row('<b>A & "B"</b>\tC\nD')]);

    expect(text.split("\r\n")[1]).toBe('<b>A & "B"</b> C D');
    expect(html).toContain('&lt;b&gt;A &amp; "B"&lt;/b&gt; C D');
  });
});

describe("copied cells", () => {
  it("are a rectangle of numbers alone", () => {
    const rows = [row("Reserve", -31_000, -44_200), row("Rope", 118_420, 127_066)];

    expect(copiedCells(rows, 1, 1).text).toBe("-44200.00\r\n127066.00");
    expect(copiedCells(rows, 0, 1).text).toBe("-31000.00\t-44200.00\r\n118420.00\t127066.00");
  });

  it("are a caption where that is the active cell", () => {
    expect(copiedCells([row("Rope", 1)], -1, -1).text).toBe("Rope");
  });
});
