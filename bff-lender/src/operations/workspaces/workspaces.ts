import { workspaceCapabilitiesOf } from "@tieout/core/access";
import { purgedAfter } from "@tieout/core/workspace";
import { etag } from "@tieout/server/http/etag";
import { readPatch } from "@tieout/server/http/json-patch";
import { invalid, notFound, problem } from "@tieout/server/http/problem";
import { enqueue } from "@tieout/server/jobs/enqueue";
import { saveConsentEnd } from "@tieout/services/consent/save-consent";
import { endImport } from "@tieout/services/imports/end-import";
import { lockRunningImportIds } from "@tieout/services/imports/import";
import { deleteWorkspaceLinks } from "@tieout/services/links/shared-link";
import { hasLegalHold } from "@tieout/services/retention/kept";
import { findTenantSettings } from "@tieout/services/tenants/settings";
import { listWorkspacesForPortal } from "@tieout/services/workspaces/list";
import {
  findWorkspace,
  deleteWorkspace as hide,
  lockWorkspaceToDelete,
  updateWorkspace,
} from "@tieout/services/workspaces/workspace";
import { audit } from "../audit.ts";
import type { Handler } from "../operation.ts";
import { authorizeWorkspace } from "./guard.ts";
import { presentListedWorkspace, presentWorkspace } from "./presenter.ts";
import { workspaceConflict, workspaceDetails } from "./workspace-details.ts";
import { codeErrors, nameErrors } from "./workspace-text.ts";

const columns = {
  displayName: "displayName",
  lastActivityTime: "lastActivityAt",
  lastSyncTime: "lastSyncAt",
} as const;

export const queryWorkspaces: Handler<"queryWorkspaces"> = (
  { body: { itemsPerPage, pageNumber, ordering, filters = [] } },
  { tx, caller: { userId, roles } },
) =>
  tx(async (db) => {
    const { listOnlyOwnWorkspaces: onlyOwn } = await findTenantSettings(db);
    const [filter] = filters;
    const { workspaces, total } = await listWorkspacesForPortal(db, {
      userId,
      itemsPerPage,
      onlyOwn,
      page: pageNumber,
      ...(ordering && {
        orderBy: columns[ordering.field],
        direction: ordering.direction === "ascending" ? "asc" : "desc",
      }),
      ...(filter && { search: { operator: filter.operator, term: filter.value } }),
    });

    return {
      status: 200,
      body: {
        workspaces: workspaces.map((workspace) =>
          presentListedWorkspace(
            workspace,
            workspaceCapabilitiesOf({ roles, member: workspace.isMember }),
          ),
        ),
        currentPage: pageNumber,
        searchTerm: filter?.value ?? "",
        totalWorkspaces: total,
        workspacesPerPage: itemsPerPage,
      },
    };
  });

export const getWorkspace: Handler<"getWorkspace"> = (
  { params: { workspaceId } },
  { tx, caller },
) =>
  tx(async (db) => {
    const { workspace, held } = await authorizeWorkspace(db, workspaceId, caller);
    const headers = { etag: etag(workspace.version) };
    return { status: 200, body: presentWorkspace(workspace, held), headers };
  });

export const patchWorkspace: Handler<"patchWorkspace"> = (
  { params: { workspaceId }, body },
  call,
) =>
  call.tx(async (db) => {
    const { caller, now, ifMatch: version } = call;
    const { held } = await authorizeWorkspace(db, workspaceId, caller);
    const patch = readPatch(body, ["displayName", "engagementCode"]);
    const displayName = textOf(patch.displayName);
    const engagementCode = textOf(patch.engagementCode);
    const errors = [
      ...(displayName === undefined ? [] : nameErrors(displayName, "/body/displayName")),
      ...codeErrors(engagementCode ?? "", "/body/engagementCode"),
    ];
    if (errors.length > 0) return invalid(errors);

    const saved = await updateWorkspace(db, workspaceId, {
      ...(displayName !== undefined && { displayName: displayName.trim() }),
      ...(engagementCode !== undefined && { engagementCode: engagementCode.trim() }),
      changedBy: caller.userId,
      now,
      ...(version !== undefined && { version }),
    });
    const workspace = await findWorkspace(db, workspaceId);
    if (!workspace) return notFound();
    const details = await workspaceDetails(db, workspace, held);
    if (saved === undefined) return workspaceConflict(db, details);

    await audit(db, call, {
      action: "workspace-changed",
      workspaceId,
      details: { name: displayName !== undefined, code: engagementCode !== undefined },
    });
    return { status: 200, body: details, headers: { etag: etag(workspace.version) } };
  });

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

/**
 * Deletes a workspace in one transaction: obstacles are checked before anything is deleted. Consents are revoked by a
 * job queued with it, as packages may be unavailable (D-23, D-50).
 */
export const deleteWorkspace: Handler<"deleteWorkspace"> = ({ params: { workspaceId } }, call) =>
  call.tx(async (db) => {
    const { caller, now, requestId } = call;
    await authorizeWorkspace(db, workspaceId, caller);
    // Locks imports before their workspace, in the worker's order.
    await lockRunningImportIds(db, workspaceId);
    if (!(await lockWorkspaceToDelete(db, workspaceId))) return notFound();
    // Setting a hold locks the workspace too, so it's seen here or finds the workspace deleted.
    if (await hasLegalHold(db, workspaceId)) return legalHold();

    const actor = { kind: "user", id: caller.userId } as const;
    for (const importId of await lockRunningImportIds(db, workspaceId)) {
      const reason = { code: "connection-deleted", values: {} } as const;
      await endImport(db, importId, { reason, actor, requestId, now });
    }
    // Here and not by the job alone, so that no consent comes back to life with the workspace.
    await saveConsentEnd(db, { workspaceId }, { reason: "connection-deleted", now });
    await deleteWorkspaceLinks(db, workspaceId, { deletedBy: caller.userId, now });
    await hide(db, workspaceId, { deletedBy: caller.userId, now });
    await enqueue(db, "end-consents", { workspaceId }, { jobKey: `consents:${workspaceId}` });

    const runAt = purgedAfter(now);
    await enqueue(
      db,
      "purge-workspace",
      { workspaceId },
      { runAt, jobKey: `purge:${workspaceId}:${now.getTime()}` },
    );
    await audit(db, call, { action: "workspace-deleted", workspaceId });
    const body = { id: workspaceId, deleted: true, purgedAfter: runAt.toISOString() };
    return { status: 200, body };
  });

const legalHold = () =>
  problem(409, "legal-hold", {
    title: "workspace-under-legal-hold",
    detail: "end-legal-hold-first",
  });
