import type { WorkspaceCapability } from "../access/access.ts";
import { maximumLengths, type TextFault, textFault } from "../text/text.ts";

export interface WorkspaceState {
  readonly displayName: string;
  readonly engagementCode: string;
  /** Ids of users with access. */
  readonly users: ReadonlySet<string>;
}

/** An unsaved change, with what is saved. */
export interface WorkspaceEdit extends WorkspaceState {
  readonly initial: WorkspaceState;
  /** Always has access. */
  readonly ownerId?: string;
  readonly selfId: string;
}

export interface EditedWorkspace extends WorkspaceState {
  readonly ownerId?: string;
  readonly selfId: string;
}

export function beginEdit({ ownerId, selfId, ...saved }: EditedWorkspace): WorkspaceEdit {
  const users = withOwner(saved.users, ownerId);
  const initial = { ...saved, users };
  return { ...initial, initial, selfId, ...(ownerId !== undefined && { ownerId }) };
}

export const rename = (edit: WorkspaceEdit, displayName: string): WorkspaceEdit => ({
  ...edit,
  displayName,
});

export const recode = (edit: WorkspaceEdit, engagementCode: string): WorkspaceEdit => ({
  ...edit,
  engagementCode,
});

export function include(edit: WorkspaceEdit, userIds: readonly string[]): WorkspaceEdit {
  return { ...edit, users: new Set([...edit.users, ...userIds]) };
}

/** The owner stays. */
export function exclude(edit: WorkspaceEdit, userIds: readonly string[]): WorkspaceEdit {
  const out = new Set(userIds);
  const left = [...edit.users].filter((id) => !out.has(id));
  return { ...edit, users: withOwner(new Set(left), edit.ownerId) };
}

/** Keeps the actor (P-T28). */
export function excludeAll(edit: WorkspaceEdit, userIds: readonly string[]): WorkspaceEdit {
  return exclude(
    edit,
    userIds.filter((id) => id !== edit.selfId),
  );
}

/** Back to what is saved (P-T30). */
export const resetEdit = (edit: WorkspaceEdit): WorkspaceEdit => ({ ...edit, ...edit.initial });

/** Reapplies the changes to what somebody else saved. */
export function rebase(edit: WorkspaceEdit, saved: WorkspaceState): WorkspaceEdit {
  const { name, code, added, removed } = changesOf(edit);
  const initial = { ...saved, users: withOwner(saved.users, edit.ownerId) };
  const mine = {
    ...edit,
    ...{ initial, users: initial.users },
    displayName: name ? edit.displayName : saved.displayName,
    engagementCode: code ? edit.engagementCode : saved.engagementCode,
  };
  return exclude(include(mine, added), removed);
}

export interface WorkspaceChanges {
  readonly name: boolean;
  readonly code: boolean;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Any change allows save and reset (P-T29). */
export function changesOf({ initial, ...edit }: WorkspaceEdit): WorkspaceChanges {
  return {
    name: edit.displayName.trim() !== initial.displayName,
    code: edit.engagementCode.trim() !== initial.engagementCode,
    added: [...edit.users].filter((id) => !initial.users.has(id)),
    removed: [...initial.users].filter((id) => !edit.users.has(id)),
  };
}

export function countChanges({ name, code, added, removed }: WorkspaceChanges): number {
  return Number(name) + Number(code) + added.length + removed.length;
}

/** Whether saving removes the actor's own access (P-T27). */
export const removesSelf = (edit: WorkspaceEdit): boolean =>
  changesOf(edit).removed.includes(edit.selfId);

/** What the editor may do after saving; only chosen people see the workspace (P-T26). */
export function capabilitiesAfter(
  edit: WorkspaceEdit,
  held: readonly WorkspaceCapability[],
): WorkspaceCapability[] {
  const others = held.filter((capability) => capability !== "CanViewWorkspace");
  return edit.users.has(edit.selfId) ? ["CanViewWorkspace", ...others] : others;
}

export interface EditFaults {
  readonly name?: TextFault;
  readonly code?: TextFault;
  readonly nobody: boolean;
}

export function faultsOf({ displayName, engagementCode, users }: WorkspaceState): EditFaults {
  const name = nameFault(displayName);
  const code = codeFault(engagementCode);
  return { ...(name && { name }), ...(code && { code }), nobody: users.size === 0 };
}

/** P-V1 to P-V4. */
export const nameFault = (name: string): TextFault | undefined =>
  textFault(name, { required: true, maximumLength: maximumLengths.workspaceName });

/** Optional (P-V5, P-V6). */
export const codeFault = (code: string): TextFault | undefined =>
  textFault(code, { required: false, maximumLength: maximumLengths.engagementCode });

function withOwner(users: ReadonlySet<string>, ownerId: string | undefined): ReadonlySet<string> {
  return ownerId === undefined ? users : new Set([ownerId, ...users]);
}

/** How many workspaces a page of the list holds. */
export const workspacesPerPage = 25;

export type WorkspaceSearch =
  | { readonly match: "all" }
  | { readonly match: "starts-with" | "contains"; readonly term: string };

/** Short terms match the start of a name, longer ones anywhere. Empty is no search; never query for it. */
export function workspaceSearch(text: string): WorkspaceSearch {
  const term = text.trim();
  if (term === "") return { match: "all" };
  return { match: [...term].length < 3 ? "starts-with" : "contains", term };
}

/** At least 1: a list always has a page. */
export function lastPage(total: number, perPage = workspacesPerPage): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** What a tenant's anonymous link takes in (D-11). */
export const anonymousLimits = {
  /** Workspaces that one network may open in an hour. */
  ofANetworkInAnHour: 5,
  /** Workspaces that all networks together may open in a day. */
  ofATenantInADay: 100,
} as const;

/** For workspaces without connection, upload or confirmation. */
const unconfirmedDays = 7;

/** Deleted then, unless confirmed. */
export const unconfirmedUntil = (openedAt: Date): Date =>
  new Date(openedAt.getTime() + unconfirmedDays * 86_400_000);

/** Unconfirmed workspaces opened before this are deleted. */
export const unconfirmedBefore = (now: Date): Date =>
  new Date(now.getTime() - unconfirmedDays * 86_400_000);

const day = 86_400_000;

/** Deleted workspaces are hidden this long before the purge (D-50). */
const keptDays = 30;

/** Backups may hold purged data this long (D-54). */
const backupDays = 35;

export const purgedAfter = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + keptDays * day);

export const deletedBefore = (now: Date): Date => new Date(now.getTime() - keptDays * day);

export const backupsUntil = (purgedAt: Date): Date =>
  new Date(purgedAt.getTime() + backupDays * day);
