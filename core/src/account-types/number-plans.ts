import { type AccountPlan, accountPlans, typedByPlan } from "../book-mapping/account-plans.ts";
import { countryPlan } from "../book-mapping/country-chart.ts";
import { legalChart } from "../book-mapping/legal-chart.ts";
import { classify } from "../ledger/classify.ts";
import type { Classification, VendorAccount } from "../ledger/ledger.ts";
import {
  type AccountClass,
  accountClasses,
  likeliest,
  type Side,
  sideOf,
} from "./account-class.ts";
import { countryCharts } from "./country-charts.ts";
import { numberingHabits } from "./numbering-habits.ts";
import { fitOf, type NumberedAccount, ownBlocks, type Place, type PlaceOf } from "./plan-fit.ts";

/** What a number says of its account in a plan. */
export interface Planned extends Place {
  /** Log odds. */
  readonly weight: number;
}

export interface NumberPlan {
  readonly kind: "legal" | "habit" | "first-digit" | "blocks";
  readonly planned: (number: string) => Planned | undefined;
}

/** The plan that the numbers follow: one that a country's landmarks prove, or else the one that names and signs fit best. */
export const planOf = (accounts: readonly NumberedAccount[]): NumberPlan | undefined =>
  legalPlan(accounts) ?? fittingPlan(accounts);

function legalPlan(accounts: readonly NumberedAccount[]): NumberPlan | undefined {
  const chart = accounts.map(({ number, name }) => vendorAccount(number, name));
  const typed = legalChart(chart);
  if (!typed) return undefined;
  const ofCountry = countryPlan(chart);
  const planned = (number: string): Planned | undefined => {
    const accountClass = classIn(typed(vendorAccount(number, "")));
    return accountClass && { ...placeIn(ofCountry, number, accountClass), weight: legalWeight };
  };
  const isContradicted = contradicts(accounts, (number) => planned(number)?.side);
  return isContradicted ? undefined : { kind: "legal", planned };
}

const legalWeight = 4;

/** Debtors and creditors of all kinds, and suspense, of which a law shows each where its balance stands. */
const byBalance: { readonly [Plan in AccountPlan]?: RegExp } = { pcg: /^(?:467|47[1-58])/ };

const placeIn = (
  plan: AccountPlan | undefined,
  number: string,
  accountClass: AccountClass,
): Place => ({
  ...{ accountClass, side: sideOf(accountClass) },
  ...(plan && byBalance[plan]?.test(number) && { isByBalance: true }),
});

/** An account that its plan lets be on either side is an asset with a debit balance (above zero). */
export function standing(planned: Planned | undefined, balance = 0): Planned | undefined {
  if (!planned?.isByBalance || balance <= 0) return planned;
  return { ...planned, side: "asset", accountClass: "other_current_asset" };
}

const classIn = (account: VendorAccount): AccountClass | undefined =>
  account.vendorType === "" ? undefined : classOf(classify(account).classification);

const vendorAccount = (number: string, name: string): VendorAccount => ({
  id: number,
  number,
  name,
  fullName: name,
  vendorType: "",
  posting: true,
  active: true,
});

const coarser: { readonly [Fine in Classification]?: AccountClass } = {
  inventory: "other_current_asset",
  prepaid: "other_current_asset",
  intangible: "other_asset",
  accrued_payroll: "other_current_liability",
  tax_payable: "other_current_liability",
  deferred_revenue: "other_current_liability",
  short_term_debt: "other_current_liability",
  other_liability: "long_term_debt",
};

/** The class that a classification belongs to; undefined for headings. */
export function classOf(classification: Classification): AccountClass | undefined {
  return accountClasses.find((each) => each === classification) ?? coarser[classification];
}

const sureEnough = 0.85;

/** Whether more than a fifth of the sides that names tell are others. */
function contradicts(
  accounts: readonly NumberedAccount[],
  sideAt: (number: string) => Side | undefined,
): boolean {
  const told = accounts.flatMap(({ number, ofSides }) => {
    const planned = sideAt(number);
    const [side, sureness] = likeliest(ofSides);
    return planned && sureness >= sureEnough ? [planned === side] : [];
  });
  return told.filter((isSame) => !isSame).length > 0.2 * told.length;
}

/**
 * The numbering that fits the accounts best: one that a package proposes, a chart laid down by law, first digits in their usual order,
 * or the business's own blocks.
 */
function fittingPlan(accounts: readonly NumberedAccount[]): NumberPlan | undefined {
  const fitting = [...candidates, { ...ownBlocks(accounts), kind: "blocks" as const }].flatMap(
    ({ kind, placeOf, freedom }) => {
      const fit = fitOf(accounts, placeOf);
      const isNarrow = kind === "habit" && (fit?.outside ?? 0) > 0.15 * accounts.length;
      if (!fit || isNarrow) return [];
      const weight = fit.weight * (kind === "blocks" ? trustInOwnBlocks : 1);
      return [{ kind, placeOf, rank: fit.score - freedom, weight }];
    },
  );
  const [best] = fitting.toSorted((one, other) => other.rank - one.rank);
  if (!best) return undefined;
  const { kind, placeOf, weight } = best;
  return {
    kind,
    planned: (number) => {
      const place = placeOf(number);
      return place && { ...place, weight };
    },
  };
}

/** They are made of what they are compared to. */
const trustInOwnBlocks = 0.7;

const numberings = [...numberingHabits, ...countryCharts];

const habits: readonly PlaceOf[] = numberings.map(({ form, ranges }) => (number) => {
  if (!form.test(number)) return undefined;
  const digits = number.replace("-", number.startsWith("0") || !/^\d-/.test(number) ? "-" : "");
  const leading = Number(digits.slice(0, 3));
  const range = ranges.find(([first, last]) => leading >= first && leading <= last);
  return range && placeIn(undefined, number, range[2]);
});

const laws: readonly PlaceOf[] = accountPlans.map((plan) => {
  const form = plan === "pcg" || plan === "pgc" || plan === "snc" ? /^\d{3,}$/ : /^\d{4}$/;
  return (number) => {
    if (!form.test(number)) return undefined;
    const accountClass = classIn(typedByPlan(vendorAccount(number, ""), plan));
    return accountClass && placeIn(plan, number, accountClass);
  };
});

const firstDigits: Readonly<Record<string, Side>> = {
  "1": "asset",
  "2": "liability",
  "3": "owners",
  "4": "income",
  "5": "expense",
  "6": "expense",
  "7": "expense",
};

interface Candidate {
  readonly kind: NumberPlan["kind"];
  readonly placeOf: PlaceOf;
  readonly freedom: number;
}

const candidates: readonly Candidate[] = [
  ...[...habits, ...laws].map((placeOf) => ({ kind: "habit" as const, placeOf, freedom: 0 })),
  {
    kind: "first-digit",
    placeOf: (number) => {
      const side = firstDigits[number.charAt(0)];
      return side && { side };
    },
    // Needs more evidence: a plan that fits equally well and also says the class is better.
    freedom: 3,
  },
];
