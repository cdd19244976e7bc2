import type { SubmissionOptions } from "./options.ts";
import { type CollectionGroup, collectionGroups } from "./submission-request.ts";

/** How a lender lets books be collected. The anonymous link is a standing address, and no step (D-11). */
const collectionModes = ["shareable", "direct", "excel"] as const;
export type CollectionMode = (typeof collectionModes)[number];

export interface ModeSettings {
  readonly disableDirectLinking: boolean;
  readonly allowExcelFileUpload: boolean;
}

/** The modes that a tenant's wizard offers, in its order. */
export function modesOffered(settings: ModeSettings): CollectionMode[] {
  return collectionModes.filter((mode) => {
    if (mode === "direct") return !settings.disableDirectLinking;
    return mode !== "excel" || settings.allowExcelFileUpload;
  });
}

/**
 * Options after another mode was picked. Uploads and copies are meant for one way in and start anew; a
 * file holds statements and nothing else.
 */
export function optionsForMode(
  options: SubmissionOptions,
  mode: CollectionMode,
): SubmissionOptions {
  const cleared = { ...options, allowUserUpload: false, provideUserCopy: false };
  return mode === "excel" ? { ...cleared, groups: fileGroups } : cleared;
}

/** A group as the wizard's last step shows it (S-E23). */
export interface GroupChoice {
  readonly id: CollectionGroup;
  readonly selected: boolean;
  /** Shown as it is, for the mode leaves no choice. */
  readonly readOnly: boolean;
  /** Nothing to show: the mode can't collect it. */
  readonly hidden: boolean;
  /** Whether it will be collected. */
  readonly collect: boolean;
}

/** The groups as the wizard's last step shows them, in their order. */
export function groupChoices(
  chosen: readonly CollectionGroup[],
  mode: CollectionMode,
): GroupChoice[] {
  const readOnly = mode === "excel";
  const groups = readOnly ? fileGroups : chosen;
  return collectionGroups.map((id) => {
    const selected = groups.includes(id);
    return { id, selected, readOnly, hidden: readOnly && !selected, collect: selected };
  });
}

/** What a file of books holds. */
const fileGroups: readonly CollectionGroup[] = ["financial-statements"];
