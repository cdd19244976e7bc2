import type { RoleName } from "@tieout/core/access";
import type { Day } from "@tieout/core/calendar/day";
import type { ImportReason, ImportStep } from "@tieout/core/import/import";
import type {
  CollectionGroup,
  EndOfImport,
} from "@tieout/core/submission-request/submission-request";

/** What each mail is told. Plain data: it waits in the outbox as JSON (D-30). */
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

/** A mail to be written: which, and what goes with it. */
export type MailMatter = {
  readonly [Kind in MailKind]: { readonly kind: Kind; readonly content: MailContents[Kind] };
}[MailKind];

/** What every mail says of who reads it. */
export interface Reader {
  /** IANA: the reader's, else the tenant's (D-56). */
  readonly timeZone: string;
  /** Why they get it: they chose so, or somebody put their address on a list. */
  readonly because: "default" | "subscribed" | "asked";
  /** Where they choose what they get; absent for who can't log in. */
  readonly notificationsUrl?: string;
}

interface Collection extends Reader {
  /** Absent for who can't view the workspace: they get no names and no figures (D-53). */
  readonly workspaceName?: string;
  /** As people know it: QuickBooks Online. */
  readonly packageName: string;
}

export interface CollectionCompleted extends Collection {
  readonly submissionUrl: string;
  /** Whether the reader asked for it. */
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
  /** Where it was; absent where it hadn't begun. */
  readonly step?: ImportStep;
  /** Which one it was of how many: "2 of 3". */
  readonly stepPlace?: { readonly at: number; readonly of: number };
  /** What support is told. */
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
  /** Absent, like who asks, for who may let nobody in. */
  readonly workspace?: { readonly name: string; readonly engagementCode: string };
  readonly askedBy?: { readonly name: string; readonly emailAddress: string };
  /** ISO instant. */
  readonly askedAt: string;
  /** How many others were told as well. */
  readonly others: number;
  readonly answerUrl: string;
}

export interface UserInvited extends Reader {
  /** Absent, like who invited them, for who may not see the tenant's people. */
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

/** The borrower has taken back what they shared. */
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

/** One mail, however many collections' files go. */
export interface FilesAboutToBeDeleted extends Reader {
  /** ISO instant. */
  readonly warnedAt: string;
  readonly count: number;
  /** The first of them, those that go first before the others. */
  readonly collections: readonly GoingCollection[];
  /** Where all of them are listed. */
  readonly collectionsUrl: string;
}

export interface GoingCollection {
  readonly workspaceId: string;
  readonly submissionId: string;
  /** Absent, like what there is of it, for who can't view the workspace. */
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

/** For who is asked in themselves; what administrators are told of it is `UserInvited`. */
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
  /** Whose secret joins the mail when it's sent. */
  readonly sharedLinkId: string;
  readonly workspaceName: string;
  readonly groups: readonly CollectionGroup[];
  readonly fullFiscalYears: number;
  readonly endOfImport: EndOfImport;
  /** A fixed last day instead. */
  readonly mostRecentDay?: Day;
  readonly allowUserUpload: boolean;
  /** Absent once whoever asked is gone. */
  readonly askedBy?: { readonly name: string; readonly emailAddress: string };
  readonly supportEmailAddress?: string;
  /** ISO instant. */
  readonly expiresAt: string;
  /** IANA. */
  readonly timeZone: string;
  /** Without its fragment, which is the secret. */
  readonly secretLink: string;
}

/** For a borrower: whether an address that somebody gave is theirs. */
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

/** For a borrower: the way to their own copy of what they shared. */
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
  /** The way to the receipt, by the same secret; absent where there is no receipt. */
  readonly receiptLink?: string;
}

/** For a borrower: how the import of what they share has ended. */
export interface CollectionOutcomeMail {
  /** By which an attempt is told of once. */
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

/** For a borrower: their own page, to go on with at another computer. */
export interface WebConnectorPageMail {
  readonly workspaceName: string;
  /** How long it leads there, at most. */
  readonly days: number;
  readonly supportEmailAddress?: string;
  /** Without its fragment, which is the secret. */
  readonly secretLink: string;
}

/** For a borrower who has closed that page: what QuickBooks Desktop has done since. */
export interface WebConnectorNewsMail extends WebConnectorPageMail {
  /** It has called, and they say whose books they are; they were read; they couldn't be. */
  readonly news: "called" | "done" | "stopped";
}
