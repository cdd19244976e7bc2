import { type Activity, documentTotal, type Line, type Side, type Transaction } from "./books.ts";
import type { DayNumber } from "./calendar.ts";

/** Maximum days a document stays open, unless it's never settled. */
const longestOpen = 125;

interface DocumentsOptions {
  readonly side: Side;
  /** The books' first day; documents open then are carried over. */
  readonly first: DayNumber;
  readonly issuedOn: Activity;
  /** Account number that carried-over documents are posted against. */
  readonly openingAccount: string;
  readonly planted?: readonly Transaction[];
}

export interface Documents {
  readonly issuedOn: Activity;
  readonly settledOn: Activity;
  readonly openOn: Activity;
  /** Total of carried-over documents, cents. */
  readonly carriedOver: number;
}

export function documents(options: DocumentsOptions): Documents {
  const { first, planted = [] } = options;
  const ordinary = remembered(options.issuedOn, 2 * longestOpen);
  const ordinaryBySettlement = remembered((day) => bySettlement(ordinary(day)), 2 * longestOpen);
  const carriedOver = carryOver(options, ordinary);
  const apart = [...carriedOver, ...planted];
  const window = (day: DayNumber) =>
    Array.from({ length: longestOpen + 1 }, (_, ago) => day - longestOpen + ago).filter(
      (issued) => issued >= first,
    );

  return {
    issuedOn: (day) => [
      ...apart.filter((document) => document.day === day),
      ...(day < first ? [] : ordinary(day)),
    ],
    settledOn: (day) => [
      ...apart.filter(({ document }) => document?.settled === day),
      ...window(day).flatMap((issued) => ordinaryBySettlement(issued).get(day) ?? []),
    ],
    openOn: (day) => [
      ...apart.filter((document) => document.day <= day && isOpenOn(document, day)),
      ...window(day).flatMap((issued) =>
        ordinary(issued).filter((document) => isOpenOn(document, day)),
      ),
    ],
    carriedOver: carriedOver.reduce((total, document) => total + documentTotal(document), 0),
  };
}

const isOpenOn = ({ document }: Transaction, day: DayNumber): boolean =>
  document !== undefined && document.settled > day;

function bySettlement(documents: readonly Transaction[]): Map<DayNumber, Transaction[]> {
  const found = new Map<DayNumber, Transaction[]>();
  for (const transaction of documents) {
    const day = transaction.document?.settled;
    if (day === undefined) continue;
    const same = found.get(day);
    if (same) same.push(transaction);
    else found.set(day, [transaction]);
  }
  return found;
}

/** They keep id, number and due day; only their total is in the new books. */
function carryOver({ first, openingAccount }: DocumentsOptions, ordinary: Activity): Transaction[] {
  const carried: Transaction[] = [];
  for (let day = first - longestOpen; day < first; day += 1) {
    for (const document of ordinary(day)) {
      if ((document.document?.settled ?? 0) < first) continue;
      carried.push({ ...document, day: first, lines: openingLines(document, openingAccount) });
    }
  }
  return carried;
}

function openingLines({ lines: [control] }: Transaction, openingAccount: string): Line[] {
  if (!control) throw new Error("A document has no lines");
  const memo = "Open when the books began";
  return [
    { ...control, memo },
    { account: openingAccount, amount: -control.amount, memo },
  ];
}

/** Caches the last `days` requested. */
export function remembered<Made>(
  make: (day: DayNumber) => Made,
  days: number,
): (day: DayNumber) => Made {
  const kept = new Map<DayNumber, Made>();

  return (day) => {
    const known = kept.get(day);
    if (known !== undefined) return known;
    const made = make(day);
    kept.set(day, made);
    if (kept.size > days) {
      // A Map's first key is the oldest.
      for (const oldest of kept.keys()) {
        kept.delete(oldest);
        break;
      }
    }
    return made;
  };
}
