import { headersOf } from "@tieout/server/http/testing/ask";
import { describe, expect } from "vitest";
import {
  attach,
  connectionIn,
  connectionsPath,
  connectOn,
  type Ground,
  type GroundKind,
  groundsOnTrail,
  pdf,
} from "../../testing/grounds.ts";
import { tripTest as test } from "../../testing/index.ts";

describe("a lender's stated ground", () => {
  test("is kept with a note and the paper, shown to colleagues, and on the audit trail", async ({
    as,
    trip,
    tenant,
    portal,
  }) => {
    const { member, ...at } = await trip.submission();
    const documentId = await attach(portal.url, member, at, pdf, "agreement.pdf");
    const agreedOn = "2026-03-03";
    const note = " Signed by Rosa Delgado ";
    const ground = { kind: "written-agreement", agreedOn, note, documentId } as const;

    const { connectionId, error } = await connectOn({ as, trip }, member, at, ground);
    const { data } = await as(member).GET(connectionsPath, { params: { path: at } });

    expect(error).toBeUndefined();
    const listed = connectionIn(data, connectionId)?.consents[0];
    expect(listed).toMatchObject({
      ground: "written-agreement",
      groundAgreedOn: agreedOn,
      groundNote: "Signed by Rosa Delgado",
      groundDocument: {
        ...{ id: documentId, submissionId: at.submissionId, fileName: "agreement.pdf" },
        ...{ bytes: pdf.length, isDeleted: false },
      },
    });
    expect(await groundsOnTrail(tenant)).toEqual([
      { ground: "written-agreement", agreedOn, documentId },
    ]);
    const address = `${portal.url}/api/documents/${at.workspaceId}/${at.submissionId}/${documentId}`;
    const file = await fetch(address, { headers: headersOf(member) });
    expect([file.status, await file.text()]).toEqual([200, pdf]);
  });

  test("keeps a blank note as none, and takes none of more than 1,000 letters", async ({
    as,
    trip,
    tenant,
  }) => {
    const { member, ...at } = await trip.submission();
    const noted = (note: string) =>
      connectOn({ as, trip }, member, at, { kind: "client-access", note });

    const [blank, longest] = [await noted("   "), await noted("a".repeat(1_000))];
    const [empty, tooLong] = [await noted(""), await noted("a".repeat(1_001))];

    expect([blank.error, longest.error]).toEqual([undefined, undefined]);
    for (const { error } of [empty, tooLong]) {
      expect(error).toMatchObject({ status: 400, errors: [{ pointer: "/body/ground/note" }] });
    }
    const given = await tenant.tx((db) => db("consents").where({ givenBy: "lender" }));
    const kept = given.map(({ groundNote }) => groundNote?.length ?? null);
    expect(kept.toSorted()).toEqual([1_000, null]);
  });

  test("takes no agreement in writing without its day, or without a note and the paper", async ({
    as,
    trip,
    tenant,
  }) => {
    const { member, ...at } = await trip.submission();
    const [kind, agreedOn, note] = ["written-agreement", "2026-03-03", "Rosa Delgado"] as const;
    const tried = async (ground: Ground) =>
      (await connectOn({ as, trip }, member, at, ground)).error;

    const undated = await tried({ kind, note });
    const tomorrow = await tried({ kind, agreedOn: "2026-03-16", note });
    const bare = await tried({ kind, agreedOn });
    const blank = await tried({ kind, agreedOn, note: "  " });
    const ofAnother = await tried({ kind: "borrower-present", agreedOn, note });
    const taken = await tried({ kind, agreedOn, note });

    const fault = (field: string, code: string) => ({
      ...{ status: 400, errors: [{ pointer: `/body/ground/${field}`, code }] },
    });
    expect(undated).toMatchObject(fault("agreedOn", "required"));
    expect(tomorrow).toMatchObject(fault("agreedOn", "unusable"));
    expect([bare, blank]).toMatchObject([fault("note", "required"), fault("note", "required")]);
    expect(ofAnother).toMatchObject(fault("agreedOn", "unusable"));
    expect(taken).toBeUndefined();
    expect(await tenant.tx((db) => db("consents").where({ givenBy: "lender" }))).toHaveLength(1);
  });

  test("takes no document that isn't a paper, isn't this collection's, is infected or goes with another ground", async ({
    as,
    trip,
    tenant,
    portal,
  }) => {
    const { member, ...at } = await trip.submission();
    const other = await trip.submission();
    const paper = await attach(portal.url, member, at, pdf, "agreement.pdf");
    const text = await attach(portal.url, member, at, "Dear lender", "agreement.txt");
    const elsewhere = await attach(portal.url, other.member, other, pdf, "agreement.pdf");
    const tried = async (documentId: string, kind: GroundKind = "written-agreement") =>
      (
        await connectOn({ as, trip }, member, at, {
          ...{ kind, documentId },
          ...(kind === "written-agreement" && { agreedOn: "2026-03-03" }),
        })
      ).error;

    const refused = [
      await tried(text),
      await tried(elsewhere),
      await tried(paper, "borrower-present"),
      await tenant
        .tx((db) => db("documents").where({ id: paper }).update({ scanState: "infected" }))
        .then(() => tried(paper)),
    ];

    for (const error of refused) {
      expect(error).toMatchObject({
        status: 400,
        errors: [{ pointer: "/body/ground/documentId", code: "unusable" }],
      });
    }
    expect(await tenant.tx((db) => db("consents").where({ givenBy: "lender" }))).toEqual([]);
  });
});
