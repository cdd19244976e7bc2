import { findConnection } from "@tieout/services/connections/connection";
import { insertFileReading } from "@tieout/services/testing/file-imports";
import { wordsOfFile } from "@tieout/services/testing/page-words";
import { describe, expect } from "vitest";
import { aBooksFile, aBooksVisitor, uploadBooks } from "../../testing/books-file.ts";
import { type BorrowerFixtures, type LinkVisitor, openPage, test } from "../../testing/index.ts";

describe("a borrower's books file, once it has been read", () => {
  test("becomes a collection of the link's request, once (P-G16)", async ({
    as,
    clock,
    portal,
    tenant,
  }) => {
    const { visitor, path } = await aBooksFile(portal.url, tenant);
    const early = await as(visitor).POST(send, { params: { path }, body: {} });
    await tenant.tx((db) => insertFileReading(db, path.fileImportId));
    const asked = {
      params: { path },
      body: { words: await wordsOn({ as, clock }, visitor, path) },
    };

    const sent = await as(visitor).POST(send, asked);
    const again = await as(visitor).POST(send, asked);
    const changed = await as(visitor).PUT(one, { params: { path }, body: {} });
    const { data } = await as(visitor).GET(one, { params: { path } });

    expect([early.response.status, early.error?.type]).toEqual([409, "file-reading"]);
    expect(sent.response.status).toBe(200);
    expect(again.data).toEqual(sent.data);
    expect(changed.error?.type).toBe("file-sent");
    expect(data).toMatchObject({ state: "sent", ...sent.data });
    const [submission, ...more] = await tenant.tx((db) => db("submissions"));
    expect(submission).toMatchObject({
      id: sent.data?.submissionId,
      datasourceNameId: "fileupload",
      mode: "shareable",
      submissionRequestId: visitor.submissionRequestId,
    });
    expect(more).toEqual([]);
    const [started] = await tenant.tx((db) => db("imports"));
    const { workspaceId } = visitor;
    // The file has balances alone, and everything that is shown of it says so.
    const [[consent], [record], steps] = await tenant.tx((db) =>
      Promise.all([db("consents"), db("financialRecords"), db("importSteps").pluck("step")]),
    );
    expect([consent.hasEntries, record.hasEntries]).toEqual([false, false]);
    expect(steps).not.toContain("journal-lines");
    const connection = await tenant.tx((db) =>
      findConnection(db, { workspaceId, id: started.connectionId }),
    );
    expect(connection).toMatchObject({ datasourceNameId: "fileupload", orgId: path.fileImportId });
  });

  test("aren't taken where nothing could come of them, as the lender's limit is reached (S-U16)", async ({
    portal,
    tenant,
  }) => {
    const visitor = await aBooksVisitor(tenant);
    await tenant.tx((db) => db("collectionLimits").update({ collectionLimit: 0 }));

    const { status, body } = await uploadBooks(portal.url, visitor, Buffer.from("a,1"), "a.csv");

    expect([status, body.type]).toEqual([409, "limit-reached"]);
    expect(await tenant.tx((db) => db("fileImports"))).toEqual([]);
  });

  test("that differs, or of which something isn't said, isn't sent by itself, and leaves no collection", async ({
    as,
    clock,
    portal,
    tenant,
  }) => {
    const { visitor, path } = await aBooksFile(portal.url, tenant);
    await tenant.tx((db) => insertFileReading(db, path.fileImportId, { differs: true }));
    const words = await wordsOn({ as, clock }, visitor, path);
    const type = async (body = {}) =>
      (await as(visitor).POST(send, { params: { path }, body: { words, ...body } })).error?.type;

    const differs = await type();
    await tenant.tx((db) => db("collectionLimits").update({ collectionLimit: 0 }));
    const noneLeft = await type({ acceptDifference: true });
    const before = await tenant.tx((db) => db("submissions"));
    await tenant.tx((db) => db("collectionLimits").update({ collectionLimit: null }));
    const accepted = await type({ acceptDifference: true });

    expect([differs, noneLeft, before]).toEqual(["difference-not-accepted", "limit-reached", []]);
    expect(accepted).toBeUndefined();
    expect(await tenant.tx((db) => db("fileImports").select("differenceAccepted"))).toEqual([
      { differenceAccepted: true },
    ]);
  });
});

describe("a borrower's books file of other months than the lender asked for", () => {
  test("isn't sent until the borrower has seen that, and what they say to it is kept", async ({
    as,
    clock,
    portal,
    tenant,
  }) => {
    const { visitor, path } = await aBooksFile(portal.url, tenant);
    const days = { from: "2025-01-01", upTo: "2025-12-31" };
    await tenant.tx((db) => insertFileReading(db, path.fileImportId, days));
    const words = await wordsOn({ as, clock }, visitor, path);
    const sendWith = (body = {}) =>
      as(visitor).POST(send, { params: { path }, body: { words, ...body } });

    const { data } = await as(visitor).GET(one, { params: { path } });
    const unanswered = await sendWith({ periodReason: "Closed in June." });
    const unsafe = await sendWith({
      acceptPeriod: true,
      periodReason: "<script>alert(1)</script>",
    });
    const before = await tenant.tx((db) => db("submissions"));
    const sent = await sendWith({ acceptPeriod: true, periodReason: " Closed\nin June. " });

    expect(data?.period).toEqual({
      asked: { from: "2024-01-01", upTo: "2026-03-15" },
      covered: days,
      differences: [
        { code: "ends-earlier", from: "2026-01-01", upTo: "2026-03-15", months: 2 },
        { code: "starts-later", from: "2024-01-01", upTo: "2024-12-31", months: 12 },
      ],
    });
    expect(unanswered.error).toMatchObject({
      ...{ status: 409, type: "period-not-accepted" },
      errors: [{ pointer: "/body/acceptPeriod", code: "required" }],
    });
    expect(unsafe.error).toMatchObject({
      ...{ status: 400, errors: [{ pointer: "/body/periodReason", code: "unsafe" }] },
    });
    expect(before).toEqual([]);
    expect(sent.response.status).toBe(200);
    const [[file], [event]] = await tenant.tx((db) =>
      Promise.all([db("fileImports"), db("auditEvents").where({ action: "books-sent" })]),
    );
    expect(file).toMatchObject({ periodAccepted: true, periodReason: "Closed in June." });
    expect(event.details).toMatchObject({ periodAccepted: true });
  });

  test("isn't sent for what was said to another period, which the lender has changed since", async ({
    as,
    clock,
    portal,
    tenant,
  }) => {
    const { visitor, path } = await aBooksFile(portal.url, tenant);
    const days = { from: "2025-01-01", upTo: "2025-12-31" };
    await tenant.tx((db) => insertFileReading(db, path.fileImportId, days));
    const words = await wordsOn({ as, clock }, visitor, path);
    const sendSeen = (periodSeen: { readonly from: string; readonly upTo: string }) =>
      as(visitor).POST(send, { params: { path }, body: { words, acceptPeriod: true, periodSeen } });

    const earlier = await sendSeen({ from: "2025-01-01", upTo: "2026-03-15" });
    const now = await sendSeen({ from: "2024-01-01", upTo: "2026-03-15" });

    expect(earlier.error).toMatchObject({
      ...{ status: 409, type: "period-not-accepted" },
      detail: expect.stringMatching(/^The period asked for has changed\. Say again/),
      errors: [{ pointer: "/body/acceptPeriod", code: "required" }],
    });
    expect(now.response.status).toBe(200);
  });

  test("is compared with what a collection that has begun asks for, and with none of another's", async ({
    as,
    portal,
    tenant,
  }) => {
    const { visitor, path } = await aBooksFile(portal.url, tenant);
    const days = { from: "2025-01-01", upTo: "2025-12-31" };
    await tenant.tx((db) => insertFileReading(db, path.fileImportId, days));
    const begun = await as(visitor).POST("/Submissions", {
      body: {
        entityId: visitor.workspaceId,
        requestId: visitor.submissionRequestId ?? 0,
      },
    });
    const submissionId = begun.data?.id ?? "";
    const look = (id: string) =>
      as(visitor).GET(one, { params: { path, query: { submissionId: id } } });

    const own = await look(submissionId);
    const strange = await look("7f0e6c1e-8d1b-4a34-9c69-3f2f0c3b7a11");

    expect(own.data?.period?.asked).toEqual({ from: "2024-01-01", upTo: "2026-03-15" });
    expect(strange.response.status).toBe(404);
  });

  test("asks nothing where its months are those", async ({ as, portal, tenant }) => {
    const { visitor, path } = await aBooksFile(portal.url, tenant);
    await tenant.tx((db) => insertFileReading(db, path.fileImportId));

    const { data } = await as(visitor).GET(one, { params: { path } });

    expect(data).toMatchObject({ state: "read", from: "2024-01-01" });
    expect(data).not.toHaveProperty("period");
  });
});

async function wordsOn(
  fixtures: Pick<BorrowerFixtures, "as" | "clock">,
  visitor: LinkVisitor,
  path: { readonly workspaceId: string; readonly fileImportId: string },
) {
  const { data } = await fixtures.as(visitor).GET(one, { params: { path } });
  if (!data) throw new Error("The file has been read");
  return wordsOfFile(await openPage(fixtures, visitor), data);
}

const one = "/Workspaces/{workspaceId}/fileimports/{fileImportId}";
const send = "/Workspaces/{workspaceId}/fileimports/{fileImportId}/send";
