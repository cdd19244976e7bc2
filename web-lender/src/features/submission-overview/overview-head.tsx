import { businessInfoOf } from "@tieout/core/business-info";
import { Badge, Button, CountPill, Inline, Monogram, PageHead, Text } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { packageMarks } from "@tieout/web-portal/package-marks";
import type { AccountingPackage } from "@tieout/web-portal/packages";
import { BadgeCheck, CircleHelp, Download, FolderArchive } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";
import { archiveAddress, type SubmissionDetails } from "../../api/submission.ts";
import { downloadEach } from "../../files/download.ts";
import { usePackageName } from "../../messages/use-package-name.ts";

interface OverviewHeadProps {
  readonly acts?: ReactNode;
  readonly details: SubmissionDetails;
  readonly chosen: readonly string[];
  /** The revision that the reader came for. */
  readonly namedRevision: number | undefined;
  readonly statementsHref: string | undefined;
}

/** Start, owner and actions. */
export function OverviewHead({
  acts,
  details,
  chosen,
  namedRevision,
  statementsHref,
}: OverviewHeadProps) {
  const { formatMessage } = useIntl();
  const { longDay } = useDates();
  const path = { workspaceId: details.entityId, submissionId: details.id };
  const business = businessInfoOf(details.submissionMetadata);
  const email = business.email || details.verification?.emailAddress;

  return (
    <PageHead
      actions={
        <Inline wrap>
          {acts}
          {chosen.length > 0 && (
            <Button
              icon={<Download aria-hidden />}
              onClick={() => downloadEach(chosen)}
              trailingIcon={<CountPill>{chosen.length}</CountPill>}
            >
              <FormattedMessage id="submission.downloadSelected" />
            </Button>
          )}
          {chosen.length > 1 && (
            <Button
              icon={<FolderArchive aria-hidden />}
              onClick={() => downloadEach([archiveAddress(path, chosen)])}
            >
              <FormattedMessage id="submission.downloadArchive" />
            </Button>
          )}
          {statementsHref !== undefined && (
            <Button asChild variant="primary">
              <Link href={statementsHref}>
                <FormattedMessage id="submission.openStatements" />
              </Link>
            </Button>
          )}
        </Inline>
      }
      meta={[
        details.entity.displayName,
        details.datasourceNameId && <PackageName id={details.datasourceNameId} />,
        business.name && formatMessage({ id: "submission.submittedAs" }, { name: business.name }),
        email && formatMessage({ id: "submission.submittedBy" }, { email }),
      ].filter(Boolean)}
      status={
        <>
          <Verification details={details} />
          {namedRevision !== undefined && (
            <Badge tone="accent">
              <FormattedMessage id="workbooks.revision" values={{ number: namedRevision }} />
            </Badge>
          )}
        </>
      }
      title={longDay(details.creationTime)}
    />
  );
}

function PackageName({ id }: { readonly id: AccountingPackage }) {
  return (
    <>
      <Monogram {...packageMarks[id]} />
      {usePackageName()(id)}
    </>
  );
}

interface VerificationProps {
  readonly details: Pick<SubmissionDetails, "source" | "isVerifiedContent" | "verification">;
}

/** Whether the borrower confirmed an address, and whether the lender knows it (D-13). */
function Verification({ details: { source, isVerifiedContent, verification } }: VerificationProps) {
  // The lender's own collection has no other sender.
  const isOurs = source === "direct" || source === "file";
  if (isOurs && verification === undefined) return null;
  const values = { email: verification?.emailAddress ?? "" };

  if (isVerifiedContent) {
    return (
      <>
        <Badge icon={<BadgeCheck aria-hidden />} tone="success" wraps>
          <FormattedMessage id="submission.verified" values={values} />
        </Badge>
        {verification?.isPrimaryEmail === false && (
          <Text size="small" tone="muted">
            <FormattedMessage id="submission.verified.other" />
          </Text>
        )}
      </>
    );
  }
  return (
    <Badge icon={<CircleHelp aria-hidden />} wraps>
      <FormattedMessage
        id={verification ? "submission.unverified.email" : "submission.unverified"}
        values={values}
      />
    </Badge>
  );
}
