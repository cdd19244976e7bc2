import { standardSpread } from "@tieout/core/spread/spread";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { expect } from "vitest";
import { insertImport } from "../testing/builders.ts";
import { type SavedEdit, saveSpread } from "./spread.ts";
import { type HistoryPlace, listLineHistory } from "./spread-history.ts";

test("a line's history passes over edits that only mention it, a bounded number at a time", async ({
  tenant,
}) => {
  const { financialRecordId, userId } = await tenant.tx((db) => insertImport(db));
  const edits = Array.from({ length: 70 }, (_, i): SavedEdit => {
    const place = { node: "account/1", to: "section/debt" } as const;
    const moved = { do: "move", places: [place], was: [place] } as const;
    const turned = { do: "side", section: "section/debt", side: "Debit", was: "Credit" } as const;
    return { id: String(i), group: "g", command: i % 10 === 0 ? turned : moved };
  });
  await tenant.tx(async (db) => {
    const made = { spread: standardSpread([]), edits, userId, now: builtAt };
    await saveSpread(db, financialRecordId, { ...made, origin: "edit", version: 1 });
  });

  const pages: string[][] = [];
  let before: HistoryPlace | undefined;
  do {
    const page = await tenant.tx((db) =>
      listLineHistory(db, financialRecordId, "section/debt", { before, limit: 2 }),
    );
    pages.push(page.changes.map(({ edit }) => edit?.id ?? ""));
    before = page.next;
  } while (before);

  expect(pages).toEqual([["60", "50"], ["40", "30"], ["20", "10"], ["0"]]);
});
