import { randomBytes, randomUUID } from "node:crypto";
import type { FileReport } from "@tieout/core/book-mapping/file-report";
import type { Day } from "@tieout/core/calendar/day";
import { toMinor } from "@tieout/core/money";
import type { Person } from "@tieout/server/database/person";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import {
  markFileImportSent,
  saveFileImport,
  saveFileReading,
} from "../file-imports/file-import.ts";
import type { BuiltSubmission } from "./builders.ts";

/** A file of books that was read and sent. Returns its id. */
export async function insertSentFile(
  db: Tx,
  built: Pick<BuiltSubmission, "workspaceId" | "submissionId" | "connectionId"> & {
    readonly financialRecordId: string;
    readonly uploadedBy: Person;
  },
): Promise<string> {
  const { workspaceId, submissionId, connectionId, financialRecordId, uploadedBy } = built;
  const id = randomUUID();
  await saveFileImport(db, {
    id,
    workspaceId,
    fileName: "books.csv",
    fileSize: 10,
    sniffedType: "csv",
    uploadedBy,
    sha256: randomBytes(32),
    storageKey: `${db.tenantId}/books/${workspaceId}/${id}`,
    today: "2026-03-15" as Day,
    now: builtAt,
  });
  await saveFileReading(
    db,
    { id, reading: 1 },
    {
      report: { kind: "trial-balance", remembered: false, asks: [] },
      rejected: { headings: [], rows: [] },
    },
  );
  const collected = { connectionId, submissionId, financialRecordId };
  await markFileImportSent(db, id, {
    ...collected,
    ...{ differenceAccepted: false, periodAccepted: false },
    now: builtAt,
  });
  return id;
}

/** Reads a file just uploaded, as a worker does. */
export async function insertFileReading(
  db: Tx,
  id: string,
  {
    differs = false,
    reading = 1,
    asks = [] as FileReport["asks"],
    /** The months that a link asks for, on the day that tests run at. */
    from = "2024-01-01",
    upTo = "2026-03-15",
  } = {},
): Promise<void> {
  const headings = ["Account", "Name", "Debit", "Credit"];
  await saveFileReading(
    db,
    { id, reading },
    {
      report: {
        kind: "trial-balance",
        remembered: false,
        asks,
        findings: findings(differs, { from, upTo }),
      },
      recipe: { kind: "csv", table: { sheet: 0, mapping: { headingRow: 1, headings } } },
      rejected: {
        headings,
        rows: differs
          ? [{ row: 3, value: "6O.00", fault: "letter", cells: ["1100", "=HYPERLINK(1)", "6O.00"] }]
          : [],
      },
    },
  );
}

function findings(
  differs: boolean,
  days: { readonly from: string; readonly upTo: string },
): NonNullable<FileReport["findings"]> {
  const amount = toMinor(20_000);
  const figures = { accounts: 2, lines: 0, debits: amount, credits: amount, guessedTypes: 0 };
  return {
    from: days.from as Day,
    upTo: days.upTo as Day,
    fiscalYears: [],
    fiscalYearEnd: { month: 12, day: 31, said: true },
    currency: { code: "USD", said: true },
    figures: { ...figures, difference: toMinor(0), digits: 2 },
    tieOut: { agreed: 0, notCheckable: 0, total: 0, checks: [] },
    rejectedCount: 0,
    rejectedBooks: 0,
    rejected: [],
    differs,
  };
}
