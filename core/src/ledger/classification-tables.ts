import type { Classification } from "./account.ts";

/*
 * The table of standard classifications (connectors.md, "Standard classification"), by the words that
 * packages use for types and subtypes. Words are compared in lower case without anything but letters
 * and digits, so that "Other Current Asset" and "OtherCurrentAsset" are one.
 */

/** What a word stands for, whichever package says it. */
export type Words = ReadonlyMap<string, Classification>;

/** The form in which words are compared. */
export function wordOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

const table = (rows: Partial<Record<Classification, string>>): Words =>
  new Map(
    Object.entries(rows).flatMap(([classification, words]) =>
      // Object.entries forgets what the keys are; the record's type has checked them.
      words.split(/\s+/).map((word) => [word.toLowerCase(), classification as Classification]),
    ),
  );

/** Accounts that a package has singled out: SpecialAccountType, SystemAccount and the like. */
export const specialRoles: Words = table({
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

/** Subtypes as QuickBooks Online names them, and default subcategories of Business Central. */
export const subtypes: Words = table({
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

/** Types of QuickBooks Online and Desktop, Xero, NetSuite, MYOB; categories of Business Central. */
export const types: Words = table({
  cash: "Bank Cash",
  ar: "AccountsReceivable AccountReceivable AcctRec UnbilledRec",
  inventory: "Inventory",
  prepaid: "Prepayment DeferExpense",
  other_current_asset: "OtherCurrentAsset OthCurrAsset Current",
  fixed_asset: "FixedAsset Fixed",
  other_asset: "OtherAsset OthAsset NonCurrent Asset Assets",
  ap: "AccountsPayable AccountPayable AcctPay",
  credit_card: "CreditCard CredCard",
  accrued_payroll: "WagePayables PAYG PAYGLiability SuperannuationLiability",
  tax_payable: "GST GSTOnImports",
  deferred_revenue: "DeferRevenue",
  other_current_liability: "OtherCurrentLiability OthCurrLiab CurrLiab Liability Liabilities",
  long_term_debt: "LongTermLiability LongTermLiab TermLiab",
  other_liability: "OtherLiability",
  equity: "Equity",
  retained_earnings: "RetainedEarnings",
  revenue: "Income Revenue Sales",
  cogs: "CostOfGoodsSold CostOfSales COGS DirectCosts",
  opex: "Expense Overheads",
  depreciation_amortization: "Depreciatn Depreciation",
  other_income: "OtherIncome OthIncome",
  other_expense: "OtherExpense OthExpense",
  non_posting: "NonPosting Stat Statistical",
});
