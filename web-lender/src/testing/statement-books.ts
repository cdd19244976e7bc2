import type { Day } from "@tieout/core/calendar/day";
import type { Account } from "@tieout/core/ledger/ledger";
import { packBalances } from "@tieout/core/ledger/packed-ledger";
import { buildLedger } from "@tieout/core/ledger/roll-forward";
import { toMinor } from "@tieout/core/money";
import { standardSpread } from "@tieout/core/spread/spread";
import type { LayoutNode, SectionNode } from "@tieout/core/statement/layout";
import type { components } from "@tieout/openapi/lender";
import type { Writable } from "@tieout/openapi/writable";
import type { StoredSpread } from "../api/spread.ts";
import type { WrittenLine } from "./a-statement.ts";

export interface StatementBooks {
  readonly figures: Writable<components["schemas"]["Figures"]>;
  readonly spread: Writable<StoredSpread>;
}

interface BooksOptions {
  /** First day and last days of the columns. */
  readonly from?: string;
  readonly ends?: readonly string[];
  /** Of a file that has balances on those days alone. */
  readonly hasBalancesOnly?: boolean;
  /** What was posted to some accounts, instead of the columns' differences after the last but one. */
  readonly posted?: readonly AccountMovement[];
}

interface AccountMovement {
  readonly accountId: string;
  readonly end: string;
  /** Whole dollars. */
  readonly debit: number;
  readonly credit: number;
}

/**
 * Books whose balance sheet is the one that is written, in the layout that is written: what an account holds in the
 * first column it opened with.
 */
export function statementBooks(
  lines: readonly WrittenLine[],
  {
    from: first = "2022-01-01",
    ends: lasts = ["2022-12-31", "2023-12-31", "2024-12-31", "2025-09-30"],
    hasBalancesOnly = false,
    posted = [],
  }: BooksOptions = {},
): StatementBooks {
  const [from, ends] = [first as Day, lasts as readonly Day[]];
  const upTo = ends.at(-1) ?? from;
  const written = lines.filter(({ kind }) => kind === "DetailAccount");
  const accounts = written.map(accountOf);
  const inMonths = new Set(posted.map(({ accountId }) => accountId));
  const ledger = buildLedger({
    legalName: "Tidewater Marine Supply, Inc.",
    currency: "USD",
    basis: "accrual",
    fiscalYearEnd: { month: 12, day: 31 },
    from,
    upTo,
    ...(hasBalancesOnly && { balanceDays: ends }),
    accounts,
    openings: written.map((line) => ({
      accountId: idOf(line),
      amount: toMinor((line.dollars?.[0] ?? 0) * 100),
    })),
    movements: [
      ...written.flatMap((line) =>
        ends.slice(1, inMonths.has(idOf(line)) ? -1 : undefined).map((end, i) => {
          const change = (line.dollars?.[i + 1] ?? 0) - (line.dollars?.[i] ?? 0);
          return movement(idOf(line), end, Math.max(0, change), Math.max(0, -change));
        }),
      ),
      ...posted.map(({ accountId, end, debit, credit }) =>
        movement(accountId, end as Day, debit, credit),
      ),
    ],
  });
  const { openings, movements, basis } = packBalances(ledger);
  const spread = standardSpread([]);
  const layouts = { ...spread.layouts, BalanceSheet: layoutOf(lines) };
  return {
    figures: {
      datasourceNameId: "quickbooksonline",
      dataAsOf: "2025-10-14T13:42:00Z",
      legalName: ledger.legalName,
      currency: ledger.currency,
      fiscalYearEnd: ledger.fiscalYearEnd,
      from,
      cuts: [...ledger.cuts],
      retainedEarningsId: ledger.retainedEarningsId,
      ...(hasBalancesOnly && { hasEntries: false }),
      accounts: [...ledger.accounts],
      balances: [{ basis, openings: [...openings], movements: [...movements] }],
    },
    // The fixture is a spread as core has it; the contract's lists aren't readonly.
    spread: { version: 1, spread: { ...spread, layouts } } as unknown as Writable<StoredSpread>,
  };
}

const movement = (accountId: string, end: Day, debit: number, credit: number) => ({
  accountId,
  end,
  debit: toMinor(debit * 100),
  credit: toMinor(credit * 100),
});

const idOf = ({ accountNo, caption }: WrittenLine) => accountNo || caption;

function accountOf(line: WrittenLine): Account {
  const { caption, accountNo, side } = line;
  const isEarnings = caption === "Retained earnings";
  const usual = side === "Debit" ? "other_current_asset" : "other_current_liability";
  return {
    id: idOf(line),
    ...(accountNo && { number: accountNo }),
    name: caption,
    fullName: caption,
    vendorType: side === "Debit" ? "Other Current Asset" : "Other Current Liability",
    posting: true,
    active: true,
    kind: "Real",
    classification: isEarnings ? "retained_earnings" : usual,
    classificationSource: "vendor-type",
    confidence: 1,
  };
}

/** Sections by their captions: "Current assets" is `current-assets`. */
function layoutOf(lines: readonly WrittenLine[]): LayoutNode[] {
  const roots: LayoutNode[] = [];
  const open: { readonly section: SectionNode; readonly children: LayoutNode[] }[] = [];
  for (const line of lines) {
    const children = open.at(-1)?.children ?? roots;
    if (line.kind === "DetailAccount") children.push({ node: "account", id: idOf(line) });
    else if (line.kind === "SectionHeader") {
      const inside: LayoutNode[] = [];
      const section: SectionNode = {
        node: "section",
        id: line.caption.toLowerCase().replaceAll(" ", "-"),
        reportedAs: line.side,
        children: inside,
      };
      children.push(section);
      open.push({ section, children: inside });
    } else open.pop();
  }
  return roots;
}
