import { useQuery } from "@tanstack/react-query";
import type { Day } from "@tieout/core/calendar/day";
import { adjustingLines } from "@tieout/core/spread/adjusted-ledger";
import { comparedColumn } from "@tieout/core/spread/adjusted-view";
import type { Adjustment } from "@tieout/core/spread/adjustment";
import { standardSpread } from "@tieout/core/spread/spread";
import { placedNodes } from "@tieout/core/spread/spread-tree";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import type { PresentedLineItem } from "@tieout/core/statement/presentation";
import type { AccountingPackage } from "@tieout/web-portal/packages";
import { type ReactNode, useMemo } from "react";
import {
  type FinancialRecordPath,
  type SubmissionPath,
  submissionDetails,
} from "../api/submission.ts";
import { EntriesBehind } from "../features/adjustments/entries-behind.tsx";
import { DrillDownPage } from "../features/statement-drill-down/drill-down-page.tsx";
import type { DrillPlace } from "../features/statement-drill-down/use-drill-walk.ts";
import { usePackageName } from "../messages/use-package-name.ts";
import type { LineDetail } from "../spread/line-detail.ts";
import { useEditorState } from "../spread/open-editor.ts";
import type { SpreadEditor } from "../spread/spread-editor.ts";
import type { StatementView } from "../spread/use-statement.ts";

interface DrillDownProps {
  readonly editor: SpreadEditor;
  readonly record: FinancialRecordPath;
  readonly submission: SubmissionPath;
  readonly statement: FinancialStatement;
  readonly view: StatementView;
  readonly line: PresentedLineItem;
  readonly detail: LineDetail;
  readonly place: DrillPlace;
  readonly tabs: ReactNode;
  readonly takesFocus: boolean;
  readonly onChangeAdjustment: (adjustment: Adjustment) => void;
  readonly onPlaceChange: (place: DrillPlace, isStep: boolean) => void;
  readonly onClose: () => void;
}

/** What is behind a figure: its accounts as they stand in the spread, the books' lines, and what adjustments post. */
export function DrillDown({
  editor,
  submission,
  view,
  onChangeAdjustment,
  ...page
}: DrillDownProps) {
  const packageName = usePackageName();
  const { data } = useQuery(submissionDetails(submission));
  const { spread } = useEditorState(editor).session;
  const { ledgers, datasourceNameId } = editor.books;
  const { statement, line, detail } = page;
  const ledger = ledgers[statement.basis];
  const accounts = useMemo(
    () => new Map((ledger?.accounts ?? []).map((account) => [account.id, account])),
    [ledger],
  );
  const { part } = comparedColumn(detail.column.reportingPeriodId);
  const isAdjusted = view.figures !== undefined && part !== "Reported";

  return (
    <DrillDownPage
      {...page}
      accountName={(accountId) => {
        const { number, name = accountId } = accounts.get(accountId) ?? {};
        return { name, ...(number && { number }) };
      }}
      adjustingIn={(accountId, from, to) =>
        isAdjusted && ledger
          ? // Core made them.
            adjustingLines(ledger, spread, { accountId, from: from as Day, to: to as Day })
          : []
      }
      adjustmentEntry={(adjustmentId) => (
        <EntriesBehind
          adjustmentIds={[adjustmentId]}
          editor={editor}
          onChange={onChangeAdjustment}
          submission={submission}
        />
      )}
      hasEntries={data?.collected?.hasEntries ?? true}
      isAnonymized={data?.request.anonymizeCustomersAndVendors ?? false}
      movedHere={movedTo(editor, line, detail)}
      // The contract lists the same packages.
      source={packageName(datasourceNameId as AccountingPackage)}
    />
  );
}

/** The accounts of a section that stand in another one by the standard layout, by their captions. */
function movedTo(
  editor: SpreadEditor,
  { lineItemType, sectionId }: PresentedLineItem,
  { accounts }: LineDetail,
): readonly string[] | undefined {
  if (lineItemType !== "SectionFooter") return undefined;
  const { ledgers, bases } = editor.books;
  const ledger = bases[0] && ledgers[bases[0]];
  if (!ledger) return undefined;
  const standard = placedNodes(standardSpread(ledger.accounts));
  return accounts
    .filter(({ accountId }) => {
      const usual = standard.get(`account/${accountId}`);
      return usual && !usual.ancestors.some(({ id }) => id === sectionId);
    })
    .map(({ caption }) => caption);
}
