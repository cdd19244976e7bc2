import type { Check } from "@tieout/core/check";
import { toMinor } from "@tieout/core/money";
import type { Layout } from "@tieout/core/statement";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { describe, expect } from "vitest";
import { insertImport } from "../testing/builders.ts";
import {
  findStatement,
  listChecks,
  listStatementVersions,
  type StatementEdit,
  saveChecks,
  saveStandardStatements,
  saveStatement,
} from "./statement.ts";

const layout: Layout = { type: "BalanceSheet", sections: [], formulas: [] };

describe("a statement", () => {
  test("is saved by one of two who edit the same version", async ({ tenant }) => {
    const { financialRecordId, userId } = await tenant.tx((db) => insertImport(db));
    const key = { financialRecordId, basis: "accrual", type: "BalanceSheet" } as const;
    await tenant.tx((db) => saveStandardStatements(db, key, [layout]));
    const edit: StatementEdit = {
      layout: { ...layout, formulas: [] },
      numberStyle: "Thousands",
      version: 1,
      commands: [{ do: "style" }],
      userId,
      now: builtAt,
    };

    const versions = await Promise.all([
      tenant.tx((db) => saveStatement(db, key, edit)),
      tenant.tx((db) => saveStatement(db, key, edit)),
    ]);

    expect(versions.toSorted()).toEqual([2, undefined]);
    expect(await tenant.tx((db) => findStatement(db, key))).toEqual({
      layout,
      numberStyle: "Thousands",
      version: 2,
      updatedAt: builtAt,
      updatedBy: userId,
    });
    expect(await tenant.tx((db) => listStatementVersions(db, financialRecordId))).toEqual({
      "accrual:BalanceSheet": 2,
    });
    expect(await tenant.tx((db) => db("statementVersions"))).toHaveLength(2);
  });
});

describe("checks", () => {
  test("come back in order, and each that failed opens a finding", async ({ tenant }) => {
    const { financialRecordId } = await tenant.tx((db) => insertImport(db));
    const key = { financialRecordId, basis: "accrual" } as const;
    const passed: Check = {
      id: "trial-balance-zero",
      category: "ledger",
      outcome: "Pass",
      fact: { code: "trial-balances-zero", values: { trialBalances: 3 } },
      severity: "high",
      tolerance: toMinor(0),
    };
    const failed: Check = {
      ...passed,
      id: "journals-balance",
      outcome: "Fail",
      transactionId: "t1",
      expected: toMinor(100),
      actual: toMinor(90),
      difference: toMinor(-10),
    };

    await tenant.tx((db) => saveChecks(db, key, [passed, failed]));

    expect(await tenant.tx((db) => listChecks(db, financialRecordId))).toEqual([
      { ...passed, basis: "accrual" },
      { ...failed, basis: "accrual" },
    ]);
    expect(await tenant.tx((db) => db("findings").select("checkId", "state"))).toEqual([
      { checkId: "journals-balance", state: "open" },
    ]);
  });
});
