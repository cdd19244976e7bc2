import { countryChart } from "../book-mapping/country-chart.ts";
import { datevChart } from "../book-mapping/datev-chart.ts";
import { classify } from "../ledger/classify.ts";
import type { Classification, VendorAccount } from "../ledger/ledger.ts";
import { type AccountClass, accountClasses, type Side, sideOf } from "./account-class.ts";

/** What a number says of its account in a plan. */
export interface Planned {
  readonly side: Side;
  /** Absent where the plan tells the side alone. */
  readonly accountClass?: AccountClass;
  /** Log odds. */
  readonly weight: number;
}

export interface NumberPlan {
  readonly kind: "legal" | "habit" | "first-digit";
  readonly planned: (number: string) => Planned | undefined;
}

/** Numbers and what names and signs alone said of them. */
export interface NumberedAccount {
  readonly number: string;
  readonly name: string;
  readonly side: Side;
  /** Probability of that side, from 0 to 1. */
  readonly sureness: number;
}

/** The plan that the numbers follow: one laid down by law, or else the habit that names agree with most. */
export function planOf(accounts: readonly NumberedAccount[]): NumberPlan | undefined {
  return legalPlan(accounts) ?? habitPlan(accounts) ?? firstDigitPlan(accounts);
}

function legalPlan(accounts: readonly NumberedAccount[]): NumberPlan | undefined {
  const chart = accounts.map(({ number, name }) => vendorAccount(number, name));
  const typed = datevChart(chart) ?? countryChart(chart);
  if (!typed) return undefined;
  const planned = (number: string): Planned | undefined => {
    const account = typed(vendorAccount(number, ""));
    if (account.vendorType === "") return undefined;
    const accountClass = classOf(classify(account).classification);
    return accountClass && { accountClass, side: sideOf(accountClass), weight: legalWeight };
  };
  const { agree, disagree } = compared(accounts, (number) => planned(number)?.side);
  return disagree > 0.2 * (agree + disagree) ? undefined : { kind: "legal", planned };
}

const legalWeight = 4;

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

type Range = readonly [first: number, last: number, accountClass: AccountClass];

/** Numbering that packages propose and people keep, by the whole numbers before any dash or point. */
const habits: readonly { readonly form: RegExp; readonly ranges: readonly Range[] }[] = [
  {
    // Four or five digits in the United States: QuickBooks Desktop, NetSuite, Sage Intacct.
    form: /^[1-9]\d{3,4}(?:[.-]\d+)?$/,
    ranges: [
      [100, 109, "cash"],
      [110, 119, "ar"],
      [120, 149, "other_current_asset"],
      [150, 169, "fixed_asset"],
      [170, 179, "accumulated_depreciation"],
      [180, 199, "other_asset"],
      [200, 209, "ap"],
      [210, 249, "other_current_liability"],
      [250, 299, "long_term_debt"],
      [300, 399, "equity"],
      [400, 499, "revenue"],
      [500, 599, "cogs"],
      [600, 699, "opex"],
      [700, 709, "opex"],
      [800, 899, "other_expense"],
    ],
  },
  {
    // Sage 50 in the United Kingdom; of four digits, the first three.
    form: /^\d{4}$/,
    ranges: [
      [0, 9, "fixed_asset"],
      [100, 109, "other_current_asset"],
      [110, 110, "ar"],
      [120, 123, "cash"],
      [210, 210, "ap"],
      [211, 229, "other_current_liability"],
      [230, 239, "long_term_debt"],
      [300, 399, "equity"],
      [400, 499, "revenue"],
      [500, 699, "cogs"],
      [700, 799, "opex"],
      [800, 800, "depreciation_amortization"],
      [810, 829, "opex"],
    ],
  },
  {
    // Xero, three digits.
    form: /^\d{3}$/,
    ranges: [
      [90, 99, "cash"],
      [200, 269, "revenue"],
      [270, 299, "other_income"],
      [300, 399, "cogs"],
      [400, 499, "opex"],
      [500, 509, "income_tax"],
      [610, 611, "ar"],
      [612, 699, "other_current_asset"],
      [700, 799, "fixed_asset"],
      [800, 809, "ap"],
      [810, 899, "other_current_liability"],
      [900, 949, "long_term_debt"],
      [950, 999, "equity"],
    ],
  },
  {
    // FreeAgent, three digits.
    form: /^\d{3}(?:-\d+)?$/,
    ranges: [
      [1, 49, "revenue"],
      [50, 99, "other_income"],
      [100, 199, "cogs"],
      [200, 499, "opex"],
      [500, 509, "income_tax"],
      [600, 604, "fixed_asset"],
      [605, 609, "accumulated_depreciation"],
      [680, 699, "ar"],
      [750, 769, "cash"],
      [790, 799, "ap"],
      [800, 907, "other_current_liability"],
      [908, 998, "equity"],
    ],
  },
  {
    // MYOB: one digit, a dash, four digits.
    form: /^\d-\d{4}$/,
    ranges: [
      [100, 199, "other_current_asset"],
      [200, 299, "other_current_liability"],
      [300, 399, "equity"],
      [400, 499, "revenue"],
      [500, 599, "cogs"],
      [600, 699, "opex"],
      [800, 899, "other_income"],
      [900, 999, "other_expense"],
    ],
  },
];

const sureEnough = 0.85;

function habitPlan(accounts: readonly NumberedAccount[]): NumberPlan | undefined {
  const measured = habits.flatMap(({ form, ranges }) => {
    const classAt = (number: string): AccountClass | undefined => {
      if (!form.test(number)) return undefined;
      const digits = number.replace("-", number.startsWith("0") || !/^\d-/.test(number) ? "-" : "");
      const leading = Number(digits.slice(0, 3));
      return ranges.find(([first, last]) => leading >= first && leading <= last)?.[2];
    };
    const outside = accounts.filter(({ number }) => classAt(number) === undefined).length;
    const { agree, disagree } = compared(accounts, (number) => {
      const accountClass = classAt(number);
      return accountClass && sideOf(accountClass);
    });
    const fits =
      agree >= 5 && disagree <= 0.12 * (agree + disagree) && outside <= 0.15 * accounts.length;
    return fits ? [{ classAt, weight: weightOf(agree, disagree) }] : [];
  });
  const [best] = measured.toSorted((one, other) => other.weight - one.weight);
  if (!best) return undefined;
  return {
    kind: "habit",
    planned: (number) => {
      const accountClass = best.classAt(number);
      return accountClass && { accountClass, side: sideOf(accountClass), weight: best.weight };
    },
  };
}

const firstDigits: Readonly<Record<string, Side>> = {
  "1": "asset",
  "2": "liability",
  "3": "owners",
  "4": "income",
  "5": "expense",
  "6": "expense",
  "7": "expense",
};

function firstDigitPlan(accounts: readonly NumberedAccount[]): NumberPlan | undefined {
  const sideAt = (number: string) => firstDigits[number.charAt(0)];
  const { agree, disagree, distinct } = compared(accounts, sideAt);
  const isShown = agree >= 8 && distinct >= 4 && disagree <= 0.12 * (agree + disagree);
  const isUnopposed = agree >= 4 && distinct >= 3 && disagree === 0;
  if (!isShown && !isUnopposed) return undefined;
  const weight = weightOf(agree, disagree);
  return {
    kind: "first-digit",
    planned: (number) => {
      const side = sideAt(number);
      return side && { side, weight };
    },
  };
}

/** How many sides that names tell agree with a plan's. */
function compared(
  accounts: readonly NumberedAccount[],
  sideAt: (number: string) => Side | undefined,
) {
  const told = accounts.flatMap(({ number, side, sureness }) => {
    const planned = sideAt(number);
    return planned && sureness >= sureEnough ? [{ isSame: planned === side, side }] : [];
  });
  const same = told.filter(({ isSame }) => isSame);
  return {
    agree: same.length,
    disagree: told.length - same.length,
    distinct: new Set(same.map(({ side }) => side)).size,
  };
}

const weightOf = (agree: number, disagree: number): number =>
  Math.min(3.2, Math.log((agree + 1) / (disagree + 0.7)));
