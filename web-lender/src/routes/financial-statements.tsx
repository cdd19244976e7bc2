import { useQuery } from "@tanstack/react-query";
import { languageOf } from "@tieout/core/language";
import { comparedColumn } from "@tieout/core/spread/adjusted-view";
import { placedNodes } from "@tieout/core/spread/spread-tree";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import type { NodeRef } from "@tieout/core/statement/layout";
import { Skeleton, useSkeleton } from "@tieout/ui-kit";
import { type ReactNode, useEffect, useState } from "react";
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
import { type StatementView, useAdjustedCells, useStatement } from "../spread/use-statement.ts";
import {
  type OpenedPlace,
  placeOfAccount,
  readPlace,
  readSought,
  readVersion,
  readView,
  seekAccount,
  writeAddress,
} from "./financial-statements-address.ts";

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
  const [openedHere, setOpenedHere] = useState(false);
  const [showsHistory, setShowsHistory] = useState(false);
  const [pointedLineId, setPointedLineId] = useState<string>();
  const [adjusting, setAdjusting] = useState<AdjustmentDialog>();
  const view = readView(address);
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

  const latest = lastColumn(shown);
  /** With its panel, on the statement where it stands now. */
  const openLine = (node: NodeRef, lineItemId: string) => {
    const reportingPeriodId = place?.reportingPeriodId ?? latest;
    if (reportingPeriodId === undefined) return;
    const type = placedNodes(session.spread).get(node)?.type ?? view.financialStatementType;
    const there = { ...view, financialStatementType: type };
    setOpenedHere(true);
    setAddress(writeAddress(there, { lineItemId, reportingPeriodId }));
  };

  // An account is on the balance sheet, else the income statement.
  useEffect(() => {
    const sought = readSought(address);
    if (!sought) return;
    const found = placeOfAccount(shown, sought);
    if (found || shown.financialStatementType === "IncomeStatement") {
      setAddress(writeAddress(readView(address), found), { replace: true });
      return;
    }
    const next = seekAccount(sought);
    next.set("type", "IncomeStatement");
    setAddress(next, { replace: true });
  }, [address, shown, setAddress]);

  const line = place && shown.lineItems.find(({ id }) => id === place.lineItemId);
  const { books } = editor;
  const { spread } = session;
  const adjusted = useAdjustedCells(books, spread, view);
  const language = languageOf(locale);
  const detail =
    place &&
    lineDetailAt(
      { books, spread, view, viewed, language },
      place.lineItemId,
      place.reportingPeriodId,
    );
  const isOpen = line !== undefined && detail !== undefined && place !== undefined;
  const workbooks = (
    <WorkbookRevisions
      generating={generating}
      hrefOf={(number) => `${overviewHref}?highlightrevision=${number}`}
      isDocked={!isOpen}
    />
  );
  return (
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
      onOpen={goTo}
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
            depth={place}
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
            onDepthChange={({ accountId, month }) =>
              goTo({
                lineItemId: place.lineItemId,
                reportingPeriodId: place.reportingPeriodId,
                ...(accountId && { accountId }),
                ...(month && { month }),
              })
            }
            record={record}
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
}

function lastColumn({ data, reportingPeriodSortOrder }: FinancialStatement): string | undefined {
  const columns = data[0]?.columnHeaders ?? [];
  const latest = reportingPeriodSortOrder === "NewestFirst" ? columns[0] : columns.at(-1);
  return latest?.reportingPeriodId;
}
