import type { Person } from "@tieout/server/database/person";

/** A file that somebody has sent: what documents and books files have alike. */
export interface SentFileRow {
  readonly id: string;
  readonly workspaceId: string;
  readonly fileName: string;
  readonly fileSize: number;
  /** What its content says it is; what the sender said isn't kept (D-20). */
  readonly sniffedType: string;
  /** Null once its content was deleted. */
  readonly storageKey: string | null;
  /** Of the lender's; absent where the borrower sent it. */
  readonly uploadedByUserId: string | null;
  readonly linkSessionId: string | null;
  readonly uploadedAt: Date;
}

export const sentFileColumns = [
  "id",
  "workspaceId",
  "fileName",
  "fileSize",
  "sniffedType",
  "storageKey",
  "uploadedByUserId",
  "linkSessionId",
  "uploadedAt",
] as const;

type Given = "id" | "workspaceId" | "fileName" | "fileSize" | "sniffedType";

export interface NewSentFile extends Pick<SentFileRow, Given> {
  readonly storageKey: string;
  readonly sha256: Buffer;
  readonly uploadedBy: Person;
  readonly now: Date;
}

/** A new file as its row has it, whatever else it's kept with. */
export function sentFileRow<File extends NewSentFile>({ uploadedBy, now, ...rest }: File) {
  return {
    ...rest,
    uploadedByUserId: "userId" in uploadedBy ? uploadedBy.userId : null,
    linkSessionId: "linkSessionId" in uploadedBy ? uploadedBy.linkSessionId : null,
    uploadedAt: now,
  };
}
