import type { Day } from "@tieout/core/calendar/day";
import { type ConsentWords, updatesWords } from "@tieout/core/consent/words";
import type { Language } from "@tieout/core/language";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { describe, expect } from "vitest";
import {
  type BorrowerFixtures,
  type LinkVisitor,
  tripTest as test,
  visit,
} from "../../testing/index.ts";

const imports = "/{workspaceId}/Submissions/{submissionId}/imports";

describe("allowing updates", () => {
  test("keeps the connection until the day that the borrower chose", async ({
    as,
    trip,
    tenant,
  }) => {
    const visitor = await aVisitor(tenant, { updatesForMonths: 12 });
    const connectionId = await trip.connect(visitor);
    await prove(tenant, connectionId);

    const { response } = await start({
      as,
      visitor,
      connectionId,
      updatesUntil: "2027-03-15",
    });

    expect(response.status).toBe(200);
    const words = wordsShown("2027-03-15");
    expect(await consents(tenant)).toMatchObject([
      {
        term: "until",
        untilDay: "2027-03-15",
        expiresAt: new Date("2027-03-16T12:00:00Z"),
        emailAddress: "rosa@tidewater.com",
        updatesWords: words.text,
        updatesWordsVersion: words.version,
        updatesWordsSha256: Buffer.from(words.sha256, "hex"),
        updatesLanguage: "en",
      },
    ]);
  });

  test("stores the question and its answer in the language they were shown in, for once too", async ({
    as,
    trip,
    tenant,
  }) => {
    const visitor = await aVisitor(tenant, { updatesForMonths: 12 });
    const connectionId = await trip.connect(visitor);
    const words = updatesWords({ lender: "Copperfield Capital" }, "es");

    const { response } = await start({ as, visitor, connectionId, words, language: "es" });

    expect(response.status).toBe(200);
    expect(await consents(tenant)).toMatchObject([
      {
        term: "once",
        updatesWords: expect.stringMatching(/No, solo esta vez$/),
        updatesLanguage: "es",
      },
    ]);
  });

  test("is refused where the page showed another question, day or language, or none", async ({
    as,
    trip,
    tenant,
  }) => {
    const visitor = await aVisitor(tenant, { updatesForMonths: 12 });
    const connectionId = await trip.connect(visitor);
    await prove(tenant, connectionId);
    const lender = "Copperfield Capital";
    const asked = { as, visitor, connectionId, updatesUntil: "2027-03-15" };
    const shown = [
      undefined,
      updatesWords({ lender }, "en"),
      updatesWords({ lender, until: "2026-09-15" as Day }, "en"),
      updatesWords({ lender, until: "2027-03-15" as Day }, "fr"),
    ];

    for (const words of shown) {
      const { error } = await start({ ...asked, words });
      expect(error).toMatchObject({ status: 409, type: "words-changed" });
    }
    await tenant.tx((db) => db("submissionRequests").update({ updatesForMonths: null }));
    const since = await start({ as, visitor, connectionId, words: updatesWords({ lender }, "en") });

    expect(since.error).toMatchObject({ status: 409, type: "words-changed" });
    expect(await consents(tenant)).toMatchObject([
      { term: "once", liveAt: null, updatesWords: null },
    ]);
  });

  test("is for once where nothing is said", async ({ as, trip, tenant }) => {
    const visitor = await aVisitor(tenant, { updatesForMonths: 12 });
    const connectionId = await trip.connect(visitor);

    const { response } = await start({ as, visitor, connectionId });

    expect(response.status).toBe(200);
    expect(await consents(tenant)).toMatchObject([{ term: "once", untilDay: null }]);
  });

  test.for([
    ["updates-not-asked", null, "2026-06-15", true],
    ["updates-too-long", 3, "2026-06-16", true],
    ["address-not-proven", 3, "2026-06-15", false],
  ] as const)(
    "is refused as %s, and reads nothing",
    async ([type, updatesForMonths, updatesUntil, isProven], { as, trip, tenant }) => {
      const visitor = await aVisitor(tenant, { updatesForMonths });
      const connectionId = await trip.connect(visitor);
      if (isProven) await prove(tenant, connectionId);

      const { error } = await start({ as, visitor, connectionId, updatesUntil });

      expect(error).toMatchObject({ status: 409, type });
      expect(await tenant.tx((db) => db("imports"))).toEqual([]);
      expect(await consents(tenant)).toMatchObject([{ term: "once", liveAt: null }]);
    },
  );
});

describe("a later permission by somebody else", () => {
  test("replaces the first, whose giver is told without a name (scenario 8)", async ({
    as,
    trip,
    tenant,
    clock,
  }) => {
    const owner = await aVisitor(tenant, { updatesForMonths: 2 });
    const connectionId = await trip.connect(owner);
    await prove(tenant, connectionId);
    await start({ as, visitor: owner, connectionId, updatesUntil: "2026-05-15" });
    await tenant.tx((db) => db("imports").update({ outcome: "Success", finishedAt: builtAt }));
    const bookkeeper = await visit(tenant, { workspaceId: owner.workspaceId });
    clock.now = new Date(builtAt.getTime() + 60_000);
    await trip.connect(bookkeeper);
    const [before] = await consents(tenant);

    const { response } = await start({ as, visitor: bookkeeper, connectionId });

    expect(response.status).toBe(200);
    expect(before).toMatchObject({ term: "until", supersededAt: null });
    const [first, second] = await consents(tenant);
    expect(first).toMatchObject({ term: "until", supersededBy: second?.id });
    expect(second).toMatchObject({ term: "once", liveAt: clock.now });
  });
});

async function aVisitor(
  tenant: HostedTenant,
  asked: { readonly updatesForMonths: number | null },
): Promise<LinkVisitor> {
  const visitor = await visit(tenant);
  const { submissionRequestId: id } = visitor;
  await tenant.tx((db) => db("submissionRequests").where({ id }).update(asked));
  return visitor;
}

const prove = (tenant: HostedTenant, connectionId: string) =>
  tenant.tx((db) =>
    db("consents")
      .where({ connectionId })
      .update({ emailAddress: "rosa@tidewater.com", emailProof: "code" }),
  );

async function start({
  as,
  visitor,
  connectionId,
  updatesUntil,
  language = "en",
  ...shown
}: Pick<BorrowerFixtures, "as"> & {
  readonly visitor: LinkVisitor;
  readonly connectionId: string;
  readonly updatesUntil?: string;
  /** As the page shows them, unless said otherwise. */
  readonly words?: ConsentWords | undefined;
  readonly language?: Language;
}) {
  const { workspaceId, submissionRequestId: requestId } = visitor;
  const { data } = await as(visitor).POST("/Submissions", {
    body: { entityId: workspaceId, requestId },
  });
  const path = { workspaceId, submissionId: data?.id ?? "" };
  const usual = updatesUntil === undefined ? undefined : wordsShown(updatesUntil);
  const words = "words" in shown ? shown.words : usual;
  const body = {
    connectionId,
    ...(updatesUntil !== undefined && { updatesUntil }),
    ...(words && { updatesWords: { version: words.version, sha256: words.sha256 } }),
  };
  const headers = { "accept-language": language };
  return as({ ...visitor, headers }).POST(imports, { params: { path }, body });
}

const wordsShown = (until: string) =>
  updatesWords({ lender: "Copperfield Capital", until: until as Day }, "en");

const consents = (tenant: HostedTenant) =>
  tenant.tx((db) => db("consents").orderBy("term", "desc"));
