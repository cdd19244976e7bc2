/** One time that books were asked for, as a history shows it. */
export interface SubmissionFacts {
  /** Created, ImportError, or something on the way; absent before there is a record. */
  readonly financialRecordStatus?: string;
  readonly financialRecordId?: string;
  readonly financialRecordCreated?: Date;
  readonly deleted: boolean;
  readonly portalStatus: PortalStatus;
}

export type PortalStatus = "Normal" | "ConnectionPendingUserIntervention";

export const submissionStatuses = ["complete", "incomplete", "deleted"] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

export const submissionSources = ["secure-link", "direct", "anonymous"] as const;
export type SubmissionSource = (typeof submissionSources)[number];

export type SubmissionLabel = "Deleted" | "Unknown" | "ImportError" | "Valid" | "Empty";

/** Complete with a record that was created, deleted if somebody hid it, incomplete otherwise. */
export function submissionStatus(submission: SubmissionFacts): SubmissionStatus {
  if (submission.deleted || submission.financialRecordStatus === "Deleted") return "deleted";
  return hasRecord(submission) ? "complete" : "incomplete";
}

/** What a row says of its data: valid when there is some, empty when there is none. */
export function submissionLabel(submission: SubmissionFacts): SubmissionLabel {
  if (submissionStatus(submission) === "deleted") return "Deleted";
  if (submission.financialRecordStatus === undefined) return "Unknown";
  if (submission.financialRecordStatus === "ImportError") return "ImportError";
  return hasRecord(submission) ? "Valid" : "Empty";
}

/** The request of somebody who came by the tenant's standing address (P-E42). */
export const anonymousRequestId = -1;

/** Seven days: from then on a scheduled deletion is a warning. */
const deletionWarningSeconds = 604_800;

export type DeletionNotice =
  | { readonly notice: "none" }
  | { readonly notice: "scheduled" | "soon" | "deleted"; readonly at: Date };

/** What to say of a submission's files that are, or were, to be deleted. */
export function deletionNotice(
  retention: { readonly autoDeleteAt?: Date; readonly isDeleted: boolean },
  now: Date,
): DeletionNotice {
  const { autoDeleteAt: at, isDeleted } = retention;
  if (at === undefined) return { notice: "none" };
  if (isDeleted) return { notice: "deleted", at };
  const seconds = (at.getTime() - now.getTime()) / 1_000;
  return { notice: seconds < deletionWarningSeconds ? "soon" : "scheduled", at };
}

function hasRecord(submission: SubmissionFacts): boolean {
  const { financialRecordStatus, financialRecordId, financialRecordCreated } = submission;
  return (
    financialRecordStatus === "Created" &&
    financialRecordId !== undefined &&
    financialRecordCreated !== undefined
  );
}
