import { expect } from "@playwright/test";
import { askForBooks, journey, runningSandbox, unique } from "@tieout/sandbox/testing/journeys";
import { dexBooks } from "@tieout/sandbox/testing/journeys/dex-books";
import { logIn } from "./at-the-lender.ts";
import { compareWithDex } from "./compare-with-dex.ts";
import { collectionsOf, untilStep } from "./follow-collection.ts";
import { statementReader } from "./statement-views.ts";

journey("a worker killed on its way leaves one whole collection", async ({ page }) => {
  // A silent worker's jobs are taken over after 30 seconds (D-25); worker/src/handlers kills at every step.
  const sandbox = runningSandbox();
  const asked = await askForBooks(unique("Kestrel"), {
    accountingCollectionGroups: ["financial-statements"],
  });
  const reader = statementReader(page);
  await logIn(page);
  const ended = asked.share("kestrel-100k");

  await untilStep(page, asked.workspaceId, (step) => step === "journal-lines");
  process.kill(sandbox.pidOf("worker"), "SIGKILL");

  expect(await ended).toMatchObject({ outcome: "Success", errorDescription: "" });
  const [collection, ...others] = await collectionsOf(page, asked.workspaceId);
  expect(others).toEqual([]);
  expect(collection?.financialRecordStatus).toBe("Created");
  const { from = "", upTo = "", journalLines } = collection?.collected ?? {};
  const books = await dexBooks(sandbox, "kestrel-100k");
  expect(journalLines).toBe((await books.journalLines(from, upTo)).length);

  await page.reload();
  await page.getByRole("link", { name: `Statements , ${asked.displayName}` }).click();
  for (const type of ["BalanceSheet", "IncomeStatement"] as const) {
    const view = { type, period: "FiscalYearsAndYTD", basis: "accrual" } as const;
    await compareWithDex(await reader.show(view), books);
  }
});
