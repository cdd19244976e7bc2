import { sha256 } from "@tieout/core/hash/sha256";
import { languages } from "@tieout/core/language";
import { collectionGroups } from "@tieout/core/submission-request/submission-request";
import { cookiesOf } from "@tieout/server/http/testing/ask";
import { insertFileReading } from "@tieout/services/testing/file-imports";
import { type Page, wordsOfFile, wordsOfPackage } from "@tieout/services/testing/page-words";
import { describe, expect } from "vitest";
import {
  type BorrowerFixtures,
  type LinkVisitor,
  openPage,
  tripTest as test,
  uploadFile,
  visit,
} from "../../testing/index.ts";

const everyChoice = [
  ...groupsInAnyNumber().map((groups) => ({ groups })),
  ...["Accrual", "Cash", "CashAndAccrual"].map((basis) => ({ basis })),
  ...[true, false].map((anonymizeCustomersAndVendors) => ({ anonymizeCustomersAndVendors })),
  ...[0, 1, 5].map((fullFiscalYears) => ({ fullFiscalYears })),
  ...["Today", "LastFullMonth"].map((endOfImport) => ({ endOfImport })),
];

describe("the words of a consent", () => {
  test("are stored as the page showed them, in each language and whatever is asked for", async ({
    as,
    clock,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    for (const [index, asked] of everyChoice.entries()) {
      await tenant.tx((db) => db("submissionRequests").update(asked));
      const language = languages[index % languages.length];
      const page = await openPage({ as, clock }, visitor, language);

      const { response } = await connect(as, visitor, { page });

      expect(response.status).toBe(200);
    }
    const stored = await tenant.tx((db) => db("consents"));
    expect(stored).toHaveLength(everyChoice.length);
    expect(new Set(stored.map(({ language }) => language))).toEqual(new Set(languages));
    for (const { words, wordsVersion, wordsSha256 } of stored) {
      expect([wordsVersion, wordsSha256.toString("hex")]).toEqual([3, sha256(words)]);
    }
  });

  test("are stored of QuickBooks Desktop and of the anonymous link", async ({
    as,
    clock,
    tenant,
  }) => {
    await tenant.tx((db) =>
      db("tenantSettings").update({
        accountingPackages: ["quickbooksdesktop", "example"],
        anonymousLinkEnabled: true,
      }),
    );
    const visitor = await visit(tenant);
    const page = await openPage({ as, clock }, visitor);
    const anonymous = await comeUninvited(as);

    await connect(as, visitor, { page, accountingPackage: "quickbooksdesktop" });
    await connect(as, anonymous, { page: await openPage({ as, clock }, anonymous) });

    const words = await tenant.tx((db) =>
      db("consents").orderBy("accountingPackage").pluck("words"),
    );
    expect(words).toEqual([
      expect.stringContaining("Memos are left out."),
      expect.stringContaining("QuickBooks Desktop may mention changes."),
    ]);
  });

  test("aren't stored if the page showed others, and nothing begins", async ({
    as,
    clock,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    const page = await openPage({ as, clock }, visitor);
    const type = async (over: object) => (await connect(as, visitor, { page, ...over })).error;

    const older = await type({ words: { ...wordsOfPackage(page), version: 7 } });
    const none = await type({ words: undefined });
    const inAnother = await type({ words: wordsOfPackage({ ...page, language: "es" }) });
    await tenant.tx((db) => db("submissionRequests").update({ fullFiscalYears: 5 }));
    const changed = await type({});

    for (const error of [older, none, inAnother, changed]) {
      expect(error).toMatchObject({
        status: 409,
        type: "words-changed",
        detail: "Reload it to see what is shared now. Nothing has been shared yet.",
      });
    }
    expect(await tenant.tx((db) => db("consents"))).toEqual([]);
    expect(await tenant.tx((db) => db("connectionRequests"))).toEqual([]);
    expect(await tenant.tx((db) => db("delegatedAccessTokens").whereNotNull("usedAt"))).toEqual([]);
  });

  test("of a file are stored for the days that were shown, at Send", async ({
    as,
    clock,
    portal,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    await tenant.tx((db) => db("tenantSettings").update({ accountingPackages: ["fileupload"] }));
    const { workspaceId } = visitor;
    const address = `${portal.url}/api/Workspaces/${workspaceId}/fileimports`;
    const content = Buffer.from("Account,Debit\n1000,1.00\n");
    const { body } = await uploadFile({ address, visitor, content, name: "books.csv" });
    const path = { workspaceId, fileImportId: String(body.id) };
    await tenant.tx((db) => insertFileReading(db, path.fileImportId));
    const { data: file } = await as(visitor).GET(oneFile, { params: { path } });
    if (!file) throw new Error("The file has been read");
    const words = wordsOfFile(await openPage({ as, clock }, visitor), file);
    const send = async (shown: object) =>
      (await as(visitor).POST(`${oneFile}/send`, { params: { path }, body: shown })).error?.type;

    const unseen = await send({});
    const withOtherDays = await send({ words: { ...words, sha256: sha256("") } });
    const before = await tenant.tx((db) => db("consents"));
    const seen = await send({ words });

    expect([unseen, withOtherDays, before]).toEqual(["words-changed", "words-changed", []]);
    expect(seen).toBeUndefined();
    const [consent] = await tenant.tx((db) => db("consents"));
    expect(consent.wordsSha256.toString("hex")).toBe(words.sha256);
    expect(consent.words).toContain("Jan 1, 2024 – Mar 15, 2026.");
  });
});

interface Connecting {
  readonly page: Page;
  readonly accountingPackage?: "example" | "quickbooksdesktop";
}

async function connect(
  as: BorrowerFixtures["as"],
  visitor: Pick<LinkVisitor, "workspaceId" | "cookie">,
  { page, accountingPackage = "example", ...over }: Connecting,
) {
  const params = { path: { workspaceId: visitor.workspaceId } };
  const asker = { ...visitor, headers: { "accept-language": page.language } };
  const token = await as(asker).POST("/Workspaces/{workspaceId}/DelegatedAccessTokens", { params });
  const words = wordsOfPackage(page, accountingPackage);
  return as(asker).POST("/Workspaces/{workspaceId}/ConnectionRequests", {
    params,
    body: { accountingPackage, delegatedAccessToken: token.data?.token ?? "", words, ...over },
  });
}

/** By the lender's anonymous link, which has no request. */
async function comeUninvited(as: BorrowerFixtures["as"]) {
  const business = { displayName: "Ortega Interiors", primaryEmail: "ana@ortega.com" };
  const { data, response } = await as().POST("/Entities", { body: business });
  return { workspaceId: data?.id ?? "", cookie: cookiesOf(response.headers) };
}

function groupsInAnyNumber(): (typeof collectionGroups)[number][][] {
  return Array.from({ length: 2 ** collectionGroups.length - 1 }, (_, bits) =>
    collectionGroups.filter((_, index) => ((bits + 1) >> index) & 1),
  );
}

const oneFile = "/Workspaces/{workspaceId}/fileimports/{fileImportId}";
