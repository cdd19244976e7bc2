import type { Classification } from "./account.ts";

/** What a name says, where type and subtype leave it open. Never more than a guess. */
interface NameRule {
  readonly name: RegExp;
  readonly classification: Classification;
}

/**
 * Splits a classification that is somebody's "rest" by the account's name. English words only; a name
 * that says nothing leaves the account where its type put it.
 */
export function splitByName(rest: Classification, name: string): Classification | undefined {
  return rules[rest]?.find((rule) => rule.name.test(name))?.classification;
}

const expenses: readonly NameRule[] = [
  {
    name: /\b(depreciation|amorti[sz]ation|depletion)\b/i,
    classification: "depreciation_amortization",
  },
  { name: /\binterest\b/i, classification: "interest_expense" },
  {
    name: /\b((income|corporat(e|ion)) tax(es)?|provision for tax(es)?|deferred tax(es)?)\b/i,
    classification: "income_tax",
  },
];

const rules: Partial<Record<Classification, readonly NameRule[]>> = {
  other_current_asset: [
    {
      name: /\ballowance for (doubtful|bad|uncollect)|\bbad debts? (allowance|reserve)\b/i,
      classification: "ar",
    },
    { name: /\bpre-?(paid|payments?)\b/i, classification: "prepaid" },
    {
      name: /\b(inventory|stock on hand|finished goods|raw materials)\b/i,
      classification: "inventory",
    },
  ],
  fixed_asset: [
    {
      name: /\b(accum(ulated|\.)?|less) (depr(eciation|n|\.)?|amort(i[sz]ation|\.)?|depletion)/i,
      classification: "accumulated_depreciation",
    },
  ],
  other_asset: [
    {
      name: /\b(goodwill|intangibles?|trade-?marks?|patents?|licen[cs]es?|customer list)\b/i,
      classification: "intangible",
    },
  ],
  other_current_liability: [
    {
      name: /\b(payroll|wages?|salar(y|ies)|401\(?k\)?|withholdings?|accrued (vacation|pto|bonus(es)?)|pension|superannuation|payg)/i,
      classification: "accrued_payroll",
    },
    { name: /\b(tax(es)?|vat|gst|hst|pst)\b/i, classification: "tax_payable" },
    {
      name: /\b(deferred|unearned) (revenue|income)|\bcustomer deposits?\b/i,
      classification: "deferred_revenue",
    },
    {
      name: /\b(line of credit|credit line|loc|loans?|notes?( payable)?|overdraft|current portion|ppp|eidl)\b/i,
      classification: "short_term_debt",
    },
    {
      name: /\b(credit cards?|visa|master-?card|amex|american express)\b/i,
      classification: "credit_card",
    },
  ],
  other_liability: [
    {
      name: /\b(loans?|notes?( payable)?|mortgages?|bonds?|leases?)\b/i,
      classification: "long_term_debt",
    },
  ],
  equity: [
    {
      name: /\b(retained (earnings|profits?)|accumulated (earnings|deficit))\b/i,
      classification: "retained_earnings",
    },
  ],
  opex: expenses,
  other_expense: expenses,
};
