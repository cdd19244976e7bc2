import { parseDay } from "../dex/books/calendar.ts";
import { companies, standardSeed } from "../dex/books/companies.ts";
import { openCompany } from "../quickbooks-desktop/company-file/open-company.ts";
import { openQuickBooks } from "../quickbooks-desktop/quickbooks.ts";
import { readConnectionFile } from "../quickbooks-desktop/web-connector/connection-file.ts";
import {
  type Outcome,
  type Update,
  updateSelected,
} from "../quickbooks-desktop/web-connector/update-selected.ts";

export interface WebConnectorRun {
  readonly connectionFile: string;
  readonly password: string;
  readonly company?: string;
  readonly today?: string;
  readonly outcome?: Outcome;
  readonly stopsAfter?: number;
  readonly pauseMilliseconds?: number;
  /** Gets each qbXML document that QuickBooks is asked. */
  readonly onRequest?: (document: string) => void;
}

export async function runWebConnector(run: WebConnectorRun): Promise<Update> {
  const { company = "tidewater", today = "2026-11-21", connectionFile, onRequest, ...how } = run;
  const read = readConnectionFile(connectionFile);
  if (read.result === "refused") throw new Error(read.reason);
  const books = companies(parseDay(today) ?? 0, standardSeed).get(company);
  if (!books) throw new Error(`There is no company ${company}`);
  const quickBooks = openQuickBooks(openCompany(books), {
    withoutReports: how.outcome === "no-permission",
  });
  const process = (document: string) => {
    onRequest?.(document);
    return quickBooks.process(document);
  };
  return updateSelected({ ...how, file: read.file, quickBooks: { ...quickBooks, process } });
}
