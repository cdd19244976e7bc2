import type { AccountClass } from "./account-class.ts";

export interface Numbering {
  readonly form: RegExp;
  readonly ranges: readonly (readonly [first: number, last: number, accountClass: AccountClass])[];
}

/** Of packages, by the first three digits, beside a dash after the first. */
export const numberingHabits: readonly Numbering[] = [
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
