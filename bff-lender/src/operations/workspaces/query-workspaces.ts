import { workspaceCapabilitiesOf } from "@tieout/core/access";
import { findTenantSettings, listWorkspacesForPortal } from "@tieout/server/database";
import type { Handler } from "../../operation.ts";
import { presentListedWorkspace } from "./presenter.ts";

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
