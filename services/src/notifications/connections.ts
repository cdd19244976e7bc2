import type { Told } from "@tieout/core/notification";
import { packageName } from "@tieout/core/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { findWorkspace } from "../workspaces/workspace.ts";
import { notify } from "./notify.ts";

/**
 * Tells a workspace's people that a connection has to be made again, in the caller's transaction.
 *
 * @param told who learns the same from another mail already
 */
export async function notifyConnectionNeedsAttention(
  db: Tx,
  about: {
    readonly workspaceId: string;
    readonly submissionId?: string;
    readonly accountingPackage: string;
    readonly trouble: "not-permitted" | "disconnected";
    readonly askedBy?: string | undefined;
    readonly now: Date;
  },
  except: readonly Told[] = [],
): Promise<readonly Told[]> {
  const { workspaceId, submissionId, accountingPackage, trouble, askedBy, now } = about;
  const workspace = await findWorkspace(db, workspaceId);
  const occasion = {
    type: "connection-needs-attention" as const,
    now,
    workspaceId,
    askedBy,
    except,
    ...(submissionId !== undefined && { submissionId }),
  };

  return notify(db, occasion, (reader, { seesNames }, { lenderOrigin }) => ({
    ...reader,
    ...(seesNames && workspace && { workspaceName: workspace.displayName }),
    packageName: packageName(accountingPackage),
    trouble,
    noticedAt: now.toISOString(),
    connectionsUrl: `${lenderOrigin}/workspacedetails/${workspaceId}/connections`,
  }));
}
