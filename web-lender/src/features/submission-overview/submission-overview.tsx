import { Columns, Stack } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import type { SubmissionDetails, SubmissionPath } from "../../api/submission.ts";
import { useSelection } from "../../files/use-selection.ts";
import { CollectionDetails } from "./collection-details.tsx";
import { Documents } from "./documents.tsx";
import { ImportOutcome } from "./import-outcome.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { OverviewHead } from "./overview-head.tsx";
import type { OverviewLinks } from "./overview-links.ts";
import { RetentionNotice } from "./retention-notice.tsx";
import { ReviewAside } from "./review-aside.tsx";
import * as styles from "./submission-overview.css.ts";
import { Workbooks } from "./workbooks.tsx";

interface SubmissionOverviewProps {
  readonly path: SubmissionPath;
  readonly details: SubmissionDetails;
  readonly links: OverviewLinks;
  /** Stands between the head and what it is the head of. Nothing, where there is nothing to choose. */
  readonly tabs: ReactNode;
  /** What can be done about the whole collection, by features that know how. */
  readonly acts?: ReactNode;
  /** How the collection is kept whatever the retention policy says. */
  readonly hold?: ReactNode;
  /** How an import that failed is tried again. */
  readonly retry?: ReactNode;
  readonly highlightsRevision: boolean;
  readonly now: Date;
}

/** A data collection: what was asked for, what came of it, and how far it can be relied on. */
export function SubmissionOverview({
  path,
  details,
  links,
  tabs,
  acts,
  hold,
  retry,
  highlightsRevision,
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
        namesRevision={highlightsRevision}
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
                flashes={highlightsRevision}
                mayDownload={may.download}
                record={record}
                revisions={workbooks}
                selection={selection}
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
  /** Absent until there are books to say something about. */
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
