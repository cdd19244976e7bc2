import { Card, Columns, DefinitionList, Stack } from "@tieout/ui-kit";
import { type Dates, useDates } from "@tieout/web-portal/dates";
import type { ReactNode } from "react";
import { type IntlShape, useIntl } from "react-intl";
import type { SubmissionDetails, SubmissionPath } from "../../api/submission.ts";
import { useSelection } from "../../files/use-selection.ts";
import { useCollectionTexts } from "../../messages/review/use-collection-texts.ts";
import type { OverviewLinks } from "./data-quality.tsx";
import { Documents } from "./documents.tsx";
import { ImportOutcome, ImportProgress } from "./import-progress.tsx";
import { OverviewHead } from "./overview-head.tsx";
import { RetentionNotice } from "./retention-notice.tsx";
import { ReviewAside } from "./review-aside.tsx";
import * as styles from "./submission-overview.css.ts";
import { Workbooks } from "./workbooks.tsx";

interface SubmissionOverviewProps {
  readonly path: SubmissionPath;
  readonly details: SubmissionDetails;
  readonly links: OverviewLinks;
  readonly tabs: ReactNode;
  readonly acts?: ReactNode;
  readonly hold?: ReactNode;
  readonly retry?: ReactNode;
  /** The number of the revision to highlight. */
  readonly highlightedRevision?: number | undefined;
  readonly now: Date;
}

export function SubmissionOverview({
  path,
  details,
  links,
  tabs,
  acts,
  hold,
  retry,
  highlightedRevision,
  now,
}: SubmissionOverviewProps) {
  const selection = useSelection();
  const { workbooks, documents, may, financialRecordId, financialRecordStatus } = details;
  const record = financialRecordId && { workspaceId: path.workspaceId, financialRecordId };
  const isCreated = record && financialRecordStatus === "Created";

  return (
    <>
      <OverviewHead
        acts={acts}
        chosen={selection.chosen}
        details={details}
        namedRevision={highlightedRevision}
        statementsHref={links.statements}
      />
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      <Stack gap="large">
        <RetentionNotice details={details} hold={hold} now={now} path={path} />
        <Body aside={isCreated && <ReviewAside links={links} record={record} />}>
          <Stack gap="large">
            <CollectionDetails details={details} />
            {isCreated ? (
              <Workbooks
                highlighted={highlightedRevision}
                links={links}
                mayDownload={may.download}
                record={record}
                revisions={workbooks}
                selection={selection}
                statementsVersion={details.statementsVersion}
                submission={path}
              />
            ) : record && financialRecordStatus === "Pending" ? (
              <ImportProgress record={record} submission={path} />
            ) : (
              <ImportOutcome retry={retry} submission={details} workspaceHref={links.workspace} />
            )}
            <Documents documents={documents} may={may} selection={selection} submission={path} />
          </Stack>
        </Body>
      </Stack>
    </>
  );
}

interface BodyProps {
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

function Body({ aside, children }: BodyProps) {
  if (!aside) return children;
  return (
    <Columns layout="main-aside">
      {children}
      {aside}
    </Columns>
  );
}

export function CollectionDetails({ details }: { readonly details: SubmissionDetails }) {
  const intl = useIntl();
  const dates = useDates();
  const { period, basis, data } = useCollectionTexts(details);
  const { requestingUser, source, collected } = details;
  const { formatMessage } = intl;
  const requestedBy = requestingUser?.displayName;
  const counts =
    collected &&
    formatMessage(
      { id: "submission.counts" },
      { accounts: collected.accounts, lines: collected.journalLines },
    );

  return (
    <Card inset="none" title={formatMessage({ id: "submission.details" })}>
      <DefinitionList
        items={[
          {
            term: formatMessage({ id: "submission.source" }),
            description: formatMessage({ id: `submission.source.${source}` }),
            note:
              requestedBy && formatMessage({ id: "submission.requestedBy" }, { name: requestedBy }),
          },
          { term: formatMessage({ id: "submission.period" }), ...period },
          { term: formatMessage({ id: "submission.basis" }), ...basis },
          { term: formatMessage({ id: "submission.data" }), ...data, note: data.note ?? counts },
          ...copies(details, intl, dates),
        ]}
        layout="columns"
      />
    </Card>
  );
}

/** The last request for a copy (D-12); undefined if none. */
function copies({ userCopies }: SubmissionDetails, { formatMessage }: IntlShape, { day }: Dates) {
  const [last] = userCopies;
  if (!last) return [];
  const requested = day(last.requestedTime);
  const state = formatMessage(
    { id: `submission.copy.${last.state}` },
    { email: last.emailAddress },
  );
  const count = userCopies.length;
  return [
    {
      term: formatMessage({ id: "submission.copy" }),
      description: formatMessage({ id: "submission.copy.asked" }, { day: requested }),
      note:
        count > 1
          ? formatMessage({ id: "submission.copy.more" }, { state, count: count - 1 })
          : state,
    },
  ];
}
