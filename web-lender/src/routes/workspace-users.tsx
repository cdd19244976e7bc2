import { useSuspenseQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { currentUser } from "../api/session.ts";
import { EditWorkspace } from "../features/edit-workspace/edit-workspace.tsx";
import { addresses } from "./addresses.ts";
import type { WorkspaceTabProps } from "./workspace-details-tabs.tsx";

export function WorkspaceUsers({ workspace }: WorkspaceTabProps) {
  const [, navigate] = useLocation();
  const { data: user } = useSuspenseQuery(currentUser());

  return (
    <EditWorkspace
      workspaceId={workspace.id}
      selfId={user.id}
      onLeft={() => navigate(addresses.workspaceList)}
    />
  );
}
