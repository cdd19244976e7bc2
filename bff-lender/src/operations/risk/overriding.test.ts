import { randomUUID } from "node:crypto";
import { somebodyWaits } from "@tieout/server/database/testing/somebody-waits";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { tablesHolding } from "@tieout/server/http/testing/tables-holding";
import { beginFileDeletion, finishFileDeletion } from "@tieout/services/retention/deletion";
import {
  saveAutoDeleteAt,
  saveWarned,
  saveWithdrawal,
  withholdCollection,
} from "@tieout/services/retention/kept";
import { saveRiskOverride } from "@tieout/services/risk/override";
import { purgeWorkspace } from "@tieout/services/workspaces/purge";
import { describe, expect } from "vitest";
import { type LenderFixtures, test } from "../../testing/index.ts";
import {
  analyze,
  insertRiskAnalysis,
  lastAnalysis,
  riskAnalysis,
} from "../../testing/risk-analyses.ts";
import { insertRiskBooks, type RiskBooks, restaurantBooks } from "../../testing/risk-books.ts";

const overrides = `${riskAnalysis}/{riskAnalysisId}/overrides` as const;

describe("an override", () => {
  test("stands beside the figure, with who says so, when and why, the newest first", async ({
    as,
    tenant,
    clock,
  }) => {
    const books = await insertRiskBooks(tenant, restaurantBooks);
    const before = await analyze(as, books, {});

    const first = await override(as, books, { direction: "Higher", reason: " The lease ends. " });
    clock.now = new Date(builtAt.getTime() + 1_000);
    await override(as, books, { direction: "Lower", reason: "The lease is renewed." });

    const by = "Dana Whitfield";
    expect([first.response.status, first.data]).toEqual([
      201,
      {
        ...{ id: expect.any(String), direction: "Higher", reason: "The lease ends.", by },
        at: builtAt.toISOString(),
      },
    ]);
    const { analysis: shown } = await lastAnalysis(as, books);
    expect(shown?.analysis?.overrides).toMatchObject([
      { direction: "Lower", reason: "The lease is renewed.", by, at: clock.now.toISOString() },
      { direction: "Higher", reason: "The lease ends." },
    ]);
    expect(shown?.result).toEqual(before.result);
    const trail = await tenant.tx((db) =>
      db("auditEvents").where({ action: "risk-overridden" }).orderBy("id").pluck("details"),
    );
    const riskAnalysisId = before.analysis?.id;
    expect(trail).toEqual([
      { direction: "Higher", riskAnalysisId },
      { direction: "Lower", riskAnalysisId },
    ]);
  });

  test("needs a reason in plain text, and an analysis of this record", async ({ as, tenant }) => {
    const books = await insertRiskBooks(tenant, restaurantBooks);
    await analyze(as, books, {});
    const refusal = async (body: Parameters<typeof override>[2], id?: string) => {
      const { response, error } = await override(as, books, body, id);
      return [response.status, error?.errors?.[0]?.code ?? error?.type];
    };
    const higher = (reason: string) => ({ direction: "Higher", reason }) as const;

    expect(await refusal(higher("  "))).toEqual([400, "missing"]);
    expect(await refusal(higher("<b>now</b>"))).toEqual([400, "unsafe"]);
    expect(await refusal(higher("x".repeat(2_001)))).toEqual([400, "maxLength"]);
    expect(await refusal(higher("Fine."), randomUUID())).toEqual([404, "not-found"]);
    const other = await insertRiskBooks(tenant, restaurantBooks);
    const others = await analyze(as, other, {});
    expect(await refusal(higher("Fine."), others.analysis?.id)).toEqual([404, "not-found"]);
    expect(await tenant.tx((db) => db("riskOverrides").pluck("id"))).toEqual([]);
  });

  test("is refused once an analysis has 100, so that none goes unlisted", async ({
    as,
    tenant,
  }) => {
    const books = await insertRiskBooks(tenant, restaurantBooks);
    const { analysis } = await analyze(as, books, {});
    const riskAnalysisId = analysis?.id ?? "";
    const made = { direction: "Lower", reason: "A new contract.", madeAt: builtAt } as const;
    await tenant.tx(async (db) => {
      for (let count = 0; count < 98; count += 1) {
        const madeBy = books.member.userId;
        await saveRiskOverride(db, riskAnalysisId, { ...made, id: randomUUID(), madeBy });
      }
    });

    const higher = { direction: "Higher", reason: "The lease ends." } as const;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => override(as, books, higher, riskAnalysisId)),
    );

    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([201, 201, 409, 409]);
    expect(answers.find(({ error }) => error)?.error).toMatchObject({
      type: "too-many-overrides",
      title: "This analysis has 100 overrides, which is the most it can have.",
    });
    const { analysis: shown } = await lastAnalysis(as, books);
    expect(shown?.analysis?.overrides).toHaveLength(100);
  });

  test("is recorded once for a key, which doesn't keep the reason", async ({ as, tenant }) => {
    const books = await insertRiskBooks(tenant, restaurantBooks);
    await analyze(as, books, {});
    const body = { direction: "Higher", reason: "The lease ends in May." } as const;
    const headers = { "idempotency-key": randomUUID() };

    const first = await override(as, books, body, undefined, headers);
    const again = await override(as, books, body, undefined, headers);

    expect([again.response.status, again.data]).toEqual([201, first.data]);
    expect(await tablesHolding(tenant, "The lease ends in May.")).toEqual(["risk_overrides"]);
  });
});

describe("an analysis and what was said of it", () => {
  test("go with the record's figures; the trail says that they were", async ({ as, tenant }) => {
    const books = await overridden(as, tenant);
    await tenant.tx((db) => due(db, books));

    const doomed = await tenant.tx((db) => beginFileDeletion(db, books.submissionId, builtAt));
    const { response } = await as(books.member).GET(riskAnalysis, { params: books.params });
    await tenant.tx((db) => finishFileDeletion(db, books.submissionId, builtAt));

    expect([doomed?.recordIds, response.status]).toEqual([[books.financialRecordId], 410]);
    expect(await tablesHolding(tenant, books.riskAnalysisId)).toEqual(["audit_events"]);
    expect(await tablesHolding(tenant, "The lease ends.")).toEqual([]);
  });

  test("aren't made of figures that go in the same instant", async ({ tenant, pool }) => {
    const books = await insertRiskBooks(tenant, restaurantBooks);
    await tenant.tx((db) => due(db, books));

    const { made } = await tenant.tx(async (db) => {
      await beginFileDeletion(db, books.submissionId, builtAt);
      const made = tenant.tx((other) => insertRiskAnalysis(other, books));
      await somebodyWaits(pool);
      return { made };
    });

    await expect(made).rejects.toThrow("The record was deleted");
    expect(await tenant.tx((db) => db("riskAnalyses").pluck("id"))).toEqual([]);
  });

  test("are withheld at once where the borrower withdraws, and out of the portfolio", async ({
    as,
    tenant,
  }) => {
    const books = await overridden(as, tenant);
    const { submissionId, member, params } = books;

    await tenant.tx(async (db) => {
      await saveWithdrawal(db, submissionId, builtAt);
      await withholdCollection(db, submissionId, { autoDeleteAt: builtAt, now: builtAt });
    });

    const read = await as(member).GET(riskAnalysis, { params });
    const again = await override(as, books, { direction: "Lower", reason: "It doesn't." });
    const { data } = await as(member).GET("/Portfolio/RiskAnalyses");
    expect([read.error?.type, again.error?.type]).toEqual([
      "records-withdrawn",
      "records-withdrawn",
    ]);
    expect(data?.items).toEqual([]);
  });

  test("go with the workspace", async ({ as, tenant }) => {
    const books = await overridden(as, tenant);

    await tenant.tx((db) => purgeWorkspace(db, books.workspaceId));

    expect(await tablesHolding(tenant, books.riskAnalysisId)).toEqual(["audit_events"]);
    expect(await tablesHolding(tenant, "The lease ends.")).toEqual([]);
  });
});

async function due(db: Tx, { submissionId }: RiskBooks): Promise<void> {
  await saveAutoDeleteAt(db, submissionId, builtAt);
  await saveWarned(db, submissionId, { autoDeleteAt: builtAt, now: builtAt });
}

type Overridden = RiskBooks & { readonly riskAnalysisId: string };

async function overridden(
  as: LenderFixtures["as"],
  tenant: LenderFixtures["tenant"],
): Promise<Overridden> {
  const books = await insertRiskBooks(tenant, restaurantBooks);
  const { analysis } = await analyze(as, books, {});
  await override(as, books, { direction: "Higher", reason: "The lease ends." });
  return { ...books, riskAnalysisId: analysis?.id ?? "" };
}

/** Overrides the analysis that the record shows, unless another one is given. */
async function override(
  as: LenderFixtures["as"],
  books: RiskBooks,
  body: { readonly direction: "Higher" | "Lower"; readonly reason: string },
  id?: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const shown = id ?? (await lastAnalysis(as, books))?.analysis?.analysis?.id ?? randomUUID();
  const path = { ...books.params.path, riskAnalysisId: shown };
  return as(books.member).POST(overrides, { params: { path }, body, headers });
}
