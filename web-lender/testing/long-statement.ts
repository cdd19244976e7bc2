import type { FinancialStatement } from "../src/api/financial-statement.ts";
import { aStatement, type WrittenLine } from "../src/testing/a-statement.ts";

const sections = 300;
const accountsASection = 8;
const periods = 13;

/** 3,000 lines in 300 sections over 13 months. */
export function longStatement(): FinancialStatement {
  const lines: WrittenLine[] = [];
  for (let section = 0; section < sections; section++) {
    const side = "Debit";
    const totals = Array.from({ length: periods }, () => 0);
    lines.push({ kind: "SectionHeader", level: 0, caption: `Section ${section}`, side });
    for (let account = 0; account < accountsASection; account++) {
      const dollars = totals.map(
        (_, period) => ((section * 7919 + account * 104_729) % 90_000) + period,
      );
      for (const [period, amount] of dollars.entries())
        totals[period] = (totals[period] ?? 0) + amount;
      const accountNo = String(100_000 + section * 10 + account);
      lines.push({
        kind: "DetailAccount",
        level: 1,
        caption: `Account ${accountNo}`,
        accountNo,
        side,
        dollars,
      });
    }
    lines.push({
      kind: "SectionFooter",
      level: 0,
      caption: `Total section ${section}`,
      side,
      dollars: totals,
      rule: "Single",
    });
  }
  return aStatement(lines, { reportingPeriod: "MonthsAndMTD" }, months());
}

function months() {
  return Array.from({ length: periods }, (_, index) => {
    const end = new Date(Date.UTC(2024, 9 + index, 0)).toISOString().slice(0, 10);
    return {
      label: end.slice(0, 7),
      sublabel: end,
      reportingPeriodId: `M:${end}`,
      reportingStartDate: `${end.slice(0, 8)}01`,
      reportingEndDate: end,
      toDate: index === periods - 1,
    };
  });
}
