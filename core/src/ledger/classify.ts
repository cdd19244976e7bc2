import type { Account, Classification, ClassificationSource, VendorAccount } from "./ledger.ts";

/**
 * By analyst (`override`), special role, subtype, type, and a rule on the name (connectors.md). Words that nobody knows never
 * throw: they give `unknown`, at a confidence that asks for a person.
 */
export function classify(account: VendorAccount, override?: Classification): Account {
  const verdict = override
    ? { classification: override, classificationSource: "analyst" as const, confidence: 1 }
    : asGuessed(judge(account), account);
  return { ...account, ...verdict, kind: kindOf(verdict.classification) };
}

/** A guess is recorded as one, and what a sender or their statement said as theirs, however well the rest fits. */
function asGuessed(verdict: Verdict, { typeFrom, specialRole }: VendorAccount): Verdict {
  if (typeFrom === undefined || specialRole !== undefined) return verdict;
  const isGuess = typeFrom === "likely" || typeFrom === "unsure" || typeFrom === "unknown";
  const classificationSource = isGuess ? "file-guess" : typeFrom;
  const confidence = verdict.classification === "unknown" ? 0.1 : confidences[typeFrom];
  return { ...verdict, classificationSource, confidence };
}

const confidences = {
  "profit-and-loss": 0.9,
  "balance-sheet": 0.9,
  sender: 0.9,
  memory: 0.8,
  likely: 0.7,
  unsure: 0.3,
  unknown: 0.1,
} as const;

/** Real is on the balance sheet, Nominal on the income statement. */
export function kindOf(classification: Classification): Account["kind"] {
  return nominal.has(classification) ? "Nominal" : "Real";
}

const nominal: ReadonlySet<Classification> = new Set<Classification>([
  "revenue",
  "cogs",
  "opex",
  "depreciation_amortization",
  "interest_expense",
  "income_tax",
  "other_income",
  "other_expense",
]);

interface Verdict {
  readonly classification: Classification;
  readonly classificationSource: ClassificationSource;
  readonly confidence: number;
}

function judge(account: VendorAccount): Verdict {
  const { name, vendorType, vendorSubtype, specialRole, posting } = account;
  if (!posting) return verdict("non_posting", "vendor-type", 0.9);

  const byRole = specialRole === undefined ? undefined : specialRoles.get(wordOf(specialRole));
  if (byRole) return verdict(byRole, "special-role", 1);

  const type = types.get(wordOf(vendorType));
  const subtype = vendorSubtype === undefined ? undefined : subtypeOf(wordOf(vendorSubtype), type);
  if (subtype && !saysOther(vendorSubtype)) return verdict(subtype, "vendor-subtype", 0.95);

  const rest = subtype ?? type;
  const byName = rest === undefined ? undefined : splitByName(rest, name);
  if (byName) return verdict(byName, "name-rule", 0.5);
  if (subtype) return verdict(subtype, "vendor-subtype", 0.85);
  if (type) return verdict(type, "vendor-type", 0.75);
  return verdict("unknown", "vendor-type", 0.1);
}

/** A subtype can't change the statement: QuickBooks allows "TaxesPaid" under any expense type. */
function subtypeOf(word: string, type: Classification | undefined): Classification | undefined {
  const subtype = subtypes.get(word);
  if (subtype === undefined || type === undefined) return subtype;
  if (kindOf(subtype) !== kindOf(type)) return undefined;
  // Other expenses stay below the line unless the subtype has its own.
  return type === "other_expense" && subtype === "opex" ? "other_expense" : subtype;
}

/** "Other…" is a package's fallback, so a name may know better. */
function saysOther(subtype: string | undefined): boolean {
  return subtype !== undefined && wordOf(subtype).startsWith("other");
}

function verdict(
  classification: Classification,
  classificationSource: ClassificationSource,
  confidence: number,
): Verdict {
  return { classification, classificationSource, confidence };
}

/* Standard classification (connectors.md). Words compare in lower case, letters and digits only. */

type Words = ReadonlyMap<string, Classification>;

function wordOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

const table = (rows: Partial<Record<Classification, string>>): Words =>
  new Map(
    Object.entries(rows).flatMap(([classification, words]) =>
      // Object.entries loses the key type, which the record has checked.
      words.split(/\s+/).map((word) => [word.toLowerCase(), classification as Classification]),
    ),
  );

/** SpecialAccountType, SystemAccount and the like. */
const specialRoles: Words = table({
  cash: "UndepositedFunds PettyCash",
  ar: "Debtors ReceivablesAccount AccountsReceivable",
  inventory: "InventoryAssets",
  ap: "Creditors PayablesAccount AccountsPayable",
  accrued_payroll: "PayrollLiabilities DirectDepositLiabilities WagePayables",
  tax_payable: "SalesTaxPayable GST GSTOnImports",
  equity: "OpeningBalanceEquity Historical",
  retained_earnings: "RetainedEarnings CloseToGLAccount",
  cogs: "CostOfGoodsSoldAccount",
  other_expense:
    "ExchangeGainLoss RealisedCurrencyGain UnrealisedCurrencyGain BankCurrencyGain Rounding",
  non_posting: "Estimates PurchaseOrders SalesOrders",
});

/** QuickBooks Online subtypes and Business Central subcategories. */
const subtypes: Words = table({
  cash: `CashOnHand CashAndCashEquivalents Checking Savings MoneyMarket RentsHeldInTrust TrustAccounts
    Bank UndepositedFunds Cash`,
  ar: "AccountsReceivable AllowanceForBadDebts",
  inventory: "Inventory",
  prepaid: "PrepaidExpenses",
  other_current_asset: `DevelopmentCosts EmployeeCashAdvances LoansToOfficers
    LoansToOthers LoansToStockholders Retainage OtherCurrentAssets CurrentAssets
    Investment_MortgageRealEstateLoans`,
  fixed_asset: `Buildings DepletableAssets FurnitureAndFixtures Land LeaseholdImprovements
    MachineryAndEquipment OtherFixedAssets Vehicles FixedAssetComputers FixedAssetCopiers
    FixedAssetFurniture FixedAssetPhone FixedAssetPhotoVideo FixedAssetSoftware
    FixedAssetOtherToolsEquipment FixedAssets Equipment`,
  accumulated_depreciation: "AccumulatedDepreciation AccumulatedDepletion AccumulatedAmortization",
  intangible:
    "Goodwill IntangibleAssets Licenses OrganizationalCosts AccumulatedAmortizationOfOtherAssets",
  other_asset: "LeaseBuyout OtherLongTermAssets SecurityDeposits OtherAsset",
  ap: "AccountsPayable",
  credit_card: "CreditCard",
  accrued_payroll: `PayrollTaxPayable PayrollClearing DirectDepositPayable AccruedVacationPayable
    PayrollLiabilities`,
  tax_payable: `SalesTaxPayable GlobalTaxPayable FederalIncomeTaxPayable StateLocalIncomeTaxPayable
    CurrentTaxLiability`,
  deferred_revenue: "DeferredRevenue",
  short_term_debt: `LineOfCredit LoanPayable CurrentPortionOfObligationsUnderFinanceLeases
    ShortTermBorrowings BankLoans`,
  other_current_liability: `InsurancePayable OtherCurrentLiabilities PrepaidExpensesPayable
    RentsInTrustLiability TrustAccountsLiabilities CurrentLiabilities`,
  long_term_debt: `NotesPayable LongTermBorrowings ObligationsUnderFinanceLeases
    ShareholderNotesPayable LongTermLiabilities`,
  other_liability: "OtherLongTermLiabilities",
  equity: `AcceptedContributions OpeningBalanceEquity OwnersEquity PaidInCapitalOrSurplus
    PartnerContributions PartnerDistributions PartnersEquity PersonalExpense PersonalIncome
    PreferredStock CommonStock TreasuryStock EstimatedTaxes Healthcare
    DistributionsToShareholders`,
  retained_earnings: "RetainedEarnings",
  revenue: `NonProfitIncome OtherPrimaryIncome SalesOfProductIncome ServiceFeeIncome
    DiscountsRefundsGiven UnappliedCashPaymentIncome SalesRetail SalesWholesale RevenueGeneral
    OperatingGrants OtherCurrentOperatingIncome CashReceiptIncome`,
  cogs: `EquipmentRentalCos OtherCostsOfServiceCos ShippingFreightDeliveryCos SuppliesMaterialsCogs
    CostOfLaborCos`,
  depreciation_amortization: "Depreciation Amortization AmortizationExpense Depletion",
  interest_expense: `InterestPaid FinanceCosts BorrowingCost VehicleLoanInterest
    MortgageInterestHomeOffice InterestExpense`,
  income_tax: "IncomeTaxExpense IncomeTaxOtherExpense DeferredTaxExpense TaxExpense",
  opex: `AdvertisingPromotional Auto BadDebts BankCharges CharitableContributions CostOfLabor
    DuesSubscriptions Entertainment EntertainmentMeals EquipmentRental GlobalTaxExpense Insurance
    LegalProfessionalFees OfficeGeneralAdministrativeExpenses OtherBusinessExpenses
    OtherMiscellaneousServiceCost PayrollExpenses PromotionalMeals RentOrLeaseOfBuildings
    RepairMaintenance ShippingFreightDelivery SuppliesMaterials TaxesPaid Travel TravelMeals
    UnappliedCashBillPaymentExpense Utilities`,
  other_income: `DividendIncome InterestEarned OtherInvestmentIncome OtherMiscellaneousIncome
    TaxExemptInterest GainLossOnSaleOfFixedAssets GainLossOnSaleOfInvestments IncomeInterest`,
  other_expense: `ExchangeGainOrLoss PenaltiesSettlements OtherMiscellaneousExpense HomeOffice
    OtherIncomeAndExpenses`,
});

/** QuickBooks Online and Desktop, Xero, NetSuite, MYOB and Sage 50 types; Business Central categories. */
const types: Words = table({
  cash: "Bank Cash",
  ar: "AccountsReceivable AccountReceivable AcctRec UnbilledRec",
  inventory: "Inventory",
  prepaid: "Prepayment DeferExpense",
  other_current_asset: "OtherCurrentAsset OthCurrAsset Current",
  fixed_asset: "FixedAsset Fixed",
  accumulated_depreciation: "AccumulatedDepreciation AccumulatedAmortization",
  other_asset: "OtherAsset OthAsset NonCurrent Asset Assets",
  ap: "AccountsPayable AccountPayable AcctPay",
  credit_card: "CreditCard CredCard",
  accrued_payroll: "WagePayables PAYG PAYGLiability SuperannuationLiability",
  tax_payable: "GST GSTOnImports",
  deferred_revenue: "DeferRevenue",
  other_current_liability: "OtherCurrentLiability OthCurrLiab CurrLiab Liability Liabilities",
  long_term_debt: "LongTermLiability LongTermLiab TermLiab",
  other_liability: "OtherLiability",
  equity: "Equity EquityDoesntClose EquityGetsClosed",
  retained_earnings: "RetainedEarnings EquityRetainedEarnings",
  revenue: "Income Revenue Sales",
  cogs: "CostOfGoodsSold CostOfSales COGS DirectCosts",
  opex: "Expense Overheads",
  depreciation_amortization: "Depreciatn Depreciation",
  other_income: "OtherIncome OthIncome",
  other_expense: "OtherExpense OthExpense",
  non_posting: "NonPosting Stat Statistical",
});

/** Used where type and subtype leave it open; always a guess. */
interface NameRule {
  readonly name: RegExp;
  readonly classification: Classification;
}

/** Splits a catch-all classification by name, in English only; otherwise the type decides. */
function splitByName(rest: Classification, name: string): Classification | undefined {
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
