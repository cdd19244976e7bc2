import { randomUUID } from "node:crypto";
import { ask, headersOf } from "@tieout/server/http/testing/ask";
import { insertSubmission } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { insertCollected, signInAdministrator, signInAs, test } from "../../testing/index.ts";
import type { Wire } from "../wire.ts";

const everything = {
  statuses: ["complete", "incomplete", "deleted"],
  sources: ["secure-link", "direct", "anonymous"],
  itemsPerPage: 25,
} as const;

describe("querySubmissions", () => {
  test("lists every submission of the tenant to who may view them all, and of a closed workspace that it's there alone (S-C1, S-E1, S-E6, P-C3)", async ({
    as,
    tenant,
  }) => {
    const collected = await tenant.tx((db) => insertCollected(db));
    const administrator = await signInAdministrator(tenant);
    const member = await signInAs(tenant, collected.userId);
    const query = async (by: typeof member, entityId?: string) =>
      as(by).POST("/submissions/query", { body: { ...everything, ...(entityId && { entityId }) } });

    const all = await query(administrator);
    const refused = await query(member);
    const own = await query(member, collected.workspaceId);

    expect(all.data).toMatchObject({ total: 1, isTotalExact: true });
    expect(all.data?.rows[0]).toMatchObject({
      submission: {
        id: collected.submissionId,
        status: "complete",
        label: "Valid",
        source: "secure-link",
        entity: { id: collected.workspaceId, accessible: false },
        requestingUser: { displayName: "Dana Whitfield" },
      },
      may: { open: false, hide: false, restore: false, addYourself: true, openStatements: false },
    });
    expect(all.data?.rows[0]?.submission).not.toHaveProperty("financialRecordId");
    expect(refused.response.status).toBe(403);
    expect(own.data?.rows[0]).toMatchObject({
      submission: { financialRecordId: collected.financialRecordId, datasetName: "Tidewater" },
      may: { open: true, hide: true, restore: false, addYourself: false, openStatements: true },
    });
  });

  test("turns pages by the cursors that it gave, and by no others", async ({ as, tenant }) => {
    for (const _ of [1, 2, 3]) await tenant.tx((db) => insertSubmission(db));
    const administrator = await signInAdministrator(tenant);
    const query = (cursor?: string, field: "workspace" | "collected" = "workspace") =>
      as(administrator).POST("/submissions/query", {
        body: {
          ...everything,
          itemsPerPage: 2,
          ordering: { field, direction: "ascending" },
          ...(cursor && { cursor }),
        },
      });

    const first = await query();
    const second = await query(first.data?.nextCursor);
    const back = await query(second.data?.previousCursor);
    const strange = [await query("AAAA"), await query(first.data?.nextCursor, "collected")];

    expect([first.data?.rows.length, second.data?.rows.length]).toEqual([2, 1]);
    expect([first.data?.previousCursor, second.data?.nextCursor]).toEqual([undefined, undefined]);
    expect(back.data?.rows).toEqual(first.data?.rows);
    expect(back.data?.previousCursor).toBeUndefined();
    expect(strange.map(({ response }) => response.status)).toEqual([400, 400]);
  });

  test.for([
    ["a fraction of a count", "revisions", 1.5, "2026-03-15T09:00:00.000Z"],
    ["a count below none", "revisions", -1, "2026-03-15T09:00:00.000Z"],
    ["a letter that no text has", "workspace", "\0", "2026-03-15T09:00:00.000Z"],
    ["a time that nothing was made at", "workspace", "tidewater", "+275760-09-13T00:00:00.000Z"],
    ["a year that never was", "workspace", "tidewater", "0000-01-01T00:00:00.000Z"],
  ] as const)("refuses a cursor with %s", async ([, field, sortKey, at], { as, tenant }) => {
    const parts = ["after", field, sortKey, at, randomUUID()];
    const cursor = Buffer.from(JSON.stringify(parts)).toString("base64url");

    const { error } = await as(await signInAdministrator(tenant)).POST("/submissions/query", {
      body: { ...everything, ordering: { field, direction: "ascending" }, cursor },
    });

    expect(error).toMatchObject({ status: 400, errors: [{ pointer: "/body/cursor" }] });
  });
});

describe("searchSubmissions", () => {
  test.for(["2026-12-31T23:59:60Z", "2026-01-01T00:00:00+05"])(
    "refuses %s, which no clock of ours shows",
    async (startCreationDate, { as, tenant }) => {
      const { error } = await as(await signInAdministrator(tenant)).POST("/submissions/search", {
        body: { startCreationDate },
      });

      expect(error).toMatchObject({
        status: 400,
        errors: [{ pointer: "/body/startCreationDate" }],
      });
    },
  );

  test("finds by days, deletion and portal status, in a workspace or in all of them (S-A6, S-C1)", async ({
    as,
    tenant,
  }) => {
    const { workspaceId, submissionId, userId } = await tenant.tx((db) => insertCollected(db));
    const member = await signInAs(tenant, userId);
    const administrator = await signInAdministrator(tenant);
    const found = async (by: typeof member, body: object) => {
      const { data } = await as(by).POST("/submissions/search", { body });
      return ((data ?? []) as readonly Wire["Submission"][]).map(({ id }) => id);
    };

    const everywhere = await found(administrator, { portalStatus: "Normal" });
    const later = await found(administrator, { startCreationDate: "2026-03-16T00:00:00Z" });
    await as(member).DELETE("/submissions/{submissionId}", { params: { path: { submissionId } } });

    expect([everywhere, later]).toEqual([[submissionId], []]);
    expect(await found(member, { entityId: workspaceId })).toEqual([]);
    expect(await found(member, { entityId: workspaceId, includeDeleted: true })).toEqual([
      submissionId,
    ]);
    expect(await found(administrator, { includeDeleted: true })).toEqual([]);
  });
});

describe("deleteSubmission", () => {
  test("hides a collection, once and for members, until it's restored (S-A7, S-A8, S-T4, S-T7, S-C6)", async ({
    as,
    tenant,
  }) => {
    const { submissionId, userId } = await tenant.tx((db) => insertCollected(db));
    const member = await signInAs(tenant, userId);
    const path = { params: { path: { submissionId } } };

    const stranger = await as(await signInAdministrator(tenant)).DELETE(
      "/submissions/{submissionId}",
      path,
    );
    const hidden = [
      await as(member).DELETE("/submissions/{submissionId}", path),
      await as(member).DELETE("/submissions/{submissionId}", path),
    ];
    const restored = await as(member).PUT("/submissions/restore/{submissionId}", path);

    expect(stranger.response.status).toBe(403);
    expect(hidden.map(({ data }) => data?.status)).toEqual(["deleted", "deleted"]);
    expect(restored.data).toMatchObject({ status: "complete", label: "Valid" });
    const trail = await tenant.tx((db) =>
      db("auditEvents").where({ subjectId: submissionId }).select("action"),
    );
    expect(trail.map(({ action }) => action).toSorted()).toEqual([
      "submission-deleted",
      "submission-restored",
    ]);
  });
});

describe("exportSubmissions", () => {
  test("streams the list as CSV that nothing in is a formula, and says so on the trail", async ({
    portal,
    tenant,
  }) => {
    const { workspaceId, userId } = await tenant.tx((db) => insertCollected(db));
    await tenant.tx((db) =>
      db("workspaces").where({ id: workspaceId }).update({ displayName: "=cmd()" }),
    );
    const member = await signInAs(tenant, userId);
    const path = `/submissions/export?entityId=${workspaceId}&language=es&statuses=complete&statuses=incomplete&sources=secure-link`;

    const { status, headers, text } = await ask(portal.url, member, { method: "GET", path });

    expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="recopilaciones-/);
    expect(text.split("\r\n")[0]).toContain("Recopilado;Espacio de trabajo");
    expect(text).toContain("'=cmd();TMS-2026;Completa;");
    const trail = await tenant.tx((db) =>
      db("auditEvents").where({ action: "submissions-exported", workspaceId }),
    );
    expect(trail).toHaveLength(1);
    const inMexico = await fetch(`${portal.url}/api${path}`, {
      headers: { ...headersOf(member), "accept-language": "es-MX,es;q=0.9" },
    });
    expect(await inMexico.text()).toContain("'=cmd(),TMS-2026,Completa,");
  });
});
