import { randomUUID } from "node:crypto";
import { type Day, parseDay } from "@tieout/core/calendar/day";
import { toMinor } from "@tieout/core/money";
import type { Adjustment } from "@tieout/core/spread/adjustment";
import { standardSpread } from "@tieout/core/spread/spread";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { expect } from "vitest";
import { saveDocument } from "../documents/document.ts";
import { insertImport } from "../testing/builders.ts";
import { describeAdjustments } from "./adjustments.ts";
import { saveSpread, saveStandardSpread } from "./spread.ts";

test("describeAdjustments names each entry's document, and who entered it when", async ({
  tenant,
}) => {
  const imported = await tenant.tx((db) => insertImport(db));
  const { financialRecordId, userId, workspaceId, submissionId } = imported;
  const record = { id: financialRecordId, workspaceId };
  const { id: documentId } = await tenant.tx((db) =>
    saveDocument(db, {
      id: randomUUID(),
      workspaceId,
      submissionId,
      submissionDocumentType: "Other",
      fileName: "loan agreement.pdf",
      fileSize: 10,
      sniffedType: "application/pdf",
      storageKey: `${tenant.id}/documents/loan`,
      sha256: Buffer.alloc(32),
      uploadedBy: { userId },
      scanState: "not-scanned",
      now: builtAt,
    }),
  );
  const entries = [anEntry({ id: "known", documentId }), anEntry({ id: "carried" })];
  const spread = { ...standardSpread([]), adjustments: entries };
  const saved = { spread, origin: "edit", userId } as const;
  const adjust = { do: "adjust", adjustment: anEntry({ id: "known" }) } as const;
  const later = new Date(builtAt.getTime() + 60_000);

  const [at2, at3] = await tenant.tx(async (db) => {
    await saveStandardSpread(db, financialRecordId, []);
    const edits = [{ id: "1", group: "1", command: adjust }];
    await saveSpread(db, financialRecordId, { ...saved, version: 1, edits, now: builtAt });
    await saveSpread(db, financialRecordId, { ...saved, version: 2, edits, now: later });
    return [
      await describeAdjustments(db, record, spread, 2),
      await describeAdjustments(db, record, spread, 3),
    ];
  });

  expect(at2).toEqual([
    {
      ...entries[0],
      documentName: "loan agreement.pdf",
      madeAt: builtAt,
      madeBy: expect.any(String),
    },
    entries[1],
  ]);
  expect(at3?.[0]?.madeAt).toEqual(later);
});

function anEntry(over: Partial<Adjustment>): Adjustment {
  return {
    id: "entry",
    kind: "Reclassification",
    basis: "accrual",
    day: parseDay("2025-12-31") as Day,
    lines: [
      { accountId: "1000", amount: toMinor(1) },
      { accountId: "2100", amount: toMinor(-1) },
    ],
    reason: "Overdrawn",
    status: "Confirmed",
    ...over,
  };
}
