import type { OpenCompany } from "../company-file/open-company.ts";
import { type Answer, notHere } from "../qbxml/message.ts";
import { textOf, type XmlElement } from "../qbxml/read-xml.ts";
import { balanceSheet } from "./balance-sheet.ts";
import { basisOf } from "./basis.ts";
import { columnsOf, reportPeriod } from "./periods.ts";
import { profitAndLoss } from "./profit-and-loss.ts";
import { type Report, reportAnswer } from "./report.ts";
import type { SummaryRequest } from "./summary-request.ts";
import { trialBalance } from "./trial-balance.ts";

const summaries: Readonly<Record<string, (request: SummaryRequest) => Promise<Report>>> = {
  BalanceSheetStandard: balanceSheet,
  ProfitAndLossStandard: profitAndLoss,
  TrialBalance: trialBalance,
};

export async function summaryReport(request: XmlElement, open: OpenCompany): Promise<Answer> {
  const type = textOf(request, "GeneralSummaryReportType") ?? "";
  const make = summaries[type];
  const period = reportPeriod(request, open);
  const by = textOf(request, "SummarizeColumnsBy");
  const periods = period && columnsOf(period, by, open);
  if (!make) return notHere(type);
  if (!periods) return notHere(`columns by ${by ?? "that date macro"}`);

  const { basis, ledger } = basisOf(request, open);
  const all = textOf(request, "ReturnRows") === "All";
  return reportAnswer(await make({ open, basis, ledger, periods, all }));
}
