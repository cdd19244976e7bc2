import type { RoleName } from "@tieout/core/access";
import type { Day } from "@tieout/core/calendar/day";
import type { ImportReason, ImportStep } from "@tieout/core/import/import";
import type {
  CollectionGroup,
  EndOfImport,
} from "@tieout/core/submission-request/submission-request";

/** Each mail's data; plain, since it's stored in the outbox as JSON (D-30). */
export interface MailContents {
  readonly "collection-completed": CollectionCompleted;
  readonly "collection-failed": CollectionFailed;
  readonly "connection-needs-attention": ConnectionNeedsAttention;
  readonly "access-requested": AccessRequested;
  readonly "user-invited": UserInvited;
  readonly "document-uploaded": DocumentUploaded;
  readonly "files-about-to-be-deleted": FilesAboutToBeDeleted;
  readonly "records-withdrawn": RecordsWithdrawn;
  readonly invitation: InvitationMail;
  readonly request: RequestMail;
  readonly "confirm-email": ConfirmEmailMail;
  readonly "copy-ready": CopyReadyMail;
  readonly "collection-outcome": CollectionOutcomeMail;
  readonly "web-connector-page": WebConnectorPageMail;
  readonly "web-connector-news": WebConnectorNewsMail;
}

export type MailKind = keyof MailContents;

export type MailMatter = {
  readonly [Kind in MailKind]: { readonly kind: Kind; readonly content: MailContents[Kind] };
}[MailKind];

export interface Reader {
  /** IANA zone of the reader, else of the tenant (D-56). */
  readonly timeZone: string;
  /** Why they get it: by default, subscribed, or on a recipient list. */
  readonly because: "default" | "subscribed" | "asked";
  /** Where they choose their mail; absent for readers who can't log in. */
  readonly notificationsUrl?: string;
}

interface Collection extends Reader {
  /** Absent for readers who can't view the workspace, who get no names or figures (D-53). */
  readonly workspaceName?: string;
  /** As people know it: QuickBooks Online. */
  readonly packageName: string;
}

export interface CollectionCompleted extends Collection {
  readonly submissionUrl: string;
  readonly asked: boolean;
  /** Days of the books. */
  readonly from: string;
  readonly upTo: string;
  /** ISO instant. */
  readonly receivedAt: string;
  /** The borrower's confirmed or given address. */
  readonly submittedBy?: string;
  readonly checks: {
    readonly passed: number;
    readonly of: number;
    readonly high: number;
    readonly medium: number;
  };
}

export interface CollectionFailed extends Collection {
  readonly reason: ImportReason;
  /** ISO instant. */
  readonly stoppedAt: string;
  /** Absent where the import hadn't begun. */
  readonly step?: ImportStep;
  /** Which one it was of how many: "2 of 3". */
  readonly stepPlace?: { readonly at: number; readonly of: number };
  /** Reference for support. */
  readonly reference: string;
  /** Retry is offered only where the connection has ended; else the workspace is opened. */
  readonly action: { readonly kind: "retry" | "open-workspace"; readonly address: string };
}

export interface ConnectionNeedsAttention extends Collection {
  readonly trouble: "not-permitted" | "disconnected";
  /** ISO instant. */
  readonly noticedAt: string;
  readonly connectionsUrl: string;
}

export interface AccessRequested extends Reader {
  /** Absent, like the asker, for readers who can't grant access. */
  readonly workspace?: { readonly name: string; readonly engagementCode: string };
  readonly askedBy?: { readonly name: string; readonly emailAddress: string };
  /** ISO instant. */
  readonly askedAt: string;
  readonly others: number;
  readonly answerUrl: string;
}

export interface UserInvited extends Reader {
  /** Absent, like the inviter, for readers who may not see the tenant's people. */
  readonly invited?: { readonly name: string; readonly emailAddress: string };
  readonly invitedBy?: string;
  /** ISO instants. */
  readonly invitedAt: string;
  readonly expiresAt: string;
  readonly usersUrl: string;
}

export interface DocumentUploaded extends Reader {
  /** Absent for who can't view the workspace. */
  readonly workspaceName?: string;
  /** How many have come since people were last told. */
  readonly count: number;
  /** ISO instant. */
  readonly receivedAt: string;
  readonly submissionUrl: string;
}

export interface RecordsWithdrawn extends Reader {
  /** Absent for who can't view the workspace. */
  readonly workspaceName?: string;
  readonly packageName?: string;
  /** ISO instants. */
  readonly withdrawnAt: string;
  /** Absent where a legal hold keeps it. */
  readonly deletedAt?: string;
  readonly submissionUrl: string;
}

/** One mail for any number of collections. */
export interface FilesAboutToBeDeleted extends Reader {
  /** ISO instant. */
  readonly warnedAt: string;
  readonly count: number;
  /** The first of them, soonest first. */
  readonly collections: readonly GoingCollection[];
  readonly collectionsUrl: string;
}

export interface GoingCollection {
  readonly workspaceId: string;
  readonly submissionId: string;
  /** Absent, like its contents, for readers who can't view the workspace. */
  readonly workspaceName?: string;
  readonly packageName?: string;
  readonly revisions?: number;
  readonly workbooks?: number;
  readonly documents?: number;
  /** ISO instants. */
  readonly collectedAt: string;
  readonly deletedAt: string;
  readonly submissionUrl: string;
}

/** For the invited person; administrators get `UserInvited`. */
export interface InvitationMail {
  readonly invitationId: string;
  /** Absent where an operator invites. */
  readonly invitedBy?: { readonly name: string; readonly emailAddress: string };
  readonly emailAddress: string;
  readonly roles: readonly RoleName[];
  /** ISO instant. */
  readonly expiresAt: string;
  /** IANA. */
  readonly timeZone: string;
  /** Without its fragment, which is the secret. */
  readonly secretLink: string;
}

/** For a borrower, with the link by which they answer. */
export interface RequestMail {
  /** Its secret is added when the mail is sent. */
  readonly sharedLinkId: string;
  readonly workspaceName: string;
  readonly groups: readonly CollectionGroup[];
  readonly fullFiscalYears: number;
  readonly endOfImport: EndOfImport;
  /** A fixed last day instead. */
  readonly mostRecentDay?: Day;
  readonly allowUserUpload: boolean;
  /** Absent if the requester was deleted. */
  readonly askedBy?: { readonly name: string; readonly emailAddress: string };
  readonly supportEmailAddress?: string;
  /** ISO instant. */
  readonly expiresAt: string;
  /** IANA. */
  readonly timeZone: string;
  /** Without its fragment, which is the secret. */
  readonly secretLink: string;
}

/** Asks a borrower whether an address is theirs. */
export interface ConfirmEmailMail {
  readonly workspaceName: string;
  /** ISO instant. */
  readonly askedAt: string;
  /** IANA. */
  readonly timeZone: string;
  readonly supportEmailAddress?: string;
  /** Without its fragment, which is the secret. */
  readonly secretLink: string;
}

/** Links a borrower to their copy. */
export interface CopyReadyMail {
  readonly workspaceName: string;
  readonly file: {
    readonly name: string;
    readonly kind: "xlsx" | "zip";
    readonly bytes: number;
  };
  /** ISO instant. */
  readonly receivedAt: string;
  /** Days of the books. */
  readonly from: string;
  readonly upTo: string;
  /** ISO instant. */
  readonly expiresAt: string;
  /** IANA. */
  readonly timeZone: string;
  readonly supportEmailAddress?: string;
  /** Without its fragment, which is the secret. */
  readonly secretLink: string;
  /** Link to the receipt, with the same secret; absent without a receipt. */
  readonly receiptLink?: string;
}

/** Tells a borrower how their import ended. */
export interface CollectionOutcomeMail {
  /** Identifies the attempt, so it's told once. */
  readonly financialRecordId: string;
  readonly outcome: "shared" | "stopped";
  readonly workspaceName: string;
  /** As people know it: QuickBooks Online. */
  readonly packageName: string;
  /** ISO instant. */
  readonly endedAt: string;
  /** IANA. */
  readonly timeZone: string;
  readonly supportEmailAddress?: string;
  /** Without a secret. */
  readonly pageLink: string;
}

/** A borrower's page, to continue on another computer. */
export interface WebConnectorPageMail {
  readonly workspaceName: string;
  /** Days the link is valid, at most. */
  readonly days: number;
  readonly supportEmailAddress?: string;
  /** Without its fragment, which is the secret. */
  readonly secretLink: string;
}

/** News of QuickBooks Desktop, for a borrower who closed the page. */
export interface WebConnectorNewsMail extends WebConnectorPageMail {
  /** It called and the company needs confirming; books read; books failed. */
  readonly news: "called" | "done" | "stopped";
}
