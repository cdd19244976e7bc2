import { useQuery } from "@tanstack/react-query";
import { languageOf } from "@tieout/core/language";
import { comparedColumn } from "@tieout/core/spread/adjusted-view";
import { placedNodes } from "@tieout/core/spread/spread-tree";
import type { NodeRef } from "@tieout/core/statement/layout";
import { Skeleton, useMedia, useSkeleton } from "@tieout/ui-kit";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import type { FinancialRecordPath, SubmissionPath } from "../api/submission.ts";
import {
  AdjustmentActions,
  type AdjustmentDialog,
  AdjustmentDialogs,
} from "../features/adjustments/adjustments.tsx";
import { EntriesBehind } from "../features/adjustments/entries-behind.tsx";
import { BelowTheTabs } from "../features/edit-statement/below-the-tabs.tsx";
import { EditStatement } from "../features/edit-statement/edit-statement.tsx";
import { VersionHistory } from "../features/edit-statement/version-history.tsx";
import { LineHistory } from "../features/statement-drill-down/line-history.tsx";
import { StatementDrillDown } from "../features/statement-drill-down/statement-drill-down.tsx";
import { Templates, useTemplates } from "../features/templates/templates.tsx";
import { GenerateWorkbooks } from "../features/workbook-revisions/generate-workbooks.tsx";
import { useGenerating } from "../features/workbook-revisions/use-generating.ts";
import { WorkbookRevisions } from "../features/workbook-revisions/workbook-revisions.tsx";
import { LoadFailure } from "../loading/load-failure.tsx";
import { AllMessages } from "../messages/messages-provider.tsx";
import { lineDetailAt } from "../spread/line-detail-at.ts";
import { spreadEditor, useEditorState } from "../spread/open-editor.ts";
import { isFault, StatementsFault } from "../spread/reset-to-default.tsx";
import type { SpreadEditor } from "../spread/spread-editor.ts";
import {
  filledView,
  type StatementView,
  useAdjustedCells,
  useStatement,
} from "../spread/use-statement.ts";
import {
  cellOf,
  latestColumn,
  type OpenedPlace,
  readPlace,
  readVersion,
  readView,
  writeAddress,
} from "./financial-statements-address.ts";
import * as styles from "./statement-page.css.ts";
import { useSoughtAccount } from "./use-sought-account.ts";

// Lazy, so that statements don't wait for what is behind their figures.
const DrillDown = lazy(async () => ({ default: (await import("./drill-down.tsx")).DrillDown }));

interface FinancialStatementsProps {
  /** The record's; its documents may be evidence for adjustments. */
  readonly submission: SubmissionPath;
  readonly record: FinancialRecordPath;
  readonly overviewHref: string;
  readonly tabs: ReactNode;
}

export function FinancialStatements(props: FinancialStatementsProps) {
  const { record, tabs } = props;
  const { formatMessage } = useIntl();
  const { data: editor, error, isPending, refetch } = useQuery(spreadEditor(record));
  const showsSkeleton = useSkeleton(isPending);

  if (editor) {
    return (
      <AllMessages part="editor">
        <OpenStatements {...props} editor={editor} />
      </AllMessages>
    );
  }
  return (
    <BelowTheTabs tabs={tabs}>
      {isFault(error) ? (
        <StatementsFault error={error} onTryAgain={() => refetch()} path={record} />
      ) : error ? (
        <LoadFailure
          error={error}
          isPage
          onTryAgain={() => refetch()}
          takesFocus
          title={formatMessage({ id: "statement.failed" })}
        />
      ) : (
        showsSkeleton && <Skeleton count={12} label={formatMessage({ id: "statement.loading" })} />
      )}
    </BelowTheTabs>
  );
}

interface OpenStatementsProps extends FinancialStatementsProps {
  readonly editor: SpreadEditor;
}

/** The address holds the view and the opened place. */
function OpenStatements({ submission, record, overviewHref, editor, tabs }: OpenStatementsProps) {
  const { locale } = useIntl();
  const [address, setAddress] = useSearchParams();
  const isPhone = useMedia("(width < 640px)");
  const [openedHere, setOpenedHere] = useState(false);
  const [showsHistory, setShowsHistory] = useState(false);
  const [pointedLineId, setPointedLineId] = useState<string>();
  const [adjusting, setAdjusting] = useState<AdjustmentDialog>();
  const view = filledView(editor.books, readView(address));
  const place = readPlace(address);
  const comparedVersion = readVersion(address);
  const { session } = useEditorState(editor);
  const viewed = useStatement(editor.books, session.spread, view);
  const { shown } = viewed;
  const generating = useGenerating({ submission, record, editor });
  const templates = useTemplates(editor);

  const goTo = (next: OpenedPlace | undefined) => {
    setPointedLineId(undefined);
    setOpenedHere(true);
    setAddress(writeAddress(view, next));
  };
  const showView = (next: StatementView) => {
    const keepsCells =
      next.financialStatementType === view.financialStatementType &&
      next.reportingPeriod === view.reportingPeriod &&
      next.figures === view.figures;
    setAddress(writeAddress(next, keepsCells ? place : undefined), { replace: true });
  };

  const latest = latestColumn(shown);
  /** With its panel, on the statement where it stands now. */
  const openLine = (node: NodeRef, lineItemId: string) => {
    const reportingPeriodId = place?.reportingPeriodId ?? latest;
    if (reportingPeriodId === undefined) return;
    const type = placedNodes(session.spread).get(node)?.type ?? view.financialStatementType;
    const there = { ...view, financialStatementType: type };
    setOpenedHere(true);
    setAddress(writeAddress(there, { lineItemId, reportingPeriodId }));
  };

  useSoughtAccount(shown);

  const line = place && shown.lineItems.find(({ id }) => id === place.lineItemId);
  const { books } = editor;
  const { spread } = session;
  const adjusted = useAdjustedCells(books, spread, view);
  const language = languageOf(locale);
  const detailAt = ({ lineItemId, reportingPeriodId }: OpenedPlace) =>
    lineDetailAt({ books, spread, view, viewed, language }, lineItemId, reportingPeriodId);
  const detail = place && detailAt(place);
  const isOpen = line !== undefined && detail !== undefined && place !== undefined;
  const isDrilling = isOpen && detail.accounts.some((one) => one.accountId === place.accountId);
  const drillInto = (cell: OpenedPlace, accountId = detailAt(cell)?.accounts[0]?.accountId) => {
    if (accountId !== undefined) goTo({ ...cellOf(cell), accountId });
  };
  const workbooks = (
    <WorkbookRevisions
      generating={generating}
      hrefOf={(number) => `${overviewHref}?highlightrevision=${number}`}
      isDocked={!isOpen}
    />
  );
  const page = (
    <EditStatement
      actions={(saving) => (
        <>
          <AdjustmentActions editor={editor} onDialog={setAdjusting} />
          <AdjustmentDialogs
            dialog={adjusting}
            editor={editor}
            onDialog={setAdjusting}
            submission={submission}
            view={view}
          />
          <Templates
            columnId={detail && place?.reportingPeriodId}
            editor={editor}
            record={record}
            shown={shown}
            templates={templates}
          />
          {comparedVersion !== undefined && (
            <VersionHistory
              editor={editor}
              onClose={() => setAddress(writeAddress(view, place), { replace: true })}
              openedAtFirst={comparedVersion}
              record={record}
              saving={saving}
              shown={shown}
            />
          )}
          <GenerateWorkbooks
            generating={generating}
            saving={saving}
            type={view.financialStatementType}
          />
        </>
      )}
      adjusted={adjusted}
      editor={editor}
      onGoToAccount={(accountId) => openLine(`account/${accountId}`, `account/${accountId}`)}
      onHistory={({ node, sectionId, lineItemType, id }) => {
        setShowsHistory(true);
        // A header has no figures to open.
        openLine(node, lineItemType === "SectionHeader" ? `${sectionId}/footer` : id);
      }}
      onDrill={(cell) => drillInto(cell)}
      onOpen={(next) => {
        // Once more on the same figure goes deeper.
        const isSame =
          isOpen &&
          next.lineItemId === place.lineItemId &&
          next.reportingPeriodId === place.reportingPeriodId;
        if (isSame) drillInto(next);
        else goTo(next);
      }}
      onReclassify={({ detailAccountReference }) => {
        const accountId = detailAccountReference?.accountId;
        setAdjusting({ kind: "new", ...(accountId !== undefined && { accountId }) });
      }}
      onSaveAsTemplate={() => templates.open("save")}
      onViewChange={showView}
      opened={detail && place}
      pointedLineId={pointedLineId}
      panel={
        isOpen ? (
          <StatementDrillDown
            detail={detail}
            foot={workbooks}
            history={
              <>
                <EntriesBehind
                  adjustmentIds={
                    adjusted
                      .get(place.lineItemId)
                      ?.get(comparedColumn(place.reportingPeriodId).periodId) ?? []
                  }
                  editor={editor}
                  onChange={(adjustment) => setAdjusting({ kind: "change", adjustment })}
                  submission={submission}
                />
                <LineHistory
                  editor={editor}
                  isOpen={showsHistory}
                  key={line.node}
                  node={line.node}
                  onToggle={() => setShowsHistory(!showsHistory)}
                  record={record}
                />
              </>
            }
            line={line}
            onClose={() => goTo(undefined)}
            onGoTo={(lineItemId) =>
              goTo({ lineItemId, reportingPeriodId: place.reportingPeriodId })
            }
            onPoint={setPointedLineId}
            isDrilling={isDrilling}
            onDrill={(accountId) => drillInto(place, accountId)}
            statement={shown}
            takesFocus={openedHere}
          />
        ) : (
          workbooks
        )
      }
      record={record}
      tabs={tabs}
      view={view}
      viewed={viewed}
    />
  );
  const drillDown = isDrilling && place.accountId !== undefined && (
    <Suspense>
      <DrillDown
        {...{ editor, record, submission, tabs, line, detail, view, statement: shown }}
        key={`${place.lineItemId} ${place.reportingPeriodId}`}
        onChangeAdjustment={(adjustment) => setAdjusting({ kind: "change", adjustment })}
        // A phone's panel would cover the statement that the way back names.
        onClose={() => goTo(isPhone ? undefined : cellOf(place))}
        onPlaceChange={(next, isStep) => {
          setOpenedHere(true);
          setAddress(writeAddress(view, { ...cellOf(place), ...next }), { replace: !isStep });
        }}
        place={{ ...place, accountId: place.accountId }}
        takesFocus={openedHere}
      />
    </Suspense>
  );
  return (
    <div className={styles.stage}>
      <div className={styles.statement({ isCovered: isDrilling })} inert={isDrilling}>
        {page}
      </div>
      {drillDown}
    </div>
  );
}
