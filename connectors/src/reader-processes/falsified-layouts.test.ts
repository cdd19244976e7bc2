import { isDeepStrictEqual } from "node:util";
import type { FileReport } from "@tieout/core/book-mapping/file-report";
import type { FileCheck } from "@tieout/core/book-mapping/tie-out";
import { describe, expect, it } from "vitest";
import { type Layout, layoutId } from "../../../sandbox/src/dex/exports/layouts/layout.ts";
import { layouts } from "../../../sandbox/src/dex/exports/layouts/registry.ts";
import type { Table } from "../../../sandbox/src/dex/exports/tables.ts";
import { type Falsification, falsifications, falsified } from "../book-formats/testing/falsify.ts";
import {
  figuresRead,
  figuresWritten,
  readLayout,
  reportOfLayout,
} from "../book-formats/testing/read-layout.ts";

const triesAll = process.env.TIEOUT_ALL === "1";

const books = layouts.filter(
  ({ report }) => !["profit-and-loss", "balance-sheet", "chart-of-accounts"].includes(report),
);

/** Why something wrong isn't noticed, by what the file's own figures can be held to. */
const unnoticed: Record<Falsification, (checked: Checked) => Unnoticed | undefined> = {
  amount: undetectableInPairs,
  sign: undetectableInPairs,
  dropped: undetectableInPairs,
  doubled: undetectableInPairs,
  date: (checked) =>
    checked("entries-on-a-day") && !checked("rows-in-pairs")
      ? undefined
      : // Without another line of its entry nothing says on which day a row was posted, and rows in another order are usual.
        "undetectable",
  account: (checked) =>
    checked("own-totals") || checked("closings-follow")
      ? undefined
      : // The entry balances still, and the file has neither totals nor balances of its accounts.
        "undetectable",
};

/** Each row of DATEV's batches posts an amount to two accounts, so any balances, and a batch has no totals. */
function undetectableInPairs(checked: Checked): Unnoticed | undefined {
  return checked("rows-in-pairs") && !checked("own-totals") ? "undetectable" : undefined;
}

type Unnoticed = "undetectable";

type Checked = (id: FileCheck["id"] | "rows-in-pairs") => boolean;

/** Of all that's falsified with `TIEOUT_ALL=1`. */
const caughtAtLeast: Readonly<Record<Falsification, number>> = {
  amount: 0.96,
  date: 0.13,
  account: 0.86,
  sign: 0.96,
  dropped: 0.96,
  doubled: 0.96,
};

describe("exports of packages with one thing wrong", () => {
  // One kind a layout, in turn; all kinds, at three places, with TIEOUT_ALL=1.
  it("are named, refused or asked about, unless nobody could tell from the file", async () => {
    const outcomes: Outcome[] = [];
    for (const [index, layout] of books.entries()) {
      const kinds = triesAll ? falsifications : [falsifications[index % falsifications.length]];
      const tables = layout.write(layout.company);
      const { report } = await reportOfLayout(layout, { tables });
      for (const kind of kinds) {
        for (const place of triesAll ? [0.1, 0.5, 0.9] : [0.6]) {
          const outcome = kind && (await outcomeOf(layout, tables, report, kind, place));
          if (outcome) outcomes.push(outcome);
        }
      }
    }

    expect(outcomes.filter(({ is }) => is === "missed")).toEqual([]);
    if (!triesAll) return;
    for (const kind of falsifications) {
      const own = outcomes.filter((one) => one.kind === kind);
      const share = own.filter(({ is }) => is === "caught").length / own.length;
      expect(share, `${kind} of ${own.length}`).toBeGreaterThanOrEqual(caughtAtLeast[kind]);
    }
  }, 300_000);
});

interface Outcome {
  readonly layout: string;
  readonly kind: Falsification;
  readonly row: number;
  readonly is: "caught" | "missed" | Unnoticed;
}

async function outcomeOf(
  layout: Layout,
  tables: readonly Table[],
  { table: seen, findings, asks }: FileReport,
  kind: Falsification,
  place: number,
): Promise<Outcome | undefined> {
  const at = seen?.sheet ?? 0;
  const table = tables[at];
  if (!seen || !table) throw new Error(`${layoutId(layout)} is a table`);
  const wrong = falsified(table, seen, kind, place);
  if (!wrong) return undefined;
  const checked: Checked = (id) =>
    id === "rows-in-pairs"
      ? seen.columns.some(({ field }) => field === "contraAccount")
      : (findings?.tieOut.checks.some((check) => check.id === id && check.of > 0) ?? false);
  const isCaught = await isNoticed(layout, tables.with(at, wrong.table), asks);
  const is = isCaught ? "caught" : (unnoticed[kind](checked) ?? "missed");
  return { layout: layoutId(layout), kind, row: wrong.row, is };
}

/** Also where the wrong cell doesn't count: hledger writes each amount twice. */
async function isNoticed(
  layout: Layout,
  tables: readonly Table[],
  before: FileReport["asks"],
): Promise<boolean> {
  const report = await reportOfLayout(layout, { tables }).then(
    (read) => read.report,
    () => undefined,
  );
  if (!report?.findings || report.findings.differs) return true;
  if (report.asks.some((ask) => !before.includes(ask))) return true;
  const read = figuresRead(layout, await readLayout(layout, { tables }));
  return isDeepStrictEqual(read, figuresWritten(layout));
}
