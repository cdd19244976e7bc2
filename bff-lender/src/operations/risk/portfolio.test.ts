import { randomUUID } from "node:crypto";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { saveChecks } from "@tieout/services/financial-records/check";
import { saveRiskOverride } from "@tieout/services/risk/override";
import { insertWorkspace } from "@tieout/services/testing/builders";
import { insertAnalyzed } from "@tieout/services/testing/insert-analyzed";
import { describe, expect } from "vitest";
import {
  type LenderFixtures,
  type SignedIn,
  signIn,
  signInAdministrator,
  test,
} from "../../testing/index.ts";
import type { Wire } from "../wire.ts";

const day = 86_400_000;
const daysLater = (days: number) => new Date(builtAt.getTime() + days * day);

describe("the portfolio", () => {
  test("has the last analysis of each workspace that one is a member of, the riskiest first", async ({
    as,
    tenant,
  }) => {
    const member = await signIn(tenant);
    const [tidewater, alder] = await tenant.tx(async (db) => {
      const of = { userId: member.userId };
      const tidewaterId = await insertWorkspace(db, { ownerId: member.userId });
      const alderId = await insertWorkspace(db, { ownerId: member.userId, displayName: "Alder" });
      await insertWorkspace(db, { ownerId: member.userId, displayName: "Without an analysis" });
      const theirs = await insertWorkspace(db);
      await insertAnalyzed(db, { ...of, workspaceId: theirs, pd1: 0.2 });
      return [
        await insertAnalyzed(db, { ...of, workspaceId: tidewaterId, pd1: 0.0055722699 }),
        await insertAnalyzed(db, { ...of, workspaceId: alderId, pd1: 0.017948729 }),
      ] as const;
    });

    const data = await portfolioOf(as, member);

    expect(data.items.map(({ displayName }) => displayName)).toEqual([
      "Alder",
      "Tidewater Marine Supply, Inc.",
    ]);
    expect(data.items[0]).toMatchObject({ financialRecordId: alder.financialRecordId });
    expect(data.items[1]).toEqual({
      workspaceId: expect.any(String),
      displayName: "Tidewater Marine Supply, Inc.",
      submissionId: tidewater.submissionId,
      financialRecordId: tidewater.financialRecordId,
      statementYear: 2025,
      periodEnd: "2025-12-31",
      pd1: 0.55722699,
      pd5: 2.78613495,
      peerScore: 50,
      change: null,
      changeAbsent: "no-earlier-analysis",
      openFindings: { high: 0, medium: 0, low: 0 },
      overridden: null,
      analyzedAt: builtAt.toISOString(),
    });
    expect(data).not.toHaveProperty("nextCursor");
  });

  test("tells the change since the collection before, by the same model and basis alone", async ({
    as,
    tenant,
  }) => {
    const member = await signIn(tenant);
    const twice = async (displayName: string, before: object) =>
      tenant.tx(async (db) => {
        const workspaceId = await insertWorkspace(db, { ownerId: member.userId, displayName });
        const of = { workspaceId, userId: member.userId };
        await insertAnalyzed(db, { ...of, pd1: 0.5, collectedAt: daysLater(-9) });
        await insertAnalyzed(db, { ...of, pd1: 0.02, collectedAt: daysLater(-5), ...before });
        await insertAnalyzed(db, { ...of, pd1: 0.03 });
      });
    await twice("The same", {});
    await twice("Another model", { modelHash: "1".repeat(64) });
    await twice("Another basis", { basis: "cash" });

    const data = await portfolioOf(as, member);

    const changes = new Map(
      data.items.map((item) => [item.displayName, [item.change, item.changeAbsent]]),
    );
    expect(changes).toEqual(
      new Map([
        ["The same", [{ pd1: expect.closeTo(1, 9), pd5: expect.closeTo(5, 9) }, null]],
        ["Another model", [null, "other-model"]],
        ["Another basis", [null, "other-basis"]],
      ]),
    );
  });

  test("goes back to the collection before where the last one is hidden or withdrawn", async ({
    as,
    tenant,
  }) => {
    const member = await signIn(tenant);
    const pd1 = async () => {
      const data = await portfolioOf(as, member);
      return data.items.map((item) => item.pd1);
    };
    const last = await tenant.tx(async (db) => {
      const workspaceId = await insertWorkspace(db, { ownerId: member.userId });
      const of = { workspaceId, userId: member.userId };
      await insertAnalyzed(db, { ...of, pd1: 0.25, collectedAt: daysLater(-9) });
      return insertAnalyzed(db, { ...of, pd1: 0.5 });
    });
    const change = (columns: object) =>
      tenant.tx((db) => db("submissions").where({ id: last.submissionId }).update(columns));

    const shown = await pd1();
    await change({ deletedAt: builtAt, deletedBy: member.userId });
    const hidden = await pd1();
    await change({ deletedAt: null, deletedBy: null, withdrawnAt: builtAt, withheldAt: builtAt });

    expect([shown, hidden, await pd1()]).toEqual([[50], [25], [25]]);
  });

  test("has no statements that the caller may not read: not released, too old, switched off", async ({
    as,
    tenant,
  }) => {
    const [member, administrator] = [await signIn(tenant), await signInAdministrator(tenant)];
    const ownerId = member.userId;
    await tenant.tx(async (db) => {
      const both = { ownerId, memberIds: [administrator.userId] };
      const [held, released] = [await insertWorkspace(db, both), await insertWorkspace(db, both)];
      await insertAnalyzed(db, { workspaceId: held, userId: ownerId, pd1: 0.5 });
      const releasedAt = builtAt;
      await insertAnalyzed(db, { workspaceId: released, userId: ownerId, pd1: 0.25, releasedAt });
    });
    const pd1 = async (asker: typeof member) => {
      const data = await portfolioOf(as, asker);
      return data.items.map((item) => item.pd1);
    };

    await set(tenant, { financialStatementsReleaseEnabled: true });
    expect([await pd1(member), await pd1(administrator)]).toEqual([[25], [50, 25]]);
    await set(tenant, { minimumMappingDate: "2026-03-16" });
    expect(await pd1(administrator)).toEqual([]);
    await set(tenant, { financialStatementsEnabled: false });
    const closed = await as(member).GET("/Portfolio/RiskAnalyses");
    expect([closed.response.status, closed.error?.type]).toEqual([403, "statements-switched-off"]);
    await set(tenant, { financialStatementsEnabled: true, riskCalcEnabled: false });
    const off = await as(member).GET("/Portfolio/RiskAnalyses");
    expect([off.response.status, off.error?.type]).toEqual([403, "risk-switched-off"]);
  });

  test("counts open findings by severity, and tells the last override", async ({ as, tenant }) => {
    const member = await signIn(tenant);
    await tenant.tx(async (db) => {
      const workspaceId = await insertWorkspace(db, { ownerId: member.userId });
      const built = await insertAnalyzed(db, { workspaceId, userId: member.userId, pd1: 0.01 });
      const { financialRecordId, riskAnalysisId } = built;
      const fact = { code: "trial-balances-zero", values: { trialBalances: 12 } };
      const check = (id: string, severity: string) =>
        ({ id, severity, category: "ledger", outcome: "Fail", fact, tolerance: 0 }) as never;
      const checks = [check("a", "high"), check("b", "high"), check("c", "low")];
      await saveChecks(db, { financialRecordId, basis: "accrual" }, checks);
      const settled = { state: "explained", settledAt: builtAt, settledBy: member.userId };
      await db("findings").where({ checkId: "b" }).update(settled);
      for (const [at, direction] of [
        [0, "Higher"],
        [1, "Lower"],
      ] as const) {
        const said = { direction, reason: "A new contract.", madeBy: member.userId };
        await saveRiskOverride(db, riskAnalysisId, {
          ...said,
          id: randomUUID(),
          madeAt: daysLater(at),
        });
      }
    });

    const data = await portfolioOf(as, member);

    expect(data.items).toMatchObject([
      { openFindings: { high: 1, medium: 0, low: 1 }, overridden: "Lower" },
    ]);
  });

  test("goes on where a page ended, also among equals", async ({ as, tenant }) => {
    const member = await signIn(tenant);
    await tenant.tx(async (db) => {
      for (let at = 0; at < 205; at += 1) {
        const workspaceId = await insertWorkspace(db, { ownerId: member.userId });
        // Thirds, because the cursor's text must keep every digit.
        const pd1 = 1 / (3 + Math.floor(at / 90));
        await insertAnalyzed(db, { workspaceId, userId: member.userId, pd1 });
      }
    });

    const pages: Wire["RiskPortfolio"][] = [];
    let cursor: string | undefined;
    do {
      const page = await portfolioOf(as, member, cursor === undefined ? {} : { cursor });
      pages.push(page);
      cursor = page.nextCursor;
    } while (cursor !== undefined);

    const items = pages.flatMap((page) => page.items);
    expect(pages.map((page) => page.items.length)).toEqual([100, 100, 5]);
    expect(new Set(items.map(({ workspaceId }) => workspaceId)).size).toBe(205);
    expect(items.map(({ pd1 }) => pd1)).toEqual(
      items.map(({ pd1 }) => pd1).toSorted((a, b) => b - a),
    );
  });
});

/** The contract validates replies; openapi-fetch's types lose readonly arrays. */
async function portfolioOf(
  as: LenderFixtures["as"],
  asker: SignedIn,
  query: { readonly cursor?: string } = {},
): Promise<Wire["RiskPortfolio"]> {
  const { data } = await as(asker).GET("/Portfolio/RiskAnalyses", { params: { query } });
  return data as Wire["RiskPortfolio"];
}

const set = (tenant: HostedTenant, settings: object) =>
  tenant.tx((db) => db("tenantSettings").update({ ...settings, version: db.raw("version + 1") }));
