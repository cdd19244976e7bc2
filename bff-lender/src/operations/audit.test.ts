import { randomUUID } from "node:crypto";
import contract from "@tieout/openapi/lender.json" with { type: "json" };
import { ask } from "@tieout/server/http/testing/ask";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { walker } from "@tieout/server/http/testing/walk";
import { describe, expect, it } from "vitest";
import { aWorld, test } from "../testing/index.ts";
import { audited } from "./audit.ts";

const declared = new Map<string, readonly string[] | string>(Object.entries(audited));

describe("the audit trail", () => {
  it("is declared by each operation that isn't a GET: an event, or why there is none", () => {
    const undeclared = Object.values(contract.paths)
      .flatMap((path) => Object.entries(path))
      .flatMap(([method, operation]) =>
        method !== "get" && "operationId" in operation ? [operation.operationId] : [],
      )
      .filter((id) => !declared.has(id));

    expect(undeclared).toEqual([]);
  });

  test("gets what an operation declares, and nothing else", async ({
    portal,
    tenant,
    services,
  }) => {
    const { member, administrator, example } = await aWorld(tenant, services);
    const told = new Set<string>();

    const walk = walker(contract)(example).filter(
      ({ id, isPublic }) => !isPublic && id !== "signOut",
    );
    const inOrder = walk.toSorted((a, b) => Number(takesAway(a.id)) - Number(takesAway(b.id)));
    for (const { id, request } of inOrder) {
      for (const visit of [member, administrator]) {
        const requestId = randomUUID();
        const headers = { "request-id": requestId };
        const { status } = await ask(portal.url, { ...visit, headers }, request);

        const actions = await actionsOf(tenant, requestId);
        const expected = [declared.get(id) ?? "it reads"].flat();
        expect([id, actions.filter((action) => !expected.includes(action))]).toEqual([id, []]);
        if (status >= 400) expect([id, actions]).toEqual([id, []]);
        if (actions.length > 0) told.add(id);
      }
    }

    expect([...alwaysTells].filter((id) => !told.has(id))).toEqual([]);
  });
});

/** Operations that delete what others need run last. */
const takesAway = (id: string) =>
  id.startsWith("delete") || id === "expireLink" || id === "saveWorkspaceUsers";

/** Operations that succeed in this test and always write an audit event. */
const alwaysTells = new Set([
  "createUser",
  "createWorkspace",
  "createSubmissionRequest",
  "patchNotification",
  "patchSubmission",
  "showLink",
  "mailLink",
  "downloadDocument",
  "downloadWorkbook",
  "exportSubmissions",
  "extractStatementTemplate",
  "deleteStatementTemplate",
]);

async function actionsOf({ tx }: HostedTenant, requestId: string): Promise<string[]> {
  const actions: string[] = await tx((db) =>
    db("auditEvents").where({ requestId }).pluck("action"),
  );
  return actions.filter((action) => action !== "access-denied");
}
