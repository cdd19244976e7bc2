import type { JournalEntry, JournalLine, JournalLines } from "../api/journal-lines.ts";
import type { LineDetail } from "../spread/line-detail.ts";

type Account = LineDetail["accounts"][number];
type Month = Account["months"][number];

/** Total inventory at the end of September 2025, in dollars for easy addition. */
export function inventoryDetail(over: Partial<LineDetail> = {}): LineDetail {
  return {
    lineItemId: "inventory/footer",
    captionText: "Total inventory",
    hierarchicalLocation: "Assets › Current assets › Inventory",
    currency: "USD",
    column: {
      reportingPeriodId: "FY:2025-09-30",
      label: "YTD Sep 30, 2025",
      reportingStartDate: "2025-01-01",
      reportingEndDate: "2025-09-30",
    },
    formula: [
      { lineItemId: "11", caption: "Marine hardware", sign: "+" },
      { lineItemId: "12", caption: "Engines and outdrives", sign: "+" },
    ],
    amount: cents(1_621_158),
    checked: true,
    accounts: [
      anAccount("1310", "Marine hardware", 533_417),
      anAccount("1320", "Engines and outdrives", 1_004_875, engineMonths()),
      anAccount("1330", "Rigging and rope", 127_066),
      anAccount("1390", "Reserve for obsolescence", -44_200),
    ],
    ...over,
  };
}

/** Engines and outdrives in September 2025: 96,545 in, 58,125 out. */
export function septemberLines(over: Partial<JournalLines> = {}): JournalLines {
  const lines = [
    aLine("2025-09-02", "Bill", "88194", "Vendor 0087", 24_600),
    aLine("2025-09-05", "Cost of sale", "20871", "Customer 0311", -11_240),
    aLine("2025-09-09", "Bill", "88213", "Vendor 0142", 31_850),
    aLine("2025-09-11", "Cost of sale", "20890", "Customer 0064", -9_815),
    aLine("2025-09-15", "Item receipt", "4471", "Vendor 0142", 12_900),
    aLine("2025-09-16", "Cost of sale", "20904", "Customer 0128", -14_320),
    aLine("2025-09-18", "Credit memo", "1207", "Customer 0064", 4_180),
    aLine("2025-09-22", "Bill", "88240", "Vendor 0087", 18_475),
    aLine("2025-09-24", "Cost of sale", "20931", "Customer 0207", -12_660),
    aLine("2025-09-26", "Cost of sale", "20938", "Customer 0311", -7_940),
    aLine("2025-09-29", "Journal entry", "JE-2318", "Stock count", -2_150),
    aLine("2025-09-30", "Bill", "88266", "Vendor 0019", 4_540),
  ];
  return {
    accountId: "1320",
    currency: "USD",
    from: "2025-09-01",
    to: "2025-09-30",
    count: lines.length,
    debit: cents(96_545),
    credit: cents(58_125),
    monthDebit: cents(96_545),
    monthCredit: cents(58_125),
    checked: true,
    lines,
    ...over,
  };
}

/** Bill 88213: 31,850 of engines, with freight and duty, owed to a vendor. */
export function bill88213(over: Partial<JournalEntry> = {}): JournalEntry {
  const posted = (lineNumber: number, accountId: string, dollars: number) => ({
    ...{ lineNumber, accountId, date: "2025-09-09", partyName: "Vendor 0142" },
    ...{ memo: "2 outboards, 150 hp, fall order", referenceNumber: "PO 5531" },
    debit: cents(Math.max(0, dollars)),
    credit: cents(Math.max(0, -dollars)),
  });
  return {
    ...{ transactionId: "88213", transactionType: "Bill", documentNumber: "88213" },
    date: "2025-09-09",
    createdTime: "2025-09-09T16:12:00Z",
    modifiedTime: "2025-09-11T09:03:00Z",
    ...{ count: 4, debit: cents(34_210), credit: cents(34_210), balanced: true },
    lines: [
      posted(1, "1320", 31_850),
      posted(2, "6420", 1_960),
      posted(3, "6410", 400),
      posted(4, "2010", -34_210),
    ],
    openAmounts: [
      {
        ...{ side: "payable", asOf: "2025-09-30", dueDate: "2025-10-09" },
        outstanding: cents(34_210),
      },
    ],
    ...over,
  };
}

const cents = (dollars: number) => dollars * 100;

function anAccount(
  accountId: string,
  caption: string,
  dollars: number,
  months: readonly Month[] = [aMonth("2025-09-30", dollars, 0, dollars)],
): Account {
  return {
    accountId,
    accountNo: accountId,
    caption,
    hierarchicalName: `Inventory:${caption}`,
    amount: cents(dollars),
    ...(months.length > 1 && { opening: cents(918_360) }),
    checked: true,
    months: [...months],
  };
}

/** Nine months that bring 918,360 to 1,004,875. */
export function engineMonths(): Month[] {
  const net = [22_140, 31_805, 48_210, 12_466, -18_900, -37_215, -24_480, 14_069];
  let closing = 918_360;
  const months = net.map((movement, index) => {
    closing += movement;
    const end = new Date(Date.UTC(2025, index + 1, 0)).toISOString().slice(0, 10);
    return aMonth(end, Math.max(0, movement) + 40_000, 40_000 - Math.min(0, movement), closing);
  });
  return [...months, aMonth("2025-09-30", 96_545, 58_125, 1_004_875)];
}

function aMonth(end: string, debit: number, credit: number, closing: number): Month {
  return {
    start: `${end.slice(0, 8)}01`,
    end,
    debit: cents(debit),
    credit: cents(credit),
    closing: cents(closing),
  };
}

function aLine(
  date: string,
  transactionType: string,
  documentNumber: string,
  partyName: string,
  dollars: number,
): JournalLine {
  return {
    transactionId: documentNumber,
    lineNumber: 1,
    transactionType,
    date,
    documentNumber,
    partyName,
    debit: cents(Math.max(0, dollars)),
    credit: cents(Math.max(0, -dollars)),
  };
}
