import { useState } from "react";
import { vi } from "vitest";
import type { JournalEntry, JournalLines } from "../api/journal-lines.ts";
import { DrillDownPage } from "../features/statement-drill-down/drill-down-page.tsx";
import type { DrillPlace } from "../features/statement-drill-down/use-drill-walk.ts";
import { inventoryDetail } from "./a-line-detail.ts";
import { aStatement } from "./a-statement.ts";
import { financialRecordId, workspaceId } from "./a-submission.ts";
import { bff, server } from "./bff.ts";
import { render } from "./render.tsx";
import { tidewaterBalanceSheet } from "./tidewater.ts";

const statement = aStatement(tidewaterBalanceSheet);
const names = new Map([
  ["1320", "Engines and outdrives"],
  ["6420", "Freight in"],
  ["6410", "Customs and duty"],
  ["2010", "Trade accounts payable"],
]);

type Over = Partial<Parameters<typeof DrillDownPage>[0]>;

/** The drill-down of Tidewater's inventory, opened at that place. */
export function showDrillDown(place: DrillPlace, over: Over = {}) {
  const places: unknown[][] = [];
  const onClose = vi.fn();
  const onChange = ({ accountId, month, entry }: DrillPlace, isStep: boolean) =>
    places.push([accountId, month, entry, isStep]);
  return { ...render(<Opened {...{ place, over, onChange, onClose }} />), places, onClose };
}

interface OpenedProps {
  readonly place: DrillPlace;
  readonly over: Over;
  readonly onChange: (place: DrillPlace, isStep: boolean) => void;
  readonly onClose: () => void;
}

function Opened({ place: first, over, onChange, onClose }: OpenedProps) {
  const [place, setPlace] = useState(first);
  const [line] = statement.lineItems.slice(15);
  if (!line) return null;
  return (
    <DrillDownPage
      accountName={(id) => ({ number: id, name: names.get(id) ?? id })}
      adjustingIn={() => []}
      adjustmentEntry={(id) => <p>The entry {id}</p>}
      detail={inventoryDetail()}
      hasEntries
      isAnonymized={false}
      line={line}
      movedHere={[]}
      onClose={onClose}
      onPlaceChange={(next, isStep) => {
        onChange(next, isStep);
        setPlace(next);
      }}
      place={place}
      record={{ workspaceId, financialRecordId }}
      source="QuickBooks Online"
      statement={statement}
      tabs={<nav aria-label="Collection" />}
      takesFocus
      {...over}
    />
  );
}

/** `found` answers a search in the month's lines. */
export function theBooksSay(
  lines: JournalLines,
  entry: JournalEntry,
  found: (query: URLSearchParams) => JournalLines = () => lines,
) {
  const ledger = "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}/ledger";
  server.use(
    bff.get(`${ledger}/accounts/{accountId}/lines`, ({ query, response, request }) => {
      const { searchParams } = new URL(request.url);
      return response(200).json(query.get("find") === null ? lines : found(searchParams));
    }),
    bff.get(`${ledger}/entries/{transactionId}`, ({ response }) => response(200).json(entry)),
  );
}
