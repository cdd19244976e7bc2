import type { WrittenLine } from "../src/testing/a-statement.ts";
import { type StatementBooks, statementBooks } from "../src/testing/statement-books.ts";

const sections = 300;
const accountsASection = 8;
const periods = 13;

/** 3,000 lines in 300 sections over 13 months. */
export function longStatement(): StatementBooks {
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
  return statementBooks(lines, { from: "2024-09-01", ends: monthEnds() });
}

const monthEnds = () =>
  Array.from({ length: periods }, (_, i) =>
    new Date(Date.UTC(2024, 9 + i, 0)).toISOString().slice(0, 10),
  );
