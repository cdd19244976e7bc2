import { engineMonths } from "./a-line-detail.ts";
import type { WrittenLine } from "./a-statement.ts";
import { statementBooks } from "./statement-books.ts";

/** A wholesaler's three years and nine months; it balances to the dollar. */
export const tidewaterBalanceSheet: readonly WrittenLine[] = [
  header(0, "Assets", "Debit"),
  header(1, "Current assets", "Debit"),
  header(2, "Cash", "Debit"),
  account(
    3,
    "1010",
    "Chesapeake operating checking",
    "Debit",
    [318_442, 287_915, 402_166, 361_908],
  ),
  account(3, "1020", "Payroll checking", "Debit", [41_200, 38_750, 52_904, 47_316]),
  total(2, "Total cash", "Debit", [359_642, 326_665, 455_070, 409_224]),
  header(2, "Accounts receivable", "Debit"),
  account(3, "1200", "Trade accounts receivable", "Debit", [588_204, 641_977, 703_845, 774_118]),
  account(
    3,
    "1250",
    "Allowance for doubtful accounts",
    "Debit",
    [-18_500, -21_000, -24_600, -31_800],
  ),
  total(2, "Total accounts receivable", "Debit", [569_704, 620_977, 679_245, 742_318]),
  header(2, "Inventory", "Debit"),
  account(3, "1310", "Marine hardware", "Debit", [412_880, 455_231, 498_702, 533_417]),
  account(3, "1320", "Engines and outdrives", "Debit", [736_905, 802_440, 918_360, 1_004_875]),
  account(3, "1330", "Rigging and rope", "Debit", [96_314, 101_887, 118_420, 127_066]),
  account(3, "1390", "Reserve for obsolescence", "Debit", [-22_000, -26_500, -31_000, -44_200]),
  total(2, "Total inventory", "Debit", [1_224_099, 1_333_058, 1_504_482, 1_621_158]),
  account(2, "1410", "Prepaid insurance", "Debit", [26_840, 29_115, 31_902, 18_744]),
  account(2, "", "Vendor deposits on engine orders", "Debit", [0, 15_000, 42_500, 61_250]),
  account(2, "9990", "Ask My Accountant", "Debit", [0, 0, 3180, 12_260]),
  total(1, "Total current assets", "Debit", [2_180_285, 2_324_815, 2_716_379, 2_864_954]),
  header(1, "Fixed assets", "Debit"),
  account(2, "1510", "Vehicles and trailers", "Debit", [284_600, 284_600, 338_950, 338_950]),
  account(2, "1520", "Shop equipment", "Debit", [171_045, 189_320, 206_780, 231_515]),
  account(2, "1530", "Leasehold improvements", "Debit", [88_400, 88_400, 88_400, 96_900]),
  account(2, "1590", "Accumulated depreciation", "Debit", [-246_310, -301_874, -362_290, -408_655]),
  total(1, "Total fixed assets", "Debit", [297_735, 260_446, 271_840, 258_710]),
  total(0, "Total assets", "Debit", [2_478_020, 2_585_261, 2_988_219, 3_123_664], "Double"),
  header(0, "Liabilities and equity", "Credit"),
  header(1, "Current liabilities", "Credit"),
  account(2, "2010", "Trade accounts payable", "Credit", [-402_118, -437_690, -488_212, -541_067]),
  account(
    2,
    "2100",
    "Chesapeake line of credit",
    "Credit",
    [-250_000, -310_000, -385_000, -420_000],
  ),
  account(2, "2200", "Accrued payroll", "Credit", [-38_420, -41_108, -47_950, -36_212]),
  account(2, "2300", "Sales tax payable", "Credit", [-12_904, -14_420, -16_338, -21_775]),
  total(1, "Total current liabilities", "Credit", [-703_442, -803_218, -937_500, -1_019_054]),
  account(1, "2500", "Equipment term loan", "Credit", [-318_000, -254_400, -190_800, -143_100]),
  header(1, "Equity", "Credit"),
  account(2, "3000", "Common stock", "Credit", [-50_000, -50_000, -50_000, -50_000]),
  account(
    2,
    "3100",
    "Retained earnings",
    "Credit",
    [-1_406_578, -1_477_643, -1_809_919, -1_911_510],
  ),
  total(1, "Total equity", "Credit", [-1_456_578, -1_527_643, -1_859_919, -1_961_510]),
  total(
    0,
    "Total liabilities and equity",
    "Credit",
    [-2_478_020, -2_585_261, -2_988_219, -3_123_664],
    "Double",
  ),
];

type Side = WrittenLine["side"];

function header(level: number, caption: string, side: Side): WrittenLine {
  return { kind: "SectionHeader", level, caption, side };
}

function total(
  level: number,
  caption: string,
  side: Side,
  dollars: readonly number[],
  rule: "Single" | "Double" = "Single",
): WrittenLine {
  return { kind: "SectionFooter", level, caption, side, dollars, rule };
}

function account(
  level: number,
  accountNo: string,
  caption: string,
  side: Side,
  dollars: readonly number[],
): WrittenLine {
  return {
    kind: "DetailAccount",
    level,
    caption,
    side,
    dollars,
    ...(accountNo !== "" && { accountNo }),
  };
}

/** The same as the BFF answers it, with the months of one account. */
export const tidewaterBooks = () =>
  statementBooks(tidewaterBalanceSheet, {
    posted: engineMonths().map(({ end, debit, credit }) => ({
      accountId: "1320",
      end,
      debit: debit / 100,
      credit: credit / 100,
    })),
  });
