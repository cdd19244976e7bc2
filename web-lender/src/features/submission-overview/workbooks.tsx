import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Grow,
  IconButton,
  Inline,
  Link,
  Spinner,
  Text,
} from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { ChevronDown, ChevronRight, Download } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink } from "wouter";
import {
  type FinancialRecordPath,
  isUnderWay,
  type SubmissionPath,
  submissionDetails,
  type WorkbookRevision,
  workbookAddress,
  workbookStatus,
} from "../../api/submission.ts";
import { downloadEach } from "../../files/download.ts";
import type { Selection } from "../../files/use-selection.ts";
import { WorkbookFiles } from "../../files/workbook-files.tsx";
import type { OverviewLinks } from "./data-quality.tsx";
import { RebuildOutcome, RebuildRevision, useRebuild } from "./rebuild-revision.tsx";
import * as styles from "./submission-overview.css.ts";

interface WorkbooksProps {
  readonly submission: SubmissionPath;
  readonly record: FinancialRecordPath;
  readonly revisions: readonly WorkbookRevision[];
  readonly selection: Selection;
  readonly mayDownload: boolean;
  /** The number of the revision to highlight briefly. */
  readonly highlighted: number | undefined;
  /** The version that the statements are at; absent before there are any. */
  readonly statementsVersion: number | undefined;
  readonly links: Pick<OverviewLinks, "statements" | "version">;
}

export function Workbooks({ revisions, highlighted, ...rest }: WorkbooksProps) {
  const { formatMessage } = useIntl();
  const newestFirst = revisions.toSorted((one, other) => other.revisionNumber - one.revisionNumber);

  return (
    <Card
      count={
        revisions.length > 0 && (
          <FormattedMessage id="workbooks.revisions" values={{ count: revisions.length }} />
        )
      }
      inset="none"
      actions={
        revisions.length > 1 && (
          <Text size="small" tone="subtle">
            <FormattedMessage id="workbooks.order" />
          </Text>
        )
      }
      title={formatMessage({ id: "workbooks.title" })}
    >
      {revisions.length === 0 && (
        <EmptyState headingLevel={3} title={formatMessage({ id: "workbooks.none" })} />
      )}
      {newestFirst.map((revision, index) => (
        <Revision
          key={revision.revisionNumber}
          {...rest}
          flashes={revision.revisionNumber === highlighted}
          isLatest={index === 0}
          revision={revision}
        />
      ))}
    </Card>
  );
}

interface RevisionProps {
  readonly submission: SubmissionPath;
  readonly record: FinancialRecordPath;
  readonly revision: WorkbookRevision;
  readonly isLatest: boolean;
  readonly flashes: boolean;
  readonly selection: Selection;
  readonly mayDownload: boolean;
  readonly statementsVersion: number | undefined;
  readonly links: WorkbooksProps["links"];
}

/** The latest is open, and the one that the reader came for. */
function Revision({
  submission,
  record,
  revision: known,
  isLatest,
  flashes,
  selection,
  mayDownload,
  statementsVersion,
  links,
}: RevisionProps) {
  const { formatMessage } = useIntl();
  const { day, time } = useDates();
  const [isOpen, setIsOpen] = useState(isLatest || flashes);
  const filesId = useId();
  const { outcome, proof } = useRevisionStatus(submission, record, known);
  const revision = { ...known, ...(proof && { proof }) };
  const rebuilding = useRebuild(submission, record, revision);
  const { revisionNumber: number, creationTime, requestedBy, workbooks } = revision;
  const ready = workbooks.filter((workbook) => workbook.outcome === "Success");
  const made = `${day(creationTime)}, ${time(creationTime)}`;

  return (
    <section aria-label={formatMessage({ id: "workbooks.revision" }, { number })}>
      <div className={styles.revision({ isLatest, flashes })}>
        {!isLatest && (
          <IconButton
            aria-controls={isOpen ? filesId : undefined}
            aria-expanded={isOpen}
            label={formatMessage({ id: "workbooks.showFiles" }, { number })}
            onClick={() => setIsOpen(!isOpen)}
            size="small"
          >
            {isOpen ? <ChevronDown /> : <ChevronRight />}
          </IconButton>
        )}
        <Text weight={isLatest ? "strong" : "medium"}>
          <FormattedMessage id="workbooks.revision" values={{ number }} />
        </Text>
        {isLatest && (
          <Badge tone="accent">
            <FormattedMessage id="workbooks.latest" />
          </Badge>
        )}
        <Text numeric size="small" tone="subtle">
          {requestedBy ? (
            <FormattedMessage id="workbooks.by" values={{ time: made, name: requestedBy }} />
          ) : (
            made
          )}
        </Text>
        <MadeFrom links={links} revision={revision} statementsVersion={statementsVersion} />
        <Grow />
        <span aria-live="polite">
          {outcome === "Pending" && (
            <Text size="small" tone="muted">
              <Spinner tone="accent" /> <FormattedMessage id="workbooks.generating" />
            </Text>
          )}
        </span>
        <Inline gap="small" justify="end">
          {mayDownload && ready.length > 0 && outcome !== "Pending" && (
            <RebuildRevision rebuilding={rebuilding} revision={revision} />
          )}
          {mayDownload && ready.length > 0 && (
            <Button
              aria-label={formatMessage({ id: "workbooks.downloadRevision" }, { number })}
              icon={<Download aria-hidden />}
              onClick={() => downloadEach(ready.map((each) => workbookAddress(record, each)))}
              size="small"
              variant="ghost"
            >
              <FormattedMessage id="workbooks.download" />
            </Button>
          )}
        </Inline>
      </div>
      <RebuildOutcome rebuilding={rebuilding} revision={revision} />
      {isOpen && (
        <div id={filesId}>
          <WorkbookFiles
            label={formatMessage({ id: "workbooks.showFiles" }, { number })}
            mayDownload={mayDownload}
            record={record}
            selection={selection}
            workbooks={workbooks}
          />
        </div>
      )}
    </section>
  );
}

type MadeFromProps = Pick<RevisionProps, "revision" | "statementsVersion" | "links">;

/** Says whether the statements have changed since, with a link to compare. Empty for workbooks without statements. */
function MadeFrom({ revision, statementsVersion: current, links }: MadeFromProps) {
  const { formatMessage } = useIntl();
  const { spreadVersion: version, workbooks } = revision;
  const hasStatements = workbooks.some(({ variantId }) => variantId === "financial-statements");
  if (current === undefined || !hasStatements) return null;

  return (
    <Text size="small" tone={version < current ? "muted" : "subtle"}>
      <FormattedMessage
        id={version < current ? "workbooks.madeFrom.changed" : "workbooks.madeFrom"}
        values={{ version, current }}
      />
      {version < current && links.statements !== undefined && (
        <>
          {" "}
          <Link asChild>
            <RouterLink
              aria-label={formatMessage({ id: "rebuild.version" }, { version })}
              href={links.version(version)}
            >
              {formatMessage({ id: "rebuild.versions" })}
            </RouterLink>
          </Link>
        </>
      )}
    </Text>
  );
}

/** Polled every two seconds while it's under way; then the collection is refetched for its files (S-T22). */
export function useRevisionStatus(
  { workspaceId, submissionId }: SubmissionPath,
  record: FinancialRecordPath,
  known: WorkbookRevision,
): Pick<WorkbookRevision, "outcome" | "proof"> {
  const queryClient = useQueryClient();
  const wasUnderWay = isUnderWay(known);
  const { data: heard } = useQuery({
    ...workbookStatus(record, known.revisionNumber),
    enabled: wasUnderWay,
  });
  const status = wasUnderWay ? (heard ?? known) : known;
  const isOver = wasUnderWay && !isUnderWay(status);

  useEffect(() => {
    if (!isOver) return;
    queryClient.invalidateQueries(submissionDetails({ workspaceId, submissionId }));
  }, [isOver, queryClient, workspaceId, submissionId]);

  return status;
}
