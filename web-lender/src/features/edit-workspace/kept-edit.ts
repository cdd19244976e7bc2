import type { WorkspaceEdit, WorkspaceState } from "@tieout/core/workspace";

/** An edit as it's kept over a login, with the version that it began with. */
export interface KeptEdit {
  readonly version: number;
  readonly now: KeptState;
  readonly initial: KeptState;
}
type KeptState = Omit<WorkspaceState, "users"> & { readonly users: readonly string[] };

export const keptEdit = (edit: WorkspaceEdit, version: number): KeptEdit => ({
  ...{ version, now: kept(edit), initial: kept(edit.initial) },
});

/** The edit again, over who somebody is and whose the workspace is now. */
export const restoredEdit = (clean: WorkspaceEdit, { now, initial }: KeptEdit): WorkspaceEdit => ({
  ...clean,
  ...{ ...now, users: new Set(now.users) },
  initial: { ...initial, users: new Set(initial.users) },
});

const kept = ({ displayName, engagementCode, users }: WorkspaceState): KeptState => ({
  ...{ displayName, engagementCode, users: [...users] },
});
