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
