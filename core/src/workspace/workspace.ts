import type { WorkspaceCapability } from "../access/access.ts";
import { maximumLengths, type TextFault, textFault } from "../text/text.ts";

/** What of a workspace can be changed on its page. */
export interface WorkspaceState {
  readonly displayName: string;
  readonly engagementCode: string;
  /** Who has access, by their ids. */
  readonly users: ReadonlySet<string>;
}

/** A change that isn't saved yet, beside what is. */
export interface WorkspaceEdit extends WorkspaceState {
  readonly initial: WorkspaceState;
  /** Always has access. */
  readonly ownerId?: string;
  /** Who is editing. */
  readonly selfId: string;
}

export interface EditedWorkspace extends WorkspaceState {
  readonly ownerId?: string;
  readonly selfId: string;
}

/** Begins with what is saved. */
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

/** Lets people in. */
export function include(edit: WorkspaceEdit, userIds: readonly string[]): WorkspaceEdit {
  return { ...edit, users: new Set([...edit.users, ...userIds]) };
}

/** Takes people out; the owner stays. */
export function exclude(edit: WorkspaceEdit, userIds: readonly string[]): WorkspaceEdit {
  const out = new Set(userIds);
  const left = [...edit.users].filter((id) => !out.has(id));
  return { ...edit, users: withOwner(new Set(left), edit.ownerId) };
}

/** Takes out all of these at once, which keeps whoever does it (P-T28). */
export function excludeAll(edit: WorkspaceEdit, userIds: readonly string[]): WorkspaceEdit {
  return exclude(
    edit,
    userIds.filter((id) => id !== edit.selfId),
  );
}

/** Back to what is saved (P-T30). */
export const resetEdit = (edit: WorkspaceEdit): WorkspaceEdit => ({ ...edit, ...edit.initial });

/** The same changes, made to what somebody else has saved meanwhile. */
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

/** What would be saved: any of it makes the edit one that can be saved or reset (P-T29). */
export function changesOf({ initial, ...edit }: WorkspaceEdit): WorkspaceChanges {
  return {
    name: edit.displayName.trim() !== initial.displayName,
    code: edit.engagementCode.trim() !== initial.engagementCode,
    added: [...edit.users].filter((id) => !initial.users.has(id)),
    removed: [...initial.users].filter((id) => !edit.users.has(id)),
  };
}

/** How many things would be saved. */
export function countChanges({ name, code, added, removed }: WorkspaceChanges): number {
  return Number(name) + Number(code) + added.length + removed.length;
}

/** Whether saving it takes away the access of whoever saves (P-T27). */
export const removesSelf = (edit: WorkspaceEdit): boolean =>
  changesOf(edit).removed.includes(edit.selfId);

/** What whoever edits may do once it's saved: to see the workspace one has to be chosen (P-T26). */
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

/** What has to be put right before it can be saved. */
export function faultsOf({ displayName, engagementCode, users }: WorkspaceState): EditFaults {
  const name = nameFault(displayName);
  const code = codeFault(engagementCode);
  return { ...(name && { name }), ...(code && { code }), nobody: users.size === 0 };
}

/** What is wrong with a workspace's name (P-V1 to P-V4). */
export const nameFault = (name: string): TextFault | undefined =>
  textFault(name, { required: true, maximumLength: maximumLengths.workspaceName });

/** What is wrong with an engagement code, which may be left out (P-V5, P-V6). */
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

/**
 * How a search term is meant: short ones from the start of a name, longer ones anywhere in it. An empty
 * term is no search, for the page; a query that is built for one would be a fault.
 */
export function workspaceSearch(text: string): WorkspaceSearch {
  const term = text.trim();
  if (term === "") return { match: "all" };
  return { match: [...term].length < 3 ? "starts-with" : "contains", term };
}

/** The number of the last page; 1 where there is nothing, since a list always has a page. */
export function lastPage(total: number, perPage = workspacesPerPage): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** What a tenant's anonymous link takes in (D-11). */
export const anonymousLimits = {
  /** Workspaces that one network may open in an hour. */
  ofANetworkInAnHour: 5,
  /** Workspaces that all of them together may open in a day. */
  ofATenantInADay: 100,
} as const;

/** How long a workspace that nobody has connected, uploaded to or confirmed is kept. */
const unconfirmedDays = 7;

/** When a workspace that is opened now goes, unless it's confirmed by then. */
export const unconfirmedUntil = (openedAt: Date): Date =>
  new Date(openedAt.getTime() + unconfirmedDays * 86_400_000);

/** Workspaces that were opened by then, and that nobody has confirmed, are gone now. */
export const unconfirmedBefore = (now: Date): Date =>
  new Date(now.getTime() - unconfirmedDays * 86_400_000);

const day = 86_400_000;

/** How long a deleted workspace is kept, out of everybody's sight, before it goes for good (D-50). */
const keptDays = 30;

/** How long backups may be kept: until then they may still hold what was purged (D-54). */
const backupDays = 35;

/** When a workspace that is deleted now goes for good. */
export const purgedAfter = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + keptDays * day);

/** Workspaces that were deleted by then go for good now. */
export const deletedBefore = (now: Date): Date => new Date(now.getTime() - keptDays * day);

/** From when on no backup holds what is purged now. */
export const backupsUntil = (purgedAt: Date): Date =>
  new Date(purgedAt.getTime() + backupDays * day);
