import { useQueryClient } from "@tanstack/react-query";
import { isProved, type ProofOutcome, worstOutcome } from "@tieout/core/workbook/rebuilt";
import { Box, Button, CheckList, Inline, StatusIcon, Text, VisuallyHidden } from "@tieout/ui-kit";
import { answerOf } from "@tieout/web-portal/answer";
import { useDates } from "@tieout/web-portal/dates";
import { GitCompareArrows } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { client } from "../../api/client.ts";
import {
  type FinancialRecordPath,
  type SubmissionPath,
  submissionDetails,
  type WorkbookProof,
  type WorkbookRevision,
  workbookStatus,
} from "../../api/submission.ts";

/** Rebuilds a revision's files to compare them with the kept ones. */
export function useRebuild(
  submission: SubmissionPath,
  record: FinancialRecordPath,
  { revisionNumber: revision }: WorkbookRevision,
) {
  const queryClient = useQueryClient();
  return useAction({
    call: () =>
      answerOf(
        client.POST(
          "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/workbooks/revisions/{revision}/prove",
          {
            params: { path: { ...record, revision } },
            headers: { "Idempotency-Key": crypto.randomUUID() },
          },
        ),
      ),
    changes: [submissionDetails(submission).queryKey],
    onDone: (status) => {
      // Replaces the result of an earlier rebuild.
      queryClient.setQueryData(workbookStatus(record, revision).queryKey, status);
    },
  });
}

interface RebuildRevisionProps {
  readonly revision: WorkbookRevision;
  readonly rebuilding: ReturnType<typeof useRebuild>;
}

export function RebuildRevision({ revision, rebuilding }: RebuildRevisionProps) {
  const { formatMessage } = useIntl();
  const { revisionNumber: number } = revision;
  const isBusy = rebuilding.isPending || isRebuilt(revision);
  return (
    <Button
      aria-label={formatMessage({ id: isBusy ? "rebuild.busyOn" : "rebuild.actionOn" }, { number })}
      busy={isBusy}
      busyLabel={formatMessage({ id: "rebuild.busy" })}
      icon={<GitCompareArrows aria-hidden />}
      onClick={() => void rebuilding.run()}
      size="small"
      variant="ghost"
    >
      {formatMessage({ id: "rebuild.action" })}
    </Button>
  );
}

const isRebuilt = ({ proof }: WorkbookRevision) =>
  proof !== undefined && proof.finishedTime === undefined;

/** The last rebuild's result, and why another one couldn't start. */
export function RebuildOutcome({ revision, rebuilding }: RebuildRevisionProps) {
  const { proof } = revision;
  const isDone = proof?.finishedTime !== undefined;
  return (
    <div aria-live="polite">
      {isRebuilt(revision) && (
        <VisuallyHidden>
          <FormattedMessage id="rebuild.busy" />
        </VisuallyHidden>
      )}
      {rebuilding.failure !== undefined && (
        <Box paddingBlock="small" paddingInline="large">
          <Text as="p" size="small" tone="danger">
            {rebuilding.failure}
          </Text>
        </Box>
      )}
      {isDone && <Compared proof={proof} workbooks={revision.workbooks} />}
    </div>
  );
}

interface ComparedProps {
  readonly proof: WorkbookProof;
  readonly workbooks: WorkbookRevision["workbooks"];
}

function Compared({ proof, workbooks }: ComparedProps) {
  const { formatMessage } = useIntl();
  const { day, time } = useDates();
  const { finishedTime = "", requestedBy, files = [], inputs } = proof;
  const worst = worstOutcome(files.map(({ outcome }) => outcome));
  const at = `${day(finishedTime)}, ${time(finishedTime)}`;

  return (
    <>
      <Box paddingBlock="small" paddingInline="large">
        <Inline align="baseline" gap="small">
          <StatusIcon tone={toneOf(worst)} />
          <Text as="p" size="small">
            {requestedBy === undefined ? (
              <FormattedMessage id="rebuild.done" values={{ time: at }} />
            ) : (
              <FormattedMessage id="rebuild.doneBy" values={{ time: at, name: requestedBy }} />
            )}{" "}
            {worst === "identical" && (
              <FormattedMessage id="rebuild.all" values={{ count: files.length }} />
            )}{" "}
            {inputs === "changed" && <FormattedMessage id="rebuild.inputs" />}
          </Text>
        </Inline>
      </Box>
      {worst !== "identical" && (
        <CheckList
          items={files.map(({ variantId, basis, outcome }) => ({
            id: `${variantId} ${basis}`,
            tone: toneOf(outcome),
            status: formatMessage({ id: `rebuild.status.${toneOf(outcome)}` }),
            name: workbooks.find((one) => one.variantId === variantId && one.basis === basis)
              ?.filename,
            detail: formatMessage({ id: `rebuild.outcome.${outcome}` }),
          }))}
          label={formatMessage({ id: "rebuild.files" })}
        />
      )}
    </>
  );
}

function toneOf(outcome: ProofOutcome): "success" | "warning" | "danger" {
  if (isProved(outcome)) return "success";
  return outcome === "not-comparable" || outcome === "failed" ? "warning" : "danger";
}
