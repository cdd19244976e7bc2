import { daysLeft } from "@tieout/core/retention";
import { deletionNotice } from "@tieout/core/submission";
import { Button, Callout, Inline } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { Download, FileCheck, Scale, Timer, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  archiveAddress,
  certificateAddress,
  documentAddress,
  newestOf,
  type SubmissionDetails,
  type SubmissionPath,
  workbookAddress,
} from "../../api/submission.ts";
import { downloadEach } from "../../files/download.ts";
import { useTermDays } from "../../messages/use-term-days.ts";

interface RetentionNoticeProps {
  readonly path: SubmissionPath;
  readonly details: SubmissionDetails;
  readonly now: Date;
  readonly hold?: ReactNode;
}

/** Beyond this, no countdown. */
const countedDays = 90;

/** Deletion date, legal hold, or already deleted. */
export function RetentionNotice({ path, details, now, hold }: RetentionNoticeProps) {
  const { formatMessage } = useIntl();
  const { longDay } = useDates();
  const { longTermDay } = useTermDays();
  const { autoDeleteAt, isDeleted, deletedAt, hasCertificate } = details.retentionPolicy;
  const { legalHold, heldTime, heldBy, withdrawnTime } = details.retentionPolicy;

  if (isDeleted) {
    const day = longTermDay(deletedAt ?? autoDeleteAt ?? now.toISOString());
    return (
      <Callout
        actions={
          hasCertificate && (
            <Button asChild icon={<FileCheck aria-hidden />} size="small">
              <a download href={certificateAddress(path)}>
                <FormattedMessage id="retention.certificate" />
              </a>
            </Button>
          )
        }
        tone="neutral"
        title={formatMessage({ id: "retention.deleted" }, { day })}
      >
        <FormattedMessage id={hasCertificate ? "retention.certified" : "retention.deleting"} />
      </Callout>
    );
  }
  if (withdrawnTime && !legalHold) {
    return (
      <Callout
        actions={hold}
        icon={<Undo2 aria-hidden />}
        tone="warning"
        title={formatMessage({ id: "retention.withdrawn" }, { day: longTermDay(withdrawnTime) })}
      >
        <FormattedMessage
          id="retention.withdrawnWhy"
          values={{ day: longTermDay(autoDeleteAt ?? now.toISOString()) }}
        />
      </Callout>
    );
  }
  if (legalHold) {
    return (
      <Callout
        actions={hold}
        icon={<Scale aria-hidden />}
        tone="neutral"
        title={formatMessage({ id: "retention.held" })}
      >
        {withdrawnTime && (
          <>
            <FormattedMessage
              id="retention.withdrawn"
              values={{ day: longTermDay(withdrawnTime) }}
            />{" "}
            <FormattedMessage id="retention.withdrawnHeld" />{" "}
          </>
        )}
        {heldTime && heldBy && (
          <FormattedMessage
            id="retention.heldBy"
            values={{ name: heldBy.displayName, day: longDay(heldTime) }}
          />
        )}{" "}
        <FormattedMessage id="retention.heldWhy" />
      </Callout>
    );
  }
  if (!autoDeleteAt) {
    return (
      hold &&
      holdsAnything(details) && (
        <Callout
          actions={hold}
          icon={<Scale aria-hidden />}
          tone="neutral"
          title={formatMessage({ id: "retention.endless" })}
        >
          <FormattedMessage id="retention.endlessWhy" />
        </Callout>
      )
    );
  }

  const at = new Date(autoDeleteAt);
  const isSoon = deletionNotice({ autoDeleteAt: at, isDeleted }, now).notice === "soon";
  const days = daysLeft(at, now);
  const title = days > countedDays ? "retention.dueLater" : "retention.due";
  const files = filesOf(path, details);
  return (
    <Callout
      actions={
        <Inline gap="medium">
          {isSoon && files.length > 0 && (
            <Button
              icon={<Download aria-hidden />}
              onClick={() => downloadEach([archiveAddress(path, files)])}
              size="small"
            >
              <FormattedMessage id="retention.downloadAll" />
            </Button>
          )}
          {hold}
        </Inline>
      }
      icon={<Timer aria-hidden />}
      title={formatMessage({ id: title }, { day: longTermDay(autoDeleteAt), days })}
      tone={isSoon ? "warning" : "neutral"}
    >
      <FormattedMessage id="retention.why" />
    </Callout>
  );
}

/** True if there are files that could be deleted. */
function holdsAnything({ financialRecordStatus, documents }: SubmissionDetails): boolean {
  const isCollected = financialRecordStatus === "Created";
  return isCollected || documents.some(({ isDeleted }) => !isDeleted);
}

/** The newest workbooks and all documents. */
function filesOf(
  path: SubmissionPath,
  { financialRecordId, workbooks, documents, may }: SubmissionDetails,
): readonly string[] {
  if (!may.download) return [];
  const newest = newestOf(workbooks);
  const record = financialRecordId && { workspaceId: path.workspaceId, financialRecordId };
  const ready = newest?.workbooks.filter(({ outcome }) => outcome === "Success") ?? [];
  const had = documents.filter(
    ({ isDeleted, scanState }) =>
      !isDeleted && scanState !== "scanning" && scanState !== "infected",
  );
  return [
    ...(record ? ready.map((workbook) => workbookAddress(record, workbook)) : []),
    ...had.map((document) => documentAddress(path, document)),
  ];
}
