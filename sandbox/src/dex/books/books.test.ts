import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Basis,
  type Books,
  documentTotal,
  isTemporary,
  type Side,
  type Transaction,
} from "./books.ts";
import { parseDay } from "./calendar.ts";
import { companies, standardSeed } from "./companies.ts";

const today = parseDay("2026-11-21") ?? 0;
const all = companies(today, standardSeed);
const small = ["tidewater", "bluestem", "ortega", "halloran"];
const bases: readonly Basis[] = ["accrual", "cash"];

describe.each(bases)("on the %s basis", (basis) => {
  it.each(["tidewater", "bluestem", "halloran", "kestrel-100k"])(
    "every transaction of %s balances",
    (id) => {
      const unbalanced = transactionsOf(booksOf(id), basis).filter(({ lines }) => sum(lines) !== 0);

      expect(unbalanced).toEqual([]);
    },
  );

  it("only the planted entry of ortega doesn't balance", () => {
    const unbalanced = transactionsOf(booksOf("ortega"), basis).filter(({ lines }) => sum(lines));

    expect(unbalanced.map(({ lines }) => sum(lines))).toEqual([18_000]);
  });

  it.each(small)("%s names only its own accounts and parties", (id) => {
    const { accounts, parties } = booksOf(id);
    const numbers = new Set(accounts.map(({ number }) => number));
    const transactions = transactionsOf(booksOf(id), basis);

    expect(
      transactions.flatMap(({ lines }) => lines).filter(({ account }) => !numbers.has(account)),
    ).toEqual([]);
    expect(transactions.filter(({ party }) => party && !parties.includes(party))).toEqual([]);
  });

  it.each(small)("%s never overdraws its bank at a week's end", (id) => {
    const books = booksOf(id);
    let cents = 0;
    let lowest = Number.POSITIVE_INFINITY;
    for (let day = books.company.first; day <= today; day += 1) {
      for (const { lines } of books.transactionsOn(day, basis)) {
        for (const { account, amount } of lines) if (account === "1010") cents += amount;
      }
      if (day % 7 === 0) lowest = Math.min(lowest, cents);
    }

    expect(lowest).toBeGreaterThan(0);
  });
});

describe("the cash basis", () => {
  it.each(["tidewater", "bluestem", "halloran", "kestrel-100k"])(
    "leaves nothing in %s's control accounts",
    (id) => {
      const balances = balancesOf(booksOf(id), "cash");

      expect(controlsOf(booksOf(id)).map((number) => balances.get(number) ?? 0)).toEqual([0, 0]);
    },
  );

  it("comes to the same money in the bank", () => {
    const [accrual, cash] = bases.map((basis) => balancesOf(booksOf("tidewater"), basis));

    expect(cash?.get("1010")).toBe(accrual?.get("1010"));
  });
});

describe("open documents", () => {
  it.each(["tidewater", "bluestem", "halloran", "kestrel-100k"])(
    "of %s add up to its control accounts on any day",
    (id) => {
      const books = booksOf(id);
      fc.assert(
        fc.property(fc.integer({ min: books.company.first, max: today }), (day) => {
          const balances = balancesOf(books, "accrual", day);
          const [receivable = "", payable = ""] = controlsOf(books);

          expect(openTotal(books, "receivable", day)).toBe(balances.get(receivable) ?? 0);
          expect(openTotal(books, "payable", day)).toBe(-(balances.get(payable) ?? 0));
        }),
        { numRuns: id === "kestrel-100k" ? 3 : 12 },
      );
    },
  );

  it("of ortega miss what was entered straight into receivables", () => {
    const books = booksOf("ortega");

    expect(
      (balancesOf(books, "accrual").get("1200") ?? 0) - openTotal(books, "receivable", today),
    ).toBe(825_000);
  });
});

describe("the same seed", () => {
  it.each(small)("gives %s the same books, whatever was asked before", (id) => {
    const again = companies(today, standardSeed).get(id);
    const day = today - 300;
    again?.transactionsOn(today, "cash");

    expect(again?.transactionsOn(day, "accrual")).toEqual(
      booksOf(id).transactionsOn(day, "accrual"),
    );
    expect(JSON.stringify(again && transactionsOf(again, "accrual"))).toBe(
      JSON.stringify(transactionsOf(booksOf(id), "accrual")),
    );
  });

  it("gives the same past on a later day, and another seed another", () => {
    const later = companies(today + 20, standardSeed).get("tidewater");
    const other = companies(today, 2).get("tidewater");
    const month = (books: Books | undefined) =>
      JSON.stringify(books && transactionsOf(books, "accrual", today - 120, today - 90));

    expect(month(later)).toBe(month(booksOf("tidewater")));
    expect(month(other)).not.toBe(month(booksOf("tidewater")));
  });
});

describe("the wholesaler's allowance for doubtful accounts", () => {
  it.each([2021, 2022, 2023, 2024, 2025])(
    "is a credit of a sensible size at the end of %i",
    (year) => {
      const yearEnd = parseDay(`${year}-12-31`) ?? 0;
      const allowance = balancesOf(booksOf("tidewater"), "accrual", yearEnd).get("1250");

      expect(allowance).toBeLessThan(-1_800_000);
      expect(allowance).toBeGreaterThan(-3_200_000);
    },
  );
});

describe("the contractor's defects", () => {
  const books = booksOf("ortega");

  it("has an entry into the closed year that was made after it was closed", () => {
    const late = transactionsOf(books, "accrual").filter(({ entered }) => entered !== undefined);

    expect(late.map(({ day }) => day < (books.company.closedThrough ?? 0))).toEqual([true]);
    expect(late.every(({ entered = 0 }) => entered > (books.company.closedThrough ?? 0))).toBe(
      true,
    );
  });

  it("has a suspense balance, and one invoice twice", () => {
    const invoices = transactionsOf(books, "accrual").filter(
      ({ docNumber }) => docNumber === "R-DUP-1180",
    );

    expect(balancesOf(books, "accrual").get("1900")).toBe(1_640_000);
    expect(invoices.map(documentTotal)).toEqual([1_864_000, 1_864_000]);
  });
});

describe("the restaurants in trouble", () => {
  const books = booksOf("halloran");
  const lastYear = parseDay("2025-12-31") ?? 0;
  const inYear = (account: string, yearsBefore: number) => {
    const day = (year: number, date: string) => parseDay(`${year - yearsBefore}-${date}`) ?? 0;
    return transactionsOf(books, "accrual", day(2025, "01-01"), day(2025, "12-31"))
      .flatMap(({ lines }) => lines)
      .reduce((total, line) => total + (line.account === account ? line.amount : 0), 0);
  };

  it("lose guests, close a house and draw on their line, year after year", () => {
    const diningRooms = [3, 2, 1, 0].map((yearsBefore) => -inYear("4010", yearsBefore));
    const line = [3, 2, 1, 0].map((yearsBefore) => -inYear("2100", yearsBefore));

    expect(diningRooms).toEqual(diningRooms.toSorted((one, other) => other - one));
    expect(line.slice(1).every((amount) => amount > 0)).toBe(true);
    expect(transactionsOf(books, "accrual", lastYear).some(spends("4030"))).toBe(false);
    expect(transactionsOf(books, "accrual", lastYear - 140, lastYear).some(spends("4030"))).toBe(
      true,
    );
  });

  it("pay their vendors later than they did", () => {
    const owed = ["2021-12-31", "2025-12-31"].map((day) =>
      openTotal(books, "payable", parseDay(day) ?? 0),
    );
    expect(owed[1]).toBeGreaterThan(1.5 * (owed[0] ?? 0));
  });
});

const spends =
  (account: string) =>
  ({ lines }: Transaction) =>
    lines.some((line) => line.account === account);

describe("the large company", () => {
  it("has a million lines, read in bounded memory", () => {
    const books = booksOf("kestrel-1m");
    let [lines, total, held] = [0, 0, 0];
    for (let day = books.company.first; day <= today; day += 1) {
      for (const transaction of books.transactionsOn(day, "accrual")) {
        lines += transaction.lines.length;
        total += sum(transaction.lines);
      }
      if (day % 200 === 0) held = Math.max(held, heldMegabytes());
    }

    expect(lines).toBeGreaterThan(1_000_000);
    expect(total).toBe(0);
    expect(held).toBeLessThan(300);
  });

  it("has as many as it says in the small size", () => {
    const transactions = transactionsOf(booksOf("kestrel-100k"), "accrual");

    expect(transactions.reduce((count, { lines }) => count + lines.length, 0)).toBeGreaterThan(
      100_000,
    );
  });
});

describe("retained earnings", () => {
  it.each([...all.keys()])(
    "are an account of %s, and nothing temporary is in the opening",
    (id) => {
      const books = booksOf(id);
      const temporary = new Set(books.accounts.filter(isTemporary).map(({ number }) => number));
      const [opening] = books.transactionsOn(books.company.first, "accrual");

      expect(books.accounts.filter(({ subType }) => subType === "RetainedEarnings")).toHaveLength(
        1,
      );
      expect(opening?.lines.filter(({ account }) => temporary.has(account))).toEqual([]);
    },
  );
});

function booksOf(id: string): Books {
  const books = all.get(id);
  if (!books) throw new Error(`No company ${id}`);
  return books;
}

const read = new Map<string, Transaction[]>();

/** Read once per company, as most tests need all transactions. */
function transactionsOf(books: Books, basis: Basis, from = books.company.first, to = today) {
  const key = `${books.company.id} ${basis}`;
  const isShared = books === all.get(books.company.id);
  const whole = (isShared && read.get(key)) || readAll(books, basis);
  if (isShared) read.set(key, whole);
  return whole.filter(({ day }) => day >= from && day <= to);
}

const readAll = ({ company, transactionsOn }: Books, basis: Basis): Transaction[] =>
  Array.from({ length: company.last - company.first + 1 }, (_, index) =>
    transactionsOn(company.first + index, basis),
  ).flat();

function balancesOf(books: Books, basis: Basis, upTo = today): Map<string, number> {
  const balances = new Map<string, number>();
  for (const { lines } of transactionsOf(books, basis, books.company.first, upTo)) {
    for (const { account, amount } of lines) {
      balances.set(account, (balances.get(account) ?? 0) + amount);
    }
  }
  return balances;
}

const controlsOf = ({ accounts }: Books) =>
  (["Accounts Receivable", "Accounts Payable"] as const).flatMap((type) =>
    accounts.filter((account) => account.type === type).map(({ number }) => number),
  );

const openTotal = (books: Books, side: Side, day: number) =>
  books.openDocuments(side, day).reduce((total, document) => total + documentTotal(document), 0);

const sum = (lines: readonly { readonly amount: number }[]) =>
  lines.reduce((total, { amount }) => total + amount, 0);

/** Memory after a forced collection. */
function heldMegabytes(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed / 1_000_000;
}
