export { downloadWorkbook } from "./download-workbook.ts";
export { getFinancialStatements } from "./get-financial-statements.ts";
export { getStatementLine } from "./get-statement-line.ts";
export { getWorkbookStatus } from "./get-workbook-status.ts";
export { listChecks } from "./list-checks.ts";
export { listJournalLines } from "./list-journal-lines.ts";
export { releaseFinancialStatements } from "./release-financial-statements.ts";
