import type { Day } from "@tieout/core/calendar/day";
import { toMinor } from "@tieout/core/money";
import { type Adjustment, addBacksId } from "@tieout/core/spread/adjustment";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { newHostedTenant } from "@tieout/server/http/testing/hosts";
import { describe, expect } from "vitest";
import { insertCollected } from "../../testing/books.ts";
import { signIn, reviewTest as test } from "../../testing/index.ts";
import {
  type EditedCommand,
  editing,
  ifMatch,
  inThousands,
  reset,
  spread,
  statements,
} from "../../testing/saving.ts";

describe("saving and resetting statements are refused", () => {
  test("while their collection is hidden, withdrawn or deleted, and until it's complete", async ({
    as,
    tenant,
    review,
  }) => {
    const { member, params, submissionId: id } = review;
    const body = await editing(tenant, review, [inThousands]);
    const refusals = async () => {
      const put = await as(member).PUT(statements, { params, body, headers: ifMatch(1) });
      const post = await as(member).POST(reset, { params, headers: ifMatch(1) });
      return [put, post].map(({ error }) => [error?.status, error?.type]);
    };
    const both = (type: string) => Array(2).fill([409, type]);

    await tenant.tx((db) => db("submissions").where({ id }).update({ deletedAt: builtAt }));
    expect(await refusals()).toEqual(both("collection-hidden"));
    await tenant.tx((db) =>
      db("submissions")
        .where({ id })
        .update({ deletedAt: null, withdrawnAt: builtAt, withheldAt: builtAt }),
    );
    expect(await refusals()).toEqual(both("records-withdrawn"));
    await tenant.tx(async (db) => {
      await db("submissions").where({ id }).update({ withheldAt: null });
      await db("financialRecords").update({ status: "Deleted", deletedAt: builtAt });
    });
    expect(await refusals()).toEqual(both("files-deleted"));
    await tenant.tx((db) =>
      db("financialRecords").update({ status: "ImportError", deletedAt: null }),
    );
    expect(await refusals()).toEqual(both("not-created"));
  });

  test("to whom the statements aren't open", async ({ as, tenant, pool, owner, review }) => {
    const { member, params } = review;
    const body = await editing(tenant, review, [inThousands]);
    const refusals = async (asker: typeof member) => {
      const got = await as(asker).GET(spread, { params });
      const put = await as(asker).PUT(statements, { params, body, headers: ifMatch(1) });
      const post = await as(asker).POST(reset, { params, headers: ifMatch(1) });
      return [...new Set([got, put, post].map(({ error }) => error?.type))];
    };

    expect(await refusals(await signIn(tenant))).toEqual(["workspace-access-required"]);
    const stranger = await signIn(await newHostedTenant({ pool, owner }));
    expect(await refusals(stranger)).toEqual(["not-found"]);
    await tenant.tx((db) =>
      db("tenantSettings").update({ financialStatementsReleaseEnabled: true }),
    );
    expect(await refusals(member)).toEqual(["statements-not-released"]);
    await tenant.tx((db) => db("tenantSettings").update({ financialStatementsEnabled: false }));
    expect(await refusals(member)).toEqual(["statements-switched-off"]);
  });

  test("with a document of another workspace behind an adjustment", async ({
    as,
    tenant,
    review,
  }) => {
    const { member, params, documentId } = review;
    const elsewhere = await tenant.tx((db) => insertCollected(db));
    const save = async (document: string) => {
      const body = await editing(tenant, review, addBackOf(document));
      return as(member).PUT(statements, { params, body, headers: ifMatch(1) });
    };

    const { error } = await save(elsewhere.documentId);
    expect(error).toMatchObject({
      status: 400,
      errors: [{ pointer: "/body/edits/1/command/adjustment/documentId", code: "unknown" }],
    });
    expect((await save(documentId)).data).toEqual({ version: 2 });
  });
});

/** Our own line, and an entry against it that a document stands behind. */
function addBackOf(documentId: string): readonly EditedCommand[] {
  const account = { id: addBacksId, name: "Add-backs", classification: "other_expense" } as const;
  const place = { node: `account/${addBacksId}`, to: "section/other-expense" } as const;
  const adjustment: Adjustment = {
    id: "owner",
    kind: "AddBack",
    basis: "accrual",
    day: "2025-12-31" as Day,
    lines: [
      { accountId: "4000", amount: toMinor(-100) },
      { accountId: addBacksId, amount: toMinor(100) },
    ],
    reason: "Paid to the owner",
    documentId,
    status: "Confirmed",
  };
  return [
    { do: "addOwnAccount", account, place },
    { do: "adjust", adjustment },
  ];
}
