import type { Day } from "../calendar/day.ts";
import type { FiscalPeriod } from "../calendar/fiscal-year.ts";
import { sha256 } from "../hash/sha256.ts";
import type { Basis, Ledger } from "../ledger/ledger.ts";
import { type Minor, toMinor } from "../money/money.ts";
import { adjustedLedger, classifiedLedger, countedAdjustments } from "../spread/adjusted-ledger.ts";
import { canonicalText, type Spread } from "../spread/spread.ts";
import type { RiskInputs } from "./inputs.ts";
import { modelHash, type RiskModel } from "./model.ts";
import type { ShownAmounts } from "./statement-feeds.ts";
import { type Guessed, type StatementInputs, statementRiskInputs } from "./statement-inputs.ts";
import type { RiskNote } from "./statement-notes.ts";
import { lengthInDays, type RiskYears, riskYears } from "./years.ts";

/** A record's books in one basis, and its statements as saved. */
export interface RiskSubject {
  /** As collected. */
  readonly ledger: Ledger;
  readonly spread: Spread;
}

/** Adjusted figures include the confirmed adjustments. */
export type RiskFigures = "Adjusted" | "Reported";

/** Everything that an analysis takes from the books. */
export interface ReadStatements {
  readonly basis: Basis;
  readonly currency: string;
  readonly year: FiscalPeriod;
  /** Absent if growth can't be computed from it. */
  readonly prior?: FiscalPeriod;
  /** Adjusted if the spread has confirmed adjustments on this basis. */
  readonly figures: RiskFigures;
  readonly leading: ReadFigures;
  readonly reported: ReadFigures;
  readonly notes: readonly RiskNote[];
  /** On accounts of unknown type, in the year that has more. */
  readonly unknown: Minor;
  /** By the end of each year read: assets less liabilities and equity, where that isn't zero. */
  readonly imbalances: readonly { readonly day: Day; readonly amount: Minor }[];
}

/** Two years' amounts. */
export interface ReadFigures {
  readonly inputs: RiskInputs;
  readonly shown: { readonly year: ShownAmounts; readonly prior: ShownAmounts };
  readonly guessed: Guessed;
}

export function readStatements({
  ledger,
  spread,
}: RiskSubject):
  | (ReadStatements & { readonly failed?: undefined })
  | { readonly failed: "no-full-fiscal-year" } {
  const years = riskYears(ledger);
  if (years.failed) return years;
  const { year, prior } = years;
  const asReported = readYears(classifiedLedger(ledger, spread), spread, years);
  const isAdjusted = countedAdjustments(ledger, spread).length > 0;
  const read = isAdjusted ? readYears(adjustedLedger(ledger, spread), spread, years) : asReported;

  const leading = figuresOf(read);
  const isPriorRead = leading.inputs.prior.sales !== undefined;
  const imbalances = [
    ...(prior && isPriorRead ? [{ day: prior.end, amount: read.prior?.imbalance }] : []),
    { day: year.end, amount: read.year.imbalance },
  ];
  return {
    basis: ledger.basis,
    currency: ledger.currency,
    year,
    ...(prior && { prior }),
    figures: isAdjusted ? "Adjusted" : "Reported",
    leading,
    reported: figuresOf(asReported),
    unknown: toMinor(Math.max(read.year.unknown, read.prior?.unknown ?? 0)),
    notes: [...read.year.notes, ...priorNotes(years, leading.inputs)],
    imbalances: imbalances.flatMap(({ day, amount = zero }) =>
      amount === 0 ? [] : [{ day, amount }],
    ),
  };
}

interface ReadYears {
  readonly year: StatementInputs;
  readonly prior: StatementInputs | undefined;
}

function readYears(
  ledger: Ledger,
  spread: Spread,
  { year, prior }: Extract<RiskYears, { readonly year: FiscalPeriod }>,
): ReadYears {
  return {
    year: statementRiskInputs({ ledger, spread, year }),
    prior: prior && statementRiskInputs({ ledger, spread, year: prior }),
  };
}

function figuresOf({ year, prior }: ReadYears): ReadFigures {
  return {
    inputs: { year: year.amounts, prior: prior?.amounts ?? {} },
    shown: { year: year.shown, prior: prior?.shown ?? {} },
    guessed: year.guessed,
  };
}

/** Why growth is unknown, if the prior year is the reason. */
function priorNotes(
  { prior, priorOfOtherLength }: Extract<RiskYears, { readonly year: FiscalPeriod }>,
  inputs: RiskInputs,
): RiskNote[] {
  if (priorOfOtherLength) {
    const { start, end } = priorOfOtherLength;
    const days = lengthInDays(priorOfOtherLength);
    return [{ code: "prior-year-other-length", values: { start, end, days } }];
  }
  if (!prior) return [{ code: "no-prior-year", values: {} }];
  return inputs.prior.sales === undefined ? [{ code: "no-prior-sales", values: {} }] : [];
}

/** What an analysis depends on in addition to the statements. */
export interface RiskCodes {
  readonly model: RiskModel;
  /** Six digits. */
  readonly naicsCode?: string | undefined;
  /** Only decides whether US peers apply. */
  readonly postalCode?: string | undefined;
}

/**
 * SHA-256 over everything that can change a figure or a note: both years' amounts, adjusted and reported; the guessed part of
 * them; the notes; the years' days; basis, currency, codes and model. Names, captions, styles and the order of lines aren't
 * included.
 */
export function riskInputHash(
  { basis, currency, year, prior, leading, reported, ...read }: ReadStatements,
  { model, naicsCode, postalCode }: RiskCodes,
): string {
  const notes = read.notes.map(({ code, values }) => ({
    ...{ code, ...values },
    account: undefined,
  }));
  return sha256(
    canonicalText({
      ...{ basis, currency, year, prior, leading, reported, notes, naicsCode, postalCode },
      model: modelHash(model),
    }),
  );
}

/** Whether confirmed adjustments change any amount. */
export function isChangedByAdjustments({ leading, reported }: ReadStatements): boolean {
  const amounts = ({ inputs, shown }: ReadFigures) => canonicalText({ inputs, shown });
  return amounts(leading) !== amounts(reported);
}

const zero = toMinor(0);
