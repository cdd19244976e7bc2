/** How long a borrower's copy of what they shared can be downloaded: 72 hours. */
export const userCopySeconds = 259_200;

/** How often it can be downloaded in that time (D-12). */
export const userCopyDownloads = 5;

export interface UserCopySwitches {
  /** Whether who asked for the books lets the borrower have a copy. */
  readonly provideUserCopy: boolean;
  /** The tenant has switched copies off. */
  readonly disableProvideUserCopy: boolean;
}

/** Whether borrowers may be sent a copy of what they share. */
export function offersUserCopy({
  provideUserCopy,
  disableProvideUserCopy,
}: UserCopySwitches): boolean {
  return provideUserCopy && !disableProvideUserCopy;
}

/** A copy that was made, as far as it can still be had. */
export interface UserCopyFacts {
  readonly expiresAt: Date;
  readonly downloadsLeft: number;
}

/** Whether a copy can still be downloaded: in time, and not too often before. */
export function isUserCopyThere({ expiresAt, downloadsLeft }: UserCopyFacts, now: Date): boolean {
  return now < expiresAt && downloadsLeft > 0;
}
