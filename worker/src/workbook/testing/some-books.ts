import { addDays, type Day, daysBetween } from "@tieout/core/calendar/day";
import { cutsBetween, type FiscalYearEnd } from "@tieout/core/calendar/fiscal-year";
import { classify } from "@tieout/core/ledger/classify";
import type {
  Account,
  Classification,
  JournalLine,
  Ledger,
  OpenDocument,
  OpeningBalance,
  Party,
} from "@tieout/core/ledger/ledger";
import { accumulator, buildLedger } from "@tieout/core/ledger/roll-forward";
import { toMinor } from "@tieout/core/money";

/** Seeded books with everything a workbook contains. */
export interface SomeBooks {
  readonly ledger: Ledger;
  readonly lines: readonly JournalLine[];
  readonly parties: readonly Party[];
  readonly documents: readonly OpenDocument[];
}

export interface BookShape {
  readonly legalName: string;
  readonly currency: string;
  readonly fiscalYearEnd: FiscalYearEnd;
  readonly from: Day;
  readonly upTo: Day;
  readonly entries: number;
}

export const cafe: BookShape = {
  legalName: `Harbor & Vine "Café" <Holdings>, LLC`,
  currency: "USD",
  fiscalYearEnd: { month: 6, day: 30 },
  from: "2022-07-01" as Day,
  upTo: "2025-10-14" as Day,
  entries: 900,
};

export function someBooks(shape: BookShape = cafe): SomeBooks {
  const next = randomNumbers(20_251_014);
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new Error("Nothing to pick from");
    return item;
  };

  const accounts = chart.map(([number, name, classification]) =>
    account(number, name, classification),
  );
  const of = (...wanted: readonly Classification[]) =>
    accounts.filter(({ classification }) => wanted.includes(classification)).map(({ id }) => id);
  const kinds = [
    { type: "Invoice", debit: of("ar"), credit: of("revenue"), least: 20_000, most: 4_000_000 },
    { type: "Payment", debit: of("cash"), credit: of("ar"), least: 20_000, most: 3_500_000 },
    {
      type: "Bill",
      debit: of("cogs", "opex", "inventory"),
      credit: of("ap", "credit_card"),
      least: 5_000,
      most: 1_200_000,
    },
    {
      type: "Bill Payment",
      debit: of("ap", "credit_card"),
      credit: of("cash"),
      least: 5_000,
      most: 1_100_000,
    },
    {
      type: "Journal Entry",
      debit: of("depreciation_amortization"),
      credit: of("accumulated_depreciation"),
      least: 9_999,
      most: 150_001,
    },
    {
      type: "Check",
      debit: of("interest_expense", "long_term_debt", "income_tax", "other_expense"),
      credit: of("cash"),
      least: 1_001,
      most: 90_007,
    },
    {
      type: "Deposit",
      debit: of("cash"),
      credit: of("other_income", "deferred_revenue"),
      least: 3,
      most: 40_001,
    },
  ];
  const days = daysBetween(shape.from, shape.upTo);

  const lines = Array.from({ length: shape.entries }, (_, index): JournalLine[] => {
    const kind = pick(kinds);
    const amount = toMinor(between(kind.least, kind.most));
    const common = {
      transactionId: `T-${index}`,
      transactionType: kind.type,
      date: addDays(shape.from, Math.floor((index * (days + 1)) / shape.entries)),
      documentNumber: `=${index}`,
      memo: pick(memos),
      partyId: pick(partyNames.map((_, party) => `P${party}`)),
    };
    return [
      { ...common, lineNumber: 1, accountId: pick(kind.debit), amount },
      { ...common, lineNumber: 2, accountId: pick(kind.credit), amount: toMinor(-amount) },
    ];
  }).flat();

  const cuts = cutsBetween(shape.from, shape.upTo, shape.fiscalYearEnd);
  const totals = accumulator(
    accounts.map(({ id }) => id),
    cuts,
    shape.from,
  );
  for (const line of lines) totals.add(line);
  const { entries: _, ...named } = shape;
  const ledger = buildLedger({
    ...named,
    basis: "accrual",
    accounts,
    openings,
    movements: totals.movements(),
  });

  const asOfs = cuts.filter((cut) => cut.slice(5) === "06-30" || cut === shape.upTo);
  const documents = (["receivable", "payable"] as const).flatMap((side) =>
    asOfs.flatMap((asOf) =>
      Array.from({ length: 40 }, (_, index): OpenDocument => {
        const date = addDays(asOf, -between(0, 150));
        const credit = index % 9 === 0;
        const total = toMinor((credit ? -1 : 1) * between(10_000, 900_000));
        return {
          side,
          asOf,
          documentId: `${side}-${asOf}-${index}`,
          kind:
            side === "receivable"
              ? credit
                ? "credit"
                : "invoice"
              : credit
                ? "vendor-credit"
                : "bill",
          number: `INV-${1000 + index}`,
          partyId: `P${between(0, partyNames.length - 1)}`,
          date,
          ...(index % 7 !== 0 && { dueDate: addDays(date, 30) }),
          total,
          outstanding: index % 5 === 0 ? toMinor(Math.round(total / 3)) : total,
        };
      }),
    ),
  );
  const parties = partyNames.map(
    (name, index): Party => ({
      id: `P${index}`,
      kind: index % 2 === 0 ? "customer" : "vendor",
      name,
    }),
  );
  return { ledger, lines, parties, documents };
}

const chart: readonly (readonly [number: string, name: string, classification: Classification])[] =
  [
    ["1010", "Operating checking", "cash"],
    ["1020", "Payroll checking", "cash"],
    ["1030", "Petty cash", "cash"],
    ["1200", "Trade accounts receivable", "ar"],
    ["1250", "Allowance for doubtful accounts", "ar"],
    ["1300", "Coffee & beans", "inventory"],
    ["1310", "Wine <imported>", "inventory"],
    ["1400", "Prepaid insurance", "prepaid"],
    ["1450", "Ask My Accountant", "other_current_asset"],
    ["1500", "Espresso machines and grinders", "fixed_asset"],
    ["1510", "Leasehold improvements", "fixed_asset"],
    ["1590", "Accumulated depreciation", "accumulated_depreciation"],
    ["1800", "Goodwill", "intangible"],
    ["2000", "Trade accounts payable", "ap"],
    ["2100", "Visa 4417", "credit_card"],
    ["2200", "Payroll liabilities", "accrued_payroll"],
    ["2210", "Sales tax payable", "tax_payable"],
    ["2300", "Gift cards sold", "deferred_revenue"],
    ["2500", "Equipment term loan", "long_term_debt"],
    ["2510", "Shareholder's note", "long_term_debt"],
    ["3000", "Members' capital", "equity"],
    ["3100", "Distributions", "equity"],
    ["3900", "Retained earnings", "retained_earnings"],
    ["4000", "Counter sales", "revenue"],
    ["4010", "Catering", "revenue"],
    ["4090", "Discounts given", "revenue"],
    ["5000", "Beverage cost", "cogs"],
    ["5010", "Food cost", "cogs"],
    ["6000", "=Wages (formula-looking name)", "opex"],
    ["6010", "Rent", "opex"],
    ["6020", "Utilities", "opex"],
    ["6030", "Repairs and maintenance", "opex"],
    ["6040", "Merchant fees", "opex"],
    ["6090", "Depreciation", "depreciation_amortization"],
    ["7000", "Interest income", "other_income"],
    ["7100", "Interest on term loan", "interest_expense"],
    ["7200", "Loss on disposals", "other_expense"],
    ["8000", "State income tax", "income_tax"],
    ["9000", "Never used", "opex"],
  ];

const openings: readonly OpeningBalance[] = [
  ["1010", 8_412_377],
  ["1200", 31_250_019],
  ["1300", 4_100_003],
  ["1510", 20_000_000],
  ["1590", -3_333_333],
  ["2000", -9_999_901],
  ["2500", -30_000_000],
  ["3000", -15_000_000],
  ["3900", -5_429_165],
].map(([accountId, amount]) => ({ accountId: String(accountId), amount: toMinor(Number(amount)) }));

const memos = [
  "Weekly delivery",
  "=2+3",
  "Naïve façade — 東京 ☕",
  "Line one\nline two",
  "",
  "bell \u0007 rings",
];
const partyNames = [
  "Ames & Sons",
  "Beta <Roasters>",
  "=Cafetal, S.A.",
  "Delta Dairy",
  "Évora Wines",
  "Fox*Trot?",
  "Fox*Trot?",
];

function account(number: string, name: string, classification: Classification): Account {
  return classify(
    { id: number, number, name, fullName: name, vendorType: "Any", posting: true, active: true },
    classification,
  );
}

/** Deterministic pseudorandom numbers from 0 to 1 (Lehmer). */
function randomNumbers(seed: number): () => number {
  let state = seed % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
