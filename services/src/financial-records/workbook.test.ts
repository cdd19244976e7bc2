import { randomBytes, randomUUID } from "node:crypto";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { describe, expect } from "vitest";
import { findDocument, listDocuments, markDelivered, saveDocument } from "../documents/document.ts";
import { insertImport, insertSubmission, someInputs } from "../testing/builders.ts";
import { findWorkbook, saveWorkbook } from "./workbook.ts";
import {
  createWorkbookRevision,
  finishWorkbookRevision,
  listWorkbookRevisions,
} from "./workbook-revision.ts";

const workbooks = [
  { variantId: "financial-statements", kind: "financial-statements" } as const,
  { variantId: "general-ledger", kind: "general-ledger" } as const,
].map((workbook) => ({ ...workbook, basis: "accrual" as const, tags: ["Accrual Basis"] }));

describe("a workbook revision", () => {
  test("is Pending with its workbooks, and well when all of them are", async ({ tenant }) => {
    const { financialRecordId } = await tenant.tx((db) => insertImport(db));
    const common = { financialRecordId, inputs: someInputs() };
    const revisionNumber = await tenant.tx((db) =>
      createWorkbookRevision(db, { ...common, workbooks, now: builtAt }),
    );
    const key = { financialRecordId, revisionNumber };
    const made = {
      outcome: "Success",
      fileName: "Statements.xlsx",
      fileSize: 3,
      storageKey: "k",
      partsSha256: randomBytes(32),
      fileSha256: randomBytes(32),
      contentSha256: randomBytes(32),
    } as const;

    await tenant.tx(async (db) => {
      const of = (variantId: "financial-statements" | "general-ledger") =>
        ({ ...key, variantId, basis: "accrual" }) as const;
      await saveWorkbook(db, of("financial-statements"), made);
      await saveWorkbook(db, of("general-ledger"), { outcome: "Error" });
    });
    const outcome = await tenant.tx((db) => finishWorkbookRevision(db, key, builtAt));

    expect([revisionNumber, outcome]).toEqual([1, "Error"]);
    expect(await tenant.tx((db) => listWorkbookRevisions(db, financialRecordId))).toMatchObject([
      {
        revisionNumber: 1,
        outcome: "Error",
        finishedAt: builtAt,
        workbooks: [
          { variantId: "financial-statements", outcome: "Success", tags: ["Accrual Basis"] },
          { variantId: "general-ledger", outcome: "Error" },
        ],
      },
    ]);
    const asked = { ...key, kind: "financial-statements", basis: "accrual" } as const;
    expect(await tenant.tx((db) => findWorkbook(db, asked))).toMatchObject(made);
  });

  test("lists its workbooks in the order of their variants, whatever they were made in", async ({
    tenant,
  }) => {
    const { financialRecordId } = await tenant.tx((db) => insertImport(db));
    const variants = [
      "general-ledger",
      "transactions",
      "accounts-payable",
      "accounts-receivable",
      "financial-statements",
    ] as const;
    const asked = variants.flatMap((variantId) =>
      (["cash", "accrual"] as const).map((basis) => ({
        variantId,
        basis,
        kind: variantId,
        tags: [],
      })),
    );
    await tenant.tx((db) =>
      createWorkbookRevision(db, {
        financialRecordId,
        inputs: someInputs(),
        workbooks: asked,
        now: builtAt,
      }),
    );

    const [revision] = await tenant.tx((db) => listWorkbookRevisions(db, financialRecordId));

    expect(revision?.workbooks.map(({ variantId, basis }) => `${variantId} ${basis}`)).toEqual(
      asked.toReversed().map(({ variantId, basis }) => `${variantId} ${basis}`),
    );
  });

  test("takes the next number, also when ten are asked for at once", async ({ tenant }) => {
    const { financialRecordId } = await tenant.tx((db) => insertImport(db));
    const revision = { financialRecordId, workbooks, now: builtAt };

    const numbers = await Promise.all(
      Array.from({ length: 10 }, () =>
        tenant.tx((db) => createWorkbookRevision(db, { ...revision, inputs: someInputs() })),
      ),
    );

    expect(numbers.toSorted((left, right) => left - right)).toEqual(
      Array.from({ length: 10 }, (_, index) => index + 1),
    );
  });
});

describe("a document", () => {
  test("is found by its whole name, once its sender has delivered it", async ({ tenant }) => {
    const { workspaceId, submissionId, linkSessionId } = await tenant.tx((db) =>
      insertSubmission(db),
    );
    const id = randomUUID();
    await tenant.tx((db) =>
      saveDocument(db, {
        id,
        workspaceId,
        submissionId,
        submissionDocumentType: "Additional",
        now: builtAt,
        fileName: "lease.pdf",
        fileSize: 10,
        sniffedType: "pdf",
        sha256: randomBytes(32),
        storageKey: "k",
        uploadedBy: { linkSessionId },
        scanState: "not-scanned",
      }),
    );

    const key = { workspaceId, submissionId, id };
    const wrong = { ...key, submissionId: randomUUID() };
    const before = [
      await tenant.tx((db) => findDocument(db, key)),
      await tenant.tx((db) => listDocuments(db, submissionId)),
    ];
    await tenant.tx((db) => markDelivered(db, { submissionId }, builtAt));
    expect(before).toEqual([undefined, []]);
    expect(await tenant.tx((db) => findDocument(db, key))).toMatchObject({ fileName: "lease.pdf" });
    expect(await tenant.tx((db) => findDocument(db, wrong))).toBeUndefined();
    expect(await tenant.tx((db) => listDocuments(db, submissionId))).toHaveLength(1);
  });
});
