import { type ComponentProps, lazy, Suspense } from "react";
import { Redirect } from "wouter";
import { useTenantSettings } from "../api/use-tenant-settings.ts";
import type { RelinkAsked } from "../features/watch-imports/retry-import.tsx";
import { addresses } from "./addresses.ts";

/** Lazy, since most visits never open them. */
export const NewCollection = lazy(async () => ({
  default: (await import("./new-collection.tsx")).NewCollection,
}));

export const AddWorkspace = lazy(async () => ({
  default: (await import("../features/add-workspace/add-workspace.tsx")).AddWorkspace,
}));

const Relink = lazy(async () => ({
  default: (await import("../features/request-collection/relink.tsx")).Relink,
}));

export const ManageUsers = lazy(async () => ({
  default: (await import("../features/edit-workspace/manage-users.tsx")).ManageUsers,
}));

export const AnonymousLink = lazy(async () => ({
  default: (await import("../features/share-anonymous-link.tsx")).AnonymousLink,
}));

export const DeleteWorkspace = lazy(async () => ({
  default: (await import("../features/delete-workspace.tsx")).DeleteWorkspace,
}));

/** By consent, or another file where the books came as one. */
export function Reconnect({ submissionId, ...asked }: RelinkAsked) {
  const { workspaceId, connection } = asked;
  if (connection.datasourceNameId === "fileupload") {
    return <Redirect to={addresses.anotherFile(workspaceId, submissionId)} />;
  }
  return (
    <Suspense>
      <RelinkConnection {...asked} submissionId={submissionId} />
    </Suspense>
  );
}

/** Renews a connection, in the tenant's name. */
export function RelinkConnection(props: Omit<ComponentProps<typeof Relink>, "lender">) {
  const settings = useTenantSettings();

  return <Relink {...props} lender={settings.brandConfig.visibleName} />;
}
