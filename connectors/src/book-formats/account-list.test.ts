import { withLabels } from "@tieout/core/book-mapping/account-labels";
import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import { describe, expect, it } from "vitest";
import { type Layout, layoutFile } from "../../../sandbox/src/dex/exports/layouts/layout.ts";
import { layouts } from "../../../sandbox/src/dex/exports/layouts/registry.ts";
import { firstRows, readSheets } from "../book-decoding/read-sheets.ts";
import { accountLabels } from "./account-list.ts";
import { readLayout } from "./testing/read-layout.ts";

describe("a list of accounts", () => {
  it("names the accounts of a Buchungsstapel, whose personal accounts stay two", async () => {
    const { books } = await readLayout(ofDatev("journal"));
    const labels = accountLabels(await rowsIn(ofDatev("chart-of-accounts")));
    const written = new Map(
      ofDatev("journal").company.accounts.map(({ number, name }) => [number, name]),
    );

    const { accounts } = withLabels(books, labels ?? []);

    expect(books.accounts.filter(({ name, number }) => name === number).length).toBeGreaterThan(20);
    expect(accounts.map(({ name }) => name)).toEqual(
      accounts.map(({ number }) => written.get(number ?? "")),
    );
    expect(accounts).toHaveLength(books.accounts.length);
  });

  it("is two columns of numbers and names, with or without headings, and nothing with figures", () => {
    const list = rowsOf(`
Kontenplan
Konto | Bezeichnung | Typ
0420 | Büroeinrichtung | A
1200 | Bank | A
8400 | Erlöse 19 % USt | E`);
    const trialBalance = rowsOf(`
Account | Name | Debit
1000 | Checking | 1,150.00
3000 | Capital | 1,150.00`);

    expect(accountLabels(list)).toEqual([
      { number: "0420", name: "Büroeinrichtung" },
      { number: "1200", name: "Bank" },
      { number: "8400", name: "Erlöse 19 % USt" },
    ]);
    expect(accountLabels(trialBalance)).toBeUndefined();
  });

  it("isn't a Buchungsstapel", async () => {
    expect(accountLabels(await rowsIn(ofDatev("journal")))).toBeUndefined();
  });
});

function ofDatev(report: Layout["report"]): Layout {
  const layout = layouts.find((one) => one.package === "DATEV" && one.report === report);
  if (!layout) throw new Error("It's in the registry");
  return layout;
}

async function rowsIn(layout: Layout) {
  const [sheet] = await readSheets(layoutFile(layout).bytes, "csv");
  return sheet ? firstRows(sheet) : [];
}
