import { createHash, randomUUID } from "node:crypto";
import type { Day } from "@tieout/core/calendar/day";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { describe, expect } from "vitest";
import { saveDocument } from "../documents/document.ts";
import { insertConsent, insertImport, insertSubmission } from "../testing/builders.ts";
import { forgetGivers, listConsentEvidence } from "./evidence.ts";
import { saveUsed } from "./save-consent.ts";

const address = "Rosa@Tidewater.com";
const proven = { emailAddress: address, emailProof: "code" };

describe("the evidence of a consent", () => {
  test("says what was agreed to and proves by whom, without an address", async ({ tenant }) => {
    const built = await tenant.tx((db) => insertImport(db));
    await tenant.tx((db) => db("consents").update(proven));
    await tenant.tx((db) => saveUsed(db, built.submissionId, builtAt));

    const { submissionId, workspaceId } = built;
    const ofCollection = await tenant.tx((db) => listConsentEvidence(db, { submissionId }));
    const ofWorkspace = await tenant.tx((db) => listConsentEvidence(db, { workspaceId }));

    expect(ofCollection).toMatchObject([
      {
        ...{ id: built.consentId, givenBy: "borrower", term: "once", throughDay: "2026-03-15" },
        ...{ emailProof: "code", usedAt: builtAt.toISOString(), reads: 0, hasEntries: true },
        emailSha256: createHash("sha256").update("rosa@tidewater.com").digest("hex"),
      },
    ]);
    expect(JSON.stringify(ofCollection).toLowerCase()).not.toContain("rosa");
    expect(ofWorkspace).toEqual(ofCollection);
  });

  test("has the day and the hash of the paper that a lender showed, and neither its name nor the note", async ({
    tenant,
  }) => {
    const sha256 = createHash("sha256").update("agreement").digest();
    const agreedOn = "2026-03-01" as Day;
    const evidence = await tenant.tx(async (db) => {
      const built = await insertSubmission(db);
      const { workspaceId, submissionId, userId } = built;
      const { id: documentId } = await saveDocument(db, {
        ...{ id: randomUUID(), workspaceId, submissionId, submissionDocumentType: "Permission" },
        ...{ fileName: "rosa.pdf", fileSize: 9, sniffedType: "pdf", sha256, storageKey: "key" },
        ...{ scanState: "not-scanned", uploadedBy: { userId }, now: builtAt },
      });
      const ground = {
        ground: "written-agreement",
        agreedOn,
        note: "Rosa signed",
        documentId,
      } as const;
      await insertConsent(db, { ...built, by: { userId, ...ground } });
      return listConsentEvidence(db, { submissionId });
    });

    expect(evidence.find(({ ground }) => ground !== undefined)).toMatchObject({
      ...{ ground: "written-agreement", groundAgreedOn: agreedOn },
      ...{ groundDocumentSha256: sha256.toString("hex") },
    });
    expect(JSON.stringify(evidence).toLowerCase()).not.toContain("rosa");
  });
});

describe("who gave a consent", () => {
  test("is forgotten once it's over and every collection read under it is deleted", async ({
    tenant,
  }) => {
    const built = await tenant.tx((db) => insertImport(db));
    const { submissionId, consentId } = built;
    const rowOf = () => tenant.tx((db) => db("consents").where({ id: consentId }).first());
    const forget = () => tenant.tx((db) => forgetGivers(db, submissionId, builtAt));
    const addressNow = async () => {
      await forget();
      return (await rowOf()).emailAddress;
    };
    await tenant.tx((db) => db("consents").update(proven));

    const inForce = await addressNow();
    await tenant.tx((db) => saveUsed(db, submissionId, builtAt));
    const kept = await addressNow();
    await tenant.tx((db) => db("submissions").update({ filesDeletedAt: builtAt }));
    await forget();

    expect([inForce, kept]).toEqual([address, address]);
    expect(await rowOf()).toMatchObject({
      ...{ emailAddress: null, emailProof: null, networkPrefix: null, forgottenAt: builtAt },
      groups: ["financial-statements", "transactions"],
    });
  });

  test("stays while another collection that was read under it is kept", async ({ tenant }) => {
    const built = await tenant.tx((db) => insertImport(db));
    const { submissionId, consentId } = built;
    await tenant.tx(async (db) => {
      await db("consents").update(proven);
      const other = await insertSubmission(db, built);
      await db("imports").update({ outcome: "Success", finishedAt: builtAt });
      await insertImport(db, { ...other, connectionId: built.connectionId, consentId });
      await saveUsed(db, submissionId, builtAt);
      await db("submissions").where({ id: submissionId }).update({ filesDeletedAt: builtAt });
      await forgetGivers(db, submissionId, builtAt);
    });

    expect(await tenant.tx((db) => db("consents").where({ id: consentId }).first())).toMatchObject({
      emailAddress: address,
      forgottenAt: null,
    });
  });

  test("is taken out only when they're forgotten, and nothing else is", async ({ tenant }) => {
    const built = await tenant.tx((db) => insertSubmission(db));
    await tenant.tx((db) => insertConsent(db, built));
    await tenant.tx((db) => db("consents").update(proven));
    const change = (over: object) => tenant.tx((db) => db("consents").update(over));

    await expect(change({ emailAddress: null, emailProof: null })).rejects.toThrow(/is kept/);
    await expect(
      change({ forgottenAt: builtAt, emailAddress: "other@tidewater.com" }),
    ).rejects.toThrow(/is kept/);
    await expect(change({ forgottenAt: builtAt, language: "fr" })).rejects.toThrow(/is kept/);
  });
});
