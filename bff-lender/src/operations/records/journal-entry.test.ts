import type { components } from "@tieout/openapi/lender";
import { ask } from "@tieout/server/http/testing/ask";
import { newHostedTenant } from "@tieout/server/http/testing/hosts";
import { describe, expect } from "vitest";
import { insertCollected, signIn, signInAs, reviewTest as test } from "../../testing/index.ts";

describe("getJournalEntry", () => {
  test("shows an entry's other side, balanced, with what its document says", async ({
    as,
    review: { member, params },
  }) => {
    const { data } = await as(member).GET(entry, asked(params.path));

    expect(data).toEqual({
      transactionId: "sale-2026-02",
      transactionType: "Invoice",
      date: "2026-02-05",
      documentNumber: "2026-02",
      createdTime: "2026-03-10T09:00:00Z",
      ...{ count: 2, debit: 1_000, credit: 1_000, balanced: true },
      lines: [
        {
          ...{ lineNumber: 1, accountId: "1000", date: "2026-02-05" },
          ...{ debit: 1_000, credit: 0, partyName: "Harbor Café", memo: "Rope" },
        },
        {
          ...{ lineNumber: 2, accountId: "4000", date: "2026-02-05" },
          ...{ debit: 0, credit: 1_000, partyName: "Harbor Café", memo: "Rope" },
        },
      ],
      openAmounts: [],
    });
  });

  test("says what is still open of it on each day collected, and by when it was due", async ({
    as,
    tenant,
    review: { member, params, financialRecordId },
  }) => {
    const open = { side: "receivable", kind: "invoice", party_id: "c1", date: "2026-02-05" };
    await tenant.tx((db) =>
      db.raw(
        `insert into open_documents
           (tenant_id, financial_record_id, document_id, side, kind, party_id, date, as_of, due_date, total, outstanding)
         values (?, ?, 'sale-2026-02', ?, ?, ?, ?, '2026-03-15', '2026-03-07', 1000, 400)`,
        [db.tenantId, financialRecordId, ...Object.values(open)],
      ),
    );

    const { data } = await as(member).GET(entry, asked(params.path));

    expect(data?.openAmounts).toEqual([
      { side: "receivable", asOf: "2026-03-15", dueDate: "2026-03-07", outstanding: 400 },
    ]);
  });

  test("names nobody where a collection has no parties or is anonymized (D-16, D-17)", async ({
    as,
    tenant,
    review: { member, params, financialRecordId },
  }) => {
    const nameless = { partyId: null, memo: null, referenceNumber: null };
    await tenant.tx((db) => db("journalLines").where({ financialRecordId }).update(nameless));

    const { data } = await as(member).GET(entry, asked(params.path));

    const { lines = [] } = (data as Entry | undefined) ?? {};
    expect(lines.map((line) => Object.keys(line).toSorted())).toEqual([shownFields, shownFields]);
  });

  test.for([
    ["an entry that isn't there", { transactionId: "nobody's" }, {}],
    ["a day without it", {}, { date: "2026-02-06" }],
    ["a basis that wasn't collected", {}, { basis: "cash" }],
  ] as const)("doesn't find %s", async ([, path, query], { as, review: { member, params } }) => {
    const { error } = await as(member).GET(entry, asked({ ...params.path, ...path }, query));

    expect(error).toMatchObject({ status: 404 });
  });

  test.for(["1", "9999999999.1", "1.9999999999999999", "1.1; drop table users"])(
    'refuses "%s", which is no cursor of ours',
    async (cursor, { as, review: { member, params } }) => {
      const { error } = await as(member).GET(entry, asked(params.path, { cursor }));

      expect(error).toMatchObject({ status: 400, errors: [{ pointer: "/query/cursor" }] });
    },
  );

  test("doesn't say to another tenant, or through another workspace, that it exists", async ({
    as,
    tenant,
    pool,
    owner,
    review: { member, params },
  }) => {
    const stranger = await signIn(await newHostedTenant({ pool, owner }));
    const other = await tenant.tx((db) => insertCollected(db));
    const colleague = await signInAs(tenant, other.userId);

    const replies = await Promise.all([
      as(stranger).GET(entry, asked(params.path)),
      as(member).GET(entry, asked({ ...params.path, workspaceId: other.workspaceId })),
      as(colleague).GET(entry, asked({ ...params.path, workspaceId: other.workspaceId })),
    ]);

    expect(replies.map(({ error }) => error?.status)).toEqual([404, 403, 404]);
  });

  test("is closed where the statements are (S-C11)", async ({
    as,
    tenant,
    review: { member, params },
  }) => {
    await tenant.tx((db) => db("tenantSettings").update({ financialStatementsEnabled: false }));

    const { error } = await as(member).GET(entry, asked(params.path));

    expect(error).toMatchObject({ status: 403, type: expect.stringContaining("switched-off") });
  });
});

test("books of balances alone have no journal lines and no entry, and export none", async ({
  as,
  portal,
  tenant,
  review: { member, params, financialRecordId },
}) => {
  await tenant.tx((db) =>
    db("financialRecords").where({ id: financialRecordId }).update({ hasEntries: false }),
  );
  const range = "from=2026-01-01&to=2026-02-28";
  const account = { ...params.path, accountId: "1000" };

  const found = await as(member).GET(entry, asked(params.path));
  const listed = await as(member).GET(lines, {
    params: { path: account, query: { from: "2026-01-01", to: "2026-02-28" } },
  });
  const file = await ask(portal.url, member, { method: "GET", path: exported(params.path, range) });

  expect([found.error, listed.error]).toMatchObject([
    { status: 409, type: "balances-alone" },
    { status: 409, type: "balances-alone" },
  ]);
  expect(file.status).toBe(409);
  const trail = await tenant.tx((db) =>
    db("auditEvents").where({ action: "journal-lines-exported", subjectId: financialRecordId }),
  );
  expect(trail).toEqual([]);
});

describe("exportJournalLines", () => {
  test("streams all lines as CSV, with plain amounts and no formula, and says so on the trail", async ({
    portal,
    tenant,
    review: { member, params, financialRecordId },
  }) => {
    await tenant.tx((db) =>
      db("journalLines")
        .where({ financialRecordId, transactionId: "sale-2026-01", accountId: "1000" })
        .update({ memo: '=cmd("x")' }),
    );

    const { status, headers, text } = await ask(portal.url, member, {
      method: "GET",
      path: exported(params.path, "from=2026-01-01&to=2026-02-28"),
    });

    expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(headers.get("content-disposition")).toBe(
      'attachment; filename="journal-lines-2026-01-01-2026-02-28.csv"',
    );
    expect(text.replace("\ufeff", "").split("\r\n")).toEqual([
      "Date,Type,Document,Name,Reference,Memo,Debit,Credit,Entry,Line",
      `2026-01-05,Invoice,2026-01,Harbor Café,,"'=cmd(""x"")",10.00,,sale-2026-01,1`,
      "2026-02-05,Invoice,2026-02,Harbor Café,,Rope,10.00,,sale-2026-02,1",
      "",
    ]);
    const trail = await tenant.tx((db) =>
      db("auditEvents").where({ action: "journal-lines-exported", subjectId: financialRecordId }),
    );
    expect(trail).toHaveLength(1);
  });

  test("writes decimal commas where the separator is a semicolon, and only what was looked for", async ({
    portal,
    review: { member, params },
  }) => {
    const range = "from=2026-01-01&to=2026-02-28&language=es";

    const { text } = await ask(portal.url, member, {
      method: "GET",
      path: exported(params.path, `${range}&find=2026-02`),
    });

    expect(text.split("\r\n").slice(1)).toEqual([
      '2026-02-05;Invoice;2026-02;Harbor Café;;Rope;"10,00";;sale-2026-02;1',
      "",
    ]);
  });
});

const entry =
  "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/ledger/entries/{transactionId}";

const lines =
  "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/ledger/accounts/{accountId}/lines";

interface RecordPath {
  readonly workspaceId: string;
  readonly financialRecordId: string;
}

const asked = (
  path: RecordPath & { readonly transactionId?: string },
  query: { readonly date?: string; readonly basis?: "cash"; readonly cursor?: string } = {},
) => ({
  params: {
    path: { transactionId: "sale-2026-02", ...path },
    query: { date: "2026-02-05", ...query },
  },
});

const exported = ({ workspaceId, financialRecordId }: RecordPath, query: string) =>
  `/Workspaces/${workspaceId}/financialrecords/${financialRecordId}/ledger/accounts/1000/lines/export?${query}`;

// The reply was validated; openapi-fetch's types lose readonly arrays.
type Entry = components["schemas"]["JournalEntry"];

const shownFields = ["accountId", "credit", "date", "debit", "lineNumber"];
