import { languages } from "@tieout/core/language";
import { expect, it } from "vitest";
import { sayBooksProblem } from "./books-refusals.ts";

it("names a report that isn't books, and the way to the right one in the package that wrote it", () => {
  expect(
    languages.map((language) => sayBooksProblem("other-report/balance-sheet/xero", language)),
  ).toEqual([
    "This is a balance sheet. We need a trial balance or a general ledger. In Xero, choose Accounting, then Reports and General Ledger Detail or Trial Balance, then Export to Excel.",
    "Este es un balance general. Necesitamos un balance de comprobación o un libro mayor. En Xero, elija Accounting, luego Reports y General Ledger Detail o Trial Balance, y después exporte a Excel.",
    "Ceci est un bilan. Il nous faut une balance générale ou un grand livre. Dans Xero, choisissez Accounting, puis Reports et General Ledger Detail ou Trial Balance, puis exportez vers Excel.",
  ]);
});

it("says any other problem in one sentence of its own", () => {
  expect(sayBooksProblem("infected", "en")).toBe("Malware was found in this file.");
});
