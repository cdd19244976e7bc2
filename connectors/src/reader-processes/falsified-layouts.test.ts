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

/** What can't be known from a file, by what its own figures can be held to. */
const undetectable: Partial<Record<Falsification, (checked: Checked) => string | undefined>> = {
  date: (checked) =>
    checked("vouchers-balance")
      ? undefined
      : "Lines have no entry's number, and nothing else in the file says on which day they were posted.",
  account: (checked) =>
    checked("own-totals") || checked("closings-follow")
      ? undefined
      : "The entry balances still, and the file has neither totals nor balances of its accounts.",
};

type Checked = (id: FileCheck["id"]) => boolean;

/** Of all that's falsified with `TIEOUT_ALL=1`; what isn't caught can't be. */
const caughtAtLeast: Readonly<Record<Falsification, number>> = {
  amount: 1,
  date: 0,
  account: 0,
  sign: 1,
  dropped: 1,
  doubled: 1,
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
  readonly is: "caught" | "undetectable" | "missed";
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
    findings?.tieOut.checks.some((check) => check.id === id && check.of > 0) ?? false;
  const isCaught = await isNoticed(layout, tables.with(at, wrong.table), asks);
  const is = isCaught ? "caught" : undetectable[kind]?.(checked) ? "undetectable" : "missed";
  return { layout: layoutId(layout), kind, row: wrong.row, is };
}

/** Also where it's read as if nothing were wrong. */
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
  return JSON.stringify(read) === JSON.stringify(figuresWritten(layout));
}
